# La primera partida guiada de Babylonia.

babylonia-learn-do-1 = Elige el sacerdote de tu atril, colócalo en H7 y confirma.
babylonia-learn-why-1 = H7 toca una ciudad y un zigurat. El zigurat paga un punto al momento. El primer jugador juega una sola ficha en el primer turno; después Ninsun, tu rival, juega dos.
babylonia-learn-do-2 = Ninsun también ha llegado al zigurat. Coloca un campesino en H6.
babylonia-learn-why-2 = En un turno juegas dos fichas cualesquiera, o bien tres campesinos o más. Esta vez serán tres campesinos. H6 también toca el zigurat: otro punto.
babylonia-learn-do-3 = Coloca el segundo campesino en I8.
babylonia-learn-why-3 = Un punto más por el zigurat. Además, I8 está junto al cultivo de I9, que ahora queda abierto para tus campesinos.
babylonia-learn-do-4 = Coloca el tercer campesino en el cultivo, en I9.
babylonia-learn-why-4 = Solo los campesinos entran en los cultivos, y solo donde hay otra ficha tuya al lado. Este cultivo paga seis puntos.
babylonia-learn-do-5 = No te quedan campesinos: pulsa «{ babylonia-do-done }».
babylonia-learn-why-5 = Después de tres campesinos podrías seguir con un cuarto. Al final del turno robas hasta tener cinco fichas.
babylonia-learn-do-6 = Coloca el civil en el río, en F7.
babylonia-learn-why-6 = En un río la ficha queda boca abajo. Su noble no gana nada, pero cuenta alrededor de la ciudad de G7 y conecta tus fichas.
babylonia-learn-do-7 = Coloca el mercader en G8.
babylonia-learn-why-7 = La ciudad de G7 muestra sacerdotes y mercaderes. Solo queda libre G6: una ciudad se puntúa cuando toda la tierra a su alrededor está ocupada; los hexágonos de río no importan.
babylonia-learn-do-8 = Ninsun ha ganado la ciudad de J5. Ahora coloca tu sacerdote en G6.
babylonia-learn-why-8 = Con eso la ciudad de G7 queda rodeada. Se puntúa al final de tu turno, y todavía te queda una segunda ficha por jugar.
babylonia-learn-do-9 = Coloca el civil en D10, junto a otro zigurat.
babylonia-learn-why-9 = Tus fichas tocan ahora dos zigurats, así que esto da dos puntos. Después llega la ciudad: dos puntos por cada sacerdote y mercader conectado con ella. Tienes más fichas a su alrededor, así que es tuya, y cada cual recibe un punto por cada ciudad que haya ganado.
babylonia-learn-do-10 = Coloca un campesino en H9.
babylonia-learn-why-10 = Conecta todo lo que tienes aquí con la ciudad de H10. Tus sacerdotes contarán también allí: los nobles nunca se gastan.
babylonia-learn-do-11 = Coloca el sacerdote en J7, el último hexágono libre alrededor del zigurat.
babylonia-learn-why-11 = Dos puntos, porque tocas dos zigurats. Y alrededor de este tienes cuatro fichas y Ninsun, dos: el zigurat es tuyo.
babylonia-learn-do-12 = Elige la carta 1, diez puntos al momento, y confirma.
babylonia-learn-why-12 = Quien gana un zigurat toma una carta. La mayoría ayuda hasta el final; esta paga ahora.
babylonia-learn-done = Has colocado nobles y campesinos, has cosechado un cultivo y has ganado una ciudad y un zigurat. La partida sigue así hasta que alguien se quede sin fichas o quede como mucho una ciudad; gana quien tenga más puntos. Empieza con un rival fácil.
