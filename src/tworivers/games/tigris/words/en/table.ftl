# Tigris & Euphrates.

tigris-title = Tigris & Euphrates

## Words. The attributes are the forms that sentences need.

tile-temple = temple
    .many = temples
tile-farm = farm
    .many = farms
tile-market = market
    .many = markets
tile-settlement = settlement
    .many = settlements
leader-priest = priest
    .many = priests
leader-farmer = farmer
    .many = farmers
leader-trader = trader
    .many = traders
leader-king = king
    .many = kings
building-library = library
building-granary = granary
building-market-hall = market hall
building-palace = palace
monument-red-blue = red and blue monument
monument-red-green = red and green monument
monument-red-black = red and black monument
monument-blue-green = blue and green monument
monument-blue-black = blue and black monument
monument-green-black = green and black monument
direction-se = south-east
direction-sw = south-west
direction-ne = north-east
direction-nw = north-west
what-building = a building
what-monument = a monument

## What happened

tigris-turn-began = Turn { $turn }: { $seat }.
tigris-passed = { $seat } passes.
tigris-tile-placed = { $seat } places a { $tile-name } on { $cell }.
tigris-leader-placed = { $seat } places the { $leader-name } on { $cell }.
tigris-leader-moved = { $seat } moves the { $leader-name } from { $origin } to { $cell }.
tigris-leader-withdrawn = { $seat } withdraws the { $leader-name } from { $cell }.
tigris-catastrophe-played = { $seat } plays a catastrophe on { $cell }.
tigris-tile-destroyed = { $seat } plays a catastrophe on { $cell } and destroys a { $tile-name }.
tigris-tiles-swapped = { $number ->
    [one] { $seat } swaps one tile.
   *[other] { $seat } swaps { $number } tiles.
}
tigris-tiles-drawn = { $number ->
    [one] { $seat } draws one tile.
   *[other] { $seat } draws { $number } tiles.
}
tigris-points-won = { $seat } gets { $number } { $tile-name } { $number ->
    [one] point
   *[other] points
} { $reason ->
    [tile] for the tile
    [building] extra for the building
    [revolt] for the revolt
    [war] for the war
   *[monument] from monuments
}.
tigris-kingdoms-united = The tile on { $cell } joins two kingdoms.
tigris-revolt-began = Revolt of the { $leader-many }: { $attacker } attacks with { $attacking }, { $defender } defends with { $defending }.
tigris-war-began = War for the { $tile-many }: { $attacker } attacks with { $attacking }, { $defender } defends with { $defending }.
tigris-tiles-added = { $number ->
    [0] { $seat } adds nothing.
    [one] { $seat } adds one { $tile-name }.
   *[other] { $seat } adds { $number } { $tile-many }.
}
tigris-conflict-won = { $winner } wins with { $winning }; { $loser } has { $losing }.
tigris-leader-went-home = { $reason ->
    [beaten] { $seat }'s { $leader-name } on { $cell } is beaten and goes home.
   *[no-temple] { $seat }'s { $leader-name } on { $cell } has no temple left and goes home.
}
tigris-tile-beaten = The { $tile-name } on { $cell } leaves the board.
tigris-building-placed = { $seat } builds the { $building-name } on { $cell }.
tigris-building-moved = { $seat } moves the { $building-name } from { $origin } to { $cell }.
tigris-building-gone = The { $building-name } on { $cell } gives way to a monument.
tigris-monument-built = { $seat } builds the { $monument-name } on { $cell }.
tigris-build-declined = { $seat } decides against { $what-name }.
tigris-treasure-taken = { $seat } takes the treasure on { $cell }.
tigris-game-over = { $ending ->
    [treasures] The game ends: at most two treasures are left.
    [bag] The game ends: the bag has too few tiles left to fill a hand.
   *[quiet] The game ends: nobody has played a tile for a long time.
}

## What to do now

tigris-prompt-action = Choose an action.
tigris-prompt-attack = You attack: add tiles from your hand, or none.
tigris-prompt-defend = You defend: add tiles from your hand, or none.
tigris-prompt-war = Choose which war is fought next.
tigris-prompt-building = You may put the building on a tile of the line, or decline.
tigris-prompt-monument = You may build a monument, or decline.
tigris-prompt-treasure = Choose a treasure to take.

## Why not

tigris-asked-action = “{ $words }” does not fit now: choose one of your actions.
tigris-asked-attack = “{ $words }” does not fit now: say how many tiles you add to your attack, such as “add 2”.
tigris-asked-defend = “{ $words }” does not fit now: say how many tiles you add to your defence, such as “add 2”.
tigris-asked-war = “{ $words }” does not fit now: choose which war is fought next, such as “war market”.
tigris-asked-building = “{ $words }” does not fit now: place the building, such as “building c6”, or “decline”.
tigris-asked-monument = “{ $words }” does not fit now: build a monument, such as “monument red-blue se”, or “decline”.
tigris-asked-treasure = “{ $words }” does not fit now: choose a treasure to take, such as “treasure b2”.
tigris-cell-has-tile = There is a tile on { $cell } already.
tigris-cell-has-monument = There is a monument on { $cell }.
tigris-cell-has-leader = There is a leader on { $cell }.
tigris-cell-has-catastrophe = { $cell } was struck by a catastrophe and stays empty for ever.
tigris-leader-is-there = Your { $leader-name } stands on { $cell } already.
tigris-leader-on-river = { $cell } is a river cell; leaders stand on land.
tigris-leader-without-temple = There is no face-up temple beside { $cell }; a leader needs one.
tigris-leader-joins-kingdoms = A leader on { $cell } would join two kingdoms; only a tile may do that.
tigris-leader-not-on-board = Your { $leader-name } is not on the board.
tigris-tile-not-in-hand = You do not have enough { $tile-many } in your hand.
tigris-farm-on-land = { $cell } is land; farms are placed on rivers.
tigris-tile-on-river = { $cell } is a river cell; only farms are placed there.
tigris-joins-three-kingdoms = A tile on { $cell } would join three kingdoms or more; two are the most.
tigris-no-catastrophe-left = You have played both of your catastrophes.
tigris-catastrophe-on-treasure = The tile on { $cell } carries a treasure; catastrophes can't strike it.
tigris-catastrophe-on-building = A building stands on { $cell }; catastrophes can't strike it.
tigris-too-few-to-add = { $number ->
    [0] You have no { $tile-many } to add.
    [one] You have only one { $tile-name } to add.
   *[other] You have only { $number } { $tile-many } to add.
}
tigris-no-such-war = There is no war for the { $tile-many } now.
tigris-no-line = The building can't go on { $cell }: it must stand in a long enough line with the tile just placed.
tigris-framed-first = Treasures on framed cells are taken first; the one on { $cell } has to wait.
tigris-no-treasure-there = There is no treasure on { $cell } that you could take.
tigris-no-square = There is no square of four equal tiles to the { $direction-name } of the tile just placed.
tigris-monument-not-free = The { $monument-name } is built already, or does not show the colour of the square.

## Impossible positions

tigris-no-such-cell = There is no cell “{ $cell }”; cells go from a1 to p11.
tigris-board-size = The board needs { $rows } rows of { $columns } letters.
tigris-board-letter = “{ $letter }” can't stand on { $cell }.
tigris-too-many-tiles = There are { $number } { $tile-many } in this position; the game has { $all }.
tigris-tiles-do-not-add-up = { $number ->
    [one] One { $tile-name } should be in the bag or among the discards.
   *[other] { $number } { $tile-many } should be in the bag or among the discards.
}
tigris-monument-needs-square = The { $monument-name } on { $cell } needs four turned tiles under it.
tigris-monument-wrong-colour = The { $monument-name } on { $cell } does not show the one colour of the tiles under it.
tigris-turned-tile-without-monument = Each turned tile must lie under exactly one monument.
tigris-treasure-needs-temple = A treasure can't lie on { $cell }: it needs a temple on a cell where treasures begin.
tigris-treasures-do-not-add-up = { $number ->
    [one] There is one treasure in this position; this side of the board has { $all }.
   *[other] There are { $number } treasures in this position; this side of the board has { $all }.
}
tigris-leader-on-piece = The { $leader-name } can't stand on { $cell }: something else is there.
tigris-building-without-variant = The { $building-name } on { $cell } belongs to the variant with buildings.
tigris-building-needs-tile = The { $building-name } on { $cell } needs a face-up tile of its colour under it.
tigris-hand-too-large = { $seat } has { $number } tiles in hand; six are the most.
tigris-catastrophes-do-not-add-up = { $number ->
    [one] There is one catastrophe in this position; with so many players there are { $all }.
   *[other] There are { $number } catastrophes in this position; with so many players there are { $all }.
}
tigris-two-leaders = The { $leader-name } on { $cell } shares a kingdom with another of its colour, and they are not fighting.
tigris-phase-needs-conflict = “conflict” and the phase “{ $phase }” do not fit together.
tigris-conflict-needs-leaders = The leaders of this conflict do not stand against each other.
tigris-revolt-attacker = In a revolt the active player attacks.
tigris-war-attacker = In a war the active player attacks or, if the war is not theirs, the first of the two after them.
tigris-stray-unification-tile = The unification tile lies on the tile just placed, and only while wars are settled.
tigris-phase-needs-placed = The phase “{ $phase }” needs the cell of the tile just placed.
tigris-action-is-finished = “placed” belongs to an action that has not ended.
tigris-placed-needs-tile = There is no tile on { $cell }.
tigris-over-needs-ending = A game that is over needs an ending, and only such a game has one: { $known }.
tigris-treasures-wait = { $seat } has to take treasures before the next action.
tigris-nothing-to-decide = There is nothing to decide in the phase “{ $phase }”.

## The page

tigris-cancel = Cancel
tigris-action-left = { $number ->
    [one] last action
   *[other] { $number } actions left
}
tigris-catastrophes-left = { $number ->
    [one] one catastrophe
   *[other] { $number } catastrophes
}
tigris-treasures-won = { $number ->
    [one] one treasure
   *[other] { $number } treasures
}
tigris-monuments = Monuments
tigris-monument-free = { $monument-name }, not built
tigris-monument-stands = { $monument-name }, on { $cell }
tigris-treasures-left = treasures, ends at 2
tigris-bag-left = tiles in the bag
tigris-hand = Your tiles · seen only by you
tigris-hand-of = { $of }'s tiles
tigris-leaders = Leaders
tigris-catastrophes = Catastrophes
tigris-points = Points: the weakest counts
tigris-at-home = at home
tigris-sphere = { $tile-name } points: { $number }
tigris-treasures = treasures: { $number }
tigris-choose = Choose a tile, a leader or a catastrophe, then a place.
tigris-choose-place = { $piece ->
    [tile] Choose a place for the { $tile-name }.
    [leader] Choose a place for the { $leader-name }.
   *[catastrophe] Choose where the catastrophe strikes.
}
tigris-choose-swap = Choose the tiles to swap for new ones.
tigris-choose-square = Choose the square for the { $monument-name }.
tigris-do-tile = Place the { $tile-name } on { $cell }
tigris-do-leader = Place the { $leader-name } on { $cell }
tigris-do-catastrophe = Strike { $cell }
tigris-do-building = Build on { $cell }
tigris-do-treasure = Take the treasure on { $cell }
tigris-do-monument = Build the { $monument-name }
tigris-do-swap = { $number ->
    [0] Swap tiles
    [one] Swap one tile
   *[other] Swap { $number } tiles
}
tigris-do-swap-tiles = Swap { $tiles }
tigris-so-many-tiles = { $number ->
    [1] a { $tile-name }
    [2] two { $tile-many }
    [3] three { $tile-many }
    [4] four { $tile-many }
    [5] five { $tile-many }
   *[other] { $number } { $tile-many }
}
tigris-do-pass = Pass
tigris-do-withdraw = Withdraw the { $leader-name }
tigris-do-decline = Do not build
tigris-do-war = War for the { $tile-many }
tigris-do-add = { $number ->
    [0] Add none
    [one] Add one { $tile-name }
   *[other] Add { $number } { $tile-many }
}
tigris-war-heading = War for the { $tile-many }
tigris-revolt-heading = Revolt of the { $leader-name }
tigris-attacks = attacks
tigris-defends = defends, wins ties
tigris-of-held = { $number } of { $held }
tigris-one-more = One more
tigris-one-less = One less
tigris-defender-adds = { $defender } adds
tigris-then = Then
tigris-you-win = You win.
tigris-you-lose = You lose.
tigris-range = { $least } to { $most }
tigris-or-more = { $number } or more
tigris-any = any number
tigris-added-already = { $number ->
    [0] { $attacker } has added nothing.
    [one] { $attacker } has added one { $tile-name }.
   *[other] { $attacker } has added { $number } { $tile-many }.
}
tigris-reason-tile = Tiles
tigris-reason-building = Buildings
tigris-reason-revolt = Revolts
tigris-reason-war = Wars
tigris-reason-monument = Monuments
tigris-treasure = Treasures
tigris-letter-temple = T
tigris-letter-farm = F
tigris-letter-market = M
tigris-letter-settlement = S
tigris-here-tile = { $tile-name }
tigris-here-leader = { $leader-name } of { $seat }, strength { $number }
tigris-here-treasure = with a treasure
tigris-here-catastrophe = catastrophe
tigris-here-monument = monument
tigris-here-building = { $building-name }
tigris-here-river = river
tigris-here-land = land
