"""What learning programs are shown of the game."""
