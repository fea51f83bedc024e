# The keys and settings of Tigris & Euphrates.

tigris-key-tiles = temple, farm, market, settlement
tigris-key-leaders = priest, farmer, trader, king
tigris-key-catastrophe = catastrophe
tigris-key-add = so many tiles in a conflict
tigris-set-kingdoms = Kingdoms
tigris-set-kingdoms-off = not shaded
tigris-set-kingdoms-faint = faint
tigris-set-kingdoms-strong = strong
