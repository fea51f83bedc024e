# What the pages in the browser say.

## Home

page-tagline = Board games of Mesopotamia. No account: choose a gate and play.
page-about-babylonia = Send your clans along the rivers, link nobles to cities and take them before the others do.
page-about-tigris = Found kingdoms, win wars and revolts. Your weakest sphere is your score.
page-about-babylon = Raise the hanging gardens, terrace upon terrace. Only what is seen from above counts.
page-players-range = { $least }–{ $most } players
page-minutes = { $number } minutes
page-play-now = Play now
page-new-table = New table
page-your-games = Your games
page-open-tables = Open tables
page-no-games = Nothing here yet: choose a gate.
page-join-title = A friend sent you a link?
page-join-hint = paste the link here
page-join = Join
page-footer = With friends by link, or against the computer. Nothing is tracked.
page-your-turn = your turn
page-running = under way
page-finished = finished
page-open-seats = { $number ->
    [0] full
    [one] one seat free
   *[other] { $number } seats free
}
page-preparing = Being prepared: { $percent } %. This happens once, after an upgrade.
page-loading = One moment…
page-continue = { $turn ->
    [yours] Go on: { $game }, your turn
   *[other] Go on: { $game }
}
page-learn = Learn
page-study = Analysis board
page-finished-games = Finished games
page-won-by = won by { $names }
page-waits-for = waits for { $name }
page-record-read = Look at a record file
page-record-unreadable = “{ $name }” is not a record of a game.

## New table

page-create-title = A new table
page-players = Players
page-option-board = Board
page-option-board-classic = Classic, ten treasures
page-option-board-advanced = Advanced, fourteen treasures
page-option-buildings = With buildings
page-option-open-scores = Open scores
page-option-cards = Ziggurat cards
page-option-cards-basic = The first seven
page-option-cards-random = Seven of nine, at random
page-option-river-tile-opens-field = A tile face down in a river opens a field
page-option-limited-supply = Limited supply of pieces
page-public = Show among the open tables
page-table-title = Name of the table
page-your-name = Your name
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
page-hints = Advice of the computer allowed
page-cancel = Cancel
page-close = Close

## Before the game

page-lobby = The table is laid
page-lobby-wait = The game begins when every seat is taken.
page-seat-open = free
page-seat-invited = waits for a friend
page-copy-link = Copy link
page-copied = Copied
page-sit-down = Sit down
page-start = Begin
page-start-host = The one who laid the table begins the game.
page-watching = You are watching.

## Table

page-turn = turn { $turn }
page-undo = Undo
page-undo-turn = Undo turn
page-menu = Menu
page-theme = Light or dark
page-log-button = What happened, chat
page-home = Home
page-board = Board
page-whole-board = Whole board
page-action-left = { $number ->
    [one] last action
   *[other] { $number } actions left
}
page-you = you
page-computer = computer
page-decides = decides
page-tiles = { $number ->
    [one] one tile
   *[other] { $number } tiles
}
page-catastrophes-left = { $number ->
    [one] one catastrophe
   *[other] { $number } catastrophes
}
page-treasures-won = { $number ->
    [one] one treasure
   *[other] { $number } treasures
}
page-monuments = Monuments
page-monument-free = { $monument-name }, not built
page-monument-stands = { $monument-name }, on { $cell }
page-treasures-left = treasures, ends at 2
page-bag-left = tiles in the bag
page-hand = Your tiles · seen only by you
page-shelf = What is yours
page-leaders = Leaders
page-catastrophes = Catastrophes
page-points = Your points: the weakest counts
page-at-home = at home
page-sphere = { $tile-name } points: { $number }
page-treasures = treasures: { $number }
page-happened = What happened
page-chat = Chat
page-say = Say something
page-send = Send
page-nothing-yet = Nothing yet.
page-suggest = Suggest
page-thinking = The computer is thinking…
page-chance = { $percent } %
page-news = Since your last turn
page-news-step = Since your turn · { $number } of { $of }
page-news-before = One back
page-news-next = Next
page-news-skip = Skip
page-took-back = { $seat } takes back a move.
page-resigned = { $seat } gives up.
page-timed-out = { $seat }'s time is up.

## What to do

page-wait-for = { $seat } decides.
page-wait-computer = { $seat } is thinking.
page-choose = Choose a tile, a leader or a catastrophe, then a place.
page-choose-place = { $piece ->
    [tile] Choose a place for the { $tile-name }.
    [leader] Choose a place for the { $leader-name }.
   *[catastrophe] Choose where the catastrophe strikes.
}
page-no-place = There is no place for it now.
page-choose-swap = Choose the tiles to swap for new ones.
page-choose-square = Choose the square for the { $monument-name }.
page-do-tile = Place the { $tile-name } on { $cell }
page-do-leader = Place the { $leader-name } on { $cell }
page-do-catastrophe = Strike { $cell }
page-do-building = Build on { $cell }
page-do-treasure = Take the treasure on { $cell }
page-do-monument = Build the { $monument-name }
page-do-swap = { $number ->
    [0] Swap tiles
    [one] Swap one tile
   *[other] Swap { $number } tiles
}
page-do-pass = Pass
page-do-withdraw = Withdraw the { $leader-name }
page-do-decline = Do not build
page-do-war = War for the { $tile-many }
page-do-add = { $number ->
    [0] Add none
    [one] Add one { $tile-name }
   *[other] Add { $number } { $tile-many }
}
page-back = Back
page-foresee = One moment…
page-nothing-follows = Nothing else follows.

## Conflicts

page-war-title = War for the { $tile-many }
page-revolt-title = Revolt of the { $leader-name }
page-attacks = attacks
page-defends = defends, wins ties
page-of-held = { $number } of { $held }
page-one-more = One more
page-one-less = One less
page-defender-adds = { $defender } adds
page-then = Then
page-you-win = You win.
page-you-lose = You lose.
page-range = { $least } to { $most }
page-or-more = { $number } or more
page-any = any number
page-added-already = { $number ->
    [0] { $attacker } has added nothing.
    [one] { $attacker } has added one { $tile-name }.
   *[other] { $attacker } has added { $number } { $tile-many }.
}

## The end

page-end = The game is over
page-show-end = Show the result
page-winner = { $number ->
    [one] { $names } wins.
   *[other] { $names } win together.
}
page-player = Player
page-score = Score
page-sources = Where the points came from
page-reason-tile = Tiles
page-reason-building = Buildings
page-reason-revolt = Revolts
page-reason-war = Wars
page-reason-monument = Monuments
page-treasure = Treasures
page-again = Play again
page-again-join = To the next game
page-replay-it = Look again
page-look = Look at the board
page-record = Download the record

## A shared screen

page-curtain = Pass the screen to { $seat }.
page-curtain-why = Nothing of the others can be seen now.
page-curtain-lift = I am { $seat }

## Bad days

page-lost = Connection lost. Trying again; nothing is lost.
page-offline = The server can't be reached.
page-offline-on = We keep trying; your games are safe there.
page-watch-instead = Watch the table
page-stale = The server has a newer page.
page-stale-reload = Load it
page-resign-offered = { $seat } proposes to end the game.
page-resign-agree = Agree
http-400 = The server did not understand this.
http-404 = That is not here.
http-500 = Something went wrong at the server.

## Menu

page-settings = Settings
page-language = Language
page-language-en = English
page-language-cs = Čeština
page-language-pl = Polski
page-language-es = Español
page-keys = Keys
page-command = Type a move
page-command-play = Play it

## What is where, for the screen reader

page-letter-temple = T
page-letter-farm = F
page-letter-market = M
page-letter-settlement = S
page-here-tile = { $tile-name }
page-here-leader = { $leader-name } of { $seat }, strength { $number }
page-here-treasure = with a treasure
page-here-catastrophe = catastrophe
page-here-monument = monument
page-here-building = { $building-name }
page-here-river = river
page-here-land = land
page-here-legal = you may act here
