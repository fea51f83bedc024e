# Babylon.

babylon-title = Babylon

## Palabras. Los atributos son las formas que necesitan las frases. Losetas, decoraciones, columnas y esquinas son femeninas.

material-clay = loseta de arcilla
    .the = la loseta de arcilla
material-granite = loseta de granito
    .the = la loseta de granito
material-basalt = loseta de basalto
    .the = la loseta de basalto
material-start = loseta inicial
    .the = la loseta inicial
decoration-stairs = escalera
    .one = una escalera
    .none = ninguna escalera
decoration-fountain = fuente
    .one = una fuente
    .none = ninguna fuente
decoration-footbridge = pasarela
    .one = una pasarela
    .none = ninguna pasarela
decoration-statue = estatua
    .one = una estatua
    .none = ninguna estatua
column-single = columna simple
    .a = una columna simple
column-double = columna doble
    .a = una columna doble
corner-nw = noroeste
corner-ne = noreste
corner-se = sureste
corner-sw = suroeste
category-statues = estatuas
    .the = las estatuas
category-fountains = fuentes
    .the = las fuentes
category-footbridges = pasarelas
    .the = las pasarelas
category-stairs = escaleras
    .the = las escaleras
category-variety = variedad
    .the = la variedad
category-flowers = flores
    .the = las flores
category-lookouts = miradores
    .the = los miradores
category-height = altura
    .the = la altura
effect-plus-one-single = cada jugador toma una columna simple al empezar su turno
effect-plus-one-double = cada jugador toma una columna doble al empezar su turno
effect-change-one-symbol = un símbolo de una loseta colocada en el turno puede contar como otro
effect-blank-to-any-symbol = una casilla sin símbolo de una loseta colocada en el turno puede contar como cualquier símbolo
effect-flower-match-gives-two = una flor que coincide da dos columnas
effect-mine-one-less = la extracción da una columna menos
effect-none = nada especial

## Qué ha pasado

babylon-turn-began = Turno { $turn }: { $seat }.
babylon-round-began = Ronda { $number }: { $effect-name }.
babylon-clay-removed = { $seat } retira la loseta de arcilla { $terrace } de { $stack }.
babylon-tile-mined = { $columns ->
    [0] { $seat } extrae { $material-the } { $terrace } de { $stack } y no recibe ninguna columna.
    [one] { $seat } extrae { $material-the } { $terrace } de { $stack } y recibe una columna.
   *[other] { $seat } extrae { $material-the } { $terrace } de { $stack } y recibe { $columns } columnas.
}
babylon-tile-uncovered = En { $stack } aparece { $material-the } { $terrace }.
babylon-columns-taken = { $number ->
    [0] { $seat } tomaría { $column-a }, pero no queda ninguna.
   *[other] { $seat } toma { $column-a }.
}
babylon-tile-placed = { $seat } coloca { $material-the } { $terrace } en { $cell }, nivel { $level }.
babylon-lookout-built = { $seat } construye un mirador en { $cell }, nivel { $level }.
babylon-statue-used = La estatua de { $seat } en { $cell } pasa a ser una columna.
babylon-decoration-built = { $seat } construye { $decoration-one } en { $cells }, nivel { $level }.
babylon-symbol-changed = { $seat } hace que { $cell } cuente como { $decoration-name }.
babylon-points-changed = { $points ->
    [one] { $seat } tiene ahora un punto por { $category-the }.
   *[other] { $seat } tiene ahora { $points } puntos por { $category-the }.
}
babylon-tile-stored = { $seat } guarda { $material-the } { $terrace }.
babylon-tile-discarded = { $seat } descarta { $material-the } { $terrace }.
babylon-columns-returned = { $seat } devuelve a la reserva { $singles ->
    [one] una columna simple
   *[other] { $singles } columnas simples
} y { $doubles ->
    [one] una doble
   *[other] { $doubles } dobles
}.
babylon-game-over = Fin de la partida: no quedan fichas de ronda.

## Qué toca ahora

babylon-prompt-remove = Retira una loseta de arcilla de la cantera.
babylon-prompt-mine = Extrae una loseta de la cantera.
babylon-prompt-build = Coloca losetas y construye decoraciones, o termina tu turno.

## Por qué no

babylon-asked-remove = «{ $words }» no toca ahora: retira una loseta de arcilla de la cantera.
babylon-asked-mine = «{ $words }» no toca ahora: primero extrae una loseta.
babylon-asked-build = «{ $words }» no toca ahora: ya has extraído; coloca, decora o termina tu turno.
babylon-stack-empty = En { $stack } no queda ninguna loseta.
babylon-stack-not-clay = La loseta de { $stack } no es de arcilla; antes del primer turno solo se retira arcilla.
babylon-no-stored-tile = En tu ranura no hay ninguna loseta.
babylon-mined-is-placed = Ya has colocado la loseta que extrajiste.
babylon-mined-must-go = Coloca, guarda o descarta la loseta que has extraído.
babylon-same-turn = { $number ->
    [one] Con un giro, la loseta queda igual que con menos; escríbela con menos giros.
   *[other] Con { $number } giros, la loseta queda igual que con menos; escríbela con menos giros.
}
babylon-covers-wholly = En { $cell } quedaría exactamente encima de { $terrace }; ninguna loseta puede cubrir a otra por completo.
babylon-level-below-missing = El nivel { $level } necesita una loseta de nivel { $below } en algún lugar de tu jardín.
babylon-corner-unsupported = Su esquina { $corner-name } no tiene apoyo en el nivel { $level }: ninguna columna llega hasta ella desde { $cell }.
babylon-statue-must-support = La estatua de { $cell } sostendría la esquina { $corner-name }; esa esquina no puede quedar libre.
babylon-stairs-in-the-way = La esquina { $corner-name } no puede quedar en el aire sobre { $cell } en el nivel { $level }: por ahí sube una escalera.
babylon-no-lookout-left = En la reserva no queda ningún mirador, así que ninguna esquina puede quedar libre.
babylon-no-double-left = { $number ->
    [0] En la reserva no queda ninguna columna doble.
    [one] En la reserva solo queda una columna doble.
   *[other] En la reserva solo quedan { $number } columnas dobles.
}
babylon-columns-short = { $cost ->
    [one] Cuesta una columna simple
   *[other] Cuesta { $cost } columnas simples
} y { $have ->
    [0] no tienes ninguna
    [one] tienes una
   *[other] tienes { $have }
}: { $short ->
    [one] falta una
   *[other] faltan { $short }
}.
babylon-decoration-run-out = En la reserva no queda { $decoration-none }.
babylon-space-not-empty = La casilla { $cell } no está vacía.
babylon-symbol-missing = En { $cell } no hay ningún símbolo de { $decoration-name }.
babylon-not-on-new-tile = Al menos una parte debe estar sobre una loseta colocada en este turno.
babylon-statue-not-in-line = La casilla { $cell } no está en la fila ni en la columna de ninguna de tus estatuas.
babylon-stairs-levels = Una escalera une dos niveles que se diferencian en uno; estos son el { $first } y el { $second }.
babylon-levels-differ = Los dos extremos de { $decoration-one } están en un mismo nivel; estos están en los niveles { $first } y { $second }.
babylon-fountain-one-tile = Los dos símbolos de una fuente están en dos losetas diferentes.
babylon-no-gap = Una pasarela sobre { $cell } no tendría ningún hueco vacío debajo.
babylon-token-changes-nothing = La ficha de esta ronda no cambia ningún símbolo.
babylon-symbol-already-changed = En este turno ya has usado la ficha de la ronda.
babylon-symbol-on-new-tile = En { $cell } no hay una casilla vacía de una loseta colocada en este turno.
babylon-space-has-symbol = En { $cell } hay un símbolo; la ficha es para casillas sin símbolo.
babylon-space-has-no-symbol = En { $cell } no hay ningún símbolo que se pueda cambiar.
babylon-shows-symbol-already = En { $cell } ya hay un símbolo de { $decoration-name }.

## Losetas propias

babylon-tiles-unreadable = No se pueden leer las losetas de { $path }: { $reason }.
babylon-tiles-malformed = No se pueden leer las losetas: { $reason }.
babylon-tiles-number = { $number ->
    [one] La lista «{ $list }» tiene una loseta; necesita { $wanted }.
   *[other] La lista «{ $list }» tiene { $number } losetas; necesita { $wanted }.
}
babylon-tiles-flower = { $name }: no hay ninguna flor «{ $word }». Puedes elegir: { $known }.
babylon-tiles-symbol = { $name }: no hay ningún símbolo «{ $word }». Puedes elegir: { $known }.
babylon-tiles-symbols = { $number ->
    [one] { $name } muestra un símbolo; las losetas de su material muestran { $wanted }.
   *[other] { $name } muestra { $number } símbolos; las losetas de su material muestran { $wanted }.
}
babylon-tiles-start-flower = { $name }: las losetas iniciales siguen el orden de los tableros; esta necesita la flor { $wanted }.
babylon-tiles-effect = No hay ninguna ficha de ronda «{ $effect }», o su número es negativo. Puedes elegir: { $known }.
babylon-tiles-tokens = { $number ->
    [one] Hay una ficha de ronda; el juego tiene { $wanted }.
   *[other] Hay { $number } fichas de ronda; el juego tiene { $wanted }.
}

## La página

flower-white = flor blanca
flower-pink = flor rosa
flower-yellow = flor amarilla
flower-blue = flor azul
babylon-show = Qué mostrar
babylon-view-quarry = Cantera
babylon-view-garden = Jardín
babylon-view-plan = Desde arriba
babylon-view-score = Puntos
babylon-your-garden = Tu jardín
babylon-garden-of = Jardín de { $seat }
babylon-gardens = Jardines
babylon-visit = Visitar el jardín de { $seat }
babylon-levels = Niveles
babylon-level = nivel { $level }
babylon-up-to = hasta el nivel { $level }
babylon-all-levels = todos
babylon-turn-garden = Girar el jardín
babylon-above = Desde arriba
babylon-seen = { $tiles ->
    [one] una loseta, { $points } puntos
   *[other] { $tiles } losetas, { $points } puntos
}
babylon-places = { $number ->
    [0] ningún lugar
    [one] un lugar
   *[other] { $number } lugares
}
babylon-tag-remove = retira una loseta
babylon-tag-mine = extrae
babylon-tag-build = construye
babylon-columns = { $coming ->
    [0] { $doubles ->
        [0] Columnas: { $singles }
       *[other] Columnas: { $singles } y { $doubles } dobles
    }
   *[other] Columnas: { $singles }, llegarán { $coming }
}
babylon-stored-tile = Guardada
babylon-mined-tile = Extraída
babylon-token = En esta ronda: { $effect-name }.
babylon-first-round = La primera ronda no tiene ficha.
babylon-tokens-left = { $number ->
    [0] La última ronda.
    [one] Queda una ronda más.
   *[other] Quedan { $number } rondas más.
}
babylon-choose-place = Elige un lugar para { $material-the } o guárdala para después.
babylon-choose-decoration = Construye una decoración o termina el turno.
babylon-choose-space = Elige una casilla de una loseta colocada en este turno.
babylon-choose-symbol = ¿Como qué debe contar esta casilla?
babylon-finish = Termina el turno.
babylon-use-token = Usar la ficha de la ronda
babylon-do-remove = Retirar la loseta de { $stack }
babylon-do-mine = Extraer la loseta de { $stack }
babylon-do-place = { $level ->
    [0] Colocarla en { $cell }
   *[other] Colocarla en { $cell }, nivel { $level }
}
babylon-do-decorate = Construir { $decoration-one } en { $cells }
babylon-do-symbol = Contar { $cell } como { $decoration-name }
babylon-do-store = Guardar la loseta y terminar
babylon-do-store-instead = Guardarla, descartar la anterior y terminar
babylon-do-discard = Descartar la loseta y terminar
babylon-do-end = Terminar el turno
babylon-then-columns = { $columns ->
    [0] No da columnas; te quedan { $total }.
    [one] Da una columna; tendrás { $total }.
   *[other] Da { $columns } columnas; tendrás { $total }.
}
babylon-uncovers = Descubre una loseta oculta: no se puede deshacer.
babylon-empties = Era la última loseta de su pila.
babylon-removed-leaves = Sale del juego y no da columnas.
babylon-stack-gives = { $columns ->
    [0] { $material-name } con { $flower-name }: ninguna columna
    [one] { $material-name } con { $flower-name }: una columna
   *[other] { $material-name } con { $flower-name }: { $columns } columnas
}
babylon-edge-north = arriba
babylon-edge-east = a la derecha
babylon-edge-south = abajo
babylon-edge-west = a la izquierda
babylon-because-border = borde de la cantera
babylon-because-floor = hueco vacío
babylon-because-lower = piedra más baja
babylon-because-same = piedra igual
babylon-because-higher = piedra más alta
babylon-flower-fits = { $flower-name }, como en tu tablero
babylon-token-takes = la ficha de la ronda
babylon-on-level = { $cell }, nivel { $level }
babylon-change = { $points ->
    [one] { $sign } punto
   *[other] { $sign } puntos
}
babylon-needs = Columnas: { $singles } simples, { $doubles } dobles. Cuesta { $cost }, quedan { $left }.
babylon-lookout = mirador
babylon-lookout-here = Un mirador en la esquina libre, { $cell }.
babylon-lookout-on = el mirador de { $cell }
babylon-tile-named = la loseta { $terrace }
babylon-piece-on = { $decoration-name } en { $cells }
babylon-hides = Oculta { $things }.
babylon-loses = Cubre símbolos: { $things }.
babylon-allows = Después se puede construir:
babylon-possible = { $decoration-name }: se puede construir, +{ $points }
babylon-allows-nothing = No permite ninguna decoración.
babylon-decorations-now = { $number ->
    [one] Se puede construir una decoración.
   *[other] Se pueden construir { $number } decoraciones.
}
babylon-turn-left = Girar la loseta a la izquierda
babylon-turn-right = Girar la loseta a la derecha
babylon-corners = Apoyos. Elige la esquina que queda libre.
babylon-corner = { $support ->
    [none] Esquina { $corner-name }: libre, con un mirador
    [statue] Esquina { $corner-name }: sobre una estatua
    [single] Esquina { $corner-name }: una columna simple
   *[double] Esquina { $corner-name }: una columna doble
}
babylon-sheet = Tus puntos, vistos desde arriba
babylon-at-levels = { $number ->
    [1] nivel { $levels }
   *[other] niveles { $levels }
}
babylon-sets = { $number ->
    [0] ningún conjunto, falta
    [one] un conjunto, falta
   *[other] { $number } conjuntos, falta
}
babylon-tie = Empate a puntos: decide el número de huecos a la vista
babylon-in-sight = { $number } a la vista
babylon-hidden = oculto: { $number }
babylon-with-preview = con la vista previa { $points }
babylon-holes = { $number ->
    [one] un hueco a la vista
   *[other] { $number } huecos a la vista
}
babylon-here-stack = { $columns ->
    [one] { $stack }: { $material-name }, { $flower-name }, símbolos: { $symbols }; da una columna; capa { $layers }
   *[other] { $stack }: { $material-name }, { $flower-name }, símbolos: { $symbols }; da { $columns } columnas; capa { $layers }
}
babylon-here-pit = { $stack }: vacío
babylon-here-bare = { $cell }, tablero sin cubrir
babylon-here-tile = { $cell }, nivel { $level }, { $flower-name }
babylon-here-piece = { $points ->
    [one] { $decoration-name }, un punto
   *[other] { $decoration-name }, { $points } puntos
}
babylon-here-symbol = símbolo de { $decoration-name }

## Posiciones imposibles

babylon-no-such-cell = No hay ninguna casilla «{ $cell }»; las casillas van de a1 a h8.
babylon-no-such-decoration = «{ $text }» no es una decoración. Escríbela, por ejemplo, así: «fountain c3 d3» o «statue c3».
babylon-no-such-symbol = «{ $text }» no es un símbolo cambiado. Escríbelo, por ejemplo, así: «symbol c3 statue», o «spent».
babylon-tile-twice = La loseta { $terrace } está en dos lugares.
babylon-foreign-start = La loseta inicial { $terrace } no es de { $seat }.
babylon-bad-supports = «{ $supports }» no son los apoyos de una loseta; hacen falta cuatro de estos: { $known }.
babylon-garden-too-large = { $number ->
    [one] Un jardín con una loseta es demasiado grande; { $most } es el máximo.
   *[other] Un jardín con { $number } losetas es demasiado grande; { $most } es el máximo.
}
babylon-off-the-board = La loseta { $terrace } de { $cell } se sale del tablero.
babylon-same-place = La loseta { $terrace } de { $cell } está exactamente encima de otra.
babylon-missing-level = La loseta { $terrace } de { $cell } no puede estar en el nivel { $level }: falta el nivel inferior.
babylon-two-free-corners = La loseta { $terrace } de { $cell } tiene más de una esquina libre.
babylon-bad-support = La esquina { $corner-name } de { $terrace } en { $cell } no puede sostenerse así.
babylon-decoration-needs-space = La decoración de { $cell } necesita casillas propias sobre losetas.
babylon-decoration-levels = Los niveles de las losetas bajo la decoración de { $cell } no encajan.
babylon-decoration-in-the-way = Ninguna loseta puede estar justo encima de la estatua o del pie de la escalera de { $cell }.
babylon-decoration-symbols = Hay más decoraciones sobre otros símbolos de las que permitían las fichas de ronda.
babylon-quarry-size = La cantera necesita { $side } filas de { $side } pilas.
babylon-start-in-quarry = En la cantera nunca hay losetas iniciales.
babylon-tiles-do-not-add-up = Losetas de una capa que no están en ningún otro lugar: { $number }; pero en la cantera, debajo de otras, hay { $wanted }.
babylon-removed-do-not-add-up = Losetas de arcilla retiradas: { $number }; con tantos jugadores deben ser { $wanted }, o menos mientras aún se están retirando.
babylon-before-the-first-turn = La arcilla se retira antes del primer turno, cuando aún no se ha construido nada.
babylon-token-and-round = Cada ronda tiene una ficha, salvo la primera, que no tiene ninguna.
babylon-tokens-do-not-add-up = Fichas de ronda sin revelar: { $number }; en esta ronda deben ser { $wanted }.
babylon-token-unseen = La ficha de esta ronda no puede estar sin revelar.
babylon-change-needs-new-space = El símbolo cambiado de { $cell } necesita una casilla vacía de una loseta colocada en este turno.
babylon-supply-exceeded = En esta posición hay más piezas del tipo «{ $what }» que en el juego.
babylon-quarry-too-small = { $number ->
    [one] En la cantera hay una loseta, pero aún se deben extraer { $wanted }.
   *[other] En la cantera hay { $number } losetas, pero aún se deben extraer { $wanted }.
}
babylon-too-many-columns = { $seat } tiene demasiadas columnas.
babylon-turn-does-not-fit = Lo que se ha extraído, colocado y cambiado no concuerda con la fase «{ $phase }».
babylon-nothing-to-decide = En la fase «{ $phase }» no hay nada que decidir.

## En los dibujos

babylon-picture-quarry = Cantera
babylon-picture-round = Ronda { $round } de { $rounds }
babylon-picture-over = Fin de la partida
babylon-picture-decides = Decide { $seat }
babylon-picture-stores = { $doubles ->
    [0] { $singles ->
        [one] una columna
       *[other] { $singles } columnas
    }
   *[other] Columnas simples: { $singles }, dobles: { $doubles }
}
babylon-picture-together = en total
babylon-picture-holes = huecos a la vista
