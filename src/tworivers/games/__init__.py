"""The games. Each package ends in one Game object; everything above uses only that."""
