# Zasady gry Babilon naszymi słowami.

babylon-learn-chapter-1 = Ogród w chmurach
babylon-learn-text-1 =
    Każdy buduje ogród na planszy osiem na osiem pól: tarasy na kolumnach, a na nich posągi, fontanny, kładki i schody.
    Na koniec ogląda się ogród z góry. To, co jest całkiem zakryte, się nie liczy.
babylon-learn-chapter-2 = Kamieniołom
babylon-learn-text-2 =
    Tura zaczyna się w kamieniołomie: weź wierzchnią płytkę dowolnego stosu. Daje kolumnę za każdy swój bok, przy którym nie ma wyższego kamienia, i jeszcze jedną, jeśli pokazuje kwiat twojej planszy.
    Glina leży na granicie, granit na bazalcie; im głębszy kamień, tym więcej ma symboli. Tutaj C3 daje dwie kolumny, bo nad nim i po jego lewej stoi glina. Przed pierwszą turą dwaj lub trzej gracze usuwają z gry kilka płytek glinianych.
babylon-learn-chapter-3 = Kładzenie tarasu
babylon-learn-text-3 =
    Płytka potrzebuje podpory pod co najmniej trzema z czterech rogów. Pojedyncza kolumna podnosi róg o jeden poziom; podwójna o dwa i kosztuje dwie pojedyncze. Kolumny stoją na pustych polach planszy lub niższych płytek.
    Róg bez podpory dostaje belweder wart jeden punkt; nic innego już tam nie stanie. Żadna płytka nie leży dokładnie nad inną, a na poziomie można budować tylko wtedy, gdy ogród ma płytkę na poziomie niżej.
babylon-learn-chapter-4 = Posągi i fontanny
babylon-learn-text-4 =
    Po położeniu płytki możesz za darmo zbudować to, na co pozwalają jej symbole. Posąg potrzebuje jednego symbolu. Pierwszy może stać gdziekolwiek, każdy następny w tym samym rzędzie lub kolumnie pól co inny posąg.
    Fontanna potrzebuje dwóch symboli obok siebie na dwóch płytkach tego samego poziomu. Co najmniej jedna z nich musi być położona w tej turze.
babylon-learn-chapter-5 = Kładki i schody
babylon-learn-text-5 =
    Kładka łączy dwa symbole na płytkach tego samego poziomu, między którymi jest dokładnie jedno niższe, puste pole. Tutaj prowadzi z E4 na G4.
    Schody łączą dwa sąsiednie symbole na płytkach, których poziomy różnią się o jeden. Tutaj prowadzą z H5 w górę na G5.
babylon-learn-chapter-6 = Co zostaje, i żetony
babylon-learn-text-6 =
    W turze możesz położyć płytkę wydobytą, odłożoną albo obie. Odłożyć można jedną płytkę; na początku jest to płytka startowa. Możesz zachować do sześciu pojedynczych kolumn, podwójnych nie.
    Od drugiej rundy żeton zmienia coś dla wszystkich: dodatkowa kolumna, symbol liczony jako inny, dwie kolumny za kwiat.
babylon-learn-chapter-7 = Co się liczy
babylon-learn-text-7 =
    Posąg jest wart tyle, ile jego poziom, fontanna i kładka trzy razy tyle, schody sumę obu poziomów. Belweder to jeden punkt, a wysokość ogrodu dwa punkty za każdy poziom.
    Cztery punkty za każdy zestaw wszystkich czterech dekoracji i cztery za każdy zestaw czterech różnych kwiatów na widocznych płytkach.
babylon-learn-chapter-8 = Koniec i kto wygrywa
babylon-learn-text-8 =
    We dwoje gra się piętnaście rund, w troje trzynaście, w czworo jedenaście.
    Wygrywa ten, kto ma najwięcej punktów. Przy remisie wygrywa ogród z mniejszą liczbą gołych pól.
