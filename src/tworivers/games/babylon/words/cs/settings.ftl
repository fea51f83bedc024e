# Klávesy hry Babylon.

babylon-key-boards = lom, zahrada shora
babylon-key-turn = otočit dílek
babylon-key-level = jiné patro
babylon-key-free = další volný roh
babylon-key-tiles = vytěžený dílek, uložený dílek
babylon-key-token = žeton kola
babylon-key-garden = otočit zahradu
