"""What a network is shown of a state, game by game: one file each."""
