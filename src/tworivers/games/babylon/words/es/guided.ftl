# La primera partida guiada de Babylon.

babylon-learn-do-1 = Elige la loseta de A1 en la cantera y confirma.
babylon-learn-why-1 = La arcilla está arriba del todo, así que al lado no hay nada más alto: cuatro lados, cuatro columnas. Su flor blanca es la de tu tablero, y eso da la quinta.
babylon-learn-do-2 = Colócala en B4 con solo tres columnas: elige B4, pulsa la esquina inferior izquierda del cuadrado pequeño y confirma.
babylon-learn-why-2 = Tres apoyos bastan. La esquina libre recibe un mirador, un punto, y ahorras una columna para después.
babylon-learn-do-3 = Construye la estatua en B4.
babylon-learn-why-3 = Lo que permiten los símbolos de una loseta nueva se construye gratis. Una estatua vale su nivel: aquí, un punto. Después juega Ninsun, tu rival.
babylon-learn-do-4 = Extrae la loseta de C2.
babylon-learn-why-4 = Otra vez arcilla con flor blanca: cinco columnas. Con las dos que guardabas tienes siete.
babylon-learn-do-5 = Colócala en D4, otra vez con tres columnas: ahora deja libre la esquina inferior derecha.
babylon-learn-why-5 = En D4 queda junto a tu primera loseta, así que en C4 y D4 se encuentran dos símbolos de fuente.
babylon-learn-do-6 = Construye la fuente en C4 y D4.
babylon-learn-why-6 = Dos símbolos contiguos en dos losetas del mismo nivel: tres puntos por nivel.
babylon-learn-do-7 = Elige la loseta guardada, gírala dos veces a la derecha y colócala en G4 con una columna bajo cada esquina.
babylon-learn-why-7 = En un turno puedes colocar dos losetas, la extraída y la guardada. Girada así, su símbolo de pasarela queda frente al de E4.
babylon-learn-do-8 = Construye la pasarela en E4 y G4.
babylon-learn-why-8 = Cruza exactamente una casilla más baja y vacía. La pasarela también vale tres puntos por nivel.
babylon-learn-do-9 = Construye la estatua en H4.
babylon-learn-why-9 = Otra estatua tiene que estar en línea con una anterior: H4 está en la fila de B4.
babylon-learn-do-10 = Extrae la loseta de D4 en la cantera.
babylon-learn-why-10 = Desde la segunda ronda una ficha vale para todos. Ahora una flor que coincide da dos columnas, así que recibes seis.
babylon-learn-do-11 = Gira la loseta una vez a la derecha y colócala en F5 con la esquina inferior izquierda libre.
babylon-learn-why-11 = Una esquina se apoya en tu loseta inicial y dos llegan hasta el tablero con columnas dobles. Así queda en el segundo nivel.
babylon-learn-do-12 = Construye la escalera en G5 y H5.
babylon-learn-why-12 = Una escalera une niveles que se diferencian en uno y cuenta los dos: tres puntos. Ya tienes las cuatro decoraciones, y un conjunto completo da cuatro más.
babylon-learn-done = Has extraído losetas, has colocado terrazas en dos niveles y has construido todas las decoraciones. Mientras juegas, mira la hoja de puntos: muestra lo que se ve desde arriba y lo que falta para un conjunto. Empieza con un rival fácil.
