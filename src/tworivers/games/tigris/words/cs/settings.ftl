# Klávesy a nastavení hry Eufrat a Tigris.

tigris-key-tiles = chrám, farma, tržiště, osada
tigris-key-leaders = kněz, farmář, obchodník, král
tigris-key-catastrophe = katastrofa
tigris-key-add = tolik kartiček do konfliktu
tigris-set-kingdoms = Království
tigris-set-kingdoms-off = bez podbarvení
tigris-set-kingdoms-faint = slabě
tigris-set-kingdoms-strong = výrazně
