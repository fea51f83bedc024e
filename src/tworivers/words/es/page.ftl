# Lo que dicen las páginas en el navegador.

## En todas partes

page-play-now = Jugar ya
page-your-turn = tu turno
page-preparing = En preparación: { $percent } %. Solo ocurre una vez, tras una actualización.
page-loading = Un momento…
page-learn = Aprender
page-study = Tablero de análisis
page-players = Jugadores
page-your-name = Tu nombre
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
page-you = tú
page-computer = ordenador
page-decides = decide
page-tiles = { $number ->
    [one] una loseta
   *[other] { $number } losetas
}
page-shelf = Lo que es tuyo
page-shelf-of = Piezas de { $of }
page-happened = Qué ha pasado
page-chat = Chat
page-say = Di algo
page-send = Enviar
page-nothing-yet = Aún no hay nada.
page-suggest = Sugerir
page-thinking = El ordenador está pensando…
page-chance = { $percent } % de ganar
page-chance-why = Estimación del ordenador tras pensar un segundo, solo con lo que ves tú.
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
page-wait-seat = La partida espera a que alguien ocupe el asiento libre.
page-no-place = Ahora no hay sitio para eso.
page-back = Atrás
page-foresee = Un momento…
page-turn-end = Al final del turno:
page-waiting = Al final del turno, en todo caso: +{ $points }
page-nothing-follows = No pasa nada más.

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

page-lost = Se ha perdido la conexión. Volvemos a intentarlo…
page-on-its-way = enviando…
page-offline = No se puede contactar con el servidor.
page-offline-on = Seguimos intentándolo; tus partidas están a salvo.
page-try-again = Reintentar
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

page-here-legal = aquí puedes jugar
