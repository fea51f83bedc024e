# Eufrat i Tygrys.

tigris-title = Eufrat i Tygrys

## Słowa. Atrybuty to formy potrzebne w zdaniach: biernik (acc), dopełniacz (gen), liczba mnoga (many),
## jej dopełniacz (genmany), narzędnik (ins), punkty w kolorze.

tile-temple = świątynia
    .acc = świątynię
    .many = świątynie
    .genmany = świątyń
    .point = czerwony punkt
    .points = czerwone punkty
    .genpoints = czerwonych punktów
tile-farm = farma
    .acc = farmę
    .many = farmy
    .genmany = farm
    .point = niebieski punkt
    .points = niebieskie punkty
    .genpoints = niebieskich punktów
tile-market = targ
    .acc = targ
    .many = targi
    .genmany = targów
    .point = zielony punkt
    .points = zielone punkty
    .genpoints = zielonych punktów
tile-settlement = osada
    .acc = osadę
    .many = osady
    .genmany = osad
    .point = czarny punkt
    .points = czarne punkty
    .genpoints = czarnych punktów
leader-priest = kapłan
    .acc = kapłana
    .gen = kapłana
    .genmany = kapłanów
leader-farmer = rolnik
    .acc = rolnika
    .gen = rolnika
    .genmany = rolników
leader-trader = kupiec
    .acc = kupca
    .gen = kupca
    .genmany = kupców
leader-king = król
    .acc = króla
    .gen = króla
    .genmany = królów
building-library = biblioteka
    .acc = bibliotekę
building-granary = spichlerz
    .acc = spichlerz
building-market-hall = hala targowa
    .acc = halę targową
building-palace = pałac
    .acc = pałac
monument-red-blue = czerwono-niebieski monument
    .ins = czerwono-niebieskim monumentem
monument-red-green = czerwono-zielony monument
    .ins = czerwono-zielonym monumentem
monument-red-black = czerwono-czarny monument
    .ins = czerwono-czarnym monumentem
monument-blue-green = niebiesko-zielony monument
    .ins = niebiesko-zielonym monumentem
monument-blue-black = niebiesko-czarny monument
    .ins = niebiesko-czarnym monumentem
monument-green-black = zielono-czarny monument
    .ins = zielono-czarnym monumentem
direction-se = południowy wschód
direction-sw = południowy zachód
direction-ne = północny wschód
direction-nw = północny zachód
what-building = budowla
    .gen = budowli
what-monument = monument
    .gen = monumentu

## Co się wydarzyło

tigris-turn-began = Tura { $turn }: { $seat }.
tigris-passed = { $seat } pasuje.
tigris-tile-placed = { $seat } kładzie { $tile-acc } na { $cell }.
tigris-leader-placed = { $seat } umieszcza { $leader-acc } na { $cell }.
tigris-leader-moved = { $seat } przesuwa { $leader-acc } z { $origin } na { $cell }.
tigris-leader-withdrawn = { $seat } wycofuje { $leader-acc } z { $cell }.
tigris-catastrophe-played = { $seat } zagrywa katastrofę na { $cell }.
tigris-tile-destroyed = { $seat } zagrywa katastrofę na { $cell } i niszczy { $tile-acc }.
tigris-tiles-swapped = { $seat } wymienia { $number } { $number ->
    [one] płytkę
    [few] płytki
   *[many] płytek
}.
tigris-tiles-drawn = { $seat } dobiera { $number } { $number ->
    [one] płytkę
    [few] płytki
   *[many] płytek
}.
tigris-points-won = { $seat } zdobywa { $number } { $number ->
    [one] { $tile-point }
    [few] { $tile-points }
   *[many] { $tile-genpoints }
} { $reason ->
    [tile] za wyłożoną płytkę
    [building] dodatkowo za budowlę
    [revolt] za konflikt wewnętrzny
    [war] za konflikt zewnętrzny
   *[monument] za monumenty
}.
tigris-kingdoms-united = Płytka na { $cell } łączy dwa królestwa.
tigris-revolt-began = Konflikt wewnętrzny { $leader-genmany }: { $attacker } atakuje z siłą { $attacking }, { $defender } broni się z siłą { $defending }.
tigris-war-began = Konflikt zewnętrzny { $leader-genmany }: { $attacker } atakuje z siłą { $attacking }, { $defender } broni się z siłą { $defending }.
tigris-tiles-added = { $number ->
    [0] { $seat } nic nie dokłada.
    [one] { $seat } dokłada { $number } { $tile-acc }.
    [few] { $seat } dokłada { $number } { $tile-many }.
   *[many] { $seat } dokłada { $number } { $tile-genmany }.
}
tigris-conflict-won = Konflikt wygrywa { $winner } ({ $winning }), przegrywa { $loser } ({ $losing }).
tigris-leader-went-home = { $reason ->
    [beaten] { $seat } wycofuje z { $cell } pokonanego { $leader-acc }.
   *[no-temple] { $seat } wycofuje z { $cell } { $leader-acc }, który nie sąsiaduje już z żadną świątynią.
}
tigris-tile-beaten = Z { $cell } znika { $tile-name }.
tigris-building-placed = { $seat } buduje { $building-acc } na { $cell }.
tigris-building-moved = { $seat } przenosi { $building-acc } z { $origin } na { $cell }.
tigris-building-gone = Na { $cell } { $building-name } ustępuje miejsca monumentowi.
tigris-monument-built = { $seat } wznosi { $monument-name } na { $cell }.
tigris-build-declined = { $seat } rezygnuje z { $what-gen }.
tigris-treasure-taken = { $seat } zabiera skarb z { $cell }.
tigris-game-over = { $ending ->
    [treasures] Koniec gry: na planszy są już najwyżej dwa skarby.
    [bag] Koniec gry: w woreczku brakuje płytek do uzupełnienia ręki.
   *[quiet] Koniec gry: od dawna nikt nie zagrał żadnej płytki.
}

## Co teraz

tigris-prompt-action = Wybierz akcję.
tigris-prompt-attack = Atakujesz: dołóż płytki z ręki albo nie dokładaj nic.
tigris-prompt-defend = Bronisz się: dołóż płytki z ręki albo nie dokładaj nic.
tigris-prompt-war = Wybierz, który konflikt zewnętrzny rozstrzygnąć teraz.
tigris-prompt-building = Możesz postawić budowlę na jednej z płytek w linii albo zrezygnować.
tigris-prompt-monument = Możesz wznieść monument albo zrezygnować.
tigris-prompt-treasure = Wybierz skarb.

## Dlaczego nie

tigris-asked-action = „{ $words }” teraz nie pasuje: wybierz jedną ze swoich akcji.
tigris-asked-attack = „{ $words }” teraz nie pasuje: powiedz, ile płytek dokładasz do ataku, na przykład „add 2”.
tigris-asked-defend = „{ $words }” teraz nie pasuje: powiedz, ile płytek dokładasz do obrony, na przykład „add 2”.
tigris-asked-war = „{ $words }” teraz nie pasuje: wybierz, który konflikt zewnętrzny rozstrzygnąć, na przykład „war market”.
tigris-asked-building = „{ $words }” teraz nie pasuje: postaw budowlę, na przykład „building c6”, albo zrezygnuj: „decline”.
tigris-asked-monument = „{ $words }” teraz nie pasuje: wznieś monument, na przykład „monument red-blue se”, albo zrezygnuj: „decline”.
tigris-asked-treasure = „{ $words }” teraz nie pasuje: wybierz skarb, na przykład „treasure b2”.
tigris-cell-has-tile = Na { $cell } leży już płytka.
tigris-cell-has-monument = Na { $cell } stoi monument.
tigris-cell-has-leader = Na { $cell } stoi przywódca.
tigris-cell-has-catastrophe = Pole { $cell } zniszczyła katastrofa; na zawsze pozostanie puste.
tigris-leader-is-there = Twój { $leader-name } stoi już na { $cell }.
tigris-leader-on-river = Pole { $cell } to rzeka; przywódcy stoją tylko na lądzie.
tigris-leader-without-temple = Obok { $cell } nie ma odkrytej świątyni; przywódca jej potrzebuje.
tigris-leader-joins-kingdoms = Przywódca na { $cell } połączyłby dwa królestwa; to może zrobić tylko płytka.
tigris-leader-not-on-board = Twojego { $leader-gen } nie ma na planszy.
tigris-tile-not-in-hand = Masz na ręce za mało { $tile-genmany }.
tigris-farm-on-land = Pole { $cell } to ląd; farmy kładzie się na rzece.
tigris-tile-on-river = Pole { $cell } to rzeka; tam kładzie się tylko farmy.
tigris-joins-three-kingdoms = Płytka na { $cell } połączyłaby trzy królestwa lub więcej; wolno połączyć najwyżej dwa.
tigris-no-catastrophe-left = Obie twoje katastrofy są już zagrane.
tigris-catastrophe-on-treasure = Na { $cell } leży skarb; katastrofy nie można tu zagrać.
tigris-catastrophe-on-building = Na { $cell } stoi budowla; katastrofy nie można tu zagrać.
tigris-too-few-to-add = { $number ->
    [0] Nie masz na ręce żadnych { $tile-genmany } do dołożenia.
    [one] Możesz dołożyć tylko { $number } { $tile-acc }.
    [few] Możesz dołożyć tylko { $number } { $tile-many }.
   *[many] Możesz dołożyć tylko { $number } { $tile-genmany }.
}
tigris-no-such-war = O { $tile-many } nie toczy się teraz żaden konflikt zewnętrzny.
tigris-no-line = Na { $cell } nie można postawić budowli: musi stać w dość długiej linii z właśnie położoną płytką.
tigris-framed-first = Najpierw zabiera się skarby z pól w ramce; ten na { $cell } musi poczekać.
tigris-no-treasure-there = Na { $cell } nie ma skarbu do zabrania.
tigris-no-square = Na { $direction-name } od właśnie położonej płytki nie ma kwadratu z czterech jednakowych płytek.
tigris-monument-not-free = Tu nie pasuje { $monument-name }: albo już stoi, albo nie ma koloru kwadratu.

## Niemożliwe pozycje

tigris-no-such-cell = Nie ma pola „{ $cell }”; pola są od a1 do p11.
tigris-board-size = Plansza musi mieć { $rows } wierszy po { $columns } liter.
tigris-board-letter = „{ $letter }” nie może stać na { $cell }.
tigris-too-many-tiles = W tej pozycji { $number ->
    [one] jest { $number } { $tile-name }
    [few] są { $number } { $tile-many }
   *[many] jest { $number } { $tile-genmany }
}; w grze ma ich być { $all }.
tigris-tiles-do-not-add-up = W woreczku lub wśród odrzuconych płytek { $number ->
    [one] ma być { $number } { $tile-name }
    [few] mają być { $number } { $tile-many }
   *[many] ma być { $number } { $tile-genmany }
}.
tigris-monument-needs-square = Pod { $monument-ins } na { $cell } muszą leżeć cztery odwrócone płytki.
tigris-monument-wrong-colour = Na { $cell } stoi { $monument-name }, ale płytki pod nim nie są wszystkie w jednym z jego kolorów.
tigris-turned-tile-without-monument = Każda odwrócona płytka musi leżeć pod dokładnie jednym monumentem.
tigris-treasure-needs-temple = Skarb nie może leżeć na { $cell }: potrzebuje świątyni na polu, na którym skarby zaczynają grę.
tigris-treasures-do-not-add-up = Liczba skarbów w tej pozycji to { $number }; na tej stronie planszy powinno być { $all }.
tigris-leader-on-piece = Na { $cell } nie może stać { $leader-name }: coś już tam jest.
tigris-building-without-variant = Na { $cell } stoi { $building-name }, ale budowle należą tylko do wariantu z budowlami.
tigris-building-needs-tile = Na { $cell } stoi { $building-name }, ale pod budowlą musi leżeć odkryta płytka jej koloru.
tigris-hand-too-large = { $seat } ma na ręce { $number } { $number ->
    [one] płytkę
    [few] płytki
   *[many] płytek
}; może ich być najwyżej sześć.
tigris-catastrophes-do-not-add-up = Liczba katastrof w tej pozycji to { $number }; przy tylu graczach powinno być { $all }.
tigris-two-leaders = Na { $cell } stoi { $leader-name } w jednym królestwie z innym przywódcą swojego koloru, ale nie walczą ze sobą.
tigris-phase-needs-conflict = „conflict” i faza „{ $phase }” nie pasują do siebie.
tigris-conflict-needs-leaders = Przywódcy w tym konflikcie nie stoją naprzeciw siebie.
tigris-revolt-attacker = W konflikcie wewnętrznym atakuje gracz, którego tura trwa.
tigris-war-attacker = W konflikcie zewnętrznym atakuje gracz, którego tura trwa, a jeśli nie bierze w nim udziału, ten z dwóch, na kogo kolej przypada wcześniej.
tigris-stray-unification-tile = Płytka unifikacji leży na właśnie położonej płytce, i tylko dopóki trwają konflikty zewnętrzne.
tigris-phase-needs-placed = Faza „{ $phase }” wymaga pola właśnie położonej płytki.
tigris-action-is-finished = „placed” należy do akcji, która jeszcze trwa.
tigris-placed-needs-tile = Na { $cell } nie ma płytki.
tigris-over-needs-ending = Przy grze skończonej, i tylko przy takiej, trzeba podać, jak się skończyła: { $known }.
tigris-treasures-wait = { $seat } musi zabrać skarby przed następną akcją.
tigris-nothing-to-decide = W fazie „{ $phase }” nie ma o czym decydować.

## Strona

tigris-cancel = Anuluj
tigris-action-left = { $number ->
    [one] ostatnia akcja
    [few] zostały { $number } akcje
   *[many] zostało { $number } akcji
}
tigris-catastrophes-left = { $number ->
    [one] jedna katastrofa
    [few] { $number } katastrofy
   *[many] { $number } katastrof
}
tigris-treasures-won = { $number ->
    [one] jeden skarb
    [few] { $number } skarby
   *[many] { $number } skarbów
}
tigris-monuments = Monumenty
tigris-monument-free = { $monument-name }, niezbudowany
tigris-monument-stands = { $monument-name }, na { $cell }
tigris-treasures-left = skarby, koniec przy 2
tigris-bag-left = płytki w woreczku
tigris-hand = Twoje płytki · widzisz je tylko ty
tigris-hand-of = Płytki: { $of }
tigris-leaders = Przywódcy
tigris-catastrophes = Katastrofy
tigris-points = Punkty: liczy się najsłabszy
tigris-at-home = w domu
tigris-sphere = { $tile-points }: { $number }
tigris-treasures = skarby: { $number }
tigris-choose = Wybierz płytkę, przywódcę lub katastrofę, a potem pole.
tigris-choose-place = { $piece ->
    [tile] Wybierz pole, na którym znajdzie się { $tile-name }.
    [leader] Wybierz pole, na którym stanie { $leader-name }.
   *[catastrophe] Wybierz pole, w które uderzy katastrofa.
}
tigris-choose-swap = Wybierz płytki do wymiany na nowe.
tigris-choose-square = Wybierz kwadrat, na którym stanie { $monument-name }.
tigris-do-tile = Połóż { $tile-acc } na { $cell }
tigris-do-leader = Umieść { $leader-acc } na { $cell }
tigris-do-catastrophe = Zagraj katastrofę na { $cell }
tigris-do-building = Buduj na { $cell }
tigris-do-treasure = Zabierz skarb z { $cell }
tigris-do-monument = Wznieś { $monument-name }
tigris-do-swap = { $number ->
    [0] Wymień płytki
    [one] Wymień jedną płytkę
    [few] Wymień { $number } płytki
   *[many] Wymień { $number } płytek
}
tigris-do-swap-tiles = Wymień { $tiles }
tigris-so-many-tiles = { $number ->
    [one] { $tile-acc }
    [few] { $number } { $tile-many }
   *[many] { $number } { $tile-genmany }
}
tigris-do-pass = Pasuj
tigris-do-withdraw = Wycofaj { $leader-acc }
tigris-do-decline = Nie buduj
tigris-do-war = Konflikt o { $tile-many }
tigris-do-add = { $number ->
    [0] Nic nie dokładaj
    [one] Dołóż { $number } { $tile-acc }
    [few] Dołóż { $number } { $tile-many }
   *[many] Dołóż { $number } { $tile-genmany }
}
tigris-war-heading = Konflikt zewnętrzny o { $tile-many }
tigris-revolt-heading = Konflikt wewnętrzny { $leader-genmany }
tigris-attacks = atakuje
tigris-defends = broni się, wygrywa przy remisie
tigris-of-held = { $number } z { $held }
tigris-one-more = O jedną więcej
tigris-one-less = O jedną mniej
tigris-defender-adds = { $defender } dokłada
tigris-then = Wtedy
tigris-you-win = Wygrywasz.
tigris-you-lose = Przegrywasz.
tigris-range = od { $least } do { $most }
tigris-or-more = { $number } lub więcej
tigris-any = dowolną liczbę
tigris-added-already = { $number ->
    [0] { $attacker } nic nie dokłada.
    [one] { $attacker } dokłada { $number } { $tile-acc }.
    [few] { $attacker } dokłada { $number } { $tile-many }.
   *[many] { $attacker } dokłada { $number } { $tile-genmany }.
}
tigris-reason-tile = Płytki
tigris-reason-building = Budowle
tigris-reason-revolt = Konflikty wewnętrzne
tigris-reason-war = Konflikty zewnętrzne
tigris-reason-monument = Monumenty
tigris-treasure = Skarby
tigris-letter-temple = Ś
tigris-letter-farm = F
tigris-letter-market = T
tigris-letter-settlement = O
tigris-here-tile = { $tile-name }
tigris-here-leader = { $leader-name } ({ $seat }), siła { $number }
tigris-here-treasure = ze skarbem
tigris-here-catastrophe = katastrofa
tigris-here-monument = monument
tigris-here-building = { $building-name }
tigris-here-river = rzeka
tigris-here-land = ląd
