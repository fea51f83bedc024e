# What the pages say about taking, moving and freeing seats.

## Arriving by a link

page-arrive = You are invited
page-arrive-name = What should the others call you?
page-move = Continue here?
page-move-why = This moves the seat of { $name } to this device. The other device can only watch from then on.
page-move-here = Move the seat here

## Before the game

page-free = Free this seat
page-free-sure = Really free it
page-freed = The host freed the seat of { $name }.

## Notices

page-ok = OK
page-parted-moved = Your seat was moved to another device. To bring it back, open the menu there and choose “Move this seat to another device”.
page-parted-freed = The host freed your seat.
page-asked-you-invite = The host asks you to leave your seat to someone else.
page-asked-you-computer = The host asks you to leave your seat to the computer.
page-asked-other-invite = The host asks { $seat } to leave the seat to someone else.
page-asked-other-computer = The host asks { $seat } to leave the seat to the computer.
page-asked-stay = Stay
page-asked-stays = { $seat } stays in the game.
page-seat-waits = The seat of { $seat } is free. Send the invitation to someone:

## Refusals

seat-link-used = This link has been used: it opens a seat only once. You can watch the game or ask for a new invitation.
already-seated = You already have a seat at this table.
seat-is-yours = That is your own seat.
seat-of-computer = Only a seat that a person held can be freed.
seat-holder-stays = { $name } stays: during a game a seat is freed only if its holder agrees or has lost on time.
seat-not-asked = Nobody is asking for your seat.
