# Las teclas de Babylon.

babylon-key-boards = la cantera, el jardín desde arriba
babylon-key-turn = girar la loseta
babylon-key-level = el otro nivel
babylon-key-free = la siguiente esquina libre
babylon-key-tiles = loseta extraída, loseta guardada
babylon-key-token = la ficha de la ronda
babylon-key-garden = girar el jardín
