# Babylon.

babylon-title = Babylon

## Words. The attributes are the forms that sentences need.

material-clay = clay tile
material-granite = granite tile
material-basalt = basalt tile
material-start = starting tile
decoration-stairs = stairs
    .one = stairs
decoration-fountain = fountain
    .one = a fountain
decoration-footbridge = footbridge
    .one = a footbridge
decoration-statue = statue
    .one = a statue
column-single = single column
column-double = double column
corner-nw = north-west
corner-ne = north-east
corner-se = south-east
corner-sw = south-west
category-statues = statues
category-fountains = fountains
category-footbridges = footbridges
category-stairs = stairs
category-variety = variety
category-flowers = flowers
category-lookouts = lookouts
category-height = height
effect-plus-one-single = everyone takes a single column at the start of the turn
effect-plus-one-double = everyone takes a double column at the start of the turn
effect-change-one-symbol = a symbol on a tile placed in the turn may count as another
effect-blank-to-any-symbol = a space without symbol on a tile placed in the turn may count as any symbol
effect-flower-match-gives-two = a matching flower gives two columns
effect-mine-one-less = mining gives one column less
effect-none = nothing special

## What happened

babylon-turn-began = Turn { $turn }: { $seat }.
babylon-round-began = Round { $number }: { $effect-name }.
babylon-clay-removed = { $seat } removes the clay tile { $terrace } from { $stack }.
babylon-tile-mined = { $columns ->
    [0] { $seat } mines the { $material-name } { $terrace } on { $stack } and gets no column.
    [one] { $seat } mines the { $material-name } { $terrace } on { $stack } and gets one column.
   *[other] { $seat } mines the { $material-name } { $terrace } on { $stack } and gets { $columns } columns.
}
babylon-tile-uncovered = The { $material-name } { $terrace } appears on { $stack }.
babylon-columns-taken = { $number ->
    [0] { $seat } would take a { $column-name }, but none is left.
   *[other] { $seat } takes a { $column-name }.
}
babylon-tile-placed = { $seat } places the { $material-name } { $terrace } on { $cell }, level { $level }.
babylon-lookout-built = { $seat } builds a lookout on { $cell }, level { $level }.
babylon-statue-used = { $seat }'s statue on { $cell } becomes a column.
babylon-decoration-built = { $seat } builds { $decoration-one } on { $cells }, level { $level }.
babylon-symbol-changed = { $seat } lets { $cell } count as { $decoration-one }.
babylon-points-changed = { $points ->
    [one] { $seat } now has one point for { $category-name }.
   *[other] { $seat } now has { $points } points for { $category-name }.
}
babylon-tile-stored = { $seat } stores the { $material-name } { $terrace }.
babylon-tile-discarded = { $seat } discards the { $material-name } { $terrace }.
babylon-columns-returned = { $seat } returns { $singles } single and { $doubles } double columns to the supply.
babylon-game-over = The game ends: there is no round token left.

## In pictures

babylon-picture-quarry = Quarry
babylon-picture-round = Round { $round } of { $rounds }
babylon-picture-over = The game is over
babylon-picture-decides = { $seat } decides
babylon-picture-stores = { $doubles ->
    [0] { $singles ->
        [one] one column
       *[other] { $singles } columns
    }
   *[other] { $singles } single columns, { $doubles } double
}
babylon-picture-together = together
babylon-picture-holes = holes in sight

## What to do now

babylon-prompt-remove = Remove a clay tile from the quarry.
babylon-prompt-mine = Mine a tile from the quarry.
babylon-prompt-build = Place tiles and build decorations, or end your turn.

## Why not

babylon-asked-remove = “{ $words }” does not fit now: remove a clay tile from the quarry.
babylon-asked-mine = “{ $words }” does not fit now: mine a tile first.
babylon-asked-build = “{ $words }” does not fit now: you have mined; place, decorate, or end your turn.
babylon-stack-empty = There is no tile left on { $stack }.
babylon-stack-not-clay = The tile on { $stack } is not clay; only clay is removed before the first turn.
babylon-no-stored-tile = There is no tile in your slot.
babylon-mined-is-placed = You have placed the tile you mined.
babylon-mined-must-go = Place, store or discard the tile you mined.
babylon-same-turn = Turned { $number } times the tile looks as with fewer turns; write it with fewer.
babylon-covers-wholly = On { $cell } it would lie exactly above { $terrace }; no tile may cover another wholly.
babylon-level-below-missing = Level { $level } needs a tile of level { $below } somewhere in your garden.
babylon-corner-unsupported = Its { $corner-name } corner on level { $level } has no support: no column reaches it from { $cell }.
babylon-statue-must-support = The statue on { $cell } would hold the { $corner-name } corner; it can't stay free.
babylon-stairs-in-the-way = The { $corner-name } corner can't hang over { $cell } on level { $level }: stairs rise there.
babylon-no-lookout-left = There is no lookout left in the supply, so no corner may stay free.
babylon-no-double-left = { $number ->
    [0] There is no double column left in the supply.
    [one] There is only one double column left in the supply.
   *[other] There are only { $number } double columns left in the supply.
}
babylon-columns-short = It costs { $cost } single columns and you have { $have }: { $short ->
    [one] one is short.
   *[other] { $short } are short.
}
babylon-decoration-run-out = There is no { $decoration-name } left in the supply.
babylon-space-not-empty = { $cell } is not empty.
babylon-symbol-missing = { $cell } shows no symbol of { $decoration-name }.
babylon-not-on-new-tile = At least one part must stand on a tile placed in this turn.
babylon-statue-not-in-line = { $cell } is in no row and no column with one of your statues.
babylon-stairs-levels = Stairs join two levels that differ by one; these are { $first } and { $second }.
babylon-levels-differ = Both ends of a { $decoration-name } are on one level; these are { $first } and { $second }.
babylon-fountain-one-tile = The two symbols of a fountain are on two different tiles.
babylon-no-gap = There is no empty gap under a footbridge on { $cell }.
babylon-token-changes-nothing = The token of this round changes no symbols.
babylon-symbol-already-changed = You have used this round's token in this turn.
babylon-symbol-on-new-tile = { $cell } is not an empty space of a tile placed in this turn.
babylon-space-has-symbol = { $cell } shows a symbol; the token is for spaces without one.
babylon-space-has-no-symbol = { $cell } shows no symbol that could be changed.
babylon-shows-symbol-already = { $cell } shows { $decoration-name } already.

## The page

flower-white = white flower
flower-pink = pink flower
flower-yellow = yellow flower
flower-blue = blue flower
babylon-show = What to show
babylon-view-quarry = Quarry
babylon-view-garden = Garden
babylon-view-plan = From above
babylon-view-score = Score
babylon-your-garden = Your garden
babylon-garden-of = Garden of { $seat }
babylon-gardens = Gardens
babylon-visit = Visit the garden of { $seat }
babylon-levels = Levels
babylon-level = level { $level }
babylon-up-to = up to level { $level }
babylon-all-levels = all levels
babylon-turn-garden = Turn the garden
babylon-above = From above
babylon-seen = { $tiles ->
    [one] one tile, { $points } points
   *[other] { $tiles } tiles, { $points } points
}
babylon-places = { $number ->
    [0] no place
    [one] one place
   *[other] { $number } places
}
babylon-tag-remove = removes a tile
babylon-tag-mine = mines
babylon-tag-build = builds
babylon-columns = { $coming ->
    [0] { $doubles ->
        [0] Columns: { $singles }
       *[other] Columns: { $singles } and { $doubles } double
    }
   *[other] Columns: { $singles }, { $coming } to come
}
babylon-stored-tile = Stored tile
babylon-mined-tile = Mined tile
babylon-token = This round: { $effect-name }.
babylon-first-round = The first round has no token.
babylon-tokens-left = { $number ->
    [0] The last round.
    [one] One more round.
   *[other] { $number } more rounds.
}
babylon-choose-place = Choose a place for the { $material-name }, or keep it for later.
babylon-choose-decoration = Build a decoration, or end your turn.
babylon-choose-space = Choose a space of a tile placed in this turn.
babylon-choose-symbol = What is this space to count as?
babylon-finish = End your turn.
babylon-use-token = Use the round's token
babylon-do-remove = Remove the tile on { $stack }
babylon-do-mine = Mine the tile on { $stack }
babylon-do-place = { $level ->
    [0] Place it on { $cell }
   *[other] Place it on { $cell }, level { $level }
}
babylon-do-decorate = Build { $decoration-one } on { $cells }
babylon-do-symbol = Let { $cell } count as { $decoration-one }
babylon-do-store = Store the tile and end
babylon-do-store-instead = Store the tile, discard the old one, end
babylon-do-discard = Discard the tile and end
babylon-do-end = End the turn
babylon-then-columns = { $columns ->
    [0] It gives no column; you keep { $total }.
    [one] It gives one column; then you have { $total }.
   *[other] It gives { $columns } columns; then you have { $total }.
}
babylon-uncovers = It uncovers a hidden tile, so it can't be undone.
babylon-empties = It was the last tile of its stack.
babylon-removed-leaves = It leaves the game and gives no columns.
babylon-stack-gives = { $columns ->
    [0] { $material-name } with a { $flower-name }: no column
    [one] { $material-name } with a { $flower-name }: one column
   *[other] { $material-name } with a { $flower-name }: { $columns } columns
}
babylon-edge-north = above
babylon-edge-east = on the right
babylon-edge-south = below
babylon-edge-west = on the left
babylon-because-border = edge of the quarry
babylon-because-floor = empty pit
babylon-because-lower = lower stone
babylon-because-same = equal stone
babylon-because-higher = higher stone
babylon-flower-fits = { $flower-name }, as on your board
babylon-token-takes = the round's token
babylon-on-level = { $cell } on level { $level }
babylon-change = { $points ->
    [one] { $sign } point
   *[other] { $sign } points
}
babylon-needs = Columns: { $singles } single, { $doubles } double. Costs { $cost }, leaves { $left }.
babylon-lookout = lookout
babylon-lookout-here = A lookout on the free corner, { $cell }.
babylon-lookout-on = the lookout on { $cell }
babylon-tile-named = the tile { $terrace }
babylon-piece-on = { $decoration-name } on { $cells }
babylon-hides = Hides { $things }.
babylon-loses = Covers symbols: { $things }.
babylon-allows = Then possible:
babylon-possible = { $decoration-name } possible, +{ $points }
babylon-allows-nothing = Makes no decoration possible.
babylon-decorations-now = { $number ->
    [one] One decoration can be built.
   *[other] { $number } decorations can be built.
}
babylon-turn-left = Turn the tile left
babylon-turn-right = Turn the tile right
babylon-corners = Supports. Choose a corner to leave it free.
babylon-corner = { $support ->
    [none] { $corner-name } corner: free, with a lookout
    [statue] { $corner-name } corner: on a statue
    [single] { $corner-name } corner: a single column
   *[double] { $corner-name } corner: a double column
}
babylon-sheet = Your score as it stands, seen from above
babylon-at-levels = { $number ->
    [1] level { $levels }
   *[other] levels { $levels }
}
babylon-sets = { $number ->
    [0] no set, lacks
    [one] one set, lacks
   *[other] { $number } sets, lacks
}
babylon-tie = Equal points: fewer holes in sight win
babylon-in-sight = { $number } in sight
babylon-hidden = { $number } hidden
babylon-with-preview = with the preview { $points }
babylon-holes = { $number ->
    [one] one hole in sight
   *[other] { $number } holes in sight
}
babylon-here-stack = { $columns ->
    [one] { $stack }: { $material-name }, { $flower-name }, symbols: { $symbols }; gives one column; layer { $layers }
   *[other] { $stack }: { $material-name }, { $flower-name }, symbols: { $symbols }; gives { $columns } columns; layer { $layers }
}
babylon-here-pit = { $stack }: empty
babylon-here-bare = { $cell }, bare board
babylon-here-tile = { $cell }, level { $level }, { $flower-name }
babylon-here-piece = { $points ->
    [one] { $decoration-name }, one point
   *[other] { $decoration-name }, { $points } points
}
babylon-here-symbol = symbol of { $decoration-name }

## Tiles of one's own

babylon-tiles-unreadable = The tiles in { $path } can't be read: { $reason }.
babylon-tiles-malformed = The tiles can't be read: { $reason }.
babylon-tiles-number = The list “{ $list }” has { $number } tiles; it needs { $wanted }.
babylon-tiles-flower = { $name }: there is no flower “{ $word }”. Known are: { $known }.
babylon-tiles-symbol = { $name }: there is no symbol “{ $word }”. Known are: { $known }.
babylon-tiles-symbols = { $name } shows { $number } symbols; tiles of its material show { $wanted }.
babylon-tiles-start-flower = { $name }: the starting tiles come in the order of the boards; this one needs the flower { $wanted }.
babylon-tiles-effect = There is no round token “{ $effect }”, or a negative number of it. Known are: { $known }.
babylon-tiles-tokens = There are { $number } round tokens; the game has { $wanted }.

## Impossible positions

babylon-no-such-cell = There is no cell “{ $cell }”; cells go from a1 to h8.
babylon-no-such-decoration = “{ $text }” is no decoration. Write it like “fountain c3 d3” or “statue c3”.
babylon-no-such-symbol = “{ $text }” is no changed symbol. Write it like “symbol c3 statue”, or “spent”.
babylon-tile-twice = The tile { $terrace } is in two places.
babylon-foreign-start = The starting tile { $terrace } does not belong to { $seat }.
babylon-bad-supports = “{ $supports }” are not the supports of a tile; it needs four of these: { $known }.
babylon-garden-too-large = A garden with { $number } tiles is too large; { $most } are the most.
babylon-off-the-board = The tile { $terrace } on { $cell } sticks out over the edge of the board.
babylon-same-place = The tile { $terrace } on { $cell } lies exactly above another one.
babylon-missing-level = The tile { $terrace } on { $cell } can't be on level { $level }: the level below is missing.
babylon-two-free-corners = The tile { $terrace } on { $cell } has more than one free corner.
babylon-bad-support = The { $corner-name } corner of { $terrace } on { $cell } can't be held in this way.
babylon-decoration-needs-space = The decoration on { $cell } needs spaces of its own on tiles.
babylon-decoration-levels = The levels of the tiles under the decoration on { $cell } do not fit.
babylon-decoration-in-the-way = No tile can lie just above the statue or the foot of stairs on { $cell }.
babylon-decoration-symbols = More decorations stand on other symbols than round tokens allowed.
babylon-quarry-size = The quarry needs { $side } rows of { $side } stacks.
babylon-start-in-quarry = Starting tiles are never in the quarry.
babylon-tiles-do-not-add-up = { $number } tiles of a layer are nowhere else, but { $wanted } lie under others in the quarry.
babylon-removed-do-not-add-up = { $number } clay tiles were removed; with so many players it must be { $wanted }, fewer only while they are being removed.
babylon-before-the-first-turn = Clay is removed before the first turn, when nothing has been built.
babylon-token-and-round = Every round but the first has a token, and the first has none.
babylon-tokens-do-not-add-up = { $number } round tokens are unseen; in this round it must be { $wanted }.
babylon-token-unseen = The token of this round can't be unseen.
babylon-change-needs-new-space = The changed symbol on { $cell } needs an empty space of a tile placed in this turn.
babylon-supply-exceeded = There are more pieces of the kind “{ $what }” in this position than the game has.
babylon-quarry-too-small = The quarry holds { $number } tiles, but { $wanted } will still be mined.
babylon-too-many-columns = { $seat } has too many columns.
babylon-turn-does-not-fit = What was mined, placed and changed does not fit the phase “{ $phase }”.
babylon-nothing-to-decide = There is nothing to decide in the phase “{ $phase }”.
