# Las reglas de Tigris y Éufrates con nuestras palabras.

tigris-learn-chapter-1 = La tierra entre los ríos
tigris-learn-text-1 =
    El tablero tiene tierra y dos ríos. Desde el principio hay diez templos, cada uno con un tesoro.
    Las casillas se tocan por los lados, nunca por las esquinas. Las granjas, las losetas azules, van solo en los ríos; todas las demás, solo en tierra.
tigris-learn-chapter-2 = Líderes y reinos
tigris-learn-text-2 =
    Cada cual tiene cuatro líderes: el sacerdote rojo, el granjero azul, el comerciante verde y el rey negro. Un líder se coloca en tierra junto a un templo.
    Las losetas y los líderes que se tocan forman una región. Una región con un líder es un reino. En un reino pueden vivir líderes de varios jugadores, pero no dos del mismo color.
tigris-learn-chapter-3 = Dos acciones por turno
tigris-learn-text-3 =
    En tu turno haces dos acciones: colocar o mover un líder, colocar una loseta, usar una catástrofe o cambiar losetas de tu mano.
    Cuando una loseta se une a un reino, el líder de su color que hay allí da a su dueño un punto de ese color. Si falta ese líder, el punto es para el rey. Al final robas hasta tener seis losetas.
tigris-learn-chapter-4 = Conflicto interno: dos líderes de un color en un reino
tigris-learn-text-4 =
    Un líder que entra en un reino donde ya hay otro de su color empieza un conflicto interno. Cada bando cuenta los templos que tocan a su líder.
    El atacante añade templos de su mano y después el defensor. Gana el número mayor; el empate es para el defensor. El líder perdedor vuelve a casa y el ganador recibe un punto rojo.
tigris-learn-chapter-5 = Conflicto externo: dos reinos se hacen uno
tigris-learn-text-5 =
    Una loseta que une dos reinos no da puntos. Si los dos tienen un líder del mismo color, hay conflicto externo. Aquí una loseta en I5 enfrentaría a los dos reyes.
    Cada bando cuenta las losetas de ese color en su propio reino y puede añadir losetas así de su mano. El perdedor se queda sin el líder y sin las losetas que lo apoyaban. El ganador recibe un punto de ese color por el líder y uno por cada loseta que se va.
tigris-learn-chapter-6 = Monumentos
tigris-learn-text-6 =
    Cuatro losetas de un color en cuadrado pueden convertirse en un monumento. Se les da la vuelta y sobre ellas se alza un monumento de dos colores, uno de ellos el de las losetas.
    Al final de tu turno, cada líder tuyo de su reino que tenga un color del monumento te da un punto.
tigris-learn-chapter-7 = Tesoros y catástrofes
tigris-learn-text-7 =
    Cuando un reino tiene más de un tesoro, el dueño de su comerciante se lleva todos menos uno. Aquí basta llegar hasta el templo de N5.
    Cada cual tiene dos catástrofes. Una catástrofe destruye una loseta o bloquea para siempre una casilla vacía; puede partir un reino.
tigris-learn-chapter-8 = El final y quién gana
tigris-learn-text-8 =
    La partida termina cuando, al final de un turno, solo quedan dos tesoros en el tablero, o cuando la bolsa ya no alcanza para completar una mano.
    Cada tesoro vale un punto del color que quieras. Tu puntuación es entonces tu color más débil: quien descuida uno no gana. Si hay empate, decide el siguiente color más débil.
