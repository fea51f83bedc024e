# Babilonia.

babylonia-title = Babilonia

## Słowa. Atrybuty to formy potrzebne w zdaniach: biernik (acc), dopełniacz (gen), dopełniacz liczby mnogiej (genmany).

clan-priest = kapłan
    .acc = kapłana
    .gen = kapłana
    .genmany = kapłanów
clan-merchant = kupiec
    .acc = kupca
    .gen = kupca
    .genmany = kupców
clan-servant = urzędnik
    .acc = urzędnika
    .gen = urzędnika
    .genmany = urzędników
clan-farmer = rolnik
    .acc = rolnika
    .gen = rolnika
    .genmany = rolników
city-priest = miasto kapłanów
city-merchant = miasto kupców
city-servant = miasto urzędników
city-priest-merchant = miasto kapłanów i kupców
city-priest-servant = miasto kapłanów i urzędników
city-merchant-servant = miasto kupców i urzędników
city-priest-merchant-servant = miasto kapłanów, kupców i urzędników
field-5 = pole uprawne o wartości 5
    .gen = pola uprawnego o wartości 5
field-6 = pole uprawne o wartości 6
    .gen = pola uprawnego o wartości 6
field-7 = pole uprawne o wartości 7
    .gen = pola uprawnego o wartości 7
field-cities = pole uprawne z symbolem miasta
    .gen = pola uprawnego z symbolem miasta
location-priest = { city-priest }
location-merchant = { city-merchant }
location-servant = { city-servant }
location-priest-merchant = { city-priest-merchant }
location-priest-servant = { city-priest-servant }
location-merchant-servant = { city-merchant-servant }
location-priest-merchant-servant = { city-priest-merchant-servant }
location-5 = { field-5 }
location-6 = { field-6 }
location-7 = { field-7 }
location-cities = { field-cities }

## Co robią karty ziguratów

babylonia-meaning-card-1 = Od razu dziesięć punktów.
babylonia-meaning-card-2 = Jedna dodatkowa tura po jednej z twoich tur.
babylonia-meaning-card-3 = Twoja podstawka mieści siedem żetonów.
babylonia-meaning-card-4 = Zamiast dwóch żetonów możesz zagrać trzech różnych arystokratów, wszystkich odkrytych.
babylonia-meaning-card-5 = Zagrywając co najmniej trzech rolników, możesz dołożyć jednego arystokratę, odkrytego.
babylonia-meaning-card-6 = Twoi arystokraci mogą wchodzić na pola uprawne, nawet jeśli nie leży obok nich żaden twój żeton.
babylonia-meaning-card-7 = Ilekroć przyznaje się punkty za miasta, dostajesz jeszcze jeden za każdą parę swoich miast.
babylonia-meaning-card-8 = Puste pola lądu między rzekami łączą twoje żetony.
babylonia-meaning-card-9 = Puste pola rzek łączą twoje żetony.

## Co się wydarzyło

babylonia-turn-began = Tura { $turn }: { $seat }.
babylonia-tile-placed = { $seat } kładzie { $clan-acc } na { $hex }.
babylonia-face-down-placed = { $seat } kładzie odwrócony żeton na { $hex }.
babylonia-points-won = { $seat } zdobywa { $number } { $number ->
    [one] punkt
    [few] punkty
   *[many] punktów
} { $reason ->
    [ziggurats] za ziguraty
    [fields] za pole uprawne na { $hex }
    [nobles] za arystokratów połączonych z miastem na { $hex }
    [cities] za miasta
   *[cards] za kartę ziguratu
}.
babylonia-field-harvested = { $seat } zbiera plony z { $field-gen } na { $hex }.
babylonia-tiles-finished = { $number ->
    [one] { $seat } zagrywa w sumie jeden żeton.
    [few] { $seat } zagrywa w sumie { $number } żetony.
   *[many] { $seat } zagrywa w sumie { $number } żetonów.
}
babylonia-site-surrounded = Pole { $hex } jest otoczone.
babylonia-city-won = { $seat } zdobywa { $city-name } na { $hex }.
babylonia-city-discarded = Nikt nie ma przewagi wokół { $hex }: { $city-name } zostaje odrzucone.
babylonia-ziggurat-won = { $seat } zdobywa zigurat na { $hex } i bierze kartę.
babylonia-ziggurat-tied = Nikt nie ma przewagi wokół ziguratu na { $hex }.
babylonia-card-taken = { $seat } bierze kartę { $card }.
babylonia-extra-turn = { $seat } odwraca kartę 2 i ma dodatkową turę.
babylonia-tiles-drawn = { $number ->
    [one] { $seat } dobiera jeden żeton.
    [few] { $seat } dobiera { $number } żetony.
   *[many] { $seat } dobiera { $number } żetonów.
}
babylonia-game-over = { $ending ->
    [rack] Koniec gry: ktoś nie ma już żadnego żetonu.
   *[cities] Koniec gry: na planszy jest już najwyżej jedno miasto.
}

## Co teraz

babylonia-prompt-place = Zagraj żetony z podstawki: dwa dowolne albo co najmniej trzech rolników.
babylonia-prompt-score = Wybierz, co rozliczyć teraz: otoczone miasto lub zigurat.
babylonia-prompt-card = Wybierz kartę ziguratu.
babylonia-prompt-extra = Możesz teraz użyć karty 2, żeby mieć dodatkową turę.

## Dlaczego nie

babylonia-asked-place = „{ $words }” teraz nie pasuje: zagraj żetony z podstawki.
babylonia-asked-score = „{ $words }” teraz nie pasuje: wybierz otoczone miasto lub zigurat do rozliczenia.
babylonia-asked-card = „{ $words }” teraz nie pasuje: wybierz kartę ziguratu.
babylonia-asked-extra = „{ $words }” teraz nie pasuje: powiedz, czy chcesz dodatkową turę.
babylonia-tile-not-on-rack = Nie masz na podstawce żadnego { $clan-gen }.
babylonia-hex-out-of-play = W grze dla { $players } graczy nie używa się pola { $hex }.
babylonia-hex-has-tile = Na { $hex } leży już żeton.
babylonia-hex-has-city = Na { $hex } leży miasto.
babylonia-hex-has-ziggurat = Na { $hex } stoi zigurat.
babylonia-none-in-a-river = Więcej niż dwa żetony to co najmniej trzech rolników, i żadnego z nich nie można położyć na rzece; arystokratów dodanych dzięki kartom też nie.
babylonia-one-noble = Wśród rolników może być najwyżej jeden arystokrata.
babylonia-noble-among-farmers = Dwa żetony już leżą: do rolników można dołożyć tylko rolników, a arystokrata wśród nich wymaga karty 5.
babylonia-noble-needs-three-farmers = Arystokrata wśród rolników wymaga trzech rolników, a tylu nie masz.
babylonia-third-noble = Po dwóch arystokratach można zagrać tylko trzeciego, z kartą 4, i wszyscy trzej muszą być różni.
babylonia-noble-on-field = Na { $hex } jest pole uprawne: bez karty 6 arystokrata nie może na nie wejść.
babylonia-field-not-open = Na { $hex } jest pole uprawne: żeby wszedł na nie rolnik, obok musi leżeć twój żeton.
babylonia-field-not-opened-by-river = Na { $hex } jest pole uprawne: w tej grze odwrócony żeton na rzece go nie otwiera.
babylonia-no-room-for-farmer = Po żetonie na { $hex } zabrakłoby miejsca dla rolnika, którego trzeba jeszcze zagrać.
babylonia-not-surrounded = Na { $hex } nie ma otoczonego miasta ani ziguratu.
babylonia-card-not-there = Karty { $card } nie ma wśród dostępnych.
babylonia-not-done = { $number ->
    [0] Najpierw musisz zagrać żetony.
   *[other] Jeden żeton to za mało: zagraj jeszcze jeden.
}
babylonia-noble-needs-third-farmer = Arystokrata i dwóch rolników to za mało: zagraj trzeciego rolnika.
babylonia-no-such-site = Na „{ $hex }” nie ma miasta ani nierozliczonego ziguratu.

## Strona

babylonia-letter-priest = Ka
babylonia-letter-merchant = Ku
babylonia-letter-servant = U
babylonia-letter-farmer = R
babylonia-name-north = Na północ od Tygrysu
babylonia-name-central = Między rzekami
babylonia-name-south = Na południe od Eufratu
babylonia-name-tigris = Tygrys
babylonia-name-euphrates = Eufrat
babylonia-name-out = poza grą
babylonia-ziggurat = zigurat
babylonia-here-tile = { $clan-name }, { $seat }
babylonia-here-face-down = odwrócony żeton, { $seat }
babylonia-here-field = { $field-name }
babylonia-here-city = { $city-name }
babylonia-here-ziggurat = zigurat
babylonia-here-scored = zigurat, już rozliczony
babylonia-here-around = wokół: { $words }
babylonia-here-alone = wokół żadnego żetonu
babylonia-here-open = { $number ->
    [0] otoczone
    [one] wolne jeszcze pole { $words }
    [few] wolne jeszcze pola { $words }
   *[many] wolne jeszcze pola { $words }
}
babylonia-here-north = ląd na północ od Tygrysu
babylonia-here-central = ląd między rzekami
babylonia-here-south = ląd na południe od Eufratu
babylonia-here-tigris = rzeka Tygrys
babylonia-here-euphrates = rzeka Eufrat
babylonia-here-out = poza grą
babylonia-site-open = { $number ->
    [0] Jest otoczone. Gdyby rozliczyć je teraz:
    [one] Wolne jest jeszcze jedno pole: { $words }. Gdyby rozliczyć je teraz:
    [few] Wolne są jeszcze { $number } pola: { $words }. Gdyby rozliczyć je teraz:
   *[many] Wolnych jest jeszcze { $number } pól: { $words }. Gdyby rozliczyć je teraz:
}
babylonia-site-nobles = Arystokraci
babylonia-site-touching = Wokół
babylonia-site-cities = Miasta
babylonia-site-won = Miasto zdobyłby gracz { $seat }.
babylonia-site-card = Kartę ziguratu wziąłby gracz { $seat }.
babylonia-site-discarded = Nikt nie ma przewagi: miasto zostałoby odrzucone.
babylonia-site-tied = Nikt nie ma przewagi: nikt nie wziąłby karty.
babylonia-scored-nobles = { $number } { $number ->
    [one] arystokrata
    [few] arystokratów
   *[many] arystokratów
} × 2
babylonia-scored-cities = { $number } za miasta
babylonia-cards = Karty ziguratów
babylonia-card-label = { $card }: { $words }
babylonia-card-owner = Ma ją { $seat }.
babylonia-card-used = Dodatkowa tura została już wykorzystana.
babylonia-card-1 = Dziesięć punktów
babylonia-card-2 = Dodatkowa tura
babylonia-card-3 = Siedem żetonów
babylonia-card-4 = Trzech arystokratów
babylonia-card-5 = Rolnicy + arystokrata
babylonia-card-6 = Wejście na pola
babylonia-card-7 = Pary miast
babylonia-card-8 = Połączenia lądem
babylonia-card-9 = Połączenia rzeką
babylonia-rack = Twoja podstawka · widzisz ją tylko ty
babylonia-rack-short = Twoja podstawka · w zasobie { $number }
babylonia-rack-of = Podstawka: { $of }
babylonia-rack-short-of = Podstawka: { $of } · w zasobie { $number }
babylonia-supply = Zasób
babylonia-supply-left = { $number ->
    [one] żeton w zasobie
    [few] żetony w zasobie
   *[many] żetonów w zasobie
}
babylonia-cities = Miasta: za każdym razem punkt
babylonia-cities-none = jeszcze żadnego
babylonia-cities-won = { $number } { $number ->
    [one] miasto
    [few] miasta
   *[many] miast
}
babylonia-own-cards = Karty
babylonia-cards-none = jeszcze żadnej
babylonia-tile-number = żeton { $number }
babylonia-choose-first = { $turn ->
    [1] Pierwsza tura gry: wybierz jeden żeton, a potem miejsce.
    [2] Zagraj dwa żetony: wybierz jeden, a potem miejsce.
   *[other] Zagraj dwa dowolne żetony albo co najmniej trzech rolników. Wybierz żeton, a potem miejsce.
}
babylonia-choose-second = Wybierz drugi żeton, a potem miejsce.
babylonia-choose-more = Możesz grać dalej albo zakończyć turę.
babylonia-choose-place = Wybierz miejsce dla { $clan-gen }.
babylonia-choose-card = Zigurat jest twój: wybierz kartę.
babylonia-places = { $clan-name }: { $number } { $number ->
    [one] miejsce
    [few] miejsca
   *[many] miejsc
}
babylonia-end-brings = Koniec tury przyniesie:
babylonia-closing = Do rozliczenia na koniec tury, na razie tak:
babylonia-waiting = Otoczone już wcześniej, też do rozliczenia:
babylonia-do-tile = Połóż { $clan-acc } na { $hex }
babylonia-do-river = Połóż odwróconego { $clan-acc } na { $hex }
babylonia-do-score = Rozlicz { $hex }
babylonia-do-card = Weź kartę { $card }
babylonia-do-done = Zakończ turę
babylonia-do-extra-turn = Weź dodatkową turę
babylonia-do-no-extra-turn = Nie teraz
babylonia-from-ziggurats = Ziguraty
babylonia-from-fields = Pola
babylonia-from-nobles = Arystokraci
babylonia-from-cities = Miasta
babylonia-from-cards = Karty
babylonia-held = Co kto zdobył
babylonia-held-cities = Miasta
babylonia-held-cards = Karty ziguratów

## Niemożliwe pozycje

babylonia-no-such-hex = Nie ma pola „{ $hex }”; pola są od a2 do q11.
babylonia-no-location-there = Na { $hex } nie może leżeć ani miasto, ani pole uprawne.
babylonia-hex-taken-twice = Na { $hex } nie mogą leżeć dwie rzeczy.
babylonia-face-down-on-land = Pole { $hex } to ląd: tam żetony leżą odkryte.
babylonia-face-up-in-river = Pole { $hex } to rzeka: tam żetony leżą odwrócone.
babylonia-too-many-locations = Liczba żetonów „{ $location-name }” w tej pozycji to { $number }; przy tylu graczach może ich być najwyżej { $all }.
babylonia-bare-spot = Zbyt wiele pól na żetony lokacji jest pustych: tam, gdzie zebrano plony, leży żeton.
babylonia-tiles-do-not-add-up = { $seat }: łączna liczba { $clan-genmany } na planszy, na podstawce, wśród odwróconych żetonów i w zasobie musi wynosić { $all }.
babylonia-rack-too-large = { $seat } ma na podstawce { $number } { $number ->
    [one] żeton
    [few] żetony
   *[many] żetonów
}; może ich być najwyżej { $all }.
babylonia-rack-not-filled = { $seat } ma niepełną podstawkę, choć w zasobie są jeszcze żetony.
babylonia-rack-is-empty = { $seat } nie ma na podstawce żadnego żetonu, więc gra byłaby już skończona.
babylonia-face-down-do-not-add-up = „face_down” wymienia więcej lub mniej żetonów, niż { $seat } ma odwróconych na planszy.
babylonia-card-twice = Każda karta może być tylko w jednym miejscu.
babylonia-cards-do-not-add-up = W grze jest siedem kart: od 1 do 7 albo dowolne siedem przy „cards”: „random”.
babylonia-cards-without-ziggurats = Zabranych kart jest więcej niż rozliczonych ziguratów.
babylonia-card-2-not-taken = Karty 2 może użyć tylko gracz, który ją ma.
babylonia-ziggurat-not-scored = Na { $hex } nie ma ziguratu, który mógłby być już rozliczony.
babylonia-active-player-decides = W fazie „{ $phase }” decyduje gracz, którego tura trwa.
babylonia-over-needs-ending = Przy grze skończonej, i tylko przy takiej, trzeba podać, jak się skończyła: { $known }.
babylonia-ending-does-not-fit = Gra nie mogła się tak skończyć: „{ $ending }”.
babylonia-is-over = Gra byłaby już skończona: podstawka jest pusta albo na planszy jest najwyżej jedno miasto.
babylonia-tiles-are-done = „laid” należy do tury, w której jeszcze zagrywa się żetony, a nie do fazy „{ $phase }”.
babylonia-site-waits = Otoczone pole { $hex } powinno już być rozliczone.
babylonia-laid-not-on-board = Żetony z „laid” muszą też leżeć na planszy.
babylonia-laid-too-many = Po żetonach z „laid” nie można by już zagrać następnego.
babylonia-no-card-to-choose = { $seat } nie zdobywa żadnego ziguratu i nie ma karty do wyboru.
babylonia-nothing-to-decide = W fazie „{ $phase }” nie ma o czym decydować.
