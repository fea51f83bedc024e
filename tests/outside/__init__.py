"""Games that other packages bring, proven by the Royal Game of Ur."""
