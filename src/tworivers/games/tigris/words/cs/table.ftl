# Eufrat a Tigris.

tigris-title = Eufrat a Tigris

## Slova. Atributy jsou tvary, které věty potřebují: 4. pád (acc), množné číslo (many), jeho 2. pád (genmany),
## 7. pád (ins), směr (from), body v barvě.

tile-temple = chrám
    .acc = chrám
    .many = chrámy
    .genmany = chrámů
    .point = červený bod
    .points = červené body
    .genpoints = červených bodů
tile-farm = farma
    .acc = farmu
    .many = farmy
    .genmany = farem
    .point = modrý bod
    .points = modré body
    .genpoints = modrých bodů
tile-market = tržiště
    .acc = tržiště
    .many = tržiště
    .genmany = tržišť
    .point = zelený bod
    .points = zelené body
    .genpoints = zelených bodů
tile-settlement = osada
    .acc = osadu
    .many = osady
    .genmany = osad
    .point = černý bod
    .points = černé body
    .genpoints = černých bodů
leader-priest = kněz
    .acc = kněze
    .genmany = kněží
leader-farmer = farmář
    .acc = farmáře
    .genmany = farmářů
leader-trader = obchodník
    .acc = obchodníka
    .genmany = obchodníků
leader-king = král
    .acc = krále
    .genmany = králů
building-library = knihovna
    .acc = knihovnu
building-granary = sýpka
    .acc = sýpku
building-market-hall = tržnice
    .acc = tržnici
building-palace = palác
    .acc = palác
monument-red-blue = červeno-modrý monument
    .ins = červeno-modrým monumentem
monument-red-green = červeno-zelený monument
    .ins = červeno-zeleným monumentem
monument-red-black = červeno-černý monument
    .ins = červeno-černým monumentem
monument-blue-green = modro-zelený monument
    .ins = modro-zeleným monumentem
monument-blue-black = modro-černý monument
    .ins = modro-černým monumentem
monument-green-black = zeleno-černý monument
    .ins = zeleno-černým monumentem
direction-se = jihovýchod
    .from = jihovýchodně
direction-sw = jihozápad
    .from = jihozápadně
direction-ne = severovýchod
    .from = severovýchodně
direction-nw = severozápad
    .from = severozápadně
what-building = budova
    .acc = budovu
what-monument = monument
    .acc = monument

## Co se stalo

tigris-turn-began = Tah { $turn }: { $seat }.
tigris-passed = { $seat } pasuje.
tigris-tile-placed = { $seat } pokládá { $tile-acc } na { $cell }.
tigris-leader-placed = { $seat } umisťuje { $leader-acc } na { $cell }.
tigris-leader-moved = { $seat } přesouvá { $leader-acc } z { $origin } na { $cell }.
tigris-leader-withdrawn = { $seat } stahuje { $leader-acc } z { $cell }.
tigris-catastrophe-played = { $seat } hraje katastrofu na { $cell }.
tigris-tile-destroyed = { $seat } hraje katastrofu na { $cell } a ničí { $tile-acc }.
tigris-tiles-swapped = { $seat } vyměňuje { $number } { $number ->
    [one] kartičku
    [few] kartičky
   *[other] kartiček
}.
tigris-tiles-drawn = { $seat } si dobírá { $number } { $number ->
    [one] kartičku
    [few] kartičky
   *[other] kartiček
}.
tigris-points-won = { $seat } získává { $number } { $number ->
    [one] { $tile-point }
    [few] { $tile-points }
   *[other] { $tile-genpoints }
} { $reason ->
    [tile] za položenou kartičku
    [building] navíc za budovu
    [revolt] za vnitřní konflikt
    [war] za vnější konflikt
   *[monument] za monumenty
}.
tigris-kingdoms-united = Kartička na { $cell } spojuje dvě království.
tigris-revolt-began = Vnitřní konflikt { $leader-genmany }: { $attacker } útočí silou { $attacking }, { $defender } se brání silou { $defending }.
tigris-war-began = Vnější konflikt { $leader-genmany }: { $attacker } útočí silou { $attacking }, { $defender } se brání silou { $defending }.
tigris-tiles-added = { $number ->
    [0] { $seat } nepřidává nic.
    [one] { $seat } přidává { $number } { $tile-acc }.
    [few] { $seat } přidává { $number } { $tile-many }.
   *[other] { $seat } přidává { $number } { $tile-genmany }.
}
tigris-conflict-won = Konflikt vyhrává { $winner } ({ $winning }), prohrává { $loser } ({ $losing }).
tigris-leader-went-home = { $reason ->
    [beaten] { $seat } stahuje z { $cell } poraženého { $leader-acc }.
   *[no-temple] { $seat } stahuje z { $cell } { $leader-acc }, který už nesousedí s žádným chrámem.
}
tigris-tile-beaten = Z { $cell } mizí { $tile-name }.
tigris-building-placed = { $seat } staví { $building-acc } na { $cell }.
tigris-building-moved = { $seat } přesouvá { $building-acc } z { $origin } na { $cell }.
tigris-building-gone = Na { $cell } ustupuje { $building-name } monumentu.
tigris-monument-built = { $seat } staví { $monument-name } na { $cell }.
tigris-build-declined = { $seat } nestaví { $what-acc }.
tigris-treasure-taken = { $seat } si bere poklad z { $cell }.
tigris-game-over = { $ending ->
    [treasures] Konec hry: na desce zbývají nejvýše dva poklady.
    [bag] Konec hry: v pytlíku už není dost kartiček na doplnění.
   *[quiet] Konec hry: nikdo už dlouho nezahrál žádnou kartičku.
}

## Co teď

tigris-prompt-action = Vyber si akci.
tigris-prompt-attack = Útočíš: přidej kartičky z ruky, nebo nepřidávej nic.
tigris-prompt-defend = Bráníš se: přidej kartičky z ruky, nebo nepřidávej nic.
tigris-prompt-war = Vyber, který vnější konflikt se bude řešit teď.
tigris-prompt-building = Můžeš postavit budovu na některé kartičce řady, nebo ji nestavět.
tigris-prompt-monument = Můžeš postavit monument, nebo ho nestavět.
tigris-prompt-treasure = Vyber si poklad.

## Proč ne

tigris-asked-action = „{ $words }“ teď nejde: vyber si některou ze svých akcí.
tigris-asked-attack = „{ $words }“ teď nejde: řekni, kolik kartiček přidáváš k útoku, třeba „add 2“.
tigris-asked-defend = „{ $words }“ teď nejde: řekni, kolik kartiček přidáváš k obraně, třeba „add 2“.
tigris-asked-war = „{ $words }“ teď nejde: vyber, který vnější konflikt se bude řešit, třeba „war market“.
tigris-asked-building = „{ $words }“ teď nejde: postav budovu, třeba „building c6“, nebo odmítni: „decline“.
tigris-asked-monument = „{ $words }“ teď nejde: postav monument, třeba „monument red-blue se“, nebo odmítni: „decline“.
tigris-asked-treasure = „{ $words }“ teď nejde: vyber si poklad, třeba „treasure b2“.
tigris-cell-has-tile = Na { $cell } už leží kartička.
tigris-cell-has-monument = Na { $cell } stojí monument.
tigris-cell-has-leader = Na { $cell } stojí vůdce.
tigris-cell-has-catastrophe = Políčko { $cell } zničila katastrofa; zůstane už navždy prázdné.
tigris-leader-is-there = Tvůj { $leader-name } už na { $cell } stojí.
tigris-leader-on-river = Políčko { $cell } je řeka; vůdci stojí jen na pevnině.
tigris-leader-without-temple = Vedle { $cell } není žádný chrám lícem nahoru; bez něj tu vůdce stát nemůže.
tigris-leader-joins-kingdoms = Vůdce na { $cell } by spojil dvě království; to smí jen kartička.
tigris-leader-not-on-board = Tvůj { $leader-name } není na desce.
tigris-tile-not-in-hand = Nemáš v ruce dost { $tile-genmany }.
tigris-farm-on-land = Políčko { $cell } je pevnina; farmy patří na řeku.
tigris-tile-on-river = Políčko { $cell } je řeka; tam patří jen farmy.
tigris-joins-three-kingdoms = Kartička na { $cell } by spojila tři království nebo víc; smí spojit nejvýše dvě.
tigris-no-catastrophe-left = Obě své katastrofy už máš zahrané.
tigris-catastrophe-on-treasure = Na { $cell } leží poklad; katastrofu sem zahrát nejde.
tigris-catastrophe-on-building = Na { $cell } stojí budova; katastrofu sem zahrát nejde.
tigris-too-few-to-add = { $number ->
    [0] Nemáš v ruce žádné { $tile-many } k přidání.
    [one] Přidat můžeš jen { $number } { $tile-acc }.
    [few] Přidat můžeš jen { $number } { $tile-many }.
   *[other] Přidat můžeš jen { $number } { $tile-genmany }.
}
tigris-no-such-war = O { $tile-many } se teď žádný vnější konflikt nevede.
tigris-no-line = Na { $cell } budovu postavit nejde: musí stát v dost dlouhé řadě s právě položenou kartičkou.
tigris-framed-first = Nejdřív se berou poklady z orámovaných políček; ten na { $cell } musí počkat.
tigris-no-treasure-there = Na { $cell } si žádný poklad vzít nemůžeš.
tigris-no-square = Žádný čtverec čtyř stejných kartiček neleží { $direction-from } od té právě položené.
tigris-monument-not-free = Sem { $monument-name } nejde: buď už stojí, nebo nemá barvu čtverce.

## Nemožné pozice

tigris-no-such-cell = Políčko „{ $cell }“ neexistuje; políčka jsou od a1 do p11.
tigris-board-size = Deska musí mít { $rows } řádků po { $columns } písmenech.
tigris-board-letter = „{ $letter }“ na { $cell } být nemůže.
tigris-too-many-tiles = V této pozici { $number ->
    [one] je { $number } { $tile-name }
    [few] jsou { $number } { $tile-many }
   *[other] je { $number } { $tile-genmany }
}; ve hře jich je { $all }.
tigris-tiles-do-not-add-up = V pytlíku nebo mezi vyřazenými kartičkami { $number ->
    [one] má být { $number } { $tile-name }
    [few] mají být { $number } { $tile-many }
   *[other] má být { $number } { $tile-genmany }
}.
tigris-monument-needs-square = Pod { $monument-ins } na { $cell } musí ležet čtyři otočené kartičky.
tigris-monument-wrong-colour = Na { $cell } stojí { $monument-name }, ale kartičky pod ním nejsou všechny v jedné z jeho barev.
tigris-turned-tile-without-monument = Každá otočená kartička musí ležet pod právě jedním monumentem.
tigris-treasure-needs-temple = Na { $cell } poklad ležet nemůže: potřebuje chrám na políčku, kde poklady začínají.
tigris-treasures-do-not-add-up = Počet pokladů v této pozici je { $number }; na této straně desky jich má být { $all }.
tigris-leader-on-piece = Na { $cell } nemůže stát { $leader-name }: něco už tam je.
tigris-building-without-variant = Na { $cell } stojí { $building-name }, ale budovy patří jen do varianty s budovami.
tigris-building-needs-tile = Na { $cell } stojí { $building-name }, ale pod budovou musí být kartička její barvy lícem nahoru.
tigris-hand-too-large = { $seat } má v ruce { $number } { $number ->
    [one] kartičku
    [few] kartičky
   *[other] kartiček
}; nejvýše jich může být šest.
tigris-catastrophes-do-not-add-up = Počet katastrof v této pozici je { $number }; při tomto počtu hráčů jich má být { $all }.
tigris-two-leaders = Na { $cell } stojí { $leader-name } v jednom království s jiným vůdcem své barvy, ale nebojují spolu.
tigris-phase-needs-conflict = „conflict“ a fáze „{ $phase }“ k sobě nepatří.
tigris-conflict-needs-leaders = Vůdci tohoto konfliktu nestojí proti sobě.
tigris-revolt-attacker = Ve vnitřním konfliktu útočí hráč, který je na tahu.
tigris-war-attacker = Ve vnějším konfliktu útočí hráč, který je na tahu; pokud se ho netýká, pak ten z obou, kdo je po něm dřív na řadě.
tigris-stray-unification-tile = Spojovací kartička leží na té právě položené, a jen dokud se řeší vnější konflikty.
tigris-phase-needs-placed = Fáze „{ $phase }“ potřebuje políčko právě položené kartičky.
tigris-action-is-finished = „placed“ patří k akci, která ještě neskončila.
tigris-placed-needs-tile = Na { $cell } žádná kartička není.
tigris-over-needs-ending = U hry, která skončila, a jen u takové, musí být uvedeno, jak: { $known }.
tigris-treasures-wait = { $seat } si před další akcí musí vzít poklady.
tigris-nothing-to-decide = Ve fázi „{ $phase }“ není o čem rozhodovat.

## Stránka

tigris-cancel = Zrušit
tigris-action-left = { $number ->
    [one] poslední akce
    [few] zbývají { $number } akce
   *[other] zbývá { $number } akcí
}
tigris-catastrophes-left = { $number } { $number ->
    [one] katastrofa
    [few] katastrofy
   *[other] katastrof
}
tigris-treasures-won = { $number } { $number ->
    [one] poklad
    [few] poklady
   *[other] pokladů
}
tigris-monuments = Monumenty
tigris-monument-free = { $monument-name }, nepostavený
tigris-monument-stands = { $monument-name }, na { $cell }
tigris-treasures-left = poklady, konec při 2
tigris-bag-left = kartičky v pytlíku
tigris-hand = Tvoje kartičky · vidíš je jen ty
tigris-hand-of = Kartičky: { $of }
tigris-leaders = Vůdci
tigris-catastrophes = Katastrofy
tigris-points = Body: platí nejslabší
tigris-at-home = doma
tigris-sphere = { $tile-points }: { $number }
tigris-treasures = poklady: { $number }
tigris-choose = Vyber kartičku, vůdce nebo katastrofu a potom místo.
tigris-choose-place = { $piece ->
    [tile] Vyber místo pro { $tile-acc }.
    [leader] Vyber místo pro { $leader-acc }.
   *[catastrophe] Vyber, kam katastrofa udeří.
}
tigris-choose-swap = Vyber kartičky, které chceš vyměnit za nové.
tigris-choose-square = Vyber čtverec, kde bude { $monument-name }.
tigris-do-tile = Položit { $tile-acc } na { $cell }
tigris-do-leader = Umístit { $leader-acc } na { $cell }
tigris-do-catastrophe = Katastrofa na { $cell }
tigris-do-building = Postavit budovu na { $cell }
tigris-do-treasure = Vzít poklad z { $cell }
tigris-do-monument = Postavit { $monument-name }
tigris-do-swap = { $number ->
    [0] Vyměnit kartičky
    [one] Vyměnit { $number } kartičku
    [few] Vyměnit { $number } kartičky
   *[other] Vyměnit { $number } kartiček
}
tigris-do-swap-tiles = Vyměnit { $tiles }
tigris-so-many-tiles = { $number ->
    [one] { $tile-acc }
    [few] { $number } { $tile-many }
   *[other] { $number } { $tile-genmany }
}
tigris-do-pass = Pasovat
tigris-do-withdraw = Stáhnout { $leader-acc }
tigris-do-decline = Nestavět
tigris-do-war = Vnější konflikt o { $tile-many }
tigris-do-add = { $number ->
    [0] Nepřidat nic
    [one] Přidat { $number } { $tile-acc }
    [few] Přidat { $number } { $tile-many }
   *[other] Přidat { $number } { $tile-genmany }
}
tigris-war-heading = Vnější konflikt o { $tile-many }
tigris-revolt-heading = Vnitřní konflikt { $leader-genmany }
tigris-attacks = útočí
tigris-defends = brání se, při shodě vítězí
tigris-of-held = { $number } z { $held }
tigris-one-more = O jednu víc
tigris-one-less = O jednu méně
tigris-defender-adds = { $defender } přidá
tigris-then = Potom
tigris-you-win = Vyhraješ.
tigris-you-lose = Prohraješ.
tigris-range = { $least } až { $most }
tigris-or-more = { $number } nebo víc
tigris-any = jakýkoli počet
tigris-added-already = { $number ->
    [0] { $attacker } nepřidává nic.
    [one] { $attacker } přidává { $number } { $tile-acc }.
    [few] { $attacker } přidává { $number } { $tile-many }.
   *[other] { $attacker } přidává { $number } { $tile-genmany }.
}
tigris-reason-tile = Kartičky
tigris-reason-building = Budovy
tigris-reason-revolt = Vnitřní konflikty
tigris-reason-war = Vnější konflikty
tigris-reason-monument = Monumenty
tigris-treasure = Poklady
tigris-letter-temple = Ch
tigris-letter-farm = F
tigris-letter-market = Tr
tigris-letter-settlement = O
tigris-here-tile = { $tile-name }
tigris-here-leader = { $leader-name }, { $seat }, síla { $number }
tigris-here-treasure = s pokladem
tigris-here-catastrophe = katastrofa
tigris-here-monument = monument
tigris-here-building = { $building-name }
tigris-here-river = řeka
tigris-here-land = pevnina
