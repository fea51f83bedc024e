# El juego real de Ur.

ur-title = El juego real de Ur
ur-about = Lleva siete fichas a casa por el tablero más antiguo que existe. Las rosetas dan otra tirada.

## Palabras

side-light = Claro
side-dark = Oscuro

## Qué ha pasado

ur-dice-rolled = { $seat } saca { $number }.
ur-passed = { $seat } no puede mover y pasa.
ur-piece-entered = { $seat } mete una ficha en { $cell }.
ur-piece-moved = { $seat } mueve de { $origin } a { $cell }.
ur-piece-home = { $number ->
    [one] { $seat } lleva a casa su primera ficha desde { $cell }.
   *[other] { $seat } lleva a casa una ficha desde { $cell }: ya hay { $number }.
}
ur-piece-captured = { $seat } captura la ficha de { $owner } en { $cell }.
ur-rolls-again = { $seat } ha llegado a una roseta y vuelve a tirar.
ur-game-over = Fin de la partida: { $winner } tiene todas sus fichas en casa.

## Qué hacer ahora

ur-prompt-move = Elige la ficha que se mueve.
ur-do-enter = Meter una ficha
ur-do-move = Mover la ficha de { $cell }
ur-meaning-enter = entra una ficha nueva en el tablero

## Por qué no

ur-no-piece = No tienes ninguna ficha en { $cell }.
ur-none-waiting = No te quedan fichas por meter.
ur-not-exact = Esta ficha solo llega a casa sacando exactamente { $number }.
ur-own-piece = En { $cell } ya hay una ficha tuya.
ur-safe-piece = La ficha de { $cell } está en la roseta y a salvo.

## El final

ur-ending-home = Un jugador tiene sus siete fichas en casa.
ur-part-home = En casa
ur-part-board = En el tablero
ur-part-waiting = Esperan

## Posiciones imposibles

ur-too-many-pieces = { $side-name } tiene { $number } fichas en esta posición; el juego tiene 7.
ur-not-on-the-way = { $side-name } nunca pasa por { $cell }.
ur-square-taken = Hay dos fichas en { $cell }; en una casilla cabe una.
ur-over-or-not = La partida acaba cuando un jugador tiene todas sus fichas en casa: entonces no mueve nadie, y antes mueve alguien.
ur-cannot-move = { $seat } no puede mover con esta tirada y habría pasado.

## Para la página

ur-piece-light = ficha clara
ur-piece-dark = ficha oscura
ur-cell-enter = fichas que esperan junto al tablero
ur-seat-home = { $number } en casa
ur-seat-waiting = { $number } esperando
