# The keys of Tigris & Euphrates.

tigris-key-tiles = temple, farm, market, settlement
tigris-key-leaders = priest, farmer, trader, king
tigris-key-catastrophe = catastrophe
tigris-key-add = so many tiles in a conflict
