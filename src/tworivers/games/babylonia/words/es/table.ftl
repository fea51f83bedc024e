# Babylonia.

babylonia-title = Babylonia

## Palabras. Los atributos son las formas que necesitan las frases. Los clanes y los cultivos son masculinos; las ciudades, femeninas.

clan-priest = sacerdote
    .a = un sacerdote
    .none = ningún sacerdote
    .many = sacerdotes
clan-merchant = mercader
    .a = un mercader
    .none = ningún mercader
    .many = mercaderes
clan-servant = civil
    .a = un civil
    .none = ningún civil
    .many = civiles
clan-farmer = campesino
    .a = un campesino
    .none = ningún campesino
    .many = campesinos
city-priest = ciudad de sacerdotes
    .the = la ciudad de sacerdotes
city-merchant = ciudad de mercaderes
    .the = la ciudad de mercaderes
city-servant = ciudad de civiles
    .the = la ciudad de civiles
city-priest-merchant = ciudad de sacerdotes y mercaderes
    .the = la ciudad de sacerdotes y mercaderes
city-priest-servant = ciudad de sacerdotes y civiles
    .the = la ciudad de sacerdotes y civiles
city-merchant-servant = ciudad de mercaderes y civiles
    .the = la ciudad de mercaderes y civiles
city-priest-merchant-servant = ciudad de sacerdotes, mercaderes y civiles
    .the = la ciudad de sacerdotes, mercaderes y civiles
field-5 = cultivo de cinco puntos
    .the = el cultivo de cinco puntos
field-6 = cultivo de seis puntos
    .the = el cultivo de seis puntos
field-7 = cultivo de siete puntos
    .the = el cultivo de siete puntos
field-cities = cultivo de las ciudades
    .the = el cultivo de las ciudades
location-priest = { city-priest }
location-merchant = { city-merchant }
location-servant = { city-servant }
location-priest-merchant = { city-priest-merchant }
location-priest-servant = { city-priest-servant }
location-merchant-servant = { city-merchant-servant }
location-priest-merchant-servant = { city-priest-merchant-servant }
location-5 = { field-5 }
location-6 = { field-6 }
location-7 = { field-7 }
location-cities = { field-cities }

## Qué hacen las cartas de zigurat

babylonia-meaning-card-1 = Diez puntos al instante.
babylonia-meaning-card-2 = Un turno adicional después de uno de tus turnos.
babylonia-meaning-card-3 = En tu atril caben siete fichas.
babylonia-meaning-card-4 = En lugar de dos fichas, puedes jugar tres nobles diferentes, todos boca arriba.
babylonia-meaning-card-5 = Con tres campesinos o más, puedes jugar además un noble, boca arriba.
babylonia-meaning-card-6 = Tus nobles pueden ocupar cultivos, aunque no tengas ninguna ficha al lado.
babylonia-meaning-card-7 = Cada vez que las ciudades dan puntos, uno más por cada dos ciudades tuyas.
babylonia-meaning-card-8 = La tierra libre entre los ríos conecta tus fichas.
babylonia-meaning-card-9 = Los hexágonos de río libres conectan tus fichas.

## Qué ha pasado

babylonia-turn-began = Turno { $turn }: { $seat }.
babylonia-tile-placed = { $seat } coloca { $clan-a } en { $hex }.
babylonia-face-down-placed = { $seat } coloca una ficha boca abajo en { $hex }.
babylonia-points-won = { $seat } gana { $number } { $number ->
    [one] punto
   *[other] puntos
} { $reason ->
    [ziggurats] por los zigurats
    [fields] por el cultivo de { $hex }
    [nobles] por los nobles conectados con { $hex }
    [cities] por las ciudades
   *[cards] por una carta de zigurat
}.
babylonia-field-harvested = { $seat } cosecha { $field-the } en { $hex }.
babylonia-tiles-finished = { $number ->
    [one] { $seat } ha jugado una ficha.
   *[other] { $seat } ha jugado { $number } fichas.
}
babylonia-site-surrounded = El hexágono { $hex } queda rodeado.
babylonia-city-won = { $seat } gana { $city-the } en { $hex }.
babylonia-city-discarded = Hay empate alrededor de { $hex }: se descarta { $city-the }.
babylonia-ziggurat-won = { $seat } gana el zigurat de { $hex } y se lleva una carta.
babylonia-ziggurat-tied = Hay empate alrededor del zigurat de { $hex }: nadie se lleva una carta.
babylonia-card-taken = { $seat } se lleva la carta { $card }.
babylonia-extra-turn = { $seat } da la vuelta a la carta 2 para jugar un turno adicional.
babylonia-tiles-drawn = { $number ->
    [one] { $seat } roba una ficha.
   *[other] { $seat } roba { $number } fichas.
}
babylonia-game-over = { $ending ->
    [rack] Fin de la partida: alguien se ha quedado sin fichas.
   *[cities] Fin de la partida: en el tablero queda como mucho una ciudad.
}

## Qué toca ahora

babylonia-prompt-place = Juega fichas de tu atril: dos cualesquiera, o tres campesinos o más.
babylonia-prompt-score = Elige qué ciudad o zigurat rodeado se puntúa ahora.
babylonia-prompt-card = Elige una carta de zigurat.
babylonia-prompt-extra = Ahora puedes usar la carta 2 para jugar un turno adicional.

## Por qué no

babylonia-asked-place = «{ $words }» no toca ahora: juega fichas de tu atril.
babylonia-asked-score = «{ $words }» no toca ahora: elige qué ciudad o zigurat rodeado se puntúa.
babylonia-asked-card = «{ $words }» no toca ahora: elige una carta de zigurat.
babylonia-asked-extra = «{ $words }» no toca ahora: di si juegas el turno adicional.
babylonia-tile-not-on-rack = No tienes { $clan-none } en tu atril.
babylonia-hex-out-of-play = El hexágono { $hex } no está en juego con { $players } jugadores.
babylonia-hex-has-tile = En { $hex } ya hay una ficha.
babylonia-hex-has-city = En { $hex } hay una ciudad.
babylonia-hex-has-ziggurat = En { $hex } hay un zigurat.
babylonia-none-in-a-river = Más de dos fichas solo pueden ser tres campesinos o más, y ninguno en un río; tampoco van ahí los nobles que permiten añadir las cartas.
babylonia-one-noble = Con los campesinos puede ir como máximo un noble.
babylonia-noble-among-farmers = Ya has colocado dos fichas: a los campesinos solo pueden seguirles campesinos, y para añadir un noble hace falta la carta 5.
babylonia-noble-needs-three-farmers = Para jugar un noble con campesinos hacen falta tres campesinos, y no tienes tantos.
babylonia-third-noble = A dos nobles solo puede seguirles un tercero, con la carta 4, y los tres deben ser diferentes.
babylonia-noble-on-field = En { $hex } hay un cultivo: sin la carta 6, un noble no puede ocuparlo.
babylonia-field-not-open = En { $hex } hay un cultivo: un campesino necesita al lado una ficha tuya.
babylonia-field-not-opened-by-river = En { $hex } hay un cultivo: en esta partida no basta con tener al lado una ficha boca abajo en un río.
babylonia-no-room-for-farmer = Tras una ficha en { $hex }, no quedaría sitio para el campesino que debe seguirla.
babylonia-not-surrounded = En { $hex } no hay ninguna ciudad rodeada ni ningún zigurat rodeado.
babylonia-card-not-there = La carta { $card } no está disponible.
babylonia-not-done = { $number ->
    [0] Antes tienes que jugar fichas.
   *[other] Una ficha no basta: juega otra.
}
babylonia-noble-needs-third-farmer = Un noble y dos campesinos no bastan: juega un tercer campesino.
babylonia-no-such-site = En «{ $hex }» no hay ninguna ciudad ni ningún zigurat sin puntuar.

## La página

babylonia-letter-priest = S
babylonia-letter-merchant = M
babylonia-letter-servant = Ci
babylonia-letter-farmer = Ca
babylonia-name-north = Al norte del Tigris
babylonia-name-central = Entre los ríos
babylonia-name-south = Al sur del Éufrates
babylonia-name-tigris = Tigris
babylonia-name-euphrates = Éufrates
babylonia-name-out = fuera de juego
babylonia-ziggurat = zigurat
babylonia-here-tile = { $clan-name }, { $seat }
babylonia-here-face-down = ficha boca abajo, { $seat }
babylonia-here-field = { $field-name }
babylonia-here-city = { $city-name }
babylonia-here-ziggurat = zigurat
babylonia-here-scored = zigurat, ya puntuado
babylonia-here-around = alrededor: { $words }
babylonia-here-alone = ninguna ficha alrededor
babylonia-here-open = { $number ->
    [0] rodeado
    [one] tierra aún libre: { $words }
   *[other] tierra aún libre: { $words }
}
babylonia-here-north = tierra al norte del Tigris
babylonia-here-central = tierra entre los ríos
babylonia-here-south = tierra al sur del Éufrates
babylonia-here-tigris = río Tigris
babylonia-here-euphrates = río Éufrates
babylonia-here-out = fuera de juego
babylonia-site-open = { $number ->
    [0] Está rodeado. Si puntuara ahora:
    [one] Queda un hexágono de tierra libre: { $words }. Si puntuara ahora:
   *[other] Quedan { $number } hexágonos de tierra libres: { $words }. Si puntuara ahora:
}
babylonia-site-nobles = Nobles
babylonia-site-touching = Al lado
babylonia-site-cities = Ciudades
babylonia-site-won = { $seat } ganaría la ciudad.
babylonia-site-card = { $seat } se llevaría una carta de zigurat.
babylonia-site-discarded = Hay empate alrededor: la ciudad se descartaría.
babylonia-site-tied = Hay empate alrededor: nadie se llevaría una carta.
babylonia-scored-nobles = { $number } { $number ->
    [one] noble
   *[other] nobles
} × 2
babylonia-scored-cities = { $number } por ciudades
babylonia-cards = Cartas de zigurat
babylonia-card-label = { $card }: { $words }
babylonia-card-owner = La tiene { $seat }.
babylonia-card-used = El turno adicional ya se ha jugado.
babylonia-card-1 = Diez puntos
babylonia-card-2 = Turno adicional
babylonia-card-3 = Atril de siete
babylonia-card-4 = Tres nobles
babylonia-card-5 = Campesinos + noble
babylonia-card-6 = Nobles en cultivos
babylonia-card-7 = Pares de ciudades
babylonia-card-8 = Conexión por tierra
babylonia-card-9 = Conexión por río
babylonia-rack = Tu atril · solo lo ves tú
babylonia-rack-short = Tu atril · { $number } en la reserva
babylonia-rack-of = Atril de { $of }
babylonia-rack-short-of = Atril de { $of } · { $number } en la reserva
babylonia-supply = Reserva
babylonia-supply-left = { $number ->
    [one] ficha por robar
   *[other] fichas por robar
}
babylonia-cities = Ciudades: 1 punto cada vez
babylonia-cities-none = todavía ninguna
babylonia-cities-won = { $number ->
    [one] una ciudad
   *[other] { $number } ciudades
}
babylonia-own-cards = Cartas
babylonia-cards-none = todavía ninguna
babylonia-tile-number = ficha { $number }
babylonia-choose-first = { $turn ->
    [1] Primer turno de la partida: elige una ficha y luego un lugar.
    [2] Juega dos fichas: elige una y luego un lugar.
   *[other] Juega dos fichas cualesquiera, o tres campesinos o más. Elige una ficha y luego un lugar.
}
babylonia-choose-second = Elige tu segunda ficha y luego un lugar.
babylonia-choose-more = Puedes jugar más o terminar el turno.
babylonia-choose-place = Elige un lugar para el { $clan-name }.
babylonia-choose-card = El zigurat es tuyo: elige una carta.
babylonia-places = { $clan-name }: { $number ->
    [one] un lugar
   *[other] { $number } lugares
}
babylonia-end-brings = Al terminar el turno:
babylonia-closing = Puntúa al acabar el turno; por ahora, así:
babylonia-waiting = Ya estaba rodeado; puntúa también:
babylonia-do-tile = Colocar el { $clan-name } en { $hex }
babylonia-do-river = Colocar el { $clan-name } boca abajo en { $hex }
babylonia-do-score = Puntuar { $hex }
babylonia-do-card = Tomar la carta { $card }
babylonia-do-done = Terminar el turno
babylonia-do-extra-turn = Jugar el turno adicional
babylonia-do-no-extra-turn = Ahora no
babylonia-from-ziggurats = Zigurats
babylonia-from-fields = Cultivos
babylonia-from-nobles = Nobles
babylonia-from-cities = Ciudades
babylonia-from-cards = Cartas
babylonia-held = Lo que ha ganado cada uno
babylonia-held-cities = Ciudades
babylonia-held-cards = Cartas de zigurat

## Posiciones imposibles

babylonia-no-such-hex = No hay ningún hexágono «{ $hex }»; los hexágonos van de a2 a q11.
babylonia-no-location-there = En { $hex } no puede haber ninguna ciudad ni ningún cultivo.
babylonia-hex-taken-twice = En { $hex } no puede haber dos cosas.
babylonia-face-down-on-land = El hexágono { $hex } es de tierra; ahí las fichas van boca arriba.
babylonia-face-up-in-river = El hexágono { $hex } es de río; ahí las fichas van boca abajo.
babylonia-too-many-locations = Losetas «{ $location-name }» en esta posición: { $number }; con tantos jugadores hay { $all }.
babylonia-bare-spot = Hay demasiados hexágonos sin su loseta y sin ficha: un cultivo cosechado deja una ficha en su lugar.
babylonia-tiles-do-not-add-up = { $seat } debe tener { $all } { $clan-many } en total: en el tablero, en el atril, boca abajo y en la reserva.
babylonia-rack-too-large = { $number ->
    [one] { $seat } tiene una ficha en el atril; { $all } es el máximo.
   *[other] { $seat } tiene { $number } fichas en el atril; { $all } es el máximo.
}
babylonia-rack-not-filled = El atril de { $seat } ya se habría rellenado con fichas de la reserva.
babylonia-rack-is-empty = { $seat } no tiene fichas en el atril, así que la partida habría terminado.
babylonia-face-down-do-not-add-up = «face_down» no nombra el mismo número de fichas que { $seat } tiene boca abajo en el tablero.
babylonia-card-twice = Cada carta está en un solo lugar.
babylonia-cards-do-not-add-up = En el juego hay siete cartas: de la 1 a la 7, o siete cualesquiera con «cards»: «random».
babylonia-cards-without-ziggurats = Los jugadores tienen más cartas que zigurats se han puntuado.
babylonia-card-2-not-taken = La carta 2 solo puede usarla quien se la ha llevado.
babylonia-ziggurat-not-scored = En { $hex } no hay ningún zigurat que pueda estar puntuado.
babylonia-active-player-decides = En la fase «{ $phase }» decide quien tiene el turno.
babylonia-over-needs-ending = Una partida terminada, y solo ella, necesita decir cómo terminó: { $known }.
babylonia-ending-does-not-fit = La partida no puede haber terminado así: «{ $ending }».
babylonia-is-over = La partida habría terminado: el atril está vacío o queda como mucho una ciudad.
babylonia-tiles-are-done = «laid» pertenece a un turno en el que aún se juegan fichas, no a la fase «{ $phase }».
babylonia-site-waits = En { $hex } hay una ciudad o un zigurat rodeado que ya se habría puntuado.
babylonia-laid-not-on-board = Las fichas de «laid» también deben estar en el tablero.
babylonia-laid-too-many = A las fichas de «laid» no podría seguirles ninguna otra.
babylonia-no-card-to-choose = { $seat } no ha ganado ningún zigurat y no tiene carta que elegir.
babylonia-nothing-to-decide = En la fase «{ $phase }» no hay nada que decidir.
