# Lo que la página inicial y la mesa nueva dicen de Babylonia.

babylonia-about = Envía tus clanes por los ríos, conecta nobles con ciudades y gánalas antes que los demás.
babylonia-option-cards = Cartas de zigurat
babylonia-option-cards-basic = Las siete primeras
babylonia-option-cards-random = Siete de nueve, al azar
babylonia-option-river-tile-opens-field = Una ficha boca abajo en un río abre un cultivo
