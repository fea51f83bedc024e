# Zasady gry Eufrat i Tygrys naszymi słowami.

tigris-learn-chapter-1 = Kraj między rzekami
tigris-learn-text-1 =
    Na planszy jest ląd i dwie rzeki. Od początku stoi tu dziesięć świątyń, każda ze skarbem.
    Pola sąsiadują bokami, nigdy rogami. Farmy, niebieskie płytki, kładzie się tylko na rzekach; wszystkie inne tylko na lądzie.
tigris-learn-chapter-2 = Przywódcy i królestwa
tigris-learn-text-2 =
    Każdy ma czterech przywódców: czerwonego kapłana, niebieskiego rolnika, zielonego kupca i czarnego króla. Przywódca stoi na lądzie obok świątyni.
    Stykające się płytki i przywódcy tworzą region. Region z przywódcą jest królestwem. W jednym królestwie mogą żyć przywódcy kilku graczy, byle nie dwaj tego samego koloru.
tigris-learn-chapter-3 = Dwie akcje w turze
tigris-learn-text-3 =
    W swojej turze masz dwie akcje: umieścić lub przenieść przywódcę, położyć płytkę, użyć katastrofy albo wymienić płytki z ręki.
    Gdy płytka dołącza do królestwa, właściciel stojącego tam przywódcy jej koloru dostaje jeden punkt tego koloru. Jeśli takiego przywódcy brak, punkt bierze król. Na koniec dobierasz do sześciu płytek.
tigris-learn-chapter-4 = Konflikt wewnętrzny: dwaj przywódcy jednego koloru
tigris-learn-text-4 =
    Przywódca, który wkracza do królestwa, gdzie stoi inny przywódca jego koloru, zaczyna konflikt wewnętrzny. Każda strona liczy świątynie stykające się z jej przywódcą.
    Atakujący dokłada świątynie z ręki, po nim broniący się. Wygrywa większa liczba, a przy remisie broniący się. Pokonany przywódca wraca do domu, a zwycięzca dostaje jeden czerwony punkt.
tigris-learn-chapter-5 = Konflikt zewnętrzny: z dwóch królestw jedno
tigris-learn-text-5 =
    Płytka łącząca dwa królestwa nie daje punktów. Jeśli oba mają przywódcę tego samego koloru, wybucha konflikt zewnętrzny. Tutaj płytka na I5 postawiłaby przeciw sobie dwóch królów.
    Każda strona liczy płytki tego koloru w swoim królestwie i może dołożyć takie płytki z ręki. Pokonany traci przywódcę i wszystkie płytki, które go wspierały. Zwycięzca dostaje punkt tego koloru za przywódcę i po jednym za każdą usuniętą płytkę.
tigris-learn-chapter-6 = Monumenty
tigris-learn-text-6 =
    Cztery płytki jednego koloru w kwadracie mogą stać się monumentem. Płytki się odwraca, a na nich staje dwukolorowy monument; jeden z kolorów to kolor płytek.
    Na końcu twojej tury każdy twój przywódca w tym królestwie, który ma jeden z kolorów monumentu, przynosi ci punkt.
tigris-learn-chapter-7 = Skarby i katastrofy
tigris-learn-text-7 =
    Gdy w królestwie jest więcej niż jeden skarb, właściciel tamtejszego kupca zabiera wszystkie oprócz jednego. Tutaj wystarczy dotrzeć do świątyni na N5.
    Każdy ma dwie katastrofy. Katastrofa niszczy płytkę albo na zawsze blokuje puste pole; może rozerwać królestwo.
tigris-learn-chapter-8 = Koniec i kto wygrywa
tigris-learn-text-8 =
    Gra kończy się, gdy na końcu tury na planszy zostają tylko dwa skarby albo gdy woreczek nie wystarcza do uzupełnienia ręki.
    Każdy skarb to punkt dowolnego koloru. Potem twoim wynikiem jest twój najsłabszy kolor: kto zaniedba jedną dziedzinę, nie wygra. Przy remisie decyduje kolejny najsłabszy kolor.
