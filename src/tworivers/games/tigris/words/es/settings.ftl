# Las teclas de Tigris y Éufrates.

tigris-key-tiles = templo, granja, mercado, asentamiento
tigris-key-leaders = sacerdote, granjero, comerciante, rey
tigris-key-catastrophe = catástrofe
tigris-key-add = tantas losetas en un conflicto
