# Co o grze Babilonia mówią strona główna i nowy stół.

babylonia-about = Wyślij swoje klany wzdłuż rzek, łącz arystokratów z miastami i zdobywaj je przed innymi.
babylonia-option-cards = Karty ziguratów
babylonia-option-cards-basic = Pierwszych siedem
babylonia-option-cards-random = Siedem z dziewięciu, losowo
babylonia-option-river-tile-opens-field = Odwrócony żeton na rzece otwiera pole uprawne
