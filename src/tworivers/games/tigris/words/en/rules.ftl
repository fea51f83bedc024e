# The rules of Tigris & Euphrates in our words.

tigris-learn-chapter-1 = The land between the rivers
tigris-learn-text-1 =
    The board has land and two rivers. Ten temples stand there from the beginning, each with a treasure.
    Cells touch along their sides, never at their corners. Farms, the blue tiles, are placed only on rivers; all others only on land.
tigris-learn-chapter-2 = Leaders and kingdoms
tigris-learn-text-2 =
    Everybody has four leaders: the red priest, the blue farmer, the green trader and the black king. A leader stands on land beside a temple.
    Tiles and leaders that touch form a region. A region with a leader is a kingdom. Leaders of several players may live in one kingdom, as long as no two have the same colour.
tigris-learn-chapter-3 = Two actions a turn
tigris-learn-text-3 =
    In your turn you act twice: place or move a leader, place a tile, use a catastrophe, or swap tiles from your hand.
    When a tile joins a kingdom, the leader of its colour there earns its owner one point of that colour. Where that leader is missing, the king takes the point. At the end you draw up to six tiles again.
tigris-learn-chapter-4 = Revolt: two leaders of one colour in a kingdom
tigris-learn-text-4 =
    A leader that enters a kingdom where another one of its colour stands begins a revolt. Each side counts the temples that touch its leader.
    The attacker adds temples from the hand, then the defender does. The greater number wins; a tie goes to the defender. The loser's leader goes home, and the winner gets one red point.
tigris-learn-chapter-5 = War: two kingdoms become one
tigris-learn-text-5 =
    A tile that joins two kingdoms earns nothing. If both have a leader of the same colour, there is war. Here a tile on I5 would set the two kings against each other.
    Each side counts the tiles of that colour in its own kingdom and may add such tiles from the hand. The loser loses the leader and all tiles that supported it. The winner gets one point of that colour for the leader and one for every tile that left.
tigris-learn-chapter-6 = Monuments
tigris-learn-text-6 =
    Four tiles of one colour in a square can become a monument. The tiles are turned over, and a monument of two colours stands on them, one of them the colour of the tiles.
    At the end of your turn, each of your leaders in its kingdom that has a colour of the monument earns you a point.
tigris-learn-chapter-7 = Treasures and catastrophes
tigris-learn-text-7 =
    When a kingdom holds more than one treasure, the owner of its trader takes all but one. Here the trader only has to reach the temple on N5.
    Everybody has two catastrophes. A catastrophe destroys a tile, or blocks an empty cell for ever; it can tear a kingdom apart.
tigris-learn-chapter-8 = The end, and who wins
tigris-learn-text-8 =
    The game ends when only two treasures are left on the board at the end of a turn, or when the bag can't fill a hand any more.
    Each treasure counts as a point of the colour you like. Then your weakest colour is your score: whoever neglects one sphere can't win. If it is a tie, the next weakest colour decides.
