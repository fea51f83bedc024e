# Co říkají stránky v prohlížeči.

## Všude

page-play-now = Hrát hned
page-your-turn = jsi na tahu
page-preparing = Připravuje se: { $percent } %. Stává se to jen jednou, po aktualizaci.
page-loading = Okamžik…
page-learn = Jak hrát
page-study = Rozborová deska
page-players = Hráči
page-your-name = Tvoje jméno
page-close = Zavřít

## Před hrou

page-lobby = Stůl je připravený
page-lobby-wait = Hra začne, až budou všechna místa obsazená.
page-seat-open = volné místo
page-seat-invited = čeká na někoho z přátel
page-copy-link = Kopírovat odkaz
page-copied = Zkopírováno
page-sit-down = Posadit se
page-start = Začít
page-start-host = Hru zahájí ten, kdo stůl připravil.
page-watching = Jen se díváš.

## Stůl

page-turn = tah { $turn }
page-undo = Vzít zpět
page-undo-turn = Vzít zpět tah
page-menu = Nabídka
page-theme = Světlý nebo tmavý vzhled
page-log-button = Co se stalo, chat
page-home = Domů
page-board = Deska
page-whole-board = Celá deska
page-you = ty
page-computer = počítač
page-decides = rozhoduje
page-tiles = { $number } { $number ->
    [one] kartička
    [few] kartičky
   *[other] kartiček
}
page-shelf = Co je tvoje
page-shelf-of = Zásoba: { $of }
page-happened = Co se stalo
page-chat = Chat
page-say = Napiš něco
page-send = Odeslat
page-nothing-yet = Zatím nic.
page-suggest = Poradit
page-thinking = Počítač přemýšlí…
page-chance = šance na výhru { $percent } %
page-chance-why = Odhad počítače po vteřině přemýšlení, jen z toho, co vidíš ty.
page-news = Od tvého posledního tahu
page-news-step = Od tvého tahu · { $number } z { $of }
page-news-before = O krok zpět
page-news-next = Další
page-news-skip = Přeskočit
page-took-back = { $seat } bere akci zpět.
page-resigned = { $seat } to vzdává.
page-timed-out = { $seat } už nemá žádný čas.

## Co dělat

page-wait-for = Rozhoduje { $seat }.
page-wait-computer = { $seat } přemýšlí.
page-wait-seat = Hra čeká, až někdo usedne na volné místo.
page-no-place = Teď pro to není žádné místo.
page-back = Zpět
page-foresee = Okamžik…
page-turn-end = Na konci tahu:
page-waiting = Na konci tahu tak jako tak: +{ $points }
page-nothing-follows = Nic dalšího se nestane.

## Konec

page-end = Konec hry
page-show-end = Ukázat výsledek
page-winner = { $number ->
    [one] Vítězí { $names }.
    [few] Společně vítězí { $names }.
   *[other] Společně vítězí { $names }.
}
page-player = Hráč
page-score = Skóre
page-sources = Odkud jsou body
page-again = Hrát znovu
page-again-join = K další hře
page-replay-it = Přehrát znovu
page-look = Podívat se na desku
page-record = Stáhnout záznam

## Společná obrazovka

page-curtain = Obrazovku si bere { $seat }.
page-curtain-why = Z toho, co mají ostatní, teď není nic vidět.
page-curtain-lift = Tady { $seat }

## Zlé dny

page-lost = Spojení se přerušilo. Zkoušíme to znovu…
page-on-its-way = odesílá se…
page-offline = Server neodpovídá.
page-offline-on = Zkoušíme to dál; tvoje hry jsou tam v bezpečí.
page-try-again = Zkusit znovu
page-watch-instead = Dívat se na hru
page-stale = Server má novější stránku.
page-stale-reload = Načíst
page-resign-offered = { $seat } navrhuje hru ukončit.
page-resign-agree = Souhlasím
http-400 = Tomuhle server nerozumí.
http-404 = Tohle tu není.
http-500 = Na serveru se něco pokazilo.

## Nabídka

page-settings = Nastavení
page-language = Jazyk
page-language-en = English
page-language-cs = Čeština
page-language-pl = Polski
page-language-es = Español
page-keys = Klávesy
page-command = Napiš tah
page-command-play = Zahrát

## Co kde je, pro čtečku obrazovky

page-here-legal = tady můžeš hrát
