"""The Royal Game of Ur: a game of its own package for Two Rivers."""
