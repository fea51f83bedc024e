# Las teclas de Babylonia.

babylonia-key-tiles = sacerdote, mercader, civil, campesino
babylonia-key-diagonal = moverse en diagonal por el tablero
babylonia-key-end = terminar el turno
babylonia-key-cards = elegir una carta de zigurat
