# Co mówią strony w przeglądarce.

## Wszędzie

page-play-now = Graj teraz
page-your-turn = twoja kolej
page-preparing = Gra się przygotowuje: { $percent }%. To dzieje się raz, po aktualizacji.
page-loading = Chwileczkę…
page-learn = Jak grać
page-study = Plansza do analizy
page-players = Gracze
page-your-name = Twoje imię
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
page-you = ty
page-computer = komputer
page-decides = decyduje
page-tiles = { $number ->
    [one] jedna płytka
    [few] { $number } płytki
   *[many] { $number } płytek
}
page-shelf = Co jest twoje
page-shelf-of = Zasoby: { $of }
page-happened = Co się wydarzyło
page-chat = Czat
page-say = Napisz coś
page-send = Wyślij
page-nothing-yet = Na razie nic.
page-suggest = Podpowiedz
page-thinking = Komputer myśli…
page-chance = { $percent }% szans na wygraną
page-chance-why = Ocena komputera po sekundzie namysłu, tylko z tego, co widzisz.
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
page-wait-seat = Gra czeka, aż ktoś zajmie wolne miejsce.
page-no-place = Teraz nigdzie nie można tego zagrać.
page-back = Wstecz
page-foresee = Chwileczkę…
page-turn-end = Na koniec tury:
page-waiting = Na koniec tury i tak dojdzie: +{ $points }
page-nothing-follows = Nic więcej się nie stanie.

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

page-lost = Połączenie przerwane. Próbujemy ponownie…
page-on-its-way = wysyłanie…
page-offline = Nie można połączyć się z serwerem.
page-offline-on = Próbujemy dalej; twoje gry są tam bezpieczne.
page-try-again = Spróbuj ponownie
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

page-here-legal = możesz tu zagrać
