# Gra w terminalu i wiersz poleceń.

terminal-help =
    Wpisz ruch, na przykład „{ $example }”; klawisz Tab go uzupełni. Ruchy i polecenia pisze się po angielsku:
      list [słowa]    dozwolone ruchy, wszystkie lub tylko tak się zaczynające; potem wystarczy numer
      why RUCH        dlaczego ruch jest niedozwolony
      preview RUCH    co by się stało po tym ruchu
      undo [turn]     cofnąć ostatni ruch albo całą swoją turę (undo turn)
      save [PLIK]     zapisać grę w pliku
      log             co już zagrano
      quit            zakończyć
terminal-ask-help = Wpisz ruch albo ?, żeby zobaczyć pomoc.
terminal-none = Nie ma takiego ruchu.
terminal-legal = Ten ruch jest dozwolony.
terminal-curtain = Do klawiatury siada { $seat }. Naciśnij Enter, żeby grać dalej.
terminal-left = Do zobaczenia.
terminal-saved = Zapisano w pliku { $path }.
terminal-not-saved = Nie można zapisać pliku { $path }: { $reason }.
terminal-result = Wynik
terminal-place = miejsce
terminal-player = gracz
terminal-score = wynik
bad-bots = Komputer nie może grać na tylu miejscach: { $number }. Najmniej 0, najwięcej { $most }.
bad-language = Nie ma tu języka „{ $language }”. Do wyboru są: { $known }.
bad-option-word = „{ $word }” to nie opcja: zapisz ją jako nazwa=wartość.
rules-missing = Zasady gry { $name } nie są zainstalowane.
no-such-rule = W grze { $name } nie ma zasady { $number }.

## Przeciwnicy i arena

bad-kind = Nie ma przeciwnika „{ $text }”. Są: { $known }; search potrzebuje budżetu, na przykład search:1s.
bad-budget = „{ $text }” to nie budżet: zapisz sekundy jako 0.5s, sekundy procesora jako 0.5cpu albo podaj liczbę symulacji.
bad-contenders = Arena potrzebuje przeciwników, a test z wcześniejszym końcem dokładnie dwóch.
bad-arena-file = { $path } nie jest plikiem areny: { $reason }.
other-arena-file = Plik { $path } zawiera arenę z innymi ustawieniami. Wybierz inny plik albo kontynuuj z tymi samymi ustawieniami.
bad-stop = Zatrzymuje tylko sprt, a gorszy udział musi leżeć poniżej lepszego.
other-training-file = Plik { $path } zawiera inne uczenie. Wybierz inny plik albo kontynuuj tym samym poleceniem.

## Dla gospodarzy serwera

bad-database = „{ $address }” nie jest bazą danych, której można użyć: pomiń ją albo podaj postgresql://….
needs-extra = { $what } wymaga dodatkowego oprogramowania: zainstaluj je poleceniem „pip install tworivers[{ $extra }]”.
needs-postgres = { $what } wymaga bazy danych dla wielu serwerów: podaj --database postgresql://….
worker-needs-queue = Proces roboczy bierze pracę z kolejki: podaj --queue redis://… albo postgresql://….
bad-channels = „{ $address }” nie jest adresem serwera Redis: podaj redis://….
bad-queue = „{ $address }” nie jest adresem kolejki: podaj redis://… albo postgresql://….
target-not-empty = { $place } nie jest puste: niczego nie skopiowano.
copy-differs = Kopia części { $name } różni się od oryginału: niczego nie skopiowano.
no-data-here = W { $path } nie ma danych serwera.
no-such-person = Nie ma osoby o nazwie „{ $name }”.
bad-settings-file = Nie można odczytać pliku { $path }: { $reason }.
bad-setting = Jedno z ustawień nie pasuje: { $reason }.

## Gry z innych pakietów

terminal-game = Gra
terminal-title = Tytuł
terminal-players = Gracze
terminal-package = Pakiet
game-import-failed = Nie można wczytać gry „{ $name }” z pakietu { $package }: { $reason }.
game-not-a-game = Pakiet { $package } dostarcza grę „{ $name }”, ale { $member } nie jest obiektem Game.
game-bad-name = Pakiet { $package } dostarcza grę o nazwie „{ $name }”: nazwa ma tylko małe litery i cyfry, zaczyna się od litery i ma najwyżej 30 znaków.
game-name-differs = Pakiet { $package } dostarcza grę „{ $name }”, która sama nazywa się „{ $own }”: nazwa musi być taka jak w punkcie wejścia.
game-name-taken = Pakiet { $package } dostarcza grę „{ $name }”, ale grę o tej nazwie ma już { $other }.
game-contract-version = Grę „{ $name }” z pakietu { $package } napisano dla wersji { $version } interfejsu; ta wersja Two Rivers rozumie { $known }.
game-member-missing = Grze „{ $name }” z pakietu { $package } brakuje składnika „{ $member }”.
game-member-wrong = Składnik „{ $member }” gry „{ $name }” z pakietu { $package } jest błędny: musi to być { $wanted }.
game-not-compiled = Nie można skompilować zasad gry „{ $name }”: { $reason }.
