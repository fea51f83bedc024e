"""A game in progress: Match, Record and clocks. Pure Python over the Game contract."""
