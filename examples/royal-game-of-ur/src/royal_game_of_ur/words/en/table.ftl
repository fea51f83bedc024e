# The Royal Game of Ur.

ur-title = The Royal Game of Ur
ur-about = Race seven pieces home over the oldest board there is. Rosettes give another roll.

## Words

side-light = Light
side-dark = Dark

## What happened

ur-dice-rolled = { $seat } rolls { $number }.
ur-passed = { $seat } can't move and passes.
ur-piece-entered = { $seat } enters a piece on { $cell }.
ur-piece-moved = { $seat } moves from { $origin } to { $cell }.
ur-piece-home = { $number ->
    [one] { $seat } brings the first piece home from { $cell }.
   *[other] { $seat } brings a piece home from { $cell }: { $number } are home.
}
ur-piece-captured = { $seat } captures { $owner }'s piece on { $cell }.
ur-rolls-again = { $seat } has reached a rosette and rolls again.
ur-game-over = The game ends: { $winner } has all pieces home.

## What to do now

ur-prompt-move = Choose the piece that moves.
ur-do-enter = Enter a piece
ur-do-move = Move the piece on { $cell }
ur-meaning-enter = a new piece comes onto the board

## Why not

ur-no-piece = You have no piece on { $cell }.
ur-none-waiting = You have no piece left to enter.
ur-not-exact = This piece comes home only with an exact roll of { $number }.
ur-own-piece = Your own piece stands on { $cell } already.
ur-safe-piece = The piece on { $cell } stands on the rosette and is safe.

## The end

ur-ending-home = All seven pieces of one player are home.
ur-part-home = Home
ur-part-board = On the board
ur-part-waiting = Waiting

## Impossible positions

ur-too-many-pieces = { $side-name } has { $number } pieces in this position; the game has 7.
ur-not-on-the-way = { $side-name } never comes to { $cell }.
ur-square-taken = There are two pieces on { $cell }; a square holds one.
ur-over-or-not = The game is over when all pieces of a player are home: then nobody is to move, and before that somebody is.
ur-cannot-move = { $seat } can't move with this roll and would have passed.

## For the page

ur-piece-light = light piece
ur-piece-dark = dark piece
ur-cell-enter = pieces waiting beside the board
ur-seat-home = { $number } home
ur-seat-waiting = { $number } waiting
