# Lo que dicen las páginas en el navegador.

## Inicio

page-tagline = Juegos de mesa de Mesopotamia. Sin cuenta: elige una puerta y juega.
page-about-babylonia = Envía tus clanes por los ríos, conecta nobles con ciudades y gánalas antes que los demás.
page-about-tigris = Funda reinos y gana conflictos internos y externos. Tu puntuación es la de tu color más débil.
page-about-babylon = Levanta los jardines colgantes, terraza sobre terraza. Solo cuenta lo que se ve desde arriba.
page-players-range = { $least }–{ $most } jugadores
page-minutes = { $number } minutos
page-play-now = Jugar ya
page-new-table = Mesa nueva
page-your-games = Tus partidas
page-open-tables = Mesas abiertas
page-no-games = Aún no hay nada: elige una puerta.
page-join-title = ¿Te han enviado un enlace?
page-join-hint = pega aquí el enlace
page-join = Unirse
page-footer = Con amigos por enlace, o contra el ordenador. Sin rastreo alguno.
page-your-turn = tu turno
page-running = en curso
page-finished = terminada
page-open-seats = { $number ->
    [0] completa
    [one] un asiento libre
   *[other] { $number } asientos libres
}
page-preparing = En preparación: { $percent } %. Solo ocurre una vez, tras una actualización.
page-loading = Un momento…
page-continue = { $turn ->
    [yours] Continuar: { $game }, te toca
   *[other] Continuar: { $game }
}
page-learn = Aprender
page-study = Tablero de análisis
page-finished-games = Partidas terminadas
page-won-by = victoria de { $names }
page-waits-for = espera a { $name }
page-record-read = Ver un archivo de partida
page-record-unreadable = «{ $name }» no es el registro de una partida.

## Mesa nueva

page-create-title = Una mesa nueva
page-players = Jugadores
page-option-board = Tablero
page-option-board-classic = Clásico, diez tesoros
page-option-board-advanced = Avanzado, catorce tesoros
page-option-buildings = Con edificios
page-option-open-scores = Puntuaciones a la vista
page-option-cards = Cartas de zigurat
page-option-cards-basic = Las siete primeras
page-option-cards-random = Siete de nueve, al azar
page-option-river-tile-opens-field = Una ficha boca abajo en un río abre un cultivo
page-option-limited-supply = Reserva limitada de piezas
page-public = Mostrar entre las mesas abiertas
page-table-title = Nombre de la mesa
page-your-name = Tu nombre
page-seat = Asiento { $number }
page-kind-me = tú
page-kind-open = cualquiera
page-kind-invited = un amigo, por enlace
page-kind-bot = el ordenador
page-kind-shared = alguien en esta pantalla
page-create = Preparar la mesa
page-level = Nivel del sitio { $number }
page-clock = Reloj
page-clock-none = sin reloj
page-clock-quick = 20 minutos por jugador, 10 segundos por jugada
page-clock-long = 45 minutos por jugador, 20 segundos por jugada
page-clock-day = un día por jugada
page-clock-days = tres días por jugada
page-timeout = Si se acaba el tiempo
page-timeout-lose = ese jugador pierde
page-timeout-bot = sigue el ordenador
page-hints = Se permiten consejos del ordenador
page-cancel = Cancelar
page-close = Cerrar

## Antes de la partida

page-lobby = La mesa está preparada
page-lobby-wait = La partida empezará cuando todos los asientos estén ocupados.
page-seat-open = libre
page-seat-invited = espera a un amigo
page-copy-link = Copiar enlace
page-copied = Copiado
page-sit-down = Sentarse
page-start = Empezar
page-start-host = La partida la pone en marcha quien preparó la mesa.
page-watching = Estás mirando la mesa.

## Mesa

page-turn = turno { $turn }
page-undo = Deshacer
page-undo-turn = Deshacer turno
page-menu = Menú
page-theme = Claro u oscuro
page-log-button = Qué ha pasado, chat
page-home = Inicio
page-board = Tablero
page-whole-board = Tablero entero
page-action-left = { $number ->
    [one] última acción
   *[other] quedan { $number } acciones
}
page-you = tú
page-computer = ordenador
page-decides = decide
page-tiles = { $number ->
    [one] una loseta
   *[other] { $number } losetas
}
page-catastrophes-left = { $number ->
    [one] una catástrofe
   *[other] { $number } catástrofes
}
page-treasures-won = { $number ->
    [one] un tesoro
   *[other] { $number } tesoros
}
page-monuments = Monumentos
page-monument-free = { $monument-name }, sin construir
page-monument-stands = { $monument-name }, en { $cell }
page-treasures-left = tesoros, fin con 2
page-bag-left = losetas en la bolsa
page-hand = Tus losetas · solo las ves tú
page-shelf = Lo que es tuyo
page-leaders = Líderes
page-catastrophes = Catástrofes
page-points = Tus puntos: cuenta el color más débil
page-at-home = fuera
page-sphere = { $tile-points }: { $number }
page-treasures = tesoros: { $number }
page-happened = Qué ha pasado
page-chat = Chat
page-say = Di algo
page-send = Enviar
page-nothing-yet = Aún no hay nada.
page-suggest = Sugerir
page-thinking = El ordenador está pensando…
page-chance = { $percent } %
page-news = Desde tu último turno
page-news-step = Desde tu turno · { $number } de { $of }
page-news-before = Uno atrás
page-news-next = Siguiente
page-news-skip = Saltar
page-took-back = { $seat } deshace una jugada.
page-resigned = { $seat } abandona.
page-timed-out = A { $seat } se le ha acabado el tiempo.

## Qué hacer

page-wait-for = Decide { $seat }.
page-wait-computer = { $seat } está pensando.
page-choose = Elige una loseta, un líder o una catástrofe y, después, una casilla.
page-choose-place = { $piece ->
    [tile] Elige una casilla para { $tile-the }.
    [leader] Elige una casilla para el { $leader-name }.
   *[catastrophe] Elige dónde se juega la catástrofe.
}
page-no-place = Ahora no hay sitio para eso.
page-choose-swap = Elige las losetas que quieres cambiar por otras nuevas.
page-choose-square = Elige el cuadrado para el { $monument-name }.
page-do-tile = Colocar { $tile-the } en { $cell }
page-do-leader = Colocar el { $leader-name } en { $cell }
page-do-catastrophe = Jugar la catástrofe en { $cell }
page-do-building = Construir en { $cell }
page-do-treasure = Llevarse el tesoro de { $cell }
page-do-monument = Construir el { $monument-name }
page-do-swap = { $number ->
    [0] Cambiar losetas
    [one] Cambiar una loseta
   *[other] Cambiar { $number } losetas
}
page-do-pass = Pasar
page-do-withdraw = Retirar el { $leader-name }
page-do-decline = No construir
page-do-war = Conflicto externo: { $tile-many }
page-do-add = { $number ->
    [0] No añadir nada
    [one] Añadir { $tile-a }
   *[other] Añadir { $number } { $tile-many }
}
page-back = Atrás
page-foresee = Un momento…
page-nothing-follows = No pasa nada más.

## Conflictos

page-war-title = Conflicto externo: { $tile-many }
page-revolt-title = Conflicto interno entre { $leader-many }
page-attacks = ataca
page-defends = defiende y gana los empates
page-of-held = { $number } de { $held }
page-one-more = Una más
page-one-less = Una menos
page-defender-adds = { $defender } añade
page-then = Entonces
page-you-win = Ganas.
page-you-lose = Pierdes.
page-range = de { $least } a { $most }
page-or-more = { $number } o más
page-any = cualquier número
page-added-already = { $number ->
    [0] { $attacker } no ha añadido nada.
    [one] { $attacker } ha añadido { $tile-a }.
   *[other] { $attacker } ha añadido { $number } { $tile-many }.
}

## El final

page-end = La partida ha terminado
page-show-end = Mostrar el resultado
page-winner = { $number ->
    [one] Gana { $names }.
   *[other] Comparten la victoria: { $names }.
}
page-player = Jugador
page-score = Puntuación
page-sources = De dónde vienen los puntos
page-reason-tile = Losetas
page-reason-building = Edificios
page-reason-revolt = Conflictos internos
page-reason-war = Conflictos externos
page-reason-monument = Monumentos
page-treasure = Tesoros
page-again = Jugar otra vez
page-again-join = A la siguiente partida
page-replay-it = Ver otra vez
page-look = Mirar el tablero
page-record = Descargar el registro

## Una pantalla compartida

page-curtain = Pasa la pantalla a { $seat }.
page-curtain-why = Ahora no se ve nada de los demás.
page-curtain-lift = Soy { $seat }

## Días malos

page-lost = Se ha perdido la conexión. Volvemos a intentarlo; no se pierde nada.
page-offline = No se puede contactar con el servidor.
page-offline-on = Seguimos intentándolo; tus partidas están a salvo.
page-watch-instead = Mirar la mesa
page-stale = El servidor tiene una página más nueva.
page-stale-reload = Cargarla
page-resign-offered = { $seat } propone terminar la partida.
page-resign-agree = De acuerdo
http-400 = El servidor no ha entendido esto.
http-404 = Eso no está aquí.
http-500 = Algo ha fallado en el servidor.

## Menú

page-settings = Ajustes
page-language = Idioma
page-language-en = English
page-language-cs = Čeština
page-language-pl = Polski
page-language-es = Español
page-keys = Teclas
page-command = Escribe una jugada
page-command-play = Jugar

## Qué hay dónde, para el lector de pantalla

page-letter-temple = T
page-letter-farm = G
page-letter-market = M
page-letter-settlement = A
page-here-tile = { $tile-name }
page-here-leader = { $leader-name } de { $seat }, fuerza { $number }
page-here-treasure = con un tesoro
page-here-catastrophe = catástrofe
page-here-monument = monumento
page-here-building = { $building-name }
page-here-river = río
page-here-land = tierra
page-here-legal = aquí puedes jugar
