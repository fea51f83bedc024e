# The rules of Babylonia in our words.

babylonia-learn-chapter-1 = The land and its places
babylonia-learn-text-1 =
    Two rivers part the land: the north lies beyond the Tigris, the south beyond the Euphrates; on the board, north is to the left. With two players the south is out of play, with three the north. Both rivers always belong to the game.
    Cities, fields and ziggurats lie on the land. Every other hex is free for your tiles.
babylonia-learn-chapter-2 = A turn
babylonia-learn-text-2 =
    Everybody has thirty tiles: farmers, and three kinds of nobles, the priests, merchants and civil servants. Five tiles stand on your rack, and only you see them.
    In your turn you play any two tiles, or three farmers and more. Then whatever is surrounded is scored, and you draw up to five tiles again. In the very first round the first player plays one tile and the second one two.
babylonia-learn-chapter-3 = Rivers
babylonia-learn-text-3 =
    A tile in a river lies face down. It links your tiles and counts around cities and ziggurats as any other, but its noble earns nothing.
    If you play three farmers or more, none of them may go into a river.
babylonia-learn-chapter-4 = Fields
babylonia-learn-text-4 =
    Only a farmer may enter a field, and only if another tile of yours lies beside it. Here the field on I9 is open for the owner of the two farmers.
    A field pays at once: five, six or seven points, or as many points as cities have been won by all players together. The farmer stays there as an ordinary tile.
babylonia-learn-chapter-5 = Ziggurats pay at once
babylonia-learn-text-5 =
    Whenever you place a tile beside a ziggurat, you get one point for each ziggurat that touches at least one of your tiles.
    Here the first player touches two ziggurats. Every further tile beside one of them brings two points.
babylonia-learn-chapter-6 = A city is surrounded
babylonia-learn-text-6 =
    A city is scored when every land hex around it holds a tile, no matter whose; rivers need not be filled. First come the nobles: you get two points for each of your nobles whose symbol the city shows and which is linked with it by your own tiles. Here that would be six points for the first player.
    Then whoever has most tiles around the city takes it, and every player gets one point for each city won so far. If it is a tie, nobody takes the city and nobody is paid for cities.
babylonia-learn-chapter-7 = A ziggurat is surrounded
babylonia-learn-text-7 =
    Whoever has most tiles around it chooses one of the cards: points, an extra turn, a larger rack, new ways to play or to link tiles. If it is a tie, nobody takes one.
    The ziggurat stays on the board and keeps paying, but its card can be won only once.
babylonia-learn-chapter-8 = The end, and who wins
babylonia-learn-text-8 =
    The game ends at the end of a turn in which a player has run out of tiles, or when at most one city is left on the board.
    Whoever has most points wins. If it is a tie, the number of cities decides.
