# Babylonia.

babylonia-title = Babylonia

## Words. The attributes are the forms that sentences need.

clan-priest = priest
    .many = priests
clan-merchant = merchant
    .many = merchants
clan-servant = civil servant
    .many = civil servants
clan-farmer = farmer
    .many = farmers
city-priest = city of priests
city-merchant = city of merchants
city-servant = city of civil servants
city-priest-merchant = city of priests and merchants
city-priest-servant = city of priests and civil servants
city-merchant-servant = city of merchants and civil servants
city-priest-merchant-servant = city of priests, merchants and civil servants
field-5 = field of five
field-6 = field of six
field-7 = field of seven
field-cities = field of the cities
location-priest = { city-priest }
location-merchant = { city-merchant }
location-servant = { city-servant }
location-priest-merchant = { city-priest-merchant }
location-priest-servant = { city-priest-servant }
location-merchant-servant = { city-merchant-servant }
location-priest-merchant-servant = { city-priest-merchant-servant }
location-5 = { field-5 }
location-6 = { field-6 }
location-7 = { field-7 }
location-cities = { field-cities }

## What the ziggurat cards do

babylonia-meaning-card-1 = Ten points at once.
babylonia-meaning-card-2 = One extra turn after one of your turns.
babylonia-meaning-card-3 = Your rack holds seven tiles.
babylonia-meaning-card-4 = Instead of two tiles you may play three different nobles, all face up.
babylonia-meaning-card-5 = With three farmers or more you may also play one noble, face up.
babylonia-meaning-card-6 = Your nobles may enter fields, even where you have no tile beside them.
babylonia-meaning-card-7 = Whenever cities are paid, one more point for each pair of your cities.
babylonia-meaning-card-8 = Vacant land between the rivers links your tiles.
babylonia-meaning-card-9 = Vacant river hexes link your tiles.

## What happened

babylonia-turn-began = Turn { $turn }: { $seat }.
babylonia-tile-placed = { $seat } places a { $clan-name } on { $hex }.
babylonia-face-down-placed = { $seat } places a tile face down on { $hex }.
babylonia-points-won = { $reason ->
    [ziggurats] { $seat } gets { $number } { $number ->
        [one] point
       *[other] points
    } for ziggurats.
    [fields] { $seat } gets { $number } { $number ->
        [one] point
       *[other] points
    } for the field on { $hex }.
    [nobles] { $seat } gets { $number } points for nobles linked with { $hex }.
    [cities] { $seat } gets { $number } { $number ->
        [one] point
       *[other] points
    } for cities.
   *[cards] { $seat } gets { $number } { $number ->
        [one] point
       *[other] points
    } for a ziggurat card.
}
babylonia-field-harvested = { $seat } harvests the { $field-name } on { $hex }.
babylonia-tiles-finished = { $number ->
    [one] { $seat } has played one tile.
   *[other] { $seat } has played { $number } tiles.
}
babylonia-site-surrounded = { $hex } is surrounded.
babylonia-city-won = { $seat } wins the { $city-name } on { $hex }.
babylonia-city-discarded = Nobody has most tiles around { $hex }: the { $city-name } is discarded.
babylonia-ziggurat-won = { $seat } wins the ziggurat on { $hex } and takes a card.
babylonia-ziggurat-tied = Nobody has most tiles around the ziggurat on { $hex }.
babylonia-card-taken = { $seat } takes card { $card }.
babylonia-extra-turn = { $seat } turns over card 2 for an extra turn.
babylonia-tiles-drawn = { $number ->
    [one] { $seat } draws one tile.
   *[other] { $seat } draws { $number } tiles.
}
babylonia-game-over = { $ending ->
    [rack] The game ends: a player has no tile left.
   *[cities] The game ends: at most one city is left on the board.
}

## What to do now

babylonia-prompt-place = Play tiles from your rack: any two, or three farmers and more.
babylonia-prompt-score = Choose which surrounded site is scored next.
babylonia-prompt-card = Choose a ziggurat card.
babylonia-prompt-extra = You may use card 2 for an extra turn now.

## Why not

babylonia-asked-place = “{ $words }” does not fit now: play tiles from your rack.
babylonia-asked-score = “{ $words }” does not fit now: choose which surrounded site is scored next.
babylonia-asked-card = “{ $words }” does not fit now: choose a ziggurat card.
babylonia-asked-extra = “{ $words }” does not fit now: say whether you take the extra turn.
babylonia-tile-not-on-rack = You have no { $clan-name } on your rack.
babylonia-hex-out-of-play = { $hex } is not in play with { $players } players.
babylonia-hex-has-tile = There is a tile on { $hex } already.
babylonia-hex-has-city = There is a city on { $hex }.
babylonia-hex-has-ziggurat = There is a ziggurat on { $hex }.
babylonia-none-in-a-river = More than two tiles means three farmers or more, and none in a river; nobles that cards add can't go there either.
babylonia-one-noble = One noble is the most among farmers.
babylonia-noble-among-farmers = Two tiles are laid: only farmers can follow farmers, and a noble among them needs card 5.
babylonia-noble-needs-three-farmers = A noble among farmers needs three of them, and you do not have so many.
babylonia-third-noble = After two nobles only a third one can follow, with card 4, and all three must be different.
babylonia-noble-on-field = { $hex } is a field: a noble can't enter a field without card 6.
babylonia-field-not-open = { $hex } is a field: a farmer needs one of your tiles beside it.
babylonia-field-not-opened-by-river = { $hex } is a field: here a tile face down in a river does not open it.
babylonia-no-room-for-farmer = After a tile on { $hex } there would be no place for the farmer that must follow.
babylonia-not-surrounded = There is no surrounded city or ziggurat on { $hex }.
babylonia-card-not-there = Card { $card } is not on display.
babylonia-not-done = { $number ->
    [0] You must play tiles first.
   *[other] One tile is not enough: play another.
}
babylonia-noble-needs-third-farmer = A noble and two farmers are not enough: play a third farmer.
babylonia-no-such-site = There is no city and no unscored ziggurat on “{ $hex }”.

## The page

babylonia-letter-priest = P
babylonia-letter-merchant = M
babylonia-letter-servant = S
babylonia-letter-farmer = F
babylonia-name-north = North of the Tigris
babylonia-name-central = Between the rivers
babylonia-name-south = South of the Euphrates
babylonia-name-tigris = Tigris
babylonia-name-euphrates = Euphrates
babylonia-name-out = out of play
babylonia-ziggurat = ziggurat
babylonia-here-tile = { $clan-name }, { $seat }
babylonia-here-face-down = tile face down, { $seat }
babylonia-here-field = { $field-name }
babylonia-here-city = { $city-name }
babylonia-here-ziggurat = ziggurat
babylonia-here-scored = ziggurat, already scored
babylonia-here-around = around it: { $words }
babylonia-here-alone = no tile around it
babylonia-here-open = { $number ->
    [0] surrounded
    [one] land still open: { $words }
   *[other] land still open: { $words }
}
babylonia-here-north = land north of the Tigris
babylonia-here-central = land between the rivers
babylonia-here-south = land south of the Euphrates
babylonia-here-tigris = river, the Tigris
babylonia-here-euphrates = river, the Euphrates
babylonia-here-out = out of play
babylonia-site-open = { $number ->
    [0] It is surrounded. If it were scored now:
    [one] One land hex is still open: { $words }. If it were scored now:
   *[other] { $number } land hexes are still open: { $words }. If it were scored now:
}
babylonia-site-nobles = Nobles
babylonia-site-touching = Beside it
babylonia-site-cities = Cities
babylonia-site-won = { $seat } would win the city.
babylonia-site-card = { $seat } would take a ziggurat card.
babylonia-site-discarded = Nobody has most tiles beside it: the city would be discarded.
babylonia-site-tied = Nobody has most tiles beside it: nobody would take a card.
babylonia-scored-nobles = { $number ->
    [one] one noble × 2
   *[other] { $number } nobles × 2
}
babylonia-scored-cities = { $number } for cities
babylonia-cards = Ziggurat cards
babylonia-card-label = { $card }: { $words }
babylonia-card-owner = Taken by { $seat }.
babylonia-card-used = The extra turn has been used.
babylonia-card-1 = Ten points
babylonia-card-2 = Extra turn
babylonia-card-3 = Rack of seven
babylonia-card-4 = Three nobles
babylonia-card-5 = Farmers + noble
babylonia-card-6 = Nobles on fields
babylonia-card-7 = Pairs of cities
babylonia-card-8 = Land links
babylonia-card-9 = Rivers link
babylonia-rack = Your rack · seen only by you
babylonia-rack-short = Your rack · { $number } to draw
babylonia-rack-of = { $of }'s rack
babylonia-rack-short-of = { $of }'s rack · { $number } to draw
babylonia-supply = Supply
babylonia-supply-left = { $number ->
    [one] tile to draw
   *[other] tiles to draw
}
babylonia-cities = Cities: 1 point each time
babylonia-cities-none = none yet
babylonia-cities-won = { $number ->
    [one] one city
   *[other] { $number } cities
}
babylonia-own-cards = Cards
babylonia-cards-none = none yet
babylonia-tile-number = tile { $number }
babylonia-choose-first = { $turn ->
    [1] The first turn of the game: choose one tile, then a place.
    [2] Play two tiles: choose one, then a place.
   *[other] Play any two tiles, or three farmers and more. Choose a tile, then a place.
}
babylonia-choose-second = Choose your second tile, then a place.
babylonia-choose-more = You may play more, or end your turn.
babylonia-choose-place = Choose a place for the { $clan-name }.
babylonia-choose-card = The ziggurat is yours: choose a card.
babylonia-places = { $clan-name }: { $number ->
    [one] one place
   *[other] { $number } places
}
babylonia-end-brings = Ending the turn brings:
babylonia-closing = Scored when the turn ends, as it stands:
babylonia-waiting = Surrounded before, scored as well:
babylonia-do-tile = Place the { $clan-name } on { $hex }
babylonia-do-river = Place the { $clan-name } face down on { $hex }
babylonia-do-score = Score { $hex } next
babylonia-do-card = Take card { $card }
babylonia-do-done = End turn
babylonia-do-extra-turn = Take the extra turn
babylonia-do-no-extra-turn = Not now
babylonia-from-ziggurats = Ziggurats
babylonia-from-fields = Fields
babylonia-from-nobles = Nobles
babylonia-from-cities = Cities
babylonia-from-cards = Cards
babylonia-held = What each has won
babylonia-held-cities = Cities
babylonia-held-cards = Ziggurat cards

## Impossible positions

babylonia-no-such-hex = There is no hex “{ $hex }”; hexes go from a2 to q11.
babylonia-no-location-there = No city or field can lie on { $hex }.
babylonia-hex-taken-twice = Two things can't lie on { $hex }.
babylonia-face-down-on-land = { $hex } is land: tiles lie face up there.
babylonia-face-up-in-river = { $hex } is a river hex: tiles lie face down there.
babylonia-too-many-locations = There are { $number } tiles “{ $location-name }” in this position; with so many players there are { $all }.
babylonia-bare-spot = Too many spots for location tiles are empty: a harvested field has a tile on it.
babylonia-tiles-do-not-add-up = { $seat } has { $all } { $clan-many } altogether, on the board, on the rack, face down and in the supply.
babylonia-rack-too-large = { $seat } has { $number } tiles on the rack; { $all } are the most.
babylonia-rack-not-filled = { $seat }'s rack would have been filled from the supply.
babylonia-rack-is-empty = { $seat } has no tile on the rack, so the game would be over.
babylonia-face-down-do-not-add-up = “face_down” names more or fewer tiles than { $seat } has face down on the board.
babylonia-card-twice = Each card is in one place only.
babylonia-cards-do-not-add-up = Seven cards are in the game: 1 to 7, or any seven with “cards”: “random”.
babylonia-cards-without-ziggurats = More cards are taken than ziggurats were scored.
babylonia-card-2-not-taken = Card 2 can be used only by a player who has taken it.
babylonia-ziggurat-not-scored = There is no ziggurat on { $hex } that can have been scored.
babylonia-active-player-decides = In the phase “{ $phase }” the player on turn decides.
babylonia-over-needs-ending = A game that is over needs its ending, and only such a game: { $known }.
babylonia-ending-does-not-fit = The game can't have ended like this: “{ $ending }”.
babylonia-is-over = The game would be over: the rack is empty, or at most one city is left.
babylonia-tiles-are-done = “laid” belongs to a turn in which tiles are still played, not to the phase “{ $phase }”.
babylonia-site-waits = The surrounded site on { $hex } would have been scored.
babylonia-laid-not-on-board = The tiles in “laid” lie on the board, too.
babylonia-laid-too-many = After the tiles in “laid” no other could follow.
babylonia-no-card-to-choose = { $seat } has won no ziggurat and has no card to choose.
babylonia-nothing-to-decide = There is nothing to decide in the phase “{ $phase }”.
