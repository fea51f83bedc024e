# Co mówi każda gra.

player-number = Gracz { $number }
computer-number = Komputer { $number }

## Odmowy

game-is-over = Gra już się skończyła.
not-your-decision = Teraz decyduje { $decider }.
no-such-action = Nie ma ruchu numer { $number }.
no-such-seat = Przy stole nie ma miejsca { $number }.
bad-notation = „{ $text }” to nie ruch. Zapisz go na przykład tak: „{ $example }”, albo wyświetl listę.
clock-has-run-out = { $seat } nie ma już czasu.
nothing-to-undo = Nie ma czego cofnąć.
undo-others-decided = Od tego czasu decydował już ktoś inny: tego nie da się cofnąć.
undo-something-revealed = Od tego czasu coś dobrano lub odkryto: tego nie da się cofnąć.

## Zmiany miejsc

seat-freed = { $before } odchodzi: miejsce jest wolne.
seat-filled = { $player } zajmuje wolne miejsce.
seat-elsewhere = { $player } gra dalej na innym urządzeniu.
seat-taken-over = Miejsce przejmuje { $player } (dotąd { $before }).
seat-to-computer = Dalej gra komputer (dotąd { $before }).

## Opcje, pozycje, zapisy

unknown-game = Nie ma tu gry „{ $name }”. Do wyboru są: { $known }.
bad-players = To gra dla { $least }–{ $most } graczy, nie dla { $players }.
bad-option = Ta opcja nie pasuje: { $reason }. Dostępne opcje: { $known }.
bad-first = „{ $first }” nie może zaczynać: wybierz miejsce od 0 do { $most } albo „random” (losowo).
bad-rules-version = Nie ma zasad w wersji { $rules }.
bad-names = Liczba imion ({ $number }) nie zgadza się z liczbą graczy ({ $players }).
bad-clock = Zegar potrzebuje czasu większego od zera i dodatku, który nie jest ujemny.
position-malformed = Nie można odczytać pozycji: { $reason }.
position-unknown-name = „{ $name }” nie pasuje do „{ $what }”. Do wyboru są: { $known }.
position-bad-number = Liczba { $number } nie pasuje do „{ $what }”.
position-one-a-player = „{ $what }” musi mieć po jednym wpisie na gracza (liczba graczy: { $players }).
position-no-such-seat = Nie ma miejsca { $number }; miejsca są od 0 do { $most }.
record-unreadable = Nie można odczytać pliku { $path }: { $reason }.
record-not-json = Ten plik nie jest zapisem gry: to nie JSON ({ $reason }).
record-foreign = Ten plik nie jest zapisem gry z Two Rivers.
record-other-format = Zapis ma format „{ $format }”; ta wersja czyta „{ $known }”.
record-malformed = Zapis jest uszkodzony: { $reason }.
record-bad-start = Nie można przygotować gry z zapisu: { $reason }
record-bad-seed = Ziarno losowości w zapisie jest uszkodzone: musi mieć 64 cyfry szesnastkowe.
record-bad-entry = Nie można zagrać wpisu numer { $number }: { $reason }
record-other-draw = We wpisie numer { $number }, „{ $action }”, dobiera się coś innego, niż podaje zapis.
record-other-state = Po wpisie numer { $number }, „{ $action }”, stan gry nie zgadza się z zapisem.
record-other-end = Koniec zapisu nie zgadza się z jego wpisami.

## Serwer

no-identity = Najpierw otwórz raz stronę, żebyśmy wiedzieli, kim jesteś.
no-such-table = Nie ma takiego stołu.
table-not-started = Gra jeszcze się nie zaczęła.
table-already-started = Gra już się zaczęła.
table-full = Przy tym stole nie ma wolnego miejsca.
seats-still-open = Niektóre miejsca są jeszcze wolne.
seat-taken = Tam już ktoś siedzi.
seat-not-yours = To nie twoje miejsce.
seat-link-invalid = Ten link do miejsca przy stole już nie działa.
not-the-host = To może zrobić tylko osoba, która przygotowała stół.
too-many-requests = Trochę za szybko. Spróbuj ponownie za chwilę.
you-are-muted = Gospodarz prosi, aby tu nie pisać.
hints-not-allowed = Przy tym stole gra się bez podpowiedzi.
table-not-running = Przy tym stole nie toczy się gra.
no-such-moment = W tej grze nie ma takiej chwili.
store-away = Serwer nie może teraz dotrzeć do swoich danych. Nic nie zginęło: spróbuj za chwilę.
stale-version = Na stole coś się w międzyczasie zmieniło: spójrz jeszcze raz. Stół ma wersję { $version }.
game-not-ready = Gra { $name } jeszcze się przygotowuje. Spróbuj za chwilę.
game-not-finished = Zapis będzie dostępny po zakończeniu gry.
message-too-large = Wiadomość jest za duża.
bad-level = Nie ma poziomu „{ $level }”. Do wyboru są: { $known }.
option-names-a-file = Opcja „{ $name }” może wskazywać plik tylko na twoim własnym komputerze; tutaj podaj jego zawartość.

## Poziomy przeciwników komputerowych

level-random = Losowy
    .about = Zagrywa cokolwiek dozwolonego, bez namysłu.
level-novice = Nowicjusz
    .about = Wie, za co są punkty, ale to, co najlepsze, często przeoczy. Dobry do nauki.
level-apprentice = Uczeń
    .about = Za każdym razem gra porządną turę i nie pyta, co na to zrobisz.
level-merchant = Kupiec
    .about = Rozważa twoje odpowiedzi i rzadko coś oddaje. Równy przeciwnik dla większości graczy.
level-governor = Namiestnik
    .about = Patrzy dalej naprzód; grę na dwie osoby przećwiczył w tysiącach partii. Trudny do pokonania.
level-king = Król
    .about = Najsilniejszy, jakiego mamy: na turę myśli do trzech sekund.
