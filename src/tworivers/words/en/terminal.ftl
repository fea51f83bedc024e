# Play in the terminal, and the command line.

terminal-help =
    Type a move, such as “{ $example }”; the Tab key completes it. Or:
      list [words]    the legal moves, all or those beginning so; then type a number to pick one
      why MOVE        why a move is not allowed
      preview MOVE    what a move would do
      undo [turn]     take back the last move, or all of this turn
      save [FILE]     write the game to a file
      log             what was played
      quit            stop
terminal-ask-help = Type a move, or ? for help.
terminal-none = There is no such move.
terminal-legal = This move is legal.
terminal-curtain = Pass the keyboard to { $seat }, then press Enter.
terminal-left = Good-bye.
terminal-saved = Saved as { $path }.
terminal-not-saved = { $path } can't be written: { $reason }.
terminal-result = The result
terminal-place = place
terminal-player = player
terminal-score = score
bad-bots = { $number } seats can't go to the computer; 0 to { $most } can.
bad-language = There is no language “{ $language }”. There are: { $known }.
bad-option-word = “{ $word }” is not an option: write it as name=value.
rules-missing = The rules of { $name } are not installed.
no-such-rule = { $name } has no rule { $number }.

## Opponents and the arena

bad-kind = There is no opponent “{ $text }”. There are: { $known }; search takes a budget, such as search:1s.
bad-budget = “{ $text }” is not a budget: write seconds as 0.5s, seconds of the processor as 0.5cpu, or a number of simulations.
bad-contenders = An arena needs contenders, and a test that stops early exactly two of them.
bad-arena-file = { $path } is not a file of the arena: { $reason }.
other-arena-file = { $path } holds an arena with other settings. Choose another file, or the same settings to go on.
bad-stop = Stop by sprt, with a worse share below the better one.
other-training-file = { $path } holds another training. Choose another file, or the same command to go on.

## For hosts

bad-database = “{ $address }” is not a database that can be used: leave it out, or give postgresql://….
needs-extra = { $what } needs more software: install it with “pip install tworivers[{ $extra }]”.
needs-postgres = { $what } needs a database for many servers: give --database postgresql://….
worker-needs-queue = A worker takes its work from a queue: give --queue redis://… or postgresql://….
bad-channels = “{ $address }” is not the address of a Redis server: give redis://….
bad-queue = “{ $address }” is not an address of a queue: give redis://… or postgresql://….
target-not-empty = { $place } is not empty: nothing was copied.
copy-differs = The copy of { $name } is not like the original: nothing was copied.
no-data-here = There is no data of a server in { $path }.
no-such-person = There is no person called “{ $name }”.
bad-settings-file = { $path } can't be read: { $reason }.
bad-setting = A setting does not fit: { $reason }.

## Games of other packages

terminal-game = Game
terminal-title = Title
terminal-players = Players
terminal-package = Package
game-import-failed = The game “{ $name }” of the package { $package } can't be loaded: { $reason }.
game-not-a-game = The package { $package } brings a game “{ $name }”, but { $member } is not a Game.
game-bad-name = The package { $package } brings a game with the name “{ $name }”: a name has only small letters and digits, begins with a letter and has at most 30 signs.
game-name-differs = The package { $package } brings a game “{ $name }” that calls itself “{ $own }”: its name must be that of the entry point.
game-name-taken = The package { $package } brings a game “{ $name }”, but { $other } has a game of that name already.
game-contract-version = The game “{ $name }” of the package { $package } was written for version { $version } of the contract; this version of Two Rivers understands { $known }.
game-member-missing = The game “{ $name }” of the package { $package } lacks the member “{ $member }”.
game-member-wrong = The member “{ $member }” of the game “{ $name }” of the package { $package } is wrong: it must be { $wanted }.
game-not-compiled = The rules of the game “{ $name }” can't be compiled: { $reason }.
