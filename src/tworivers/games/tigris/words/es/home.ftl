# Lo que la página inicial y la mesa nueva dicen de Tigris y Éufrates.

tigris-about = Funda reinos y gana conflictos internos y externos. Tu puntuación es la de tu color más débil.
tigris-option-board = Tablero
tigris-option-board-classic = Clásico, diez tesoros
tigris-option-board-advanced = Avanzado, catorce tesoros
tigris-option-buildings = Con edificios
tigris-option-open-scores = Puntuaciones a la vista
