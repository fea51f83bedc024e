# Las reglas de Babylonia con nuestras palabras.

babylonia-learn-chapter-1 = La tierra y sus lugares
babylonia-learn-text-1 =
    Dos ríos dividen la tierra: el norte está más allá del Tigris y el sur, más allá del Éufrates; en el tablero, el norte queda a la izquierda. Con dos jugadores no se usa el sur y con tres no se usa el norte. Los dos ríos siempre forman parte del juego.
    En tierra hay ciudades, cultivos y zigurats. Todos los demás hexágonos están libres para vuestras fichas.
babylonia-learn-chapter-2 = Un turno
babylonia-learn-text-2 =
    Cada cual tiene treinta fichas: campesinos y tres clases de nobles, que son sacerdotes, mercaderes y civiles. Cinco fichas están en tu atril y solo tú las ves.
    En tu turno juegas dos fichas cualesquiera, o bien tres campesinos o más. Después se puntúa todo lo que esté rodeado y robas hasta tener cinco fichas. En la primera ronda, el primer jugador juega una ficha y el segundo, dos.
babylonia-learn-chapter-3 = Los ríos
babylonia-learn-text-3 =
    Una ficha en un río queda boca abajo. Conecta tus fichas y cuenta alrededor de ciudades y zigurats como cualquier otra, pero su noble no gana nada.
    Si juegas tres campesinos o más, ninguno puede ir a un río.
babylonia-learn-chapter-4 = Los cultivos
babylonia-learn-text-4 =
    Solo un campesino puede entrar en un cultivo, y solo si al lado hay otra ficha tuya. Aquí el cultivo de I9 está abierto para el dueño de los dos campesinos.
    Un cultivo paga al momento: cinco, seis o siete puntos, o tantos como ciudades hayan ganado todos los jugadores juntos. El campesino se queda allí como una ficha normal.
babylonia-learn-chapter-5 = Los zigurats pagan al momento
babylonia-learn-text-5 =
    Cada vez que colocas una ficha junto a un zigurat, recibes un punto por cada zigurat que toque al menos una ficha tuya.
    Aquí el primer jugador toca dos zigurats. Cada ficha más junto a uno de ellos le da dos puntos.
babylonia-learn-chapter-6 = Una ciudad rodeada
babylonia-learn-text-6 =
    Una ciudad se puntúa cuando hay una ficha en cada hexágono de tierra a su alrededor, sea de quien sea; los ríos no hace falta llenarlos. Primero, los nobles: recibes dos puntos por cada noble tuyo cuyo símbolo muestre la ciudad y que esté conectado con ella por tus fichas. Aquí serían seis puntos para el primer jugador.
    Después se lleva la ciudad quien tenga más fichas a su alrededor, y cada jugador recibe un punto por cada ciudad que haya ganado. Si hay empate, nadie se la lleva y no se pagan las ciudades.
babylonia-learn-chapter-7 = Un zigurat rodeado
babylonia-learn-text-7 =
    Quien tenga más fichas a su alrededor elige una de las cartas: puntos, un turno adicional, un atril mayor, nuevas formas de jugar o de conectar fichas. Si hay empate, nadie toma carta.
    El zigurat se queda en el tablero y sigue pagando, pero su carta solo se gana una vez.
babylonia-learn-chapter-8 = El final y quién gana
babylonia-learn-text-8 =
    La partida termina al final de un turno en el que un jugador se queda sin fichas, o cuando en el tablero queda como mucho una ciudad.
    Gana quien tenga más puntos. Si hay empate, decide el número de ciudades.
