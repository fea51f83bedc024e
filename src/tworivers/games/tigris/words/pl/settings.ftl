# Klawisze gry Eufrat i Tygrys.

tigris-key-tiles = świątynia, farma, targ, osada
tigris-key-leaders = kapłan, rolnik, kupiec, król
tigris-key-catastrophe = katastrofa
tigris-key-add = tyle płytek w konflikcie
