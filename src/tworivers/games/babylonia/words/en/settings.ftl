# The keys of Babylonia.

babylonia-key-tiles = priest, merchant, civil servant, farmer
babylonia-key-diagonal = move over the board aslant
babylonia-key-end = end the turn
babylonia-key-cards = choose a ziggurat card
