# Lo que dicen la portada y una mesa nueva.

## Inicio

page-tagline = Juegos de mesa de Mesopotamia. Sin cuenta: elige una puerta y juega.
page-about-babylonia = Envía tus clanes por los ríos, conecta nobles con ciudades y gánalas antes que los demás.
page-about-tigris = Funda reinos y gana conflictos internos y externos. Tu puntuación es la de tu color más débil.
page-about-babylon = Levanta los jardines colgantes, terraza sobre terraza. Solo cuenta lo que se ve desde arriba.
page-players-range = { $least }–{ $most } jugadores
page-minutes = { $number } minutos
page-new-table = Mesa nueva
page-your-games = Tus partidas
page-open-tables = Mesas abiertas
page-no-games = Aún no hay nada: elige una puerta.
page-join-title = ¿Te han enviado un enlace?
page-join-hint = pega aquí el enlace
page-join = Unirse
page-footer = Con amigos por enlace, o contra el ordenador. Sin rastreo alguno.
page-running = en curso
page-finished = terminada
page-open-seats = { $number ->
    [0] completa
    [one] un asiento libre
   *[other] { $number } asientos libres
}
page-continue = { $turn ->
    [yours] Continuar: { $game }, te toca
   *[other] Continuar: { $game }
}
page-finished-games = Partidas terminadas
page-won-by = victoria de { $names }
page-waits-for = espera a { $name }
page-record-read = Ver un archivo de partida
page-record-unreadable = «{ $name }» no es el registro de una partida.
page-not-found = No encontrado
page-not-found-address = No hay ninguna página en esta dirección.
page-not-found-hint = Comprueba que el enlace esté completo o sigue desde aquí.

## Mesa nueva

page-create-title = Una mesa nueva
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
page-seat = Asiento { $number }
page-kind-me = tú
page-kind-open = cualquiera
page-kind-invited = un amigo, por enlace
page-kind-bot = el ordenador
page-kind-shared = alguien en esta pantalla
page-create = Preparar la mesa
page-level = Nivel del asiento { $number }
page-clock = Reloj
page-clock-none = sin reloj
page-clock-quick = 20 minutos por jugador, 10 segundos por jugada
page-clock-long = 45 minutos por jugador, 20 segundos por jugada
page-clock-day = un día por jugada
page-clock-days = tres días por jugada
page-timeout = Si se acaba el tiempo
page-timeout-lose = ese jugador pierde
page-timeout-bot = sigue el ordenador
page-hints = Se puede pedir consejo al ordenador
page-hints-people = Entre personas está desactivado, salvo que lo permitas.
