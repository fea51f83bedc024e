# Tigris y Éufrates.

tigris-title = Tigris y Éufrates

## Palabras. Los atributos son las formas que necesitan las frases: con artículo, en plural, puntos de su color.

tile-temple = templo
    .a = un templo
    .the = el templo
    .many = templos
    .point = punto rojo
    .points = puntos rojos
tile-farm = granja
    .a = una granja
    .the = la granja
    .many = granjas
    .point = punto azul
    .points = puntos azules
tile-market = mercado
    .a = un mercado
    .the = el mercado
    .many = mercados
    .point = punto verde
    .points = puntos verdes
tile-settlement = asentamiento
    .a = un asentamiento
    .the = el asentamiento
    .many = asentamientos
    .point = punto negro
    .points = puntos negros
leader-priest = sacerdote
    .many = sacerdotes
leader-farmer = granjero
    .many = granjeros
leader-trader = comerciante
    .many = comerciantes
leader-king = rey
    .many = reyes
building-library = biblioteca
    .the = la biblioteca
    .of = de la biblioteca
building-granary = granero
    .the = el granero
    .of = del granero
building-market-hall = lonja
    .the = la lonja
    .of = de la lonja
building-palace = palacio
    .the = el palacio
    .of = del palacio
monument-red-blue = monumento rojo y azul
monument-red-green = monumento rojo y verde
monument-red-black = monumento rojo y negro
monument-blue-green = monumento azul y verde
monument-blue-black = monumento azul y negro
monument-green-black = monumento verde y negro
direction-se = sureste
direction-sw = suroeste
direction-ne = noreste
direction-nw = noroeste
what-building = edificio
what-monument = monumento

## Qué ha pasado

tigris-turn-began = Turno { $turn }: { $seat }.
tigris-passed = { $seat } pasa.
tigris-tile-placed = { $seat } coloca { $tile-a } en { $cell }.
tigris-leader-placed = { $seat } coloca su { $leader-name } en { $cell }.
tigris-leader-moved = { $seat } mueve su { $leader-name } de { $origin } a { $cell }.
tigris-leader-withdrawn = { $seat } retira su { $leader-name } de { $cell }.
tigris-catastrophe-played = { $seat } juega una catástrofe en { $cell }.
tigris-tile-destroyed = { $seat } juega una catástrofe en { $cell } y destruye { $tile-a }.
tigris-tiles-swapped = { $seat } cambia { $number } { $number ->
    [one] loseta
   *[other] losetas
}.
tigris-tiles-drawn = { $seat } roba { $number } { $number ->
    [one] loseta
   *[other] losetas
}.
tigris-points-won = { $seat } gana { $number } { $number ->
    [one] { $tile-point }
   *[other] { $tile-points }
} { $reason ->
    [tile] por la loseta colocada
    [building] más por el edificio
    [revolt] por el conflicto interno
    [war] por el conflicto externo
   *[monument] por los monumentos
}.
tigris-kingdoms-united = La loseta de { $cell } une dos reinos.
tigris-revolt-began = Conflicto interno entre { $leader-many }: { $attacker } ataca con { $attacking }, { $defender } defiende con { $defending }.
tigris-war-began = Conflicto externo entre { $leader-many }: { $attacker } ataca con { $attacking }, { $defender } defiende con { $defending }.
tigris-tiles-added = { $number ->
    [0] { $seat } no añade nada.
    [one] { $seat } añade { $tile-a }.
   *[other] { $seat } añade { $number } { $tile-many }.
}
tigris-conflict-won = { $winner } gana el conflicto con { $winning }; { $loser } tiene { $losing }.
tigris-leader-went-home = { $reason ->
    [beaten] { $seat } pierde y retira su { $leader-name } de { $cell }.
   *[no-temple] { $seat } retira su { $leader-name } de { $cell }: se ha quedado sin templo al lado.
}
tigris-tile-beaten = Sale del tablero { $tile-the } de { $cell }.
tigris-building-placed = { $seat } construye { $building-the } en { $cell }.
tigris-building-moved = { $seat } traslada { $building-the } de { $origin } a { $cell }.
tigris-building-gone = Un monumento ocupa el lugar { $building-of } en { $cell }.
tigris-monument-built = { $seat } construye el { $monument-name } en { $cell }.
tigris-build-declined = { $seat } no construye ningún { $what-name }.
tigris-treasure-taken = { $seat } se lleva el tesoro de { $cell }.
tigris-game-over = { $ending ->
    [treasures] Fin de la partida: quedan como mucho dos tesoros en el tablero.
    [bag] Fin de la partida: en la bolsa ya no hay suficientes losetas para completar la mano.
   *[quiet] Fin de la partida: hace mucho que nadie juega una loseta.
}

## Qué toca ahora

tigris-prompt-action = Elige una acción.
tigris-prompt-attack = Atacas: añade losetas de tu mano, o ninguna.
tigris-prompt-defend = Defiendes: añade losetas de tu mano, o ninguna.
tigris-prompt-war = Elige qué conflicto externo se resuelve ahora.
tigris-prompt-building = Puedes poner el edificio en una loseta de la línea, o renunciar.
tigris-prompt-monument = Puedes construir un monumento, o renunciar.
tigris-prompt-treasure = Elige un tesoro.

## Por qué no

tigris-asked-action = «{ $words }» no toca ahora: elige una de tus acciones.
tigris-asked-attack = «{ $words }» no toca ahora: di cuántas losetas añades a tu ataque, por ejemplo, «add 2».
tigris-asked-defend = «{ $words }» no toca ahora: di cuántas losetas añades a tu defensa, por ejemplo, «add 2».
tigris-asked-war = «{ $words }» no toca ahora: elige qué conflicto externo se resuelve, por ejemplo, «war market».
tigris-asked-building = «{ $words }» no toca ahora: pon el edificio, por ejemplo, «building c6», o renuncia: «decline».
tigris-asked-monument = «{ $words }» no toca ahora: construye un monumento, por ejemplo, «monument red-blue se», o renuncia: «decline».
tigris-asked-treasure = «{ $words }» no toca ahora: elige un tesoro, por ejemplo, «treasure b2».
tigris-cell-has-tile = En { $cell } ya hay una loseta.
tigris-cell-has-monument = En { $cell } hay un monumento.
tigris-cell-has-leader = En { $cell } hay un líder.
tigris-cell-has-catastrophe = Una catástrofe asoló { $cell }: la casilla quedará vacía para siempre.
tigris-leader-is-there = Tu { $leader-name } ya está en { $cell }.
tigris-leader-on-river = La casilla { $cell } es de río; los líderes van en tierra.
tigris-leader-without-temple = Junto a { $cell } no hay ningún templo boca arriba, y un líder lo necesita.
tigris-leader-joins-kingdoms = Un líder en { $cell } uniría dos reinos; eso solo puede hacerlo una loseta.
tigris-leader-not-on-board = Tu { $leader-name } no está en el tablero.
tigris-tile-not-in-hand = No tienes suficientes { $tile-many } en la mano.
tigris-farm-on-land = La casilla { $cell } es de tierra; las granjas van en los ríos.
tigris-tile-on-river = La casilla { $cell } es de río; ahí solo van granjas.
tigris-joins-three-kingdoms = Una loseta en { $cell } uniría tres reinos o más; dos es el máximo.
tigris-no-catastrophe-left = Ya has jugado tus dos catástrofes.
tigris-catastrophe-on-treasure = En { $cell } hay un tesoro; ahí no se puede jugar una catástrofe.
tigris-catastrophe-on-building = En { $cell } hay un edificio; ahí no se puede jugar una catástrofe.
tigris-too-few-to-add = { $number ->
    [0] No tienes { $tile-many } que añadir.
    [one] Solo puedes añadir { $tile-a }.
   *[other] Solo puedes añadir { $number } { $tile-many }.
}
tigris-no-such-war = Ahora no se disputan { $tile-many } en ningún conflicto externo.
tigris-no-line = El edificio no puede ir en { $cell }: necesita una línea lo bastante larga con la loseta recién colocada.
tigris-framed-first = Primero se toman los tesoros de las casillas enmarcadas; el de { $cell } tiene que esperar.
tigris-no-treasure-there = En { $cell } no hay ningún tesoro que puedas llevarte.
tigris-no-square = Al { $direction-name } de la loseta recién colocada no hay ningún cuadrado de cuatro losetas iguales.
tigris-monument-not-free = El { $monument-name } no puede ir aquí: ya está construido o no tiene el color del cuadrado.

## Posiciones imposibles

tigris-no-such-cell = No hay ninguna casilla «{ $cell }»; las casillas van de a1 a p11.
tigris-board-size = El tablero necesita { $rows } filas de { $columns } letras.
tigris-board-letter = «{ $letter }» no puede estar en { $cell }.
tigris-too-many-tiles = Total de { $tile-many } en esta posición: { $number }; en el juego hay { $all }.
tigris-tiles-do-not-add-up = { $number ->
    [one] En la bolsa o entre los descartes debería haber { $tile-a }.
   *[other] En la bolsa o entre los descartes debería haber { $number } { $tile-many }.
}
tigris-monument-needs-square = El { $monument-name } de { $cell } necesita debajo cuatro losetas boca abajo.
tigris-monument-wrong-colour = El { $monument-name } de { $cell } no tiene el color de las losetas que hay debajo.
tigris-turned-tile-without-monument = Cada loseta boca abajo debe estar debajo de un solo monumento.
tigris-treasure-needs-temple = En { $cell } no puede haber un tesoro: necesita un templo en una casilla donde empiezan los tesoros.
tigris-treasures-do-not-add-up = { $number ->
    [one] En esta posición hay un tesoro; este lado del tablero tiene { $all }.
   *[other] En esta posición hay { $number } tesoros; este lado del tablero tiene { $all }.
}
tigris-leader-on-piece = El { $leader-name } no puede estar en { $cell }: ahí ya hay otra cosa.
tigris-building-without-variant = En { $cell } está { $building-the }, pero los edificios son de la variante con edificios.
tigris-building-needs-tile = En { $cell } está { $building-the }, pero debajo hace falta una loseta de su color boca arriba.
tigris-hand-too-large = { $number ->
    [one] { $seat } tiene una loseta en la mano; seis es el máximo.
   *[other] { $seat } tiene { $number } losetas en la mano; seis es el máximo.
}
tigris-catastrophes-do-not-add-up = { $number ->
    [one] En esta posición hay una catástrofe; con tantos jugadores debe haber { $all }.
   *[other] En esta posición hay { $number } catástrofes; con tantos jugadores debe haber { $all }.
}
tigris-two-leaders = El { $leader-name } de { $cell } comparte reino con otro líder de su color, y no luchan entre sí.
tigris-phase-needs-conflict = «conflict» y la fase «{ $phase }» no concuerdan.
tigris-conflict-needs-leaders = Los líderes de este conflicto no se enfrentan.
tigris-revolt-attacker = En un conflicto interno ataca quien tiene el turno.
tigris-war-attacker = En un conflicto externo ataca quien tiene el turno o, si no participa, el primero de los dos que le siga.
tigris-stray-unification-tile = La loseta de unificación está sobre la loseta recién colocada, y solo mientras se resuelven conflictos externos.
tigris-phase-needs-placed = La fase «{ $phase }» necesita la casilla de la loseta recién colocada.
tigris-action-is-finished = «placed» pertenece a una acción que no ha terminado.
tigris-placed-needs-tile = En { $cell } no hay ninguna loseta.
tigris-over-needs-ending = Una partida terminada, y solo ella, necesita decir cómo terminó: { $known }.
tigris-treasures-wait = { $seat } tiene que llevarse tesoros antes de la próxima acción.
tigris-nothing-to-decide = En la fase «{ $phase }» no hay nada que decidir.

## La página

tigris-cancel = Cancelar
tigris-action-left = { $number ->
    [one] última acción
   *[other] quedan { $number } acciones
}
tigris-catastrophes-left = { $number ->
    [one] una catástrofe
   *[other] { $number } catástrofes
}
tigris-treasures-won = { $number ->
    [one] un tesoro
   *[other] { $number } tesoros
}
tigris-monuments = Monumentos
tigris-monument-free = { $monument-name }, sin construir
tigris-monument-stands = { $monument-name }, en { $cell }
tigris-treasures-left = tesoros, fin con 2
tigris-bag-left = losetas en la bolsa
tigris-hand = Tus losetas · solo las ves tú
tigris-hand-of = Losetas de { $of }
tigris-leaders = Líderes
tigris-catastrophes = Catástrofes
tigris-points = Puntos: cuenta el más débil
tigris-at-home = en casa
tigris-sphere = { $tile-points }: { $number }
tigris-treasures = tesoros: { $number }
tigris-choose = Elige una loseta, un líder o una catástrofe y, después, una casilla.
tigris-choose-place = { $piece ->
    [tile] Elige una casilla para { $tile-the }.
    [leader] Elige una casilla para el { $leader-name }.
   *[catastrophe] Elige dónde se juega la catástrofe.
}
tigris-choose-swap = Elige las losetas que quieres cambiar por otras nuevas.
tigris-choose-square = Elige el cuadrado para el { $monument-name }.
tigris-do-tile = Colocar { $tile-the } en { $cell }
tigris-do-leader = Colocar el { $leader-name } en { $cell }
tigris-do-catastrophe = Jugar la catástrofe en { $cell }
tigris-do-building = Construir en { $cell }
tigris-do-treasure = Llevarse el tesoro de { $cell }
tigris-do-monument = Construir el { $monument-name }
tigris-do-swap = { $number ->
    [0] Cambiar losetas
    [one] Cambiar una loseta
   *[other] Cambiar { $number } losetas
}
tigris-do-swap-tiles = Cambiar { $tiles }
tigris-so-many-tiles = { $number ->
    [1] { $tile-a }
    [2] dos { $tile-many }
    [3] tres { $tile-many }
    [4] cuatro { $tile-many }
    [5] cinco { $tile-many }
   *[other] { $number } { $tile-many }
}
tigris-do-pass = Pasar
tigris-do-withdraw = Retirar el { $leader-name }
tigris-do-decline = No construir
tigris-do-war = Conflicto externo: { $tile-many }
tigris-do-add = { $number ->
    [0] No añadir nada
    [one] Añadir { $tile-a }
   *[other] Añadir { $number } { $tile-many }
}
tigris-war-heading = Conflicto externo: { $tile-many }
tigris-revolt-heading = Conflicto interno entre { $leader-many }
tigris-attacks = ataca
tigris-defends = defiende y gana los empates
tigris-of-held = { $number } de { $held }
tigris-one-more = Una más
tigris-one-less = Una menos
tigris-defender-adds = { $defender } añade
tigris-then = Entonces
tigris-you-win = Ganas.
tigris-you-lose = Pierdes.
tigris-range = de { $least } a { $most }
tigris-or-more = { $number } o más
tigris-any = cualquier número
tigris-added-already = { $number ->
    [0] { $attacker } no ha añadido nada.
    [one] { $attacker } ha añadido { $tile-a }.
   *[other] { $attacker } ha añadido { $number } { $tile-many }.
}
tigris-reason-tile = Losetas
tigris-reason-building = Edificios
tigris-reason-revolt = Conflictos internos
tigris-reason-war = Conflictos externos
tigris-reason-monument = Monumentos
tigris-treasure = Tesoros
tigris-letter-temple = T
tigris-letter-farm = G
tigris-letter-market = M
tigris-letter-settlement = A
tigris-here-tile = { $tile-name }
tigris-here-leader = { $leader-name } de { $seat }, fuerza { $number }
tigris-here-treasure = con un tesoro
tigris-here-catastrophe = catástrofe
tigris-here-monument = monumento
tigris-here-building = { $building-name }
tigris-here-river = río
tigris-here-land = tierra
