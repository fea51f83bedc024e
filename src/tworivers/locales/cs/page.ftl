# Co říkají stránky v prohlížeči.

## Domů

page-tagline = Deskové hry z Mezopotámie. Bez účtu: vyber si bránu a hraj.
page-about-babylonia = Vyšli své klany podél řek, spoj občany s městy a získej je dřív než ostatní.
page-about-tigris = Zakládej království a vyhrávej vnější i vnitřní konflikty. Skóre ti určí tvoje nejslabší oblast.
page-about-babylon = Stavěj visuté zahrady, terasu nad terasou. Počítá se jen to, co je vidět shora.
page-players-range = { $least }–{ $most } { $most ->
    [one] hráč
    [few] hráči
   *[other] hráčů
}
page-minutes = { $number } { $number ->
    [one] minuta
    [few] minuty
   *[other] minut
}
page-play-now = Hrát hned
page-new-table = Nový stůl
page-your-games = Tvoje hry
page-open-tables = Otevřené stoly
page-no-games = Zatím tu nic není: vyber si bránu.
page-join-title = Máš od někoho odkaz?
page-join-hint = sem vlož odkaz
page-join = Připojit se
page-footer = S přáteli přes odkaz, nebo proti počítači. Nic se nesleduje.
page-your-turn = jsi na tahu
page-running = hraje se
page-finished = dohráno
page-open-seats = { $number ->
    [0] plno
    [one] { $number } volné místo
    [few] { $number } volná místa
   *[other] { $number } volných míst
}
page-preparing = Připravuje se: { $percent } %. Stává se to jen jednou, po aktualizaci.
page-loading = Okamžik…
page-continue = { $turn ->
    [yours] Pokračovat: { $game }, jsi na tahu
   *[other] Pokračovat: { $game }
}
page-learn = Naučit se
page-study = Rozborová deska
page-finished-games = Dohrané hry
page-won-by = vítězství: { $names }
page-waits-for = čeká se na: { $name }
page-record-read = Otevřít soubor se záznamem
page-record-unreadable = Soubor „{ $name }“ není záznam hry.

## Nový stůl

page-create-title = Nový stůl
page-players = Hráči
page-option-board = Deska
page-option-board-classic = Klasická, deset pokladů
page-option-board-advanced = Pokročilá, čtrnáct pokladů
page-option-buildings = S budovami
page-option-open-scores = Odkryté body
page-option-cards = Karty zikkuratů
page-option-cards-basic = Prvních sedm
page-option-cards-random = Sedm z devíti, náhodně
page-option-river-tile-opens-field = Žeton lícem dolů v řece otevírá pole
page-option-limited-supply = Omezená zásoba dílů
page-public = Ukázat mezi otevřenými stoly
page-table-title = Název stolu
page-your-name = Tvoje jméno
page-seat = Místo { $number }
page-kind-me = ty
page-kind-open = kdokoli
page-kind-invited = někdo z přátel, přes odkaz
page-kind-bot = počítač
page-kind-shared = někdo u této obrazovky
page-create = Připravit stůl
page-level = Úroveň místa { $number }
page-clock = Hodiny
page-clock-none = bez hodin
page-clock-quick = 20 minut na hráče, 10 sekund za akci
page-clock-long = 45 minut na hráče, 20 sekund za akci
page-clock-day = den na každou akci
page-clock-days = tři dny na každou akci
page-timeout = Když čas vyprší
page-timeout-lose = hráč prohrává
page-timeout-bot = hraje dál počítač
page-hints = Rady počítače jsou povolené
page-cancel = Zrušit
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
page-action-left = { $number ->
    [one] poslední akce
    [few] zbývají { $number } akce
   *[other] zbývá { $number } akcí
}
page-you = ty
page-computer = počítač
page-decides = rozhoduje
page-tiles = { $number } { $number ->
    [one] kartička
    [few] kartičky
   *[other] kartiček
}
page-catastrophes-left = { $number } { $number ->
    [one] katastrofa
    [few] katastrofy
   *[other] katastrof
}
page-treasures-won = { $number } { $number ->
    [one] poklad
    [few] poklady
   *[other] pokladů
}
page-monuments = Monumenty
page-monument-free = { $monument-name }, nepostavený
page-monument-stands = { $monument-name }, na { $cell }
page-treasures-left = poklady, konec při 2
page-bag-left = kartičky v pytlíku
page-hand = Tvoje kartičky · vidíš je jen ty
page-shelf = Co je tvoje
page-leaders = Vůdci
page-catastrophes = Katastrofy
page-points = Tvoje body: počítá se nejslabší oblast
page-at-home = doma
page-sphere = { $tile-points }: { $number }
page-treasures = poklady: { $number }
page-happened = Co se stalo
page-chat = Chat
page-say = Napiš něco
page-send = Odeslat
page-nothing-yet = Zatím nic.
page-suggest = Poradit
page-thinking = Počítač přemýšlí…
page-chance = { $percent } %
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
page-choose = Vyber kartičku, vůdce nebo katastrofu a potom místo.
page-choose-place = { $piece ->
    [tile] Vyber místo pro { $tile-acc }.
    [leader] Vyber místo pro { $leader-acc }.
   *[catastrophe] Vyber, kam katastrofa udeří.
}
page-no-place = Teď pro to není žádné místo.
page-choose-swap = Vyber kartičky, které chceš vyměnit za nové.
page-choose-square = Vyber čtverec, kde bude { $monument-name }.
page-do-tile = Položit { $tile-acc } na { $cell }
page-do-leader = Umístit { $leader-acc } na { $cell }
page-do-catastrophe = Katastrofa na { $cell }
page-do-building = Postavit budovu na { $cell }
page-do-treasure = Vzít poklad z { $cell }
page-do-monument = Postavit { $monument-name }
page-do-swap = { $number ->
    [0] Vyměnit kartičky
    [one] Vyměnit { $number } kartičku
    [few] Vyměnit { $number } kartičky
   *[other] Vyměnit { $number } kartiček
}
page-do-pass = Pasovat
page-do-withdraw = Stáhnout { $leader-acc }
page-do-decline = Nestavět
page-do-war = Vnější konflikt o { $tile-many }
page-do-add = { $number ->
    [0] Nepřidat nic
    [one] Přidat { $number } { $tile-acc }
    [few] Přidat { $number } { $tile-many }
   *[other] Přidat { $number } { $tile-genmany }
}
page-back = Zpět
page-foresee = Okamžik…
page-nothing-follows = Nic dalšího se nestane.

## Konflikty

page-war-title = Vnější konflikt o { $tile-many }
page-revolt-title = Vnitřní konflikt { $leader-genmany }
page-attacks = útočí
page-defends = brání se, při shodě vítězí
page-of-held = { $number } z { $held }
page-one-more = O jednu víc
page-one-less = O jednu méně
page-defender-adds = { $defender } přidá
page-then = Potom
page-you-win = Vyhraješ.
page-you-lose = Prohraješ.
page-range = { $least } až { $most }
page-or-more = { $number } nebo víc
page-any = jakýkoli počet
page-added-already = { $number ->
    [0] { $attacker } nepřidává nic.
    [one] { $attacker } přidává { $number } { $tile-acc }.
    [few] { $attacker } přidává { $number } { $tile-many }.
   *[other] { $attacker } přidává { $number } { $tile-genmany }.
}

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
page-reason-tile = Kartičky
page-reason-building = Budovy
page-reason-revolt = Vnitřní konflikty
page-reason-war = Vnější konflikty
page-reason-monument = Monumenty
page-treasure = Poklady
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

page-lost = Spojení se přerušilo. Zkoušíme to znovu; o nic nepřijdeš.
page-offline = Server neodpovídá.
page-offline-on = Zkoušíme to dál; tvoje hry jsou tam v bezpečí.
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

page-letter-temple = Ch
page-letter-farm = F
page-letter-market = Tr
page-letter-settlement = O
page-here-tile = { $tile-name }
page-here-leader = { $leader-name }, { $seat }, síla { $number }
page-here-treasure = s pokladem
page-here-catastrophe = katastrofa
page-here-monument = monument
page-here-building = { $building-name }
page-here-river = řeka
page-here-land = pevnina
page-here-legal = tady můžeš hrát
