# What every game says.

player-number = Player { $number }
computer-number = Computer { $number }

## Refusals

game-is-over = The game is over.
not-your-decision = It is { $decider }'s decision.
no-such-action = There is no action number { $number }.
no-such-seat = There is no seat { $number }.
bad-notation = “{ $text }” is not an action. Write it like “{ $example }”, or ask for the list.
clock-has-run-out = { $seat }'s clock has run out.
nothing-to-undo = There is nothing to take back.
undo-others-decided = Somebody else has decided since: this can't be taken back.
undo-something-revealed = Something was drawn or shown since: this can't be taken back.

## Changes of seats

seat-freed = { $before } leaves: the seat is free.
seat-filled = { $player } takes the free seat.
seat-elsewhere = { $player } continues on another device.
seat-taken-over = { $player } takes over from { $before }.
seat-to-computer = The computer plays on for { $before }.

## Options, positions, records

unknown-game = There is no game called “{ $name }”. There are: { $known }.
bad-players = { $players ->
    [one] One player can't play this game; { $least } to { $most } can.
   *[other] { $players } players can't play this game; { $least } to { $most } can.
}
bad-option = That option does not fit: { $reason }. Options are: { $known }.
bad-first = “{ $first }” can't begin: choose a seat from 0 to { $most }, or “random”.
bad-rules-version = There is no version { $rules } of the rules.
bad-names = { $number ->
    [one] One name was given for { $players } players.
   *[other] { $number } names were given for { $players } players.
}
bad-clock = A clock needs a time above zero, and an increment that is not negative.
position-malformed = The position can't be read: { $reason }.
position-unknown-name = “{ $name }” is not known under “{ $what }”. There are: { $known }.
position-bad-number = { $number } is not possible for “{ $what }”.
position-one-a-player = “{ $what }” needs one entry for each of the { $players } players.
position-no-such-seat = There is no seat { $number }; seats go from 0 to { $most }.
record-unreadable = { $path } can't be read: { $reason }.
record-not-json = The file is not a record: it is not JSON ({ $reason }).
record-foreign = The file is not a record of Two Rivers.
record-other-format = The record has the format “{ $format }”; this version reads “{ $known }”.
record-malformed = The record is damaged: { $reason }.
record-bad-start = The record's game can't be set up: { $reason }
record-bad-seed = The record's seed is damaged: it must be 64 hexadecimal digits.
record-bad-entry = Entry { $number } of the record can't be played: { $reason }
record-other-draw = Entry { $number } of the record, “{ $action }”, drew something else than the record says.
record-other-state = After entry { $number }, “{ $action }”, the game stands differently than the record says.
record-other-end = The record's end does not fit its entries.

## The server

no-identity = Open the page once before you do this, so that we know who you are.
no-such-table = There is no such table.
table-not-started = The game has not begun.
table-already-started = The game has begun already.
table-full = No seat is open at this table.
seats-still-open = Some seats are still open.
seat-taken = Somebody sits there already.
seat-not-yours = That is not your seat.
seat-link-invalid = This link to a seat is not valid any more.
not-the-host = Only the one who laid the table can do this.
too-many-requests = That was a little fast. Try again in a moment.
you-are-muted = The host has asked you not to write here.
hints-not-allowed = This game is played without hints.
table-not-running = No game is going on at this table.
no-such-moment = The game has no such moment.
store-away = The server cannot reach its data at the moment. Nothing is lost: try again shortly.
stale-version = The table has changed since: look again. It stands at version { $version }.
game-not-ready = { $name } is still being prepared. Try again in a moment.
game-not-finished = The record is there once the game is over.
message-too-large = The message is too large.
bad-level = There is no level “{ $level }”. There are: { $known }.
option-names-a-file = The option “{ $name }” may name a file only on your own machine; here, give its content.

## Levels of computer opponents

level-random = Random
    .about = Plays anything that is allowed, without a thought.
level-novice = Novice
    .about = Knows what is worth points, but often misses the best of it. Good to learn with.
level-apprentice = Apprentice
    .about = Plays a tidy turn each time and never asks what you will do about it.
level-merchant = Merchant
    .about = Weighs your answers and rarely gives anything away. A fair game for most.
level-governor = Governor
    .about = Looks further ahead; in games for two it has thousands of practice games behind it. Hard to beat.
level-king = King
    .about = The strongest we have: thinks for up to three seconds a turn.
