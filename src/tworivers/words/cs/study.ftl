# Co říkají záznamy her a rozborová deska.

## Záznam hry

page-replay = Záznam hry
page-replay-first = Na začátek
page-replay-before = O krok zpět
page-replay-next = O krok dál
page-replay-last = Na konec
page-replay-play = Přehrát
page-replay-pause = Zastavit
page-replay-pace = Rychlost
page-replay-pace-slow = pomalu
page-replay-pace-usual = běžně
page-replay-pace-quick = rychle
page-replay-moment = Okamžik hry
page-replay-at = krok { $number } z { $of }
page-replay-eyes = Pohled
page-replay-open = vše odkryté
page-replay-watch = divák
page-replay-share = Odkaz na tento okamžik
page-replay-on = Hrát odtud proti počítači
page-replay-study = Rozebrat tuto pozici

## Šance

page-chances = Šance na výhru během hry
page-chances-ask = Nechat hru posoudit počítačem
page-chances-under-way = { $number } z { $of } rozhodnutí
page-chances-worst = Nejdražší rozhodnutí
page-chances-cost = hraje { $action }; lepší je { $best } (−{ $percent } %)

## Rozborová deska

page-study-game = Hra
page-study-players = { $number ->
    [one] { $number } hráč
    [few] { $number } hráči
   *[other] { $number } hráčů
}
page-study-new = Nová hra
page-study-set-up = Postavit ručně
page-study-set-up-done = Hotovo: hrát
page-study-brush = Vyber, co chceš položit, a dotkni se desky. Co tam stát nemůže, server odmítne.
page-study-text = Pozice jako text
page-study-text-why = Celá pozice: ruce, body, kdo je na tahu. Změň ji, nebo vlož jinou.
page-study-not-json = Tohle není pozice: není to JSON.
page-study-use = Použít
page-study-export = Stáhnout
page-brush-nothing = odebrat
page-brush-turn = na tahu je další hráč
page-brush-two = { $words }: dotkni se obou políček
