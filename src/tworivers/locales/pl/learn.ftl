# Zasady naszymi słowami i pierwsze gry z przewodnikiem.

## Strona

page-learn-guided = Pierwsza gra z przewodnikiem
page-learn-guided-why = Rozegrasz prawdziwą grę; liczba ruchów: { $number }, każdy z wyjaśnieniem. Zajmie to około dziesięciu minut.
page-learn-begin = Zacznij grę z przewodnikiem
page-learn-rules = Przeczytaj zasady
page-learn-again = Jeszcze raz
page-learn-step = Krok { $number } z { $of }
page-learn-astray = Dobry pomysł, ale nie teraz. Najpierw zróbmy to:
page-learn-done = Pierwsza gra za tobą
page-learn-you = Ty
page-learn-rival = Ninsun

## Eufrat i Tygrys: zasady

learn-tigris-chapter-1 = Kraj między rzekami
learn-tigris-text-1 =
    Na planszy jest ląd i dwie rzeki. Od początku stoi tu dziesięć świątyń, każda ze skarbem.
    Pola sąsiadują bokami, nigdy rogami. Farmy, niebieskie płytki, kładzie się tylko na rzekach; wszystkie inne tylko na lądzie.
learn-tigris-chapter-2 = Przywódcy i królestwa
learn-tigris-text-2 =
    Każdy ma czterech przywódców: czerwonego kapłana, niebieskiego rolnika, zielonego kupca i czarnego króla. Przywódca stoi na lądzie obok świątyni.
    Stykające się płytki i przywódcy tworzą region. Region z przywódcą jest królestwem. W jednym królestwie mogą żyć przywódcy kilku graczy, byle nie dwaj tego samego koloru.
learn-tigris-chapter-3 = Dwie akcje w turze
learn-tigris-text-3 =
    W swojej turze masz dwie akcje: umieścić lub przenieść przywódcę, położyć płytkę, użyć katastrofy albo wymienić płytki z ręki.
    Gdy płytka dołącza do królestwa, właściciel stojącego tam przywódcy jej koloru dostaje jeden punkt tego koloru. Jeśli takiego przywódcy brak, punkt bierze król. Na koniec dobierasz do sześciu płytek.
learn-tigris-chapter-4 = Konflikt wewnętrzny: dwaj przywódcy jednego koloru
learn-tigris-text-4 =
    Przywódca, który wkracza do królestwa, gdzie stoi inny przywódca jego koloru, zaczyna konflikt wewnętrzny. Każda strona liczy świątynie stykające się z jej przywódcą.
    Atakujący dokłada świątynie z ręki, po nim broniący się. Wygrywa większa liczba, a przy remisie broniący się. Pokonany przywódca wraca do domu, a zwycięzca dostaje jeden czerwony punkt.
learn-tigris-chapter-5 = Konflikt zewnętrzny: z dwóch królestw jedno
learn-tigris-text-5 =
    Płytka łącząca dwa królestwa nie daje punktów. Jeśli oba mają przywódcę tego samego koloru, wybucha konflikt zewnętrzny. Tutaj płytka na I5 postawiłaby przeciw sobie dwóch królów.
    Każda strona liczy płytki tego koloru w swoim królestwie i może dołożyć takie płytki z ręki. Pokonany traci przywódcę i wszystkie płytki, które go wspierały. Zwycięzca dostaje punkt tego koloru za przywódcę i po jednym za każdą usuniętą płytkę.
learn-tigris-chapter-6 = Monumenty
learn-tigris-text-6 =
    Cztery płytki jednego koloru w kwadracie mogą stać się monumentem. Płytki się odwraca, a na nich staje dwukolorowy monument; jeden z kolorów to kolor płytek.
    Na końcu twojej tury każdy twój przywódca w tym królestwie, który ma jeden z kolorów monumentu, przynosi ci punkt.
learn-tigris-chapter-7 = Skarby i katastrofy
learn-tigris-text-7 =
    Gdy w królestwie jest więcej niż jeden skarb, właściciel tamtejszego kupca zabiera wszystkie oprócz jednego. Tutaj wystarczy dotrzeć do świątyni na N5.
    Każdy ma dwie katastrofy. Katastrofa niszczy płytkę albo na zawsze blokuje puste pole; może rozerwać królestwo.
learn-tigris-chapter-8 = Koniec i kto wygrywa
learn-tigris-text-8 =
    Gra kończy się, gdy na końcu tury na planszy zostają tylko dwa skarby albo gdy woreczek nie wystarcza do uzupełnienia ręki.
    Każdy skarb to punkt dowolnego koloru. Potem twoim wynikiem jest twój najsłabszy kolor: kto zaniedba jedną dziedzinę, nie wygra. Przy remisie decyduje kolejny najsłabszy kolor.

## Eufrat i Tygrys: gra z przewodnikiem

learn-tigris-do-1 = Wybierz swojego czerwonego przywódcę, kapłana, umieść go na I8 i potwierdź.
learn-tigris-why-1 = Przywódcy stoją obok świątyń. Świątynia na I7 i twój kapłan tworzą teraz królestwo. Twoja rywalka Ninsun ma już króla na północy.
learn-tigris-do-2 = Połóż świątynię z ręki na I6.
learn-tigris-why-2 = Płytka dołączona do królestwa płaci przywódcy swojego koloru: twój kapłan zdobywa czerwony punkt. To koniec twoich dwóch akcji, gra Ninsun.
learn-tigris-do-3 = Umieść swojego króla, czarnego przywódcę, na J7.
learn-tigris-why-3 = Król bierze punkty za osady, a także za każdy kolor, który nie ma w królestwie własnego przywódcy.
learn-tigris-do-4 = Połóż osadę na K7.
learn-tigris-why-4 = Czarny punkt dla twojego króla. Patrz teraz na Ninsun: ona też może umieszczać przywódców w twoim królestwie.
learn-tigris-do-5 = Jej kupiec stoi na J6 i zabiera ci zielone punkty. Umieść własnego kupca na H6.
learn-tigris-why-5 = Dwaj kupcy w jednym królestwie: to konflikt wewnętrzny. Obaj stykają się z jedną świątynią, więc jest jeden do jednego.
learn-tigris-do-6 = Dołóż do konfliktu jedną świątynię: ustaw 1 i potwierdź.
learn-tigris-why-6 = W konflikcie wewnętrznym decydują świątynie. Remis jest dla broniącego się, więc potrzebujesz o jedną więcej.
learn-tigris-do-7 = Wygrana jest twoja, a jej kupiec wrócił do domu. Połóż targ na G6.
learn-tigris-why-7 = Zielone punkty są teraz twoje. Pamiętaj: na końcu liczy się tylko najsłabszy kolor, więc potrzebujesz wszystkich czterech.
learn-tigris-do-8 = Brakuje niebieskiego. Umieść swojego rolnika na H7.
learn-tigris-why-8 = Wszyscy czterej przywódcy stoją teraz w jednym królestwie: cokolwiek do niego dołączy, zapłaci tobie.
learn-tigris-do-9 = Połóż farmę na rzece, na I9.
learn-tigris-why-9 = Farmy leżą tylko na rzekach. I9 styka się z twoim kapłanem na I8, więc należy do królestwa: jeden niebieski punkt.
learn-tigris-do-10 = Teraz odwagi: połóż targ na I5, między dwoma królestwami.
learn-tigris-why-10 = Płytka łączy twoje królestwo z jej królestwem. Oba mają króla, więc wybucha konflikt zewnętrzny o osady: na planszy jest jeden do jednego.
learn-tigris-do-11 = Dołóż jedną osadę i potwierdź.
learn-tigris-why-11 = W konflikcie zewnętrznym walczą płytki spornego koloru. Jeśli niczego nie dołoży, jej król i osada znikną, a ty dostaniesz po czarnym punkcie za każde z nich.
learn-tigris-do-12 = Dwa punkty i północ jest twoja. Połóż osadę na K6.
learn-tigris-why-12 = Kolejny czarny punkt i druga płytka czegoś większego: spójrz na kwadrat K6, L6, K7, L7.
learn-tigris-do-13 = Połóż osadę na L7.
learn-tigris-why-13 = Trzy z czterech.
learn-tigris-do-14 = Połóż ostatnią osadę na L6.
learn-tigris-why-14 = Cztery osady w kwadracie mogą stać się monumentem.
learn-tigris-do-15 = Zbuduj czerwono-czarny monument.
learn-tigris-why-15 = Osady zostają odwrócone. Odtąd kapłan i król przynoszą ci po punkcie na końcu każdej twojej tury.
learn-tigris-done = Masz za sobą przywódców, płytki, konflikt wewnętrzny i zewnętrzny oraz monument. Skarby należą do kupców, w których królestwie jest więcej niż jeden; resztę poznasz w grze. Zacznij od łatwego przeciwnika.
