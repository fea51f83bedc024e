# The rules in our words, and the guided first games.

## The page

page-learn-guided = Guided first game
page-learn-guided-why = You play { $number } moves of a real game, and every one is explained. It takes about ten minutes.
page-learn-begin = Begin the guided game
page-learn-rules = Read the rules
page-learn-again = Once more
page-learn-step = Step { $number } of { $of }
page-learn-astray = A fine idea, but not now. Let us do this first:
page-learn-done = You have played your first game
page-learn-you = You
page-learn-rival = Ninsun

## Tigris & Euphrates: the rules

learn-tigris-chapter-1 = The land between the rivers
learn-tigris-text-1 =
    The board has land and two rivers. Ten temples stand there from the beginning, each with a treasure.
    Cells touch along their sides, never at their corners. Farms, the blue tiles, are placed only on rivers; all others only on land.
learn-tigris-chapter-2 = Leaders and kingdoms
learn-tigris-text-2 =
    Everybody has four leaders: the red priest, the blue farmer, the green trader and the black king. A leader stands on land beside a temple.
    Tiles and leaders that touch form a region. A region with a leader is a kingdom. Leaders of several players may live in one kingdom, as long as no two have the same colour.
learn-tigris-chapter-3 = Two actions a turn
learn-tigris-text-3 =
    In your turn you act twice: place or move a leader, place a tile, use a catastrophe, or swap tiles from your hand.
    When a tile joins a kingdom, the leader of its colour there earns its owner one point of that colour. Where that leader is missing, the king takes the point. At the end you draw up to six tiles again.
learn-tigris-chapter-4 = Revolt: two leaders of one colour in a kingdom
learn-tigris-text-4 =
    A leader that enters a kingdom where another one of its colour stands begins a revolt. Each side counts the temples that touch its leader.
    The attacker adds temples from the hand, then the defender does. The greater number wins; a tie goes to the defender. The loser's leader goes home, and the winner gets one red point.
learn-tigris-chapter-5 = War: two kingdoms become one
learn-tigris-text-5 =
    A tile that joins two kingdoms earns nothing. If both have a leader of the same colour, there is war. Here a tile on I5 would set the two kings against each other.
    Each side counts the tiles of that colour in its own kingdom and may add such tiles from the hand. The loser loses the leader and all tiles that supported it. The winner gets one point of that colour for the leader and one for every tile that left.
learn-tigris-chapter-6 = Monuments
learn-tigris-text-6 =
    Four tiles of one colour in a square can become a monument. The tiles are turned over, and a monument of two colours stands on them, one of them the colour of the tiles.
    At the end of your turn, each of your leaders in its kingdom that has a colour of the monument earns you a point.
learn-tigris-chapter-7 = Treasures and catastrophes
learn-tigris-text-7 =
    When a kingdom holds more than one treasure, the owner of its trader takes all but one. Here the trader only has to reach the temple on N5.
    Everybody has two catastrophes. A catastrophe destroys a tile, or blocks an empty cell for ever; it can tear a kingdom apart.
learn-tigris-chapter-8 = The end, and who wins
learn-tigris-text-8 =
    The game ends when only two treasures are left on the board at the end of a turn, or when the bag can't fill a hand any more.
    Each treasure counts as a point of the colour you like. Then your weakest colour is your score: whoever neglects one sphere can't win. If it is a tie, the next weakest colour decides.

## Tigris & Euphrates: the guided game

learn-tigris-do-1 = Choose your red leader, the priest, place it on I8 and confirm.
learn-tigris-why-1 = Leaders stand beside temples. The temple on I7 and your priest now form a kingdom. Ninsun, your opponent, already has a king in the north.
learn-tigris-do-2 = Place a temple from your hand on I6.
learn-tigris-why-2 = A tile that joins a kingdom pays the leader of its colour: your priest earns one red point. With that your two actions are used, and Ninsun plays.
learn-tigris-do-3 = Place your king, the black leader, on J7.
learn-tigris-why-3 = The king takes the points for settlements, and also for every colour that has no leader of its own in the kingdom.
learn-tigris-do-4 = Place a settlement on K7.
learn-tigris-why-4 = One black point for your king. Watch Ninsun now: she may place leaders in your kingdom, too.
learn-tigris-do-5 = Her trader sits on J6 and takes your green points. Place your own trader on H6.
learn-tigris-why-5 = Two traders in one kingdom: that is a revolt. Both touch one temple, so it stands one to one.
learn-tigris-do-6 = Add one temple to the revolt: set the number to 1 and confirm.
learn-tigris-why-6 = In a revolt temples decide. A tie would go to the defender, so you need one more than she has.
learn-tigris-do-7 = You won, and her trader went home. Place a market on G6.
learn-tigris-why-7 = The green points are yours now. Remember: only your weakest colour counts in the end, so you need all four.
learn-tigris-do-8 = Blue is missing. Place your farmer on H7.
learn-tigris-why-8 = All four leaders stand in one kingdom now: whatever joins it pays you.
learn-tigris-do-9 = Place a farm on the river, on I9.
learn-tigris-why-9 = Farms lie only on rivers. I9 touches your priest on I8, so it belongs to the kingdom: one blue point.
learn-tigris-do-10 = Now be bold: place a market on I5, between the two kingdoms.
learn-tigris-why-10 = The tile joins your kingdom with hers. Both have a king, so there is war for the settlements: one each on the board.
learn-tigris-do-11 = Add one settlement and confirm.
learn-tigris-why-11 = In a war the tiles of the contested colour fight. If she adds nothing, her king and her settlement leave, and you get a black point for each.
learn-tigris-do-12 = Two points, and the north is yours. Place a settlement on K6.
learn-tigris-why-12 = Another black point, and the second tile of something greater: look at the square K6, L6, K7, L7.
learn-tigris-do-13 = Place a settlement on L7.
learn-tigris-why-13 = Three of four.
learn-tigris-do-14 = Place the last settlement on L6.
learn-tigris-why-14 = Four settlements in a square may become a monument.
learn-tigris-do-15 = Build the red and black monument.
learn-tigris-why-15 = The settlements are turned over. From now on your priest and your king earn one point each at the end of every turn of yours.
learn-tigris-done = You placed leaders and tiles, won a revolt and a war and built a monument. Treasures go to traders whose kingdom holds more than one; the rest you will see as you play. Begin with an easy opponent.
