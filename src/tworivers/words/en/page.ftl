# What the pages in the browser say.

## Everywhere

page-play-now = Play now
page-your-turn = your turn
page-preparing = Being prepared: { $percent } %. This happens once, after an upgrade.
page-loading = One moment…
page-learn = Learn
page-study = Analysis board
page-players = Players
page-your-name = Your name
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
page-you = you
page-computer = computer
page-decides = decides
page-tiles = { $number ->
    [one] one tile
   *[other] { $number } tiles
}
page-shelf = What is yours
page-shelf-of = { $of }'s pieces
page-happened = What happened
page-chat = Chat
page-say = Say something
page-send = Send
page-nothing-yet = Nothing yet.
page-suggest = Suggest
page-thinking = The computer is thinking…
page-chance = { $percent } % chance to win
page-chance-why = The computer's estimate after a second of thought, from what you can see.
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
page-wait-seat = The game waits until someone takes the free seat.
page-no-place = There is no place for it now.
page-back = Back
page-foresee = One moment…
page-turn-end = At the end of the turn:
page-waiting = Coming at the end of your turn anyway: +{ $points }
page-nothing-follows = Nothing else follows.

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

page-lost = Connection lost. Trying again…
page-on-its-way = on its way…
page-offline = The server can't be reached.
page-offline-on = We keep trying; your games are safe there.
page-try-again = Try again
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

page-here-legal = you may act here
