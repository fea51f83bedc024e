# Las teclas y los ajustes de Tigris y Éufrates.

tigris-key-tiles = templo, granja, mercado, asentamiento
tigris-key-leaders = sacerdote, granjero, comerciante, rey
tigris-key-catastrophe = catástrofe
tigris-key-add = tantas losetas en un conflicto
tigris-set-kingdoms = Reinos
tigris-set-kingdoms-off = sin sombrear
tigris-set-kingdoms-faint = tenues
tigris-set-kingdoms-strong = intensos
