# Lo que dicen las repeticiones y el tablero de análisis.

## Repetición

page-replay = Repetición
page-replay-first = Al principio
page-replay-before = Un paso atrás
page-replay-next = Un paso adelante
page-replay-last = Al final
page-replay-play = Reproducir
page-replay-pause = Pausa
page-replay-pace = Velocidad
page-replay-pace-slow = lenta
page-replay-pace-usual = normal
page-replay-pace-quick = rápida
page-replay-moment = Momento de la partida
page-replay-at = paso { $number } de { $of }
page-replay-eyes = Vista
page-replay-open = todo descubierto
page-replay-watch = espectador
page-replay-share = Enlace a este momento
page-replay-on = Jugar desde aquí contra el ordenador
page-replay-study = Estudiar esta posición

## Probabilidades

page-chances = Probabilidad de ganar durante la partida
page-chances-ask = Que el ordenador analice la partida
page-chances-under-way = { $number } de { $of } decisiones
page-chances-worst = Las decisiones más caras
page-chances-cost = jugó { $action }; mejor era { $best } (−{ $percent } %)

## Tablero de análisis

page-study-game = Juego
page-study-players = { $number ->
    [one] un jugador
   *[other] { $number } jugadores
}
page-study-new = Partida nueva
page-study-set-up = Colocar a mano
page-study-set-up-done = Listo: jugar
page-study-brush = Elige una pieza y toca el tablero. El servidor rechaza lo que no puede estar ahí.
page-study-text = Posición como texto
page-study-text-why = La posición entera: manos, puntos, a quién le toca. Cámbiala o pega otra.
page-study-not-json = Esto no es una posición: no es JSON.
page-study-use = Usarla
page-study-export = Descargar
page-brush-nothing = quitar
page-brush-turn = el turno del siguiente jugador
page-brush-two = { $words }: toca las dos casillas
