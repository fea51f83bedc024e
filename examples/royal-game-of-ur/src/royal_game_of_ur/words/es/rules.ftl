# Las reglas del juego real de Ur con nuestras palabras.

ur-learn-chapter-1 = Una carrera de siete fichas
ur-learn-text-1 =
    Cada jugador lleva siete fichas por el tablero hasta casa. Tus fichas entran por tu lado, recorren toda la fila central, que comparten los dos jugadores, y salen otra vez por tu lado.
    Claro va por la fila de abajo, Oscuro por la de arriba.
ur-learn-chapter-2 = Cuatro dados
ur-learn-text-2 =
    Cada uno de los cuatro dados muestra una punta marcada o una lisa. Las marcadas son tu tirada: de 0 a 4, y casi siempre 2.
    Mueves una ficha justo esas casillas, o metes una nueva. Quien saca 0 o no puede mover pasa. Dos fichas tuyas nunca están en la misma casilla.
ur-learn-chapter-3 = Capturas
ur-learn-text-3 =
    En la fila central las fichas se encuentran. Si la tuya llega a una casilla donde está una del otro jugador, aquella vuelve y tiene que empezar de nuevo.
    En tus propias casillas nadie puede tocarte.
ur-learn-chapter-4 = Rosetas
ur-learn-text-4 =
    Cinco casillas llevan una roseta. Quien llega a una vuelve a tirar y a mover.
    La roseta de la fila central es además un refugio: la ficha que está allí no puede ser capturada.
ur-learn-chapter-5 = A casa
ur-learn-text-5 =
    Una ficha sale del tablero solo con una tirada exacta. Gana quien primero tiene sus siete fichas en casa.
