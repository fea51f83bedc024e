# Co o grze Eufrat i Tygrys mówią strona główna i nowy stół.

tigris-about = Zakładaj królestwa, wygrywaj konflikty wewnętrzne i zewnętrzne. O wyniku decyduje twój najsłabszy kolor.
tigris-option-board = Plansza
tigris-option-board-classic = Klasyczna, dziesięć skarbów
tigris-option-board-advanced = Zaawansowana, czternaście skarbów
tigris-option-buildings = Z budowlami
tigris-option-open-scores = Jawne punkty
