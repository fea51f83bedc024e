# What the settings and the menu of a table say.

## Settings

page-set-look = Look
page-set-play = Playing
page-set-notice = Sound and notices
page-set-vision = Colours
page-set-vision-common = usual
page-set-vision-red-green = easy with red and green
page-set-vision-blue-yellow = easy with blue and yellow
page-set-steps = Show step by step what happened since my turn
page-set-motion = Motion
page-set-motion-full = full
page-set-motion-fast = quick
page-set-motion-none = none
page-set-sound = Quiet sounds
page-set-notify = Tell me when it is my turn
page-set-notify-refused = The browser does not allow notifications from this page.
page-set-all = All settings

## Account

page-account = You
page-account-why = You can play without an account. With one, your games follow you to every device.
page-account-yours = Your account: { $name }
page-account-name = Name of the account
page-account-password = Password
page-account-old = Present password
page-account-new = New password
page-account-adopt = Bring along the games I played as a guest
page-account-create = Create an account
page-account-enter = Sign in
page-account-change = Change the password
page-account-leave = Sign out
page-account-created = Your account is there.
page-account-entered = Welcome back.
page-account-changed = The password is changed.
page-account-left = You are signed out and play as a guest.
page-account-renamed = Your name is kept.

## Notices to another service

page-hook = Notices while the page is closed
page-hook-why = When it becomes your turn, the server sends a short message to this address (a webhook, for example of a chat room).
page-hook-address = Address
page-hook-save = Save
page-hook-saved = The address is kept.
page-hook-removed = No address: nothing is sent.
page-hook-last = Last notices
page-hook-arrived = arrived
page-hook-failed = { $number ->
    [one] failed, one try
   *[other] failed, { $number } tries
}

## The table

page-matters-watching = { $number ->
    [0] Nobody is watching.
    [one] One person is watching.
   *[other] { $number } people are watching.
}
page-matters-hints = The computer may be asked for advice.
page-matters-no-hints = No advice at this table.
page-matters-watch-link = Link to watch
page-matters-move = Move this seat to another device
page-matters-move-how = Open this link on your other device. It works once; this device can only watch from then on.
page-matters-move-new = New link
page-matters-ask = Ask { $name } to leave the seat to:
page-matters-ask-invite = someone else
page-matters-ask-computer = the computer
page-matters-asked = { $name } has been asked to leave the seat and has not answered yet.
page-matters-stays = { $name } stays in the game.
page-matters-replace = Invite someone to play for { $name }
page-matters-waits = The seat of { $name } is free.
page-matters-invitation = Copy invitation
page-matters-computer = Let the computer play on
page-matters-replay = Look at the game again
page-matters-log = Download what I saw
page-resign-offer = Propose to end the game
page-resign-waits = You proposed to end the game. Not yet agreed: { $names }.
page-abandon = Let the computer play for me
page-abandon-sure = Really leave my seat to the computer
page-leave = Leave the table
page-leave-sure = Really leave
page-fair = Shuffles can be checked
page-fair-why = Everything that is drawn in this game follows from one secret number. Its fingerprint stands here from the beginning, the number itself at the end: whoever compares them sees that nothing was changed in between.
page-fair-open = The one who laid this table chose the secret number and may know what will be drawn.
page-fair-seed = Seed

## Preferences and keys

page-theme-label = Theme
page-theme-system = as the system
page-theme-light = light
page-theme-dark = dark
page-coordinates = Coordinates round the board
page-letters = Letters on the tiles
page-marks = Show what each place would do
page-confirm = Ask before a piece is placed
page-resign = Give up this game
page-resign-sure = Really give up
page-key-arrows = move over the board
page-key-enter = choose a place, confirm
page-key-escape = one step back
page-key-next = next legal place
page-key-undo = undo
page-key-command = type a move
page-key-help = these keys

## Refusals

account-name-taken = Somebody has this name already. Choose another.
account-already = You have an account already.
account-none = You have no account yet.
account-wrong = That name and that password don't belong together.
webhooks-off = This server does not call other addresses.
webhook-bad-address = That is not an address that can be called.
