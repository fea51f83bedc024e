# What replays and the analysis board say.

## Replay

page-replay = The game again
page-replay-first = To the beginning
page-replay-before = One step back
page-replay-next = One step on
page-replay-last = To the end
page-replay-play = Play
page-replay-pause = Pause
page-replay-pace = Speed
page-replay-pace-slow = slow
page-replay-pace-usual = usual
page-replay-pace-quick = quick
page-replay-moment = Moment of the game
page-replay-at = step { $number } of { $of }
page-replay-eyes = Seen by
page-replay-open = all open
page-replay-watch = a spectator
page-replay-share = Link to this moment
page-replay-on = Play on against the computer
page-replay-study = Study this position

## Chances

page-chances = Chances to win through the game
page-chances-ask = Let the computer judge this game
page-chances-under-way = { $number } of { $of } decisions
page-chances-worst = The decisions that cost most
page-chances-cost = played { $action }; better was { $best } (−{ $percent } %)

## Analysis board

page-study-game = Game
page-study-players = { $number ->
    [one] one player
   *[other] { $number } players
}
page-study-new = New game
page-study-set-up = Set up by hand
page-study-set-up-done = Done: move
page-study-brush = Choose a piece, then touch the board. The server refuses what cannot stand there.
page-study-text = Position as text
page-study-text-why = The whole position: hands, points, whose turn it is. Change it, or paste another one.
page-study-not-json = This is not a position: it is not JSON.
page-study-use = Use it
page-study-export = Download
page-brush-nothing = take away
page-brush-turn = the next player's turn
page-brush-two = { $words }: touch both spaces
