# What the home page and a new table say of Babylonia.

babylonia-about = Send your clans along the rivers, link nobles to cities and take them before the others do.
babylonia-option-cards = Ziggurat cards
babylonia-option-cards-basic = The first seven
babylonia-option-cards-random = Seven of nine, at random
babylonia-option-river-tile-opens-field = A tile face down in a river opens a field
