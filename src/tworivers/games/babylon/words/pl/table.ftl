# Babilon.

babylon-title = Babilon

## Słowa. Atrybuty to formy potrzebne w zdaniach: biernik (acc), dopełniacz (gen), dopełniacz liczby mnogiej (genmany).

material-clay = płytka gliniana
    .acc = płytkę glinianą
material-granite = płytka granitowa
    .acc = płytkę granitową
material-basalt = płytka bazaltowa
    .acc = płytkę bazaltową
material-start = płytka startowa
    .acc = płytkę startową
decoration-stairs = schody
    .acc = schody
    .gen = schodów
    .genmany = schodów
decoration-fountain = fontanna
    .acc = fontannę
    .gen = fontanny
    .genmany = fontann
decoration-footbridge = kładka
    .acc = kładkę
    .gen = kładki
    .genmany = kładek
decoration-statue = posąg
    .acc = posąg
    .gen = posągu
    .genmany = posągów
column-single = pojedyncza kolumna
    .acc = pojedynczą kolumnę
    .gen = pojedynczej kolumny
column-double = podwójna kolumna
    .acc = podwójną kolumnę
    .gen = podwójnej kolumny
corner-nw = północno-zachodni
corner-ne = północno-wschodni
corner-se = południowo-wschodni
corner-sw = południowo-zachodni
category-statues = posągi
category-fountains = fontanny
category-footbridges = kładki
category-stairs = schody
category-variety = różnorodność
category-flowers = kwiaty
category-lookouts = belwedery
category-height = wysokość
effect-plus-one-single = każdy bierze pojedynczą kolumnę na początku swojej tury
effect-plus-one-double = każdy bierze podwójną kolumnę na początku swojej tury
effect-change-one-symbol = jeden symbol na płytce położonej w danej turze może się liczyć jako inny
effect-blank-to-any-symbol = jedno pole bez symbolu na płytce położonej w danej turze może się liczyć jako dowolny symbol
effect-flower-match-gives-two = pasujący kwiat daje dwie kolumny
effect-mine-one-less = wydobycie daje o jedną kolumnę mniej
effect-none = nic szczególnego

## Co się wydarzyło

babylon-turn-began = Tura { $turn }: { $seat }.
babylon-round-began = Runda { $number }: { $effect-name }.
babylon-clay-removed = { $seat } usuwa płytkę glinianą { $terrace } ze stosu { $stack }.
babylon-tile-mined = { $columns ->
    [0] { $seat } wydobywa { $material-acc } { $terrace } ze stosu { $stack } i nie dostaje kolumn.
    [one] { $seat } wydobywa { $material-acc } { $terrace } ze stosu { $stack } i dostaje jedną kolumnę.
    [few] { $seat } wydobywa { $material-acc } { $terrace } ze stosu { $stack } i dostaje { $columns } kolumny.
   *[many] { $seat } wydobywa { $material-acc } { $terrace } ze stosu { $stack } i dostaje { $columns } kolumn.
}
babylon-tile-uncovered = Na stosie { $stack } odsłania się { $material-name } { $terrace }.
babylon-columns-taken = { $number ->
    [0] { $seat } nie bierze { $column-gen }, bo w zasobie nie ma już żadnej.
   *[other] { $seat } bierze { $column-acc }.
}
babylon-tile-placed = { $seat } kładzie { $material-acc } { $terrace } na { $cell }, poziom { $level }.
babylon-lookout-built = { $seat } buduje belweder na { $cell }, poziom { $level }.
babylon-statue-used = { $seat } używa posągu na { $cell } jako kolumny.
babylon-decoration-built = { $seat } buduje { $decoration-acc } na { $cells }, poziom { $level }.
babylon-symbol-changed = { $seat } liczy { $cell } jako { $decoration-acc }.
babylon-points-changed = { $points ->
    [one] { $seat } ma teraz jeden punkt za { $category-name }.
    [few] { $seat } ma teraz { $points } punkty za { $category-name }.
   *[many] { $seat } ma teraz { $points } punktów za { $category-name }.
}
babylon-tile-stored = { $seat } odkłada { $material-acc } { $terrace } na później.
babylon-tile-discarded = { $seat } odrzuca { $material-acc } { $terrace }.
babylon-columns-returned = { $seat } zwraca kolumny do zasobu: pojedynczych { $singles }, podwójnych { $doubles }.
babylon-game-over = Koniec gry: nie ma już żetonów rundy.

## Co teraz

babylon-prompt-remove = Usuń płytkę glinianą z kamieniołomu.
babylon-prompt-mine = Wydobądź płytkę z kamieniołomu.
babylon-prompt-build = Kładź płytki i buduj dekoracje albo zakończ turę.

## Dlaczego nie

babylon-asked-remove = „{ $words }” teraz nie pasuje: usuń płytkę glinianą z kamieniołomu.
babylon-asked-mine = „{ $words }” teraz nie pasuje: najpierw wydobądź płytkę.
babylon-asked-build = „{ $words }” teraz nie pasuje: wydobycie już za tobą; kładź płytki, dekoruj albo zakończ turę.
babylon-stack-empty = Na stosie { $stack } nie ma już płytek.
babylon-stack-not-clay = Płytka na stosie { $stack } nie jest gliniana; przed pierwszą turą usuwa się tylko glinę.
babylon-no-stored-tile = W twoim wycięciu nie ma płytki.
babylon-mined-is-placed = Wydobyta płytka jest już położona.
babylon-mined-must-go = Połóż wydobytą płytkę, odłóż ją na później albo odrzuć.
babylon-same-turn = Po { $number } { $number ->
    [one] obrocie
    [few] obrotach
   *[many] obrotach
} płytka wygląda tak samo jak po mniejszej liczbie obrotów; zapisz tę mniejszą.
babylon-covers-wholly = Na { $cell } płytka leżałaby dokładnie nad { $terrace }; żadna nie może w całości zakryć innej.
babylon-level-below-missing = Poziom { $level } wymaga płytki na poziomie { $below } gdziekolwiek w twoim ogrodzie.
babylon-corner-unsupported = Na poziomie { $level } { $corner-name } róg nie ma podparcia: z { $cell } nie sięga do niego żadna kolumna.
babylon-statue-must-support = Posąg na { $cell } podpierałby { $corner-name } róg; ten róg nie może pozostać wolny.
babylon-stairs-in-the-way = Na poziomie { $level } { $corner-name } róg nie może wisieć nad { $cell }: wznoszą się tam schody.
babylon-no-lookout-left = W zasobie nie ma już belwederów, więc żaden róg nie może pozostać wolny.
babylon-no-double-left = { $number ->
    [0] W zasobie nie ma już podwójnych kolumn.
    [one] W zasobie jest już tylko jedna podwójna kolumna.
    [few] W zasobie są już tylko { $number } podwójne kolumny.
   *[many] W zasobie jest już tylko { $number } podwójnych kolumn.
}
babylon-columns-short = To kosztuje { $cost } { $cost ->
    [one] pojedynczą kolumnę
    [few] pojedyncze kolumny
   *[many] pojedynczych kolumn
}, a masz { $have }: brakuje { $short ->
    [one] jednej
    [few] { $short }
   *[many] { $short }
}.
babylon-decoration-run-out = W zasobie nie ma już { $decoration-genmany }.
babylon-space-not-empty = Pole { $cell } nie jest puste.
babylon-symbol-missing = Na { $cell } nie ma symbolu { $decoration-gen }.
babylon-not-on-new-tile = Przynajmniej jedna część musi stać na płytce położonej w tej turze.
babylon-statue-not-in-line = Żaden z twoich posągów nie stoi w jednej linii z { $cell }, ani w poziomie, ani w pionie.
babylon-stairs-levels = Schody łączą dwa poziomy różniące się o jeden; tu są to poziomy { $first } i { $second }.
babylon-levels-differ = Oba końce { $decoration-gen } muszą być na tym samym poziomie; tu są to poziomy { $first } i { $second }.
babylon-fountain-one-tile = Dwa symbole fontanny muszą być na dwóch różnych płytkach.
babylon-no-gap = Pod kładką na { $cell } nie ma pustej przerwy.
babylon-token-changes-nothing = Żeton tej rundy nie zmienia symboli.
babylon-symbol-already-changed = Żeton tej rundy jest już w tej turze wykorzystany.
babylon-symbol-on-new-tile = Pole { $cell } nie jest puste albo nie leży na płytce położonej w tej turze.
babylon-space-has-symbol = Na { $cell } jest symbol; żeton dotyczy pól bez symbolu.
babylon-space-has-no-symbol = Na { $cell } nie ma symbolu, który można by zmienić.
babylon-shows-symbol-already = Na { $cell } już jest symbol { $decoration-gen }.

## Własne płytki

babylon-tiles-unreadable = Nie można odczytać płytek z pliku { $path }: { $reason }.
babylon-tiles-malformed = Nie można odczytać płytek: { $reason }.
babylon-tiles-number = Liczba płytek na liście „{ $list }” to { $number }; musi ich być { $wanted }.
babylon-tiles-flower = { $name }: nie ma kwiatu „{ $word }”. Do wyboru są: { $known }.
babylon-tiles-symbol = { $name }: nie ma symbolu „{ $word }”. Do wyboru są: { $known }.
babylon-tiles-symbols = { $name }: liczba symboli to { $number }; na płytkach z tego materiału jest ich { $wanted }.
babylon-tiles-start-flower = { $name }: płytki startowe podaje się w kolejności plansz; ta musi mieć kwiat { $wanted }.
babylon-tiles-effect = Nie ma żetonu rundy „{ $effect }” albo podano ujemną liczbę takich żetonów. Do wyboru są: { $known }.
babylon-tiles-tokens = Liczba żetonów rundy to { $number }; w grze jest ich { $wanted }.

## Strona

flower-white = biały kwiat
    .inst = białym kwiatem
flower-pink = różowy kwiat
    .inst = różowym kwiatem
flower-yellow = żółty kwiat
    .inst = żółtym kwiatem
flower-blue = niebieski kwiat
    .inst = niebieskim kwiatem
babylon-show = Co pokazać
babylon-view-quarry = Kamieniołom
babylon-view-garden = Ogród
babylon-view-plan = Z góry
babylon-view-score = Punkty
babylon-your-garden = Twój ogród
babylon-garden-of = Ogród: { $seat }
babylon-gardens = Ogrody
babylon-visit = Odwiedź ogród: { $seat }
babylon-levels = Poziomy
babylon-level = poziom { $level }
babylon-up-to = do poziomu { $level }
babylon-all-levels = wszystkie
babylon-turn-garden = Obróć ogród
babylon-above = Z góry
babylon-seen = { $tiles ->
    [one] jedna płytka, punkty: { $points }
    [few] { $tiles } płytki, punkty: { $points }
   *[many] { $tiles } płytek, punkty: { $points }
}
babylon-places = { $number ->
    [0] brak miejsc
    [one] jedno miejsce
    [few] { $number } miejsca
   *[many] { $number } miejsc
}
babylon-tag-remove = usuwa płytkę
babylon-tag-mine = wydobywa
babylon-tag-build = buduje
babylon-columns = { $coming ->
    [0] { $doubles ->
        [0] Kolumny: { $singles }
       *[other] Kolumny: { $singles }, podwójne: { $doubles }
    }
   *[other] Kolumny: { $singles }, dojdzie { $coming }
}
babylon-stored-tile = Odłożona
babylon-mined-tile = Wydobyta
babylon-token = W tej rundzie: { $effect-name }.
babylon-first-round = Pierwsza runda nie ma żetonu.
babylon-tokens-left = { $number ->
    [0] Ostatnia runda.
    [one] Jeszcze jedna runda.
    [few] Jeszcze { $number } rundy.
   *[many] Jeszcze { $number } rund.
}
babylon-choose-place = Wybierz miejsce na { $material-acc } albo zachowaj ją na później.
babylon-choose-decoration = Zbuduj dekorację albo zakończ turę.
babylon-choose-space = Wybierz pole na płytce położonej w tej turze.
babylon-choose-symbol = Jako co ma się liczyć to pole?
babylon-finish = Zakończ turę.
babylon-use-token = Użyj żetonu rundy
babylon-do-remove = Usuń płytkę ze stosu { $stack }
babylon-do-mine = Wydobądź płytkę ze stosu { $stack }
babylon-do-place = { $level ->
    [0] Połóż na { $cell }
   *[other] Połóż na { $cell }, poziom { $level }
}
babylon-do-decorate = Zbuduj { $decoration-acc } na { $cells }
babylon-do-symbol = Niech { $cell } liczy się jako { $decoration-name }
babylon-do-store = Odłóż płytkę i zakończ
babylon-do-store-instead = Odłóż płytkę, starą odrzuć i zakończ
babylon-do-discard = Odrzuć płytkę i zakończ
babylon-do-end = Zakończ turę
babylon-then-columns = { $columns ->
    [0] Nie daje kolumn; zostanie ci { $total }.
    [one] Daje jedną kolumnę; będziesz mieć { $total }.
    [few] Daje { $columns } kolumny; będziesz mieć { $total }.
   *[many] Daje { $columns } kolumn; będziesz mieć { $total }.
}
babylon-uncovers = Odsłoni ukrytą płytkę, więc nie da się tego cofnąć.
babylon-empties = To ostatnia płytka w tym stosie.
babylon-removed-leaves = Płytka opuszcza grę i nie daje kolumn.
babylon-stack-gives = { $columns ->
    [0] { $material-name } z { $flower-inst }: bez kolumn
    [one] { $material-name } z { $flower-inst }: jedna kolumna
    [few] { $material-name } z { $flower-inst }: { $columns } kolumny
   *[many] { $material-name } z { $flower-inst }: { $columns } kolumn
}
babylon-edge-north = u góry
babylon-edge-east = po prawej
babylon-edge-south = u dołu
babylon-edge-west = po lewej
babylon-because-border = brzeg kamieniołomu
babylon-because-floor = puste dno
babylon-because-lower = niższy kamień
babylon-because-same = równy kamień
babylon-because-higher = wyższy kamień
babylon-flower-fits = { $flower-name } jak na twojej planszy
babylon-token-takes = żeton rundy
babylon-on-level = { $cell }, poziom { $level }
babylon-change = { $points ->
    [one] { $sign } punkt
    [few] { $sign } punkty
   *[many] { $sign } punktów
}
babylon-needs = Kolumny: pojedyncze { $singles }, podwójne { $doubles }. Koszt { $cost }, zostaje { $left }.
babylon-lookout = belweder
babylon-lookout-here = Na wolnym rogu { $cell } stanie belweder.
babylon-lookout-on = belweder na { $cell }
babylon-tile-named = płytka { $terrace }
babylon-piece-on = { $decoration-name } na { $cells }
babylon-hides = Zakrywa: { $things }.
babylon-loses = Zakrywa symbole: { $things }.
babylon-allows = Potem można zbudować:
babylon-possible = { $decoration-name }: można zbudować, +{ $points }
babylon-allows-nothing = Nie umożliwia żadnej dekoracji.
babylon-decorations-now = { $number ->
    [one] Można zbudować jedną dekorację.
    [few] Można zbudować { $number } dekoracje.
   *[many] Można zbudować { $number } dekoracji.
}
babylon-turn-left = Obróć płytkę w lewo
babylon-turn-right = Obróć płytkę w prawo
babylon-corners = Podpory. Wybierz róg, który zostanie wolny.
babylon-corner = { $support ->
    [none] Róg { $corner-name }: wolny, z belwederem
    [statue] Róg { $corner-name }: na posągu
    [single] Róg { $corner-name }: pojedyncza kolumna
   *[double] Róg { $corner-name }: podwójna kolumna
}
babylon-sheet = Twoje punkty, widziane z góry
babylon-at-levels = { $number ->
    [1] poziom { $levels }
   *[other] poziomy { $levels }
}
babylon-sets = { $number ->
    [0] brak zestawu, trzeba
    [one] jeden zestaw, trzeba
    [few] { $number } zestawy, trzeba
   *[many] { $number } zestawów, trzeba
}
babylon-tie = Remis w punktach: decyduje liczba widocznych otworów
babylon-in-sight = widać: { $number }
babylon-hidden = zakryte: { $number }
babylon-with-preview = z podglądem { $points }
babylon-holes = { $number ->
    [one] widać jeden otwór
    [few] widać { $number } otwory
   *[many] widać { $number } otworów
}
babylon-here-stack = { $columns ->
    [one] { $stack }: { $material-name }, { $flower-name }, symbole: { $symbols }; daje jedną kolumnę; warstwa { $layers }
    [few] { $stack }: { $material-name }, { $flower-name }, symbole: { $symbols }; daje { $columns } kolumny; warstwa { $layers }
   *[many] { $stack }: { $material-name }, { $flower-name }, symbole: { $symbols }; daje { $columns } kolumn; warstwa { $layers }
}
babylon-here-pit = { $stack }: puste
babylon-here-bare = { $cell }, pusta plansza
babylon-here-tile = { $cell }, poziom { $level }, { $flower-name }
babylon-here-piece = { $points ->
    [one] { $decoration-name }, jeden punkt
    [few] { $decoration-name }, { $points } punkty
   *[many] { $decoration-name }, { $points } punktów
}
babylon-here-symbol = symbol: { $decoration-name }

## Niemożliwe pozycje

babylon-no-such-cell = Nie ma pola „{ $cell }”; pola są od a1 do h8.
babylon-no-such-decoration = „{ $text }” to nie dekoracja. Zapisz ją na przykład tak: „fountain c3 d3” albo „statue c3”.
babylon-no-such-symbol = „{ $text }” to nie zmieniony symbol. Zapisz go na przykład tak: „symbol c3 statue” albo „spent”.
babylon-tile-twice = Płytka { $terrace } jest w dwóch miejscach.
babylon-foreign-start = Płytka startowa { $terrace } jest cudza: { $seat } nie może jej mieć.
babylon-bad-supports = „{ $supports }” to nie podpory płytki; potrzeba czterech spośród tych: { $known }.
babylon-garden-too-large = Liczba płytek w ogrodzie to { $number }; może ich być najwyżej { $most }.
babylon-off-the-board = Płytka { $terrace } na { $cell } wystaje poza krawędź planszy.
babylon-same-place = Płytka { $terrace } na { $cell } leży dokładnie nad inną.
babylon-missing-level = Płytka { $terrace } na { $cell } nie może być na poziomie { $level }: brakuje poziomu pod nią.
babylon-two-free-corners = Płytka { $terrace } na { $cell } ma więcej niż jeden wolny róg.
babylon-bad-support = Płytka { $terrace } na { $cell }: jej { $corner-name } róg nie może być tak podparty.
babylon-decoration-needs-space = Dekoracja na { $cell } potrzebuje własnych pól na płytkach.
babylon-decoration-levels = Poziomy płytek pod dekoracją na { $cell } nie pasują.
babylon-decoration-in-the-way = Tuż nad posągiem lub dolnym końcem schodów na { $cell } nie może leżeć żadna płytka.
babylon-decoration-symbols = Na innych symbolach stoi więcej dekoracji, niż pozwalały żetony rundy.
babylon-quarry-size = Kamieniołom musi być kwadratem stosów { $side } na { $side }.
babylon-start-in-quarry = Płytek startowych nigdy nie ma w kamieniołomie.
babylon-tiles-do-not-add-up = Liczba płytek jednej warstwy, których nie ma nigdzie indziej, to { $number }, a pod innymi w kamieniołomie leży ich { $wanted }.
babylon-removed-do-not-add-up = Liczba usuniętych płytek glinianych to { $number }; przy tylu graczach musi ich być { $wanted }, a mniej tylko w trakcie usuwania.
babylon-before-the-first-turn = Glinę usuwa się przed pierwszą turą, gdy nic jeszcze nie jest zbudowane.
babylon-token-and-round = Każda runda oprócz pierwszej ma żeton, a pierwsza go nie ma.
babylon-tokens-do-not-add-up = Liczba zakrytych żetonów rundy to { $number }; w tej rundzie musi ich być { $wanted }.
babylon-token-unseen = Żeton tej rundy nie może być zakryty.
babylon-change-needs-new-space = Zmieniony symbol na { $cell } wymaga pustego pola płytki położonej w tej turze.
babylon-supply-exceeded = Elementów rodzaju „{ $what }” jest w tej pozycji więcej, niż ma ich gra.
babylon-quarry-too-small = Liczba płytek w kamieniołomie to { $number }, a do wydobycia jest jeszcze { $wanted }.
babylon-too-many-columns = { $seat } ma za dużo kolumn.
babylon-turn-does-not-fit = To, co wydobyto, położono i zmieniono, nie pasuje do fazy „{ $phase }”.
babylon-nothing-to-decide = W fazie „{ $phase }” nie ma o czym decydować.

## Na obrazkach

babylon-picture-quarry = Kamieniołom
babylon-picture-round = Runda { $round } z { $rounds }
babylon-picture-over = Koniec gry
babylon-picture-decides = Decyduje { $seat }
babylon-picture-stores = { $doubles ->
    [0] { $singles ->
        [one] 1 kolumna
        [few] { $singles } kolumny
       *[many] { $singles } kolumn
    }
   *[other] Kolumny pojedyncze: { $singles }, podwójne: { $doubles }
}
babylon-picture-together = razem
babylon-picture-holes = widoczne otwory
