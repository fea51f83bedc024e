# Co mówią powtórki i plansza analizy.

## Powtórka

page-replay = Powtórka gry
page-replay-first = Na początek
page-replay-before = Krok wstecz
page-replay-next = Krok dalej
page-replay-last = Na koniec
page-replay-play = Odtwarzaj
page-replay-pause = Zatrzymaj
page-replay-pace = Tempo
page-replay-pace-slow = wolno
page-replay-pace-usual = zwykłe
page-replay-pace-quick = szybko
page-replay-moment = Moment gry
page-replay-at = krok { $number } z { $of }
page-replay-eyes = Widok
page-replay-open = wszystko odkryte
page-replay-watch = widz
page-replay-share = Link do tego momentu
page-replay-on = Graj od tego miejsca z komputerem
page-replay-study = Analizuj tę pozycję

## Szanse

page-chances = Szanse na wygraną w trakcie gry
page-chances-ask = Niech komputer oceni tę grę
page-chances-under-way = { $number } z { $of } decyzji
page-chances-worst = Najkosztowniejsze decyzje
page-chances-cost = gra { $action }; lepiej { $best } (−{ $percent }%)

## Plansza analizy

page-study-game = Gra
page-study-players = { $number ->
    [one] jeden gracz
    [few] { $number } gracze
   *[many] { $number } graczy
}
page-study-new = Nowa gra
page-study-set-up = Ustaw ręcznie
page-study-set-up-done = Gotowe: graj
page-study-brush = Wybierz element i dotknij planszy. Serwer odrzuci to, co tam stać nie może.
page-study-text = Pozycja jako tekst
page-study-text-why = Cała pozycja: ręce, punkty, czyja kolej. Zmień ją albo wklej inną.
page-study-not-json = To nie jest pozycja: to nie jest JSON.
page-study-use = Użyj
page-study-export = Pobierz
page-brush-nothing = usuń
page-brush-turn = kolej następnego gracza
page-brush-two = { $words }: dotknij obu pól
