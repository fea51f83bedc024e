# Co říká domovská stránka a nový stůl.

## Domů

page-tagline = Deskové hry z Mezopotámie. Bez účtu: vyber si bránu a hraj.
page-players-range = { $range } { $most ->
    [one] hráč
    [few] hráči
   *[other] hráčů
}
page-minutes = { $number } { $number ->
    [one] minuta
    [few] minuty
   *[other] minut
}
page-new-table = Nový stůl
page-your-games = Tvoje hry
page-open-tables = Otevřené stoly
page-no-games = Zatím tu nic není: vyber si bránu.
page-join-title = Máš od někoho odkaz?
page-join-hint = sem vlož odkaz
page-join = Připojit se
page-footer = S přáteli přes odkaz, nebo proti počítači. Nic se nesleduje.
page-running = hraje se
page-finished = dohráno
page-open-seats = { $number ->
    [0] plno
    [one] { $number } volné místo
    [few] { $number } volná místa
   *[other] { $number } volných míst
}
page-continue = { $turn ->
    [yours] Pokračovat: { $game }, jsi na tahu
   *[other] Pokračovat: { $game }
}
page-finished-games = Dohrané hry
page-won-by = vítězství: { $names }
page-waits-for = čeká se na: { $name }
page-record-read = Otevřít soubor se záznamem
page-record-unreadable = Soubor „{ $name }“ není záznam hry.
page-not-found = Nenalezeno
page-not-found-address = Na této adrese nic není.
page-not-found-hint = Zkontroluj, jestli je odkaz celý, nebo pokračuj odsud.

## Nový stůl

page-create-title = Nový stůl
page-public = Ukázat mezi otevřenými stoly
page-table-title = Název stolu
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
page-hints = Hráči se smějí ptát počítače na radu
page-hints-people = Mezi lidmi vypnuto, pokud to nepovolíš.
