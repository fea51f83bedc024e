# Babylon.

babylon-title = Babylon

## Slova. Atributy jsou tvary, které věty potřebují: 2. pád (gen), 4. pád (acc), s „žádný“ (none).

material-clay = hliněný dílek
material-granite = žulový dílek
material-basalt = čedičový dílek
material-start = počáteční dílek
decoration-stairs = schodiště
    .gen = schodiště
    .acc = schodiště
    .none = žádné schodiště
decoration-fountain = fontána
    .gen = fontány
    .acc = fontánu
    .none = žádná fontána
decoration-footbridge = lávka
    .gen = lávky
    .acc = lávku
    .none = žádná lávka
decoration-statue = socha
    .gen = sochy
    .acc = sochu
    .none = žádná socha
column-single = jednoduchý sloup
column-double = dvojitý sloup
corner-nw = severozápadní
corner-ne = severovýchodní
corner-se = jihovýchodní
corner-sw = jihozápadní
category-statues = sochy
    .acc = sochy
category-fountains = fontány
    .acc = fontány
category-footbridges = lávky
    .acc = lávky
category-stairs = schodiště
    .acc = schodiště
category-variety = různorodost
    .acc = různorodost
category-flowers = květiny
    .acc = květiny
category-lookouts = vyhlídky
    .acc = vyhlídky
category-height = výška
    .acc = výšku
effect-plus-one-single = každý si na začátku tahu bere jednoduchý sloup
effect-plus-one-double = každý si na začátku tahu bere dvojitý sloup
effect-change-one-symbol = jeden symbol na dílku položeném v tahu se smí počítat jako jiný
effect-blank-to-any-symbol = jedno políčko bez symbolu na dílku položeném v tahu se smí počítat jako libovolný symbol
effect-flower-match-gives-two = shodná květina dává dva sloupy
effect-mine-one-less = těžba dává o sloup méně
effect-none = nic zvláštního

## Co se stalo

babylon-turn-began = Tah { $turn }: { $seat }.
babylon-round-began = Kolo { $number }: { $effect-name }.
babylon-clay-removed = { $seat } odebírá hliněný dílek { $terrace } z { $stack }.
babylon-tile-mined = { $columns ->
    [0] { $seat } těží { $material-name } { $terrace } z { $stack } a nezískává žádný sloup.
    [one] { $seat } těží { $material-name } { $terrace } z { $stack } a získává { $columns } sloup.
    [few] { $seat } těží { $material-name } { $terrace } z { $stack } a získává { $columns } sloupy.
   *[other] { $seat } těží { $material-name } { $terrace } z { $stack } a získává { $columns } sloupů.
}
babylon-tile-uncovered = Na { $stack } se objevuje { $material-name } { $terrace }.
babylon-columns-taken = { $number ->
    [0] { $seat } si má vzít { $column-name }, ale žádný už nezbývá.
   *[other] { $seat } si bere { $column-name }.
}
babylon-tile-placed = { $seat } pokládá { $material-name } { $terrace } na { $cell }, patro { $level }.
babylon-lookout-built = { $seat } staví vyhlídku na { $cell }, patro { $level }.
babylon-statue-used = { $seat } používá sochu na { $cell } jako sloup.
babylon-decoration-built = { $seat } staví { $decoration-acc } na { $cells }, patro { $level }.
babylon-symbol-changed = { $seat } počítá políčko { $cell } jako symbol { $decoration-gen }.
babylon-points-changed = { $points ->
    [one] { $seat } má teď 1 bod za { $category-acc }.
    [few] { $seat } má teď { $points } body za { $category-acc }.
   *[other] { $seat } má teď { $points } bodů za { $category-acc }.
}
babylon-tile-stored = { $seat } si ukládá { $material-name } { $terrace }.
babylon-tile-discarded = { $seat } odhazuje { $material-name } { $terrace }.
babylon-columns-returned = { $seat } vrací sloupy do zásoby (jednoduché: { $singles }, dvojité: { $doubles }).
babylon-game-over = Konec hry: nezbývá žádný žeton kola.

## Co teď

babylon-prompt-remove = Odeber z lomu hliněný dílek.
babylon-prompt-mine = Vytěž dílek z lomu.
babylon-prompt-build = Pokládej dílky a stav dekorace, nebo ukonči tah.

## Proč ne

babylon-asked-remove = „{ $words }“ teď nejde: odeber z lomu hliněný dílek.
babylon-asked-mine = „{ $words }“ teď nejde: nejdřív vytěž dílek.
babylon-asked-build = „{ $words }“ teď nejde: těžbu už máš za sebou; pokládej dílky, stav dekorace, nebo ukonči tah.
babylon-stack-empty = Na { $stack } už žádný dílek není.
babylon-stack-not-clay = Dílek na { $stack } není hliněný; před prvním tahem se odebírá jen hlína.
babylon-no-stored-tile = Ve výřezu nemáš žádný dílek.
babylon-mined-is-placed = Vytěžený dílek už máš položený.
babylon-mined-must-go = Vytěžený dílek polož, ulož, nebo odhoď.
babylon-same-turn = Dílek otočený { $number }× vypadá stejně jako při menším počtu otočení; zapiš ho s tím menším.
babylon-covers-wholly = Na { $cell } by ležel přesně nad { $terrace }; žádný dílek nesmí jiný zcela zakrýt.
babylon-level-below-missing = Pro patro { $level } potřebuješ mít někde v zahradě dílek v patře { $below }.
babylon-corner-unsupported = Dílku chybí opora: jeho { $corner-name } roh je v patře { $level } a žádný sloup z { $cell } k němu nedosáhne.
babylon-statue-must-support = Socha na { $cell } by podpírala { $corner-name } roh; volný zůstat nemůže.
babylon-stairs-in-the-way = Nad { $cell } v patře { $level } nemůže { $corner-name } roh zůstat volný: stoupá tam schodiště.
babylon-no-lookout-left = V zásobě už není žádná vyhlídka, takže žádný roh nesmí zůstat volný.
babylon-no-double-left = { $number ->
    [0] V zásobě už není žádný dvojitý sloup.
    [one] V zásobě zbývá jen { $number } dvojitý sloup.
    [few] V zásobě zbývají jen { $number } dvojité sloupy.
   *[other] V zásobě zbývá jen { $number } dvojitých sloupů.
}
babylon-columns-short = Stojí to { $cost } { $cost ->
    [one] jednoduchý sloup
    [few] jednoduché sloupy
   *[other] jednoduchých sloupů
} a ty máš { $have }: { $short ->
    [one] chybí { $short }
    [few] chybějí { $short }
   *[other] chybí { $short }
}.
babylon-decoration-run-out = V zásobě už není { $decoration-none }.
babylon-space-not-empty = Políčko { $cell } není prázdné.
babylon-symbol-missing = Na { $cell } není symbol { $decoration-gen }.
babylon-not-on-new-tile = Aspoň jedna část musí stát na dílku položeném v tomto tahu.
babylon-statue-not-in-line = Políčko { $cell } není v řadě ani ve sloupci s žádnou z tvých soch.
babylon-stairs-levels = Schodiště spojuje dvě patra, která jsou hned nad sebou; tady jsou to patra { $first } a { $second }.
babylon-levels-differ = Oba konce { $decoration-gen } musí být ve stejném patře; tady jsou to patra { $first } a { $second }.
babylon-fountain-one-tile = Oba symboly fontány musí být na dvou různých dílcích.
babylon-no-gap = Pod lávkou na { $cell } není prázdná mezera.
babylon-token-changes-nothing = Žeton tohoto kola žádné symboly nemění.
babylon-symbol-already-changed = Žeton tohoto kola už máš v tomto tahu využitý.
babylon-symbol-on-new-tile = Na { $cell } není prázdné políčko dílku položeného v tomto tahu.
babylon-space-has-symbol = Na { $cell } symbol je; žeton platí pro políčka bez symbolu.
babylon-space-has-no-symbol = Na { $cell } není symbol, který by šlo změnit.
babylon-shows-symbol-already = Na { $cell } už symbol { $decoration-gen } je.

## Vlastní dílky

babylon-tiles-unreadable = Dílky ze souboru { $path } nelze přečíst: { $reason }.
babylon-tiles-malformed = Dílky nelze přečíst: { $reason }.
babylon-tiles-number = Seznam „{ $list }“ má { $number } { $number ->
    [one] dílek
    [few] dílky
   *[other] dílků
}; má jich mít { $wanted }.
babylon-tiles-flower = { $name }: květina „{ $word }“ neexistuje. Na výběr jsou: { $known }.
babylon-tiles-symbol = { $name }: symbol „{ $word }“ neexistuje. Na výběr jsou: { $known }.
babylon-tiles-symbols = { $name } má { $number } { $number ->
    [one] symbol
    [few] symboly
   *[other] symbolů
}; na dílku z tohoto materiálu jich má být { $wanted }.
babylon-tiles-start-flower = { $name }: počáteční dílky jdou v pořadí desek; tento musí mít květinu „{ $wanted }“.
babylon-tiles-effect = Žeton kola „{ $effect }“ neexistuje, nebo je jeho počet záporný. Na výběr jsou: { $known }.
babylon-tiles-tokens = Počet žetonů kol je { $number }; ve hře jich má být { $wanted }.

## Stránka

flower-white = bílá květina
    .inst = bílou květinou
flower-pink = růžová květina
    .inst = růžovou květinou
flower-yellow = žlutá květina
    .inst = žlutou květinou
flower-blue = modrá květina
    .inst = modrou květinou
babylon-show = Co zobrazit
babylon-view-quarry = Lom
babylon-view-garden = Zahrada
babylon-view-plan = Shora
babylon-view-score = Body
babylon-your-garden = Tvoje zahrada
babylon-garden-of = Zahrada: { $seat }
babylon-gardens = Zahrady
babylon-visit = Navštívit zahradu: { $seat }
babylon-levels = Patra
babylon-level = { $level }. patro
babylon-up-to = do { $level }. patra
babylon-all-levels = všechna
babylon-turn-garden = Otočit zahradu
babylon-above = Shora
babylon-seen = { $tiles ->
    [one] { $tiles } dílek, body: { $points }
    [few] { $tiles } dílky, body: { $points }
   *[other] { $tiles } dílků, body: { $points }
}
babylon-places = { $number ->
    [0] žádné místo
    [one] { $number } místo
    [few] { $number } místa
   *[other] { $number } míst
}
babylon-tag-remove = odebírá dílek
babylon-tag-mine = těží
babylon-tag-build = staví
babylon-columns = { $coming ->
    [0] { $doubles ->
        [0] Sloupy: { $singles }
       *[other] Sloupy: { $singles }, dvojité: { $doubles }
    }
   *[other] Sloupy: { $singles }, přibude { $coming }
}
babylon-stored-tile = Uložený dílek
babylon-mined-tile = Vytěžený dílek
babylon-token = V tomto kole: { $effect-name }.
babylon-first-round = První kolo nemá žeton.
babylon-tokens-left = { $number ->
    [0] Poslední kolo.
    [one] Ještě { $number } kolo.
    [few] Ještě { $number } kola.
   *[other] Ještě { $number } kol.
}
babylon-choose-place = Vyber místo, kam přijde { $material-name }, nebo si ho nech na později.
babylon-choose-decoration = Postav dekoraci, nebo ukonči tah.
babylon-choose-space = Vyber políčko na dílku položeném v tomto tahu.
babylon-choose-symbol = Jako co se má toto políčko počítat?
babylon-finish = Ukonči tah.
babylon-use-token = Použít žeton kola
babylon-do-remove = Odebrat dílek z { $stack }
babylon-do-mine = Vytěžit dílek z { $stack }
babylon-do-place = { $level ->
    [0] Položit na { $cell }
   *[other] Položit na { $cell }, { $level }. patro
}
babylon-do-decorate = Postavit { $decoration-acc } na { $cells }
babylon-do-symbol = Počítat { $cell } jako { $decoration-acc }
babylon-do-store = Uložit dílek a skončit
babylon-do-store-instead = Uložit dílek, starý odhodit a skončit
babylon-do-discard = Odhodit dílek a skončit
babylon-do-end = Ukončit tah
babylon-then-columns = { $columns ->
    [0] Nedává žádný sloup; zůstane ti { $total }.
    [one] Dává { $columns } sloup; budeš mít { $total }.
    [few] Dává { $columns } sloupy; budeš mít { $total }.
   *[other] Dává { $columns } sloupů; budeš mít { $total }.
}
babylon-uncovers = Odkryje skrytý dílek, takže to nejde vzít zpět.
babylon-empties = Byl to poslední dílek na hromádce.
babylon-removed-leaves = Dílek opustí hru a nedá žádné sloupy.
babylon-stack-gives = { $columns ->
    [0] { $material-name } s { $flower-inst }: žádný sloup
    [one] { $material-name } s { $flower-inst }: { $columns } sloup
    [few] { $material-name } s { $flower-inst }: { $columns } sloupy
   *[other] { $material-name } s { $flower-inst }: { $columns } sloupů
}
babylon-edge-north = nahoře
babylon-edge-east = vpravo
babylon-edge-south = dole
babylon-edge-west = vlevo
babylon-because-border = okraj lomu
babylon-because-floor = prázdné dno
babylon-because-lower = nižší kámen
babylon-because-same = stejný kámen
babylon-because-higher = vyšší kámen
babylon-flower-fits = { $flower-name } jako na tvé desce
babylon-token-takes = žeton kola
babylon-on-level = { $cell }, { $level }. patro
babylon-change = { $points ->
    [one] { $sign } bod
    [few] { $sign } body
   *[other] { $sign } bodů
}
babylon-needs = Sloupy: jednoduché { $singles }, dvojité { $doubles }. Stojí to { $cost }, zbude { $left }.
babylon-lookout = vyhlídka
babylon-lookout-here = Na volném rohu { $cell } bude vyhlídka.
babylon-lookout-on = vyhlídka na { $cell }
babylon-tile-named = dílek { $terrace }
babylon-piece-on = { $decoration-name } na { $cells }
babylon-hides = Zakryje: { $things }.
babylon-loses = Zakryje symboly: { $things }.
babylon-allows = Pak lze postavit:
babylon-possible = { $decoration-name }: lze postavit, +{ $points }
babylon-allows-nothing = Žádnou dekoraci neumožní.
babylon-decorations-now = { $number ->
    [one] Lze postavit { $number } dekoraci.
    [few] Lze postavit { $number } dekorace.
   *[other] Lze postavit { $number } dekorací.
}
babylon-turn-left = Otočit dílek doleva
babylon-turn-right = Otočit dílek doprava
babylon-corners = Podpěry. Zvol roh, který zůstane volný.
babylon-corner = { $support ->
    [none] { $corner-name } roh: volný, s vyhlídkou
    [statue] { $corner-name } roh: na soše
    [single] { $corner-name } roh: jednoduchý sloup
   *[double] { $corner-name } roh: dvojitý sloup
}
babylon-sheet = Tvoje body, jak je vidět shora
babylon-at-levels = { $number ->
    [1] patro { $levels }
   *[other] patra { $levels }
}
babylon-sets = { $number ->
    [0] žádná sada, chybí
    [one] { $number } sada, chybí
    [few] { $number } sady, chybí
   *[other] { $number } sad, chybí
}
babylon-tie = Shoda bodů: rozhoduje, kolik otvorů je vidět
babylon-in-sight = vidět: { $number }
babylon-hidden = skryto: { $number }
babylon-with-preview = s náhledem { $points }
babylon-holes = { $number ->
    [one] vidět { $number } otvor
    [few] vidět { $number } otvory
   *[other] vidět { $number } otvorů
}
babylon-here-stack = { $columns ->
    [one] { $stack }: { $material-name }, { $flower-name }, symboly: { $symbols }; dává { $columns } sloup; vrstva { $layers }
    [few] { $stack }: { $material-name }, { $flower-name }, symboly: { $symbols }; dává { $columns } sloupy; vrstva { $layers }
   *[other] { $stack }: { $material-name }, { $flower-name }, symboly: { $symbols }; dává { $columns } sloupů; vrstva { $layers }
}
babylon-here-pit = { $stack }: prázdné
babylon-here-bare = { $cell }, holá deska
babylon-here-tile = { $cell }, { $level }. patro, { $flower-name }
babylon-here-piece = { $points ->
    [one] { $decoration-name }, { $points } bod
    [few] { $decoration-name }, { $points } body
   *[other] { $decoration-name }, { $points } bodů
}
babylon-here-symbol = symbol: { $decoration-name }

## Nemožné pozice

babylon-no-such-cell = Políčko „{ $cell }“ neexistuje; políčka jsou od a1 do h8.
babylon-no-such-decoration = „{ $text }“ není dekorace. Zapiš ji třeba takto: „fountain c3 d3“ nebo „statue c3“.
babylon-no-such-symbol = „{ $text }“ není změněný symbol. Zapiš ho třeba takto: „symbol c3 statue“, nebo „spent“.
babylon-tile-twice = Dílek { $terrace } je na dvou místech.
babylon-foreign-start = { $seat } nemůže mít počáteční dílek { $terrace }: patří k jiné desce.
babylon-bad-supports = „{ $supports }“ nejsou podpěry dílku; potřebuje čtyři z těchto: { $known }.
babylon-garden-too-large = Zahrada, která má { $number } { $number ->
    [one] dílek
    [few] dílky
   *[other] dílků
}, je příliš velká; nejvýše jich může být { $most }.
babylon-off-the-board = Dílek { $terrace } na { $cell } přečnívá přes okraj desky.
babylon-same-place = Dílek { $terrace } na { $cell } leží přesně nad jiným.
babylon-missing-level = Dílek { $terrace } na { $cell } nemůže být v patře { $level }: patro pod ním chybí.
babylon-two-free-corners = Dílek { $terrace } na { $cell } má víc než jeden volný roh.
babylon-bad-support = Takhle nelze podepřít { $corner-name } roh dílku { $terrace } na { $cell }.
babylon-decoration-needs-space = Dekorace na { $cell } potřebuje na dílcích políčka jen pro sebe.
babylon-decoration-levels = Patra dílků pod dekorací na { $cell } k sobě nepasují.
babylon-decoration-in-the-way = Těsně nad sochou nebo patou schodiště na { $cell } nemůže ležet žádný dílek.
babylon-decoration-symbols = Na jiných symbolech stojí víc dekorací, než kolik žetony kol dovolily.
babylon-quarry-size = Lom musí mít { $side } { $side ->
    [one] řadu
    [few] řady
   *[other] řad
} po { $side } { $side ->
    [one] hromádce
    [few] hromádkách
   *[other] hromádkách
}.
babylon-start-in-quarry = Počáteční dílky nikdy nejsou v lomu.
babylon-tiles-do-not-add-up = Počet dílků jedné vrstvy, které nejsou nikde jinde, je { $number }, ale pod jinými jich v lomu leží { $wanted }.
babylon-removed-do-not-add-up = Počet odebraných hliněných dílků je { $number }; při tomto počtu hráčů jich má být { $wanted }, méně jen dokud se odebírají.
babylon-before-the-first-turn = Hlína se odebírá před prvním tahem, dokud není nic postaveno.
babylon-token-and-round = Každé kolo kromě prvního má žeton; první kolo žádný nemá.
babylon-tokens-do-not-add-up = Počet neodkrytých žetonů kol je { $number }; v tomto kole jich má být { $wanted }.
babylon-token-unseen = Žeton tohoto kola nemůže být neodkrytý.
babylon-change-needs-new-space = Změněný symbol na { $cell } potřebuje prázdné políčko dílku položeného v tomto tahu.
babylon-supply-exceeded = Kusů druhu „{ $what }“ je v této pozici víc, než kolik jich hra má.
babylon-quarry-too-small = Počet dílků v lomu je { $number }, ale vytěžit se jich ještě má { $wanted }.
babylon-too-many-columns = { $seat } má příliš mnoho sloupů.
babylon-turn-does-not-fit = Co je vytěženo, položeno a změněno, neodpovídá fázi „{ $phase }“.
babylon-nothing-to-decide = Ve fázi „{ $phase }“ není o čem rozhodovat.

## Obrázky

babylon-picture-quarry = Lom
babylon-picture-round = Kolo { $round } z { $rounds }
babylon-picture-over = Konec hry
babylon-picture-decides = Rozhoduje { $seat }
babylon-picture-stores = { $doubles ->
    [0] { $singles ->
        [one] 1 sloup
        [few] { $singles } sloupy
       *[other] { $singles } sloupů
    }
   *[other] Jednoduché sloupy: { $singles }, dvojité: { $doubles }
}
babylon-picture-together = celkem
babylon-picture-holes = viditelné otvory
