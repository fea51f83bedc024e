"""How a state stands, game by game: one file each."""
