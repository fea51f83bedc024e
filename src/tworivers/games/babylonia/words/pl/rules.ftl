# Zasady gry Babilonia naszymi słowami.

babylonia-learn-chapter-1 = Kraj i jego miejsca
babylonia-learn-text-1 =
    Kraj dzielą dwie rzeki: północ leży za Tygrysem, południe za Eufratem; na planszy północ jest po lewej. W dwie osoby nie gra się na południu, w trzy na północy. Obie rzeki zawsze biorą udział w grze.
    Na lądzie leżą miasta, pola uprawne i ziguraty. Wszystkie inne pola są wolne dla waszych żetonów.
babylonia-learn-chapter-2 = Tura
babylonia-learn-text-2 =
    Każdy ma trzydzieści żetonów: rolników i trzy rodzaje arystokratów, czyli kapłanów, kupców i urzędników. Pięć żetonów stoi na twojej podstawce i tylko ty je widzisz.
    W swojej turze zagrywasz dowolne dwa żetony albo co najmniej trzech rolników. Potem rozlicza się wszystko, co zostało otoczone, i dobierasz do pięciu żetonów. W pierwszej rundzie pierwszy gracz zagrywa jeden żeton, a drugi dwa.
babylonia-learn-chapter-3 = Rzeki
babylonia-learn-text-3 =
    Żeton na rzece leży odwrócony. Łączy twoje żetony i liczy się wokół miast i ziguratów jak każdy inny, ale jego arystokrata nic nie przynosi.
    Jeśli zagrywasz trzech rolników lub więcej, żaden z nich nie może leżeć na rzece.
babylonia-learn-chapter-4 = Pola uprawne
babylonia-learn-text-4 =
    Na pole uprawne wchodzi tylko rolnik i tylko wtedy, gdy obok leży inny twój żeton. Tutaj pole na I9 stoi otworem dla właściciela dwóch rolników.
    Pole płaci od razu: pięć, sześć lub siedem punktów albo tyle, ile miast zdobyli dotąd wszyscy gracze razem. Rolnik zostaje tam jako zwykły żeton.
babylonia-learn-chapter-5 = Ziguraty płacą od razu
babylonia-learn-text-5 =
    Za każdym razem, gdy kładziesz żeton obok ziguratu, dostajesz punkt za każdy zigurat, z którym styka się co najmniej jeden twój żeton.
    Tutaj pierwszy gracz dotyka dwóch ziguratów. Każdy następny żeton obok jednego z nich przynosi dwa punkty.
babylonia-learn-chapter-6 = Otoczone miasto
babylonia-learn-text-6 =
    Miasto rozlicza się, gdy na każdym polu lądu wokół niego leży żeton, obojętnie czyj; rzek nie trzeba wypełniać. Najpierw arystokraci: dostajesz dwa punkty za każdego swojego arystokratę, którego symbol miasto pokazuje i który jest z nim połączony twoimi żetonami. Tutaj pierwszy gracz dostałby sześć punktów.
    Potem miasto zabiera ten, kto ma wokół niego najwięcej żetonów, a każdy gracz dostaje punkt za każde miasto, które już zdobył. Przy remisie miasta nie zabiera nikt i za miasta nikt nie dostaje punktów.
babylonia-learn-chapter-7 = Otoczony zigurat
babylonia-learn-text-7 =
    Kto ma wokół niego najwięcej żetonów, wybiera jedną z kart: punkty, dodatkową turę, większą podstawkę, nowe sposoby zagrywania lub łączenia żetonów. Przy remisie nikt nie bierze karty.
    Zigurat zostaje na planszy i dalej płaci, ale kartę można za niego zdobyć tylko raz.
babylonia-learn-chapter-8 = Koniec i kto wygrywa
babylonia-learn-text-8 =
    Gra kończy się na końcu tury, w której graczowi skończyły się żetony, albo gdy na planszy jest najwyżej jedno miasto.
    Wygrywa ten, kto ma najwięcej punktów. Przy remisie decyduje liczba miast.
