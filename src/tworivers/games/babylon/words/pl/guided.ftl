# Pierwsza gra z przewodnikiem: Babilon.

learn-babylon-do-1 = Wybierz w kamieniołomie płytkę na A1 i potwierdź.
learn-babylon-why-1 = Glina leży na wierzchu, więc obok nie ma nic wyższego: cztery boki, cztery kolumny. Biały kwiat jest też na twojej planszy, a to daje piątą.
learn-babylon-do-2 = Połóż ją na B4 tylko na trzech kolumnach: wybierz B4, w małym kwadracie naciśnij lewy dolny róg i potwierdź.
learn-babylon-why-2 = Trzy podpory wystarczą. Wolny róg dostaje belweder wart jeden punkt, a jedna kolumna zostaje na później.
learn-babylon-do-3 = Zbuduj posąg na B4.
learn-babylon-why-3 = To, na co pozwalają symbole nowej płytki, buduje się za darmo. Posąg jest wart tyle, ile jego poziom: tutaj jeden punkt. Potem gra twoja rywalka Ninsun.
learn-babylon-do-4 = Wydobądź płytkę na C2.
learn-babylon-why-4 = Znów glina z białym kwiatem: pięć kolumn. Z dwiema zachowanymi masz ich siedem.
learn-babylon-do-5 = Połóż ją na D4, znów na trzech kolumnach: tym razem zostaw wolny prawy dolny róg.
learn-babylon-why-5 = Na D4 leży obok twojej pierwszej płytki, więc na C4 i D4 spotykają się dwa symbole fontanny.
learn-babylon-do-6 = Zbuduj fontannę na C4 i D4.
learn-babylon-why-6 = Dwa symbole obok siebie na dwóch płytkach tego samego poziomu: trzy punkty za każdy poziom.
learn-babylon-do-7 = Wybierz odłożoną płytkę, obróć ją dwa razy w prawo i połóż na G4 z kolumną pod każdym rogiem.
learn-babylon-why-7 = W turze możesz położyć dwie płytki, wydobytą i odłożoną. Tak obrócona ma symbol kładki naprzeciw tego na E4.
learn-babylon-do-8 = Zbuduj kładkę na E4 i G4.
learn-babylon-why-8 = Przechodzi nad dokładnie jednym niższym, pustym polem. Kładka też jest warta trzy punkty za każdy poziom.
learn-babylon-do-9 = Zbuduj posąg na H4.
learn-babylon-why-9 = Następny posąg musi stać w jednej linii z innym: H4 leży w tym samym rzędzie co B4.
learn-babylon-do-10 = Wydobądź w kamieniołomie płytkę na D4.
learn-babylon-why-10 = Od drugiej rundy żeton obowiązuje wszystkich. Teraz pasujący kwiat daje dwie kolumny, więc dostajesz sześć.
learn-babylon-do-11 = Obróć płytkę raz w prawo i połóż ją na F5 z wolnym lewym dolnym rogiem.
learn-babylon-why-11 = Jeden róg stoi na twojej płytce startowej, dwa sięgają podwójnymi kolumnami aż do planszy. Dzięki temu leży na drugim poziomie.
learn-babylon-do-12 = Zbuduj schody na G5 i H5.
learn-babylon-why-12 = Schody łączą poziomy różniące się o jeden i liczą oba: trzy punkty. Masz teraz wszystkie cztery dekoracje, a cały zestaw daje kolejne cztery.
learn-babylon-done = Masz za sobą wydobycie, tarasy na dwóch poziomach i wszystkie rodzaje dekoracji. W grze patrz na arkusz punktów: pokazuje, co widać z góry i czego brakuje do zestawu. Zacznij od łatwego przeciwnika.
