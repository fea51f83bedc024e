# Co mówi strona główna i nowy stół.

## Strona główna

page-tagline = Planszówki z Mezopotamii. Bez konta: wybierz bramę i graj.
page-players-range = { $range } graczy
page-minutes = { $number } { $number ->
    [one] minuta
    [few] minuty
   *[many] minut
}
page-new-table = Nowy stół
page-your-games = Twoje gry
page-open-tables = Otwarte stoły
page-no-games = Na razie nic tu nie ma: wybierz bramę.
page-join-title = Masz link od kogoś znajomego?
page-join-hint = wklej tu link
page-join = Dołącz
page-footer = Ze znajomymi przez link albo przeciw komputerowi. Nikt cię tu nie śledzi.
page-running = w toku
page-finished = zakończona
page-open-seats = { $number ->
    [0] komplet
    [one] jedno wolne miejsce
    [few] { $number } wolne miejsca
   *[many] { $number } wolnych miejsc
}
page-continue = { $turn ->
    [yours] Graj dalej: { $game }, twoja kolej
   *[other] Graj dalej: { $game }
}
page-finished-games = Zakończone gry
page-won-by = wygrana: { $names }
page-waits-for = czeka na: { $name }
page-record-read = Otwórz plik z zapisem
page-record-unreadable = Plik „{ $name }” nie jest zapisem gry.
page-not-found = Nie znaleziono
page-not-found-address = Pod tym adresem niczego nie ma.
page-not-found-hint = Sprawdź, czy link jest cały, albo wybierz dalszą drogę stąd.

## Nowy stół

page-create-title = Nowy stół
page-public = Pokaż wśród otwartych stołów
page-table-title = Nazwa stołu
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
page-timeout-bot = dalej gra komputer
page-hints = Gracze mogą prosić komputer o radę
page-hints-people = Między ludźmi wyłączone, chyba że na to pozwolisz.
