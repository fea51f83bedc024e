# Klawisze i ustawienia gry Eufrat i Tygrys.

tigris-key-tiles = świątynia, farma, targ, osada
tigris-key-leaders = kapłan, rolnik, kupiec, król
tigris-key-catastrophe = katastrofa
tigris-key-add = tyle płytek w konflikcie
tigris-set-kingdoms = Królestwa
tigris-set-kingdoms-off = bez cieniowania
tigris-set-kingdoms-faint = słabo
tigris-set-kingdoms-strong = wyraźnie
