# Co o hře Eufrat a Tigris říká domovská stránka a nový stůl.

tigris-about = Zakládej království a vyhrávej vnější i vnitřní konflikty. Skóre ti určí tvoje nejslabší oblast.
tigris-option-board = Deska
tigris-option-board-classic = Klasická, deset pokladů
tigris-option-board-advanced = Pokročilá, čtrnáct pokladů
tigris-option-buildings = S budovami
tigris-option-open-scores = Odkryté body
