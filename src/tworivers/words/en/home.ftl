# What home and a new table say.

## Home

page-tagline = Board games of Mesopotamia. No account: choose a gate and play.
page-players-range = { $range } { $most ->
    [one] player
   *[other] players
}
page-minutes = { $number } minutes
page-new-table = New table
page-your-games = Your games
page-open-tables = Open tables
page-no-games = Nothing here yet: choose a gate.
page-join-title = A friend sent you a link?
page-join-hint = paste the link here
page-join = Join
page-footer = With friends by link, or against the computer. Nothing is tracked.
page-running = under way
page-finished = finished
page-open-seats = { $number ->
    [0] full
    [one] one seat free
   *[other] { $number } seats free
}
page-continue = { $turn ->
    [yours] Go on: { $game }, your turn
   *[other] Go on: { $game }
}
page-finished-games = Finished games
page-won-by = won by { $names }
page-waits-for = waits for { $name }
page-record-read = Look at a record file
page-record-unreadable = “{ $name }” is not a record of a game.
page-not-found = Not found
page-not-found-address = There is no page at this address.
page-not-found-hint = Check that the link is complete, or go on from here.

## New table

page-create-title = A new table
page-public = Show among the open tables
page-table-title = Name of the table
page-seat = Seat { $number }
page-kind-me = you
page-kind-open = anyone
page-kind-invited = a friend, by link
page-kind-bot = the computer
page-kind-shared = somebody at this screen
page-create = Lay the table
page-level = Level of seat { $number }
page-clock = Clock
page-clock-none = no clock
page-clock-quick = 20 minutes each, 10 seconds a move
page-clock-long = 45 minutes each, 20 seconds a move
page-clock-day = one day a move
page-clock-days = three days a move
page-timeout = Time is up
page-timeout-lose = that player loses
page-timeout-bot = the computer plays on
page-hints = Players may ask the computer for advice
page-hints-people = Off between people, unless you allow it.
