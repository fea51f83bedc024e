# Lo que dicen todos los juegos.

player-number = Jugador { $number }
computer-number = Ordenador { $number }

## Negativas

game-is-over = La partida ya ha terminado.
not-your-decision = Ahora decide { $decider }.
no-such-action = No hay ninguna jugada con el número { $number }.
no-such-seat = En la mesa no hay ningún asiento { $number }.
bad-notation = «{ $text }» no es una jugada. Escríbela, por ejemplo, así: «{ $example }», o pide la lista.
clock-has-run-out = A { $seat } se le ha acabado el tiempo.
nothing-to-undo = No hay nada que deshacer.
undo-others-decided = Desde entonces ya ha decidido otra persona: esto no se puede deshacer.
undo-something-revealed = Desde entonces se ha robado o revelado algo: esto no se puede deshacer.

## Cambios de asiento

seat-freed = { $before } se va: el asiento queda libre.
seat-filled = { $player } ocupa el asiento libre.
seat-elsewhere = { $player } sigue en otro dispositivo.
seat-taken-over = { $player } sustituye a { $before }.
seat-to-computer = El ordenador sigue jugando por { $before }.

## Opciones, posiciones, registros

unknown-game = No hay ningún juego «{ $name }». Puedes elegir: { $known }.
bad-players = Es un juego de { $least } a { $most } jugadores, no de { $players }.
bad-option = Esa opción no vale: { $reason }. Las opciones son: { $known }.
bad-first = «{ $first }» no puede empezar: elige un asiento de 0 a { $most }, o «random» (al azar).
bad-rules-version = No hay ninguna versión { $rules } de las reglas.
bad-names = El número de nombres ({ $number }) no coincide con el de jugadores ({ $players }).
bad-clock = El reloj necesita un tiempo mayor que cero y un incremento que no sea negativo.
position-malformed = No se puede leer la posición: { $reason }.
position-unknown-name = «{ $name }» no vale en «{ $what }». Puedes elegir: { $known }.
position-bad-number = El número { $number } no vale en «{ $what }».
position-one-a-player = «{ $what }» necesita una entrada por jugador (jugadores: { $players }).
position-no-such-seat = No hay ningún asiento { $number }; los asientos van de 0 a { $most }.
record-unreadable = No se puede leer { $path }: { $reason }.
record-not-json = El archivo no es el registro de una partida: no es JSON ({ $reason }).
record-foreign = El archivo no es el registro de una partida de Two Rivers.
record-other-format = El registro tiene el formato «{ $format }»; esta versión lee «{ $known }».
record-malformed = El registro está dañado: { $reason }.
record-bad-start = No se puede preparar la partida del registro: { $reason }
record-bad-seed = La semilla del registro está dañada: deben ser 64 dígitos hexadecimales.
record-bad-entry = No se puede jugar la entrada { $number } del registro: { $reason }
record-other-draw = La entrada { $number } del registro, «{ $action }», no roba lo que dice el registro.
record-other-state = Tras la entrada { $number }, «{ $action }», la partida no está como dice el registro.
record-other-end = El final del registro no concuerda con sus entradas.

## El servidor

no-identity = Abre antes la página una vez, para que sepamos quién eres.
no-such-table = No hay ninguna mesa así.
table-not-started = La partida aún no ha empezado.
table-already-started = La partida ya ha empezado.
table-full = En esta mesa no queda ningún asiento libre.
seats-still-open = Todavía quedan asientos libres.
seat-taken = Ahí ya hay alguien.
seat-not-yours = Ese no es tu asiento.
seat-link-invalid = Este enlace a un asiento ya no es válido.
not-the-host = Eso solo puede hacerlo quien preparó la mesa.
too-many-requests = Has ido un poco deprisa. Inténtalo de nuevo en un momento.
you-are-muted = El anfitrión te ha pedido que no escribas aquí.
hints-not-allowed = En esta mesa se juega sin pistas.
table-not-running = En esta mesa no se está jugando ninguna partida.
no-such-moment = La partida no tiene ese momento.
store-away = El servidor no puede acceder a sus datos en este momento. No se ha perdido nada: prueba de nuevo en breve.
stale-version = La mesa ha cambiado mientras tanto: vuelve a mirar. Está en la versión { $version }.
game-not-ready = { $name } aún se está preparando. Prueba de nuevo en un momento.
game-not-finished = El registro estará disponible cuando termine la partida.
message-too-large = El mensaje es demasiado grande.
bad-level = No hay ningún nivel «{ $level }». Puedes elegir: { $known }.
option-names-a-file = La opción «{ $name }» solo puede nombrar un archivo en tu propio ordenador; aquí, da su contenido.

## Niveles de los oponentes del ordenador

level-random = Azar
    .about = Juega cualquier cosa permitida, sin pensar.
level-novice = Novato
    .about = Sabe qué da puntos, pero a menudo se le escapa lo mejor. Bueno para aprender.
level-apprentice = Aprendiz
    .about = Juega cada vez un turno correcto y no se pregunta qué responderás.
level-merchant = Mercader
    .about = Sopesa tus respuestas y rara vez regala algo. Una partida igualada para la mayoría.
level-governor = Gobernador
    .about = Mira más adelante; para dos jugadores ha practicado en miles de partidas. Difícil de vencer.
level-king = Rey
    .about = El más fuerte que tenemos: piensa hasta tres segundos por turno.
