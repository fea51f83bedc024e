# Las reglas de Babylon con nuestras palabras.

babylon-learn-chapter-1 = Un jardín en las alturas
babylon-learn-text-1 =
    Cada cual construye un jardín en un tablero de ocho por ocho casillas: terrazas sobre columnas y, encima, estatuas, fuentes, pasarelas y escaleras.
    Al final el jardín se mira desde arriba. Lo que queda tapado del todo no cuenta.
babylon-learn-chapter-2 = La cantera
babylon-learn-text-2 =
    El turno empieza en la cantera: toma la loseta superior de cualquier pila. Da una columna por cada uno de sus lados donde no haya una piedra más alta, y otra más si muestra la flor de tu tablero.
    La arcilla está sobre el granito y el granito, sobre el basalto; cuanto más honda la piedra, más símbolos tiene. Aquí C3 da dos columnas, porque arriba y a su izquierda hay arcilla. Antes del primer turno, dos o tres jugadores retiran del juego unas cuantas losetas de arcilla.
babylon-learn-chapter-3 = Colocar una terraza
babylon-learn-text-3 =
    Una loseta necesita apoyo al menos en tres de sus cuatro esquinas. Una columna simple eleva la esquina un nivel; una doble la eleva dos y cuesta dos simples. Las columnas se apoyan en casillas vacías del tablero o de losetas más bajas.
    Una esquina sin apoyo recibe un mirador, que vale un punto; allí ya no puede haber nada más. Ninguna loseta queda exactamente encima de otra, y en un nivel solo se construye si el jardín tiene una loseta en el nivel de debajo.
babylon-learn-chapter-4 = Estatuas y fuentes
babylon-learn-text-4 =
    Después de colocar una loseta puedes construir gratis lo que permitan sus símbolos. Una estatua necesita un símbolo. La primera puede estar en cualquier sitio; las demás, en la misma fila o columna que otra estatua.
    Una fuente necesita dos símbolos contiguos en dos losetas del mismo nivel. Al menos una de las dos losetas tiene que ser de este turno.
babylon-learn-chapter-5 = Pasarelas y escaleras
babylon-learn-text-5 =
    Una pasarela une dos símbolos en losetas del mismo nivel con exactamente una casilla más baja y vacía entre ellos. Aquí va de E4 a G4.
    Una escalera une dos símbolos contiguos en losetas cuyos niveles se diferencian en uno. Aquí sube de H5 a G5.
babylon-learn-chapter-6 = Lo que guardas, y las fichas de ronda
babylon-learn-text-6 =
    En un turno puedes colocar la loseta extraída, la guardada o las dos. Se puede guardar una loseta; al principio es tu loseta inicial. Conservas hasta seis columnas simples; las dobles, no.
    Desde la segunda ronda una ficha cambia algo para todos: una columna más, un símbolo que cuenta como otro, dos columnas por una flor.
babylon-learn-chapter-7 = Lo que cuenta
babylon-learn-text-7 =
    Una estatua vale su nivel; una fuente y una pasarela, tres veces su nivel; una escalera, la suma de los dos niveles. Un mirador vale un punto y la altura del jardín, dos puntos por nivel.
    Cuatro puntos por cada conjunto de las cuatro decoraciones y cuatro por cada conjunto de cuatro flores distintas en losetas a la vista.
babylon-learn-chapter-8 = El final y quién gana
babylon-learn-text-8 =
    Con dos jugadores se juegan quince rondas; con tres, trece; con cuatro, once.
    Gana quien tenga más puntos. Si hay empate, gana el jardín con menos casillas desnudas.
