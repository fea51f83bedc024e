# Co mówią strony w przeglądarce.

## Strona główna

page-tagline = Planszówki z Mezopotamii. Bez konta: wybierz bramę i graj.
page-about-babylonia = Wyślij swoje klany wzdłuż rzek, łącz arystokratów z miastami i zdobywaj je przed innymi.
page-about-tigris = Zakładaj królestwa, wygrywaj wojny i bunty. O wyniku decyduje twój najsłabszy kolor.
page-about-babylon = Wznoś wiszące ogrody, taras nad tarasem. Liczy się tylko to, co widać z góry.
page-players-range = { $least }–{ $most } graczy
page-minutes = { $number } { $number ->
    [one] minuta
    [few] minuty
   *[many] minut
}
page-play-now = Graj teraz
page-new-table = Nowy stół
page-your-games = Twoje gry
page-open-tables = Otwarte stoły
page-no-games = Na razie nic tu nie ma: wybierz bramę.
page-join-title = Masz link od kogoś znajomego?
page-join-hint = wklej tu link
page-join = Dołącz
page-footer = Ze znajomymi przez link albo przeciw komputerowi. Nikt cię tu nie śledzi.
page-your-turn = twoja kolej
page-running = w toku
page-finished = zakończona
page-open-seats = { $number ->
    [0] komplet
    [one] jedno wolne miejsce
    [few] { $number } wolne miejsca
   *[many] { $number } wolnych miejsc
}
page-preparing = Gra się przygotowuje: { $percent }%. To dzieje się raz, po aktualizacji.
page-loading = Chwileczkę…
page-continue = { $turn ->
    [yours] Graj dalej: { $game }, twoja kolej
   *[other] Graj dalej: { $game }
}
page-learn = Nauka
page-study = Plansza analizy
page-finished-games = Zakończone gry
page-won-by = wygrana: { $names }
page-waits-for = czeka na: { $name }
page-record-read = Otwórz plik z zapisem
page-record-unreadable = Plik „{ $name }” nie jest zapisem gry.

## Nowy stół

page-create-title = Nowy stół
page-players = Gracze
page-option-board = Plansza
page-option-board-classic = Klasyczna, dziesięć skarbów
page-option-board-advanced = Zaawansowana, czternaście skarbów
page-option-buildings = Z budowlami
page-option-open-scores = Jawne punkty
page-option-cards = Karty ziguratów
page-option-cards-basic = Pierwszych siedem
page-option-cards-random = Siedem z dziewięciu, losowo
page-option-river-tile-opens-field = Odwrócony żeton na rzece otwiera pole uprawne
page-option-limited-supply = Ograniczony zasób elementów
page-public = Pokaż wśród otwartych stołów
page-table-title = Nazwa stołu
page-your-name = Twoje imię
page-seat = Miejsce { $number }
page-kind-me = ty
page-kind-open = ktokolwiek
page-kind-invited = ktoś znajomy, przez link
page-kind-bot = komputer
page-kind-shared = ktoś przy tym ekranie
page-create = Przygotuj stół
page-level = Poziom miejsca { $number }
page-clock = Zegar
page-clock-none = bez zegara
page-clock-quick = 20 minut na osobę, 10 sekund za ruch
page-clock-long = 45 minut na osobę, 20 sekund za ruch
page-clock-day = jeden dzień na ruch
page-clock-days = trzy dni na ruch
page-timeout = Gdy minie czas
page-timeout-lose = gracz przegrywa
page-timeout-bot = gra dalej komputer
page-hints = Podpowiedzi komputera dozwolone
page-cancel = Anuluj
page-close = Zamknij

## Przed grą

page-lobby = Stół jest przygotowany
page-lobby-wait = Gra zacznie się, gdy wszystkie miejsca będą zajęte.
page-seat-open = wolne
page-seat-invited = czeka na kogoś znajomego
page-copy-link = Kopiuj link
page-copied = Skopiowano
page-sit-down = Usiądź
page-start = Zacznij grę
page-start-host = Grę zaczyna osoba, która przygotowała stół.
page-watching = Oglądasz grę.

## Stół

page-turn = tura { $turn }
page-undo = Cofnij
page-undo-turn = Cofnij turę
page-menu = Menu
page-theme = Jasny lub ciemny motyw
page-log-button = Co się wydarzyło, czat
page-home = Strona główna
page-board = Plansza
page-whole-board = Cała plansza
page-action-left = { $number ->
    [one] ostatnia akcja
    [few] zostały { $number } akcje
   *[many] zostało { $number } akcji
}
page-you = ty
page-computer = komputer
page-decides = decyduje
page-tiles = { $number ->
    [one] jedna płytka
    [few] { $number } płytki
   *[many] { $number } płytek
}
page-catastrophes-left = { $number ->
    [one] jedna katastrofa
    [few] { $number } katastrofy
   *[many] { $number } katastrof
}
page-treasures-won = { $number ->
    [one] jeden skarb
    [few] { $number } skarby
   *[many] { $number } skarbów
}
page-monuments = Monumenty
page-monument-free = { $monument-name }, niezbudowany
page-monument-stands = { $monument-name }, na { $cell }
page-treasures-left = skarby, koniec przy 2
page-bag-left = płytki w woreczku
page-hand = Twoje płytki · widzisz je tylko ty
page-shelf = Co jest twoje
page-leaders = Przywódcy
page-catastrophes = Katastrofy
page-points = Twoje punkty: liczy się najsłabszy kolor
page-at-home = w domu
page-sphere = { $tile-points }: { $number }
page-treasures = skarby: { $number }
page-happened = Co się wydarzyło
page-chat = Czat
page-say = Napisz coś
page-send = Wyślij
page-nothing-yet = Na razie nic.
page-suggest = Podpowiedz
page-thinking = Komputer myśli…
page-chance = { $percent } %
page-news = Od twojej ostatniej tury
page-news-step = Od twojej tury · { $number } z { $of }
page-news-before = Krok wstecz
page-news-next = Dalej
page-news-skip = Pomiń
page-took-back = { $seat } cofa ruch.
page-resigned = { $seat } poddaje grę.
page-timed-out = { $seat } przekracza czas.

## Co zrobić

page-wait-for = Decyduje { $seat }.
page-wait-computer = { $seat } myśli.
page-choose = Wybierz płytkę, przywódcę lub katastrofę, a potem pole.
page-choose-place = { $piece ->
    [tile] Wybierz pole, na którym znajdzie się { $tile-name }.
    [leader] Wybierz pole, na którym stanie { $leader-name }.
   *[catastrophe] Wybierz pole, w które uderzy katastrofa.
}
page-no-place = Teraz nigdzie nie można tego zagrać.
page-choose-swap = Wybierz płytki do wymiany na nowe.
page-choose-square = Wybierz kwadrat, na którym stanie { $monument-name }.
page-do-tile = Połóż { $tile-acc } na { $cell }
page-do-leader = Umieść { $leader-acc } na { $cell }
page-do-catastrophe = Zagraj katastrofę na { $cell }
page-do-building = Buduj na { $cell }
page-do-treasure = Zabierz skarb z { $cell }
page-do-monument = Wznieś { $monument-name }
page-do-swap = { $number ->
    [0] Wymień płytki
    [one] Wymień jedną płytkę
    [few] Wymień { $number } płytki
   *[many] Wymień { $number } płytek
}
page-do-pass = Pasuj
page-do-withdraw = Wycofaj { $leader-acc }
page-do-decline = Nie buduj
page-do-war = Konflikt o { $tile-many }
page-do-add = { $number ->
    [0] Nic nie dokładaj
    [one] Dołóż { $number } { $tile-acc }
    [few] Dołóż { $number } { $tile-many }
   *[many] Dołóż { $number } { $tile-genmany }
}
page-back = Wstecz
page-foresee = Chwileczkę…
page-nothing-follows = Nic więcej się nie stanie.

## Konflikty

page-war-title = Konflikt zewnętrzny o { $tile-many }
page-revolt-title = Konflikt wewnętrzny { $leader-genmany }
page-attacks = atakuje
page-defends = broni się, wygrywa przy remisie
page-of-held = { $number } z { $held }
page-one-more = O jedną więcej
page-one-less = O jedną mniej
page-defender-adds = { $defender } dokłada
page-then = Wtedy
page-you-win = Wygrywasz.
page-you-lose = Przegrywasz.
page-range = od { $least } do { $most }
page-or-more = { $number } lub więcej
page-any = dowolną liczbę
page-added-already = { $number ->
    [0] { $attacker } nic nie dokłada.
    [one] { $attacker } dokłada { $number } { $tile-acc }.
    [few] { $attacker } dokłada { $number } { $tile-many }.
   *[many] { $attacker } dokłada { $number } { $tile-genmany }.
}

## Koniec

page-end = Koniec gry
page-show-end = Pokaż wynik
page-winner = { $number ->
    [one] Wygrywa { $names }.
    [few] Wspólnie wygrywają: { $names }.
   *[many] Wspólnie wygrywają: { $names }.
}
page-player = Gracz
page-score = Wynik
page-sources = Skąd się wzięły punkty
page-reason-tile = Płytki
page-reason-building = Budowle
page-reason-revolt = Konflikty wewnętrzne
page-reason-war = Konflikty zewnętrzne
page-reason-monument = Monumenty
page-treasure = Skarby
page-again = Zagraj jeszcze raz
page-again-join = Do następnej gry
page-replay-it = Obejrzyj ponownie
page-look = Obejrzyj planszę
page-record = Pobierz zapis gry

## Wspólny ekran

page-curtain = Teraz do ekranu siada { $seat }.
page-curtain-why = Nie widać teraz niczego, co należy do innych.
page-curtain-lift = Tu { $seat }

## Gorsze dni

page-lost = Połączenie przerwane. Próbujemy ponownie; nic nie przepadło.
page-offline = Nie można połączyć się z serwerem.
page-offline-on = Próbujemy dalej; twoje gry są tam bezpieczne.
page-watch-instead = Oglądaj grę
page-stale = Serwer ma nowszą stronę.
page-stale-reload = Wczytaj
page-resign-offered = { $seat } proponuje zakończyć grę.
page-resign-agree = Zgoda
http-400 = Serwer tego nie rozumie.
http-404 = Tego tu nie ma.
http-500 = Coś poszło nie tak po stronie serwera.

## Menu

page-settings = Ustawienia
page-language = Język
page-language-en = English
page-language-cs = Čeština
page-language-pl = Polski
page-language-es = Español
page-keys = Klawisze
page-command = Wpisz ruch
page-command-play = Zagraj

## Co gdzie jest, dla czytnika ekranu

page-letter-temple = Ś
page-letter-farm = F
page-letter-market = T
page-letter-settlement = O
page-here-tile = { $tile-name }
page-here-leader = { $leader-name } ({ $seat }), siła { $number }
page-here-treasure = ze skarbem
page-here-catastrophe = katastrofa
page-here-monument = monument
page-here-building = { $building-name }
page-here-river = rzeka
page-here-land = ląd
page-here-legal = możesz tu zagrać
