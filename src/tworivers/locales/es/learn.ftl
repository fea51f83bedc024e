# Las reglas con nuestras palabras y las primeras partidas guiadas.

## La página

page-learn-guided = Primera partida guiada
page-learn-guided-why = Juegas { $number } jugadas de una partida de verdad, cada una con su explicación. Dura unos diez minutos.
page-learn-begin = Empezar la partida guiada
page-learn-rules = Leer las reglas
page-learn-again = Otra vez
page-learn-step = Paso { $number } de { $of }
page-learn-astray = Buena idea, pero ahora no. Hagamos antes esto:
page-learn-done = Has jugado tu primera partida
page-learn-you = Tú
page-learn-rival = Ninsun

## Tigris y Éufrates: las reglas

learn-tigris-chapter-1 = La tierra entre los ríos
learn-tigris-text-1 =
    El tablero tiene tierra y dos ríos. Desde el principio hay diez templos, cada uno con un tesoro.
    Las casillas se tocan por los lados, nunca por las esquinas. Las granjas, las losetas azules, van solo en los ríos; todas las demás, solo en tierra.
learn-tigris-chapter-2 = Líderes y reinos
learn-tigris-text-2 =
    Cada cual tiene cuatro líderes: el sacerdote rojo, el granjero azul, el comerciante verde y el rey negro. Un líder se coloca en tierra junto a un templo.
    Las losetas y los líderes que se tocan forman una región. Una región con un líder es un reino. En un reino pueden vivir líderes de varios jugadores, pero no dos del mismo color.
learn-tigris-chapter-3 = Dos acciones por turno
learn-tigris-text-3 =
    En tu turno haces dos acciones: colocar o mover un líder, colocar una loseta, usar una catástrofe o cambiar losetas de tu mano.
    Cuando una loseta se une a un reino, el líder de su color que hay allí da a su dueño un punto de ese color. Si falta ese líder, el punto es para el rey. Al final robas hasta tener seis losetas.
learn-tigris-chapter-4 = Conflicto interno: dos líderes de un color en un reino
learn-tigris-text-4 =
    Un líder que entra en un reino donde ya hay otro de su color empieza un conflicto interno. Cada bando cuenta los templos que tocan a su líder.
    El atacante añade templos de su mano y después el defensor. Gana el número mayor; el empate es para el defensor. El líder perdedor vuelve a casa y el ganador recibe un punto rojo.
learn-tigris-chapter-5 = Conflicto externo: dos reinos se hacen uno
learn-tigris-text-5 =
    Una loseta que une dos reinos no da puntos. Si los dos tienen un líder del mismo color, hay conflicto externo. Aquí una loseta en I5 enfrentaría a los dos reyes.
    Cada bando cuenta las losetas de ese color en su propio reino y puede añadir losetas así de su mano. El perdedor se queda sin el líder y sin las losetas que lo apoyaban. El ganador recibe un punto de ese color por el líder y uno por cada loseta que se va.
learn-tigris-chapter-6 = Monumentos
learn-tigris-text-6 =
    Cuatro losetas de un color en cuadrado pueden convertirse en un monumento. Se les da la vuelta y sobre ellas se alza un monumento de dos colores, uno de ellos el de las losetas.
    Al final de tu turno, cada líder tuyo de su reino que tenga un color del monumento te da un punto.
learn-tigris-chapter-7 = Tesoros y catástrofes
learn-tigris-text-7 =
    Cuando un reino tiene más de un tesoro, el dueño de su comerciante se lleva todos menos uno. Aquí basta llegar hasta el templo de N5.
    Cada cual tiene dos catástrofes. Una catástrofe destruye una loseta o bloquea para siempre una casilla vacía; puede partir un reino.
learn-tigris-chapter-8 = El final y quién gana
learn-tigris-text-8 =
    La partida termina cuando, al final de un turno, solo quedan dos tesoros en el tablero, o cuando la bolsa ya no alcanza para completar una mano.
    Cada tesoro vale un punto del color que quieras. Tu puntuación es entonces tu color más débil: quien descuida uno no gana. Si hay empate, decide el siguiente color más débil.

## Tigris y Éufrates: la partida guiada

learn-tigris-do-1 = Elige tu líder rojo, el sacerdote, colócalo en I8 y confirma.
learn-tigris-why-1 = Los líderes se colocan junto a los templos. El templo de I7 y tu sacerdote forman ahora un reino. Ninsun, tu rival, ya tiene un rey en el norte.
learn-tigris-do-2 = Coloca un templo de tu mano en I6.
learn-tigris-why-2 = Una loseta que se une a un reino paga al líder de su color: tu sacerdote gana un punto rojo. Con eso has hecho tus dos acciones y juega Ninsun.
learn-tigris-do-3 = Coloca tu rey, el líder negro, en J7.
learn-tigris-why-3 = El rey se lleva los puntos de los asentamientos y los de cada color que no tenga líder propio en el reino.
learn-tigris-do-4 = Coloca un asentamiento en K7.
learn-tigris-why-4 = Un punto negro para tu rey. Fíjate ahora en Ninsun: ella también puede colocar líderes en tu reino.
learn-tigris-do-5 = Su comerciante está en J6 y se lleva tus puntos verdes. Coloca tu comerciante en H6.
learn-tigris-why-5 = Dos comerciantes en un reino: es un conflicto interno. Los dos tocan un templo, así que van uno a uno.
learn-tigris-do-6 = Añade un templo al conflicto: pon 1 y confirma.
learn-tigris-why-6 = En un conflicto interno deciden los templos. El empate sería del defensor, así que necesitas uno más.
learn-tigris-do-7 = Has ganado y su comerciante se ha ido a casa. Coloca un mercado en G6.
learn-tigris-why-7 = Los puntos verdes son ahora tuyos. Recuerda: al final solo cuenta tu color más débil, así que necesitas los cuatro.
learn-tigris-do-8 = Falta el azul. Coloca tu granjero en H7.
learn-tigris-why-8 = Los cuatro líderes están ahora en un reino: todo lo que se una te paga a ti.
learn-tigris-do-9 = Coloca una granja en el río, en I9.
learn-tigris-why-9 = Las granjas van solo en los ríos. I9 toca a tu sacerdote de I8, así que pertenece al reino: un punto azul.
learn-tigris-do-10 = Ahora, valor: coloca un mercado en I5, entre los dos reinos.
learn-tigris-why-10 = La loseta une tu reino con el suyo. Los dos tienen rey, así que hay conflicto externo por los asentamientos: uno a uno en el tablero.
learn-tigris-do-11 = Añade un asentamiento y confirma.
learn-tigris-why-11 = En un conflicto externo luchan las losetas del color en disputa. Si ella no añade nada, su rey y su asentamiento se van y recibes un punto negro por cada uno.
learn-tigris-do-12 = Dos puntos, y el norte es tuyo. Coloca un asentamiento en K6.
learn-tigris-why-12 = Otro punto negro, y la segunda loseta de algo más grande: mira el cuadrado K6, L6, K7, L7.
learn-tigris-do-13 = Coloca un asentamiento en L7.
learn-tigris-why-13 = Tres de cuatro.
learn-tigris-do-14 = Coloca el último asentamiento en L6.
learn-tigris-why-14 = Cuatro asentamientos en cuadrado pueden convertirse en un monumento.
learn-tigris-do-15 = Construye el monumento rojo y negro.
learn-tigris-why-15 = Se da la vuelta a los asentamientos. Desde ahora tu sacerdote y tu rey te dan un punto cada uno al final de cada turno tuyo.
learn-tigris-done = Has colocado líderes y losetas, has ganado un conflicto interno y uno externo y has construido un monumento. Los tesoros son de los comerciantes cuyo reino tiene más de uno; lo demás lo verás jugando. Empieza con un rival fácil.
