# Lo que dicen la portada y una mesa nueva.

## Inicio

page-tagline = Juegos de mesa de Mesopotamia. Sin cuenta: elige una puerta y juega.
page-players-range = { $range } jugadores
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
