# Pierwsza gra z przewodnikiem: Babilon.

babylon-learn-do-1 = Wybierz w kamieniołomie płytkę na A1 i potwierdź.
babylon-learn-why-1 = Glina leży na wierzchu, więc obok nie ma nic wyższego: cztery boki, cztery kolumny. Biały kwiat jest też na twojej planszy, a to daje piątą.
babylon-learn-do-2 = Połóż ją na B4 tylko na trzech kolumnach: wybierz B4, w małym kwadracie naciśnij lewy dolny róg i potwierdź.
babylon-learn-why-2 = Trzy podpory wystarczą. Wolny róg dostaje belweder wart jeden punkt, a jedna kolumna zostaje na później.
babylon-learn-do-3 = Zbuduj posąg na B4.
babylon-learn-why-3 = To, na co pozwalają symbole nowej płytki, buduje się za darmo. Posąg jest wart tyle, ile jego poziom: tutaj jeden punkt. Potem gra twoja rywalka Ninsun.
babylon-learn-do-4 = Wydobądź płytkę na C2.
babylon-learn-why-4 = Znów glina z białym kwiatem: pięć kolumn. Z dwiema zachowanymi masz ich siedem.
babylon-learn-do-5 = Połóż ją na D4, znów na trzech kolumnach: tym razem zostaw wolny prawy dolny róg.
babylon-learn-why-5 = Na D4 leży obok twojej pierwszej płytki, więc na C4 i D4 spotykają się dwa symbole fontanny.
babylon-learn-do-6 = Zbuduj fontannę na C4 i D4.
babylon-learn-why-6 = Dwa symbole obok siebie na dwóch płytkach tego samego poziomu: trzy punkty za każdy poziom.
babylon-learn-do-7 = Wybierz odłożoną płytkę, obróć ją dwa razy w prawo i połóż na G4 z kolumną pod każdym rogiem.
babylon-learn-why-7 = W turze możesz położyć dwie płytki, wydobytą i odłożoną. Tak obrócona ma symbol kładki naprzeciw tego na E4.
babylon-learn-do-8 = Zbuduj kładkę na E4 i G4.
babylon-learn-why-8 = Przechodzi nad dokładnie jednym niższym, pustym polem. Kładka też jest warta trzy punkty za każdy poziom.
babylon-learn-do-9 = Zbuduj posąg na H4.
babylon-learn-why-9 = Następny posąg musi stać w jednej linii z innym: H4 leży w tym samym rzędzie co B4.
babylon-learn-do-10 = Wydobądź w kamieniołomie płytkę na D4.
babylon-learn-why-10 = Od drugiej rundy żeton obowiązuje wszystkich. Teraz pasujący kwiat daje dwie kolumny, więc dostajesz sześć.
babylon-learn-do-11 = Obróć płytkę raz w prawo i połóż ją na F5 z wolnym lewym dolnym rogiem.
babylon-learn-why-11 = Jeden róg stoi na twojej płytce startowej, dwa sięgają podwójnymi kolumnami aż do planszy. Dzięki temu leży na drugim poziomie.
babylon-learn-do-12 = Zbuduj schody na G5 i H5.
babylon-learn-why-12 = Schody łączą poziomy różniące się o jeden i liczą oba: trzy punkty. Masz teraz wszystkie cztery dekoracje, a cały zestaw daje kolejne cztery.
babylon-learn-done = Masz za sobą wydobycie, tarasy na dwóch poziomach i wszystkie rodzaje dekoracji. W grze patrz na arkusz punktów: pokazuje, co widać z góry i czego brakuje do zestawu. Zacznij od łatwego przeciwnika.
