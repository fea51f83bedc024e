# Co o grze Babilon mówią strona główna i nowy stół.

babylon-about = Wznoś wiszące ogrody, taras nad tarasem. Liczy się tylko to, co widać z góry.
babylon-option-limited-supply = Ograniczony zasób elementów
