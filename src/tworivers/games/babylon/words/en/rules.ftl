# The rules of Babylon in our words.

babylon-learn-chapter-1 = A garden in the sky
babylon-learn-text-1 =
    Everybody builds a garden on a board of eight by eight cells: terraces on columns, with statues, fountains, footbridges and stairs upon them.
    In the end the garden is looked at from above. What is wholly covered counts for nothing.
babylon-learn-chapter-2 = The quarry
babylon-learn-text-2 =
    A turn begins in the quarry: take the top tile of any stack. It gives a column for each of its four edges where no higher stone stands, and one more if it shows the flower of your board.
    Clay lies on granite, granite on basalt; the deeper the stone, the more symbols it has. Here C3 gives two columns, because clay stands above it and on its left. Before the first turn, two or three players take a few clay tiles out of the game.
babylon-learn-chapter-3 = Placing a terrace
babylon-learn-text-3 =
    A tile needs a support under at least three of its four corners. A single column lifts a corner by one level; a double column lifts it by two and costs two singles. Columns stand on empty cells of the board or on empty spaces of lower tiles.
    A corner without support gets a lookout, worth one point; nothing else can ever stand there. No tile lies exactly above another, and a level can be used only when the garden has a tile on the one below.
babylon-learn-chapter-4 = Statues and fountains
babylon-learn-text-4 =
    After placing a tile you may build what its symbols allow, free of charge. A statue needs one symbol. The first may stand anywhere, every further one in the same row or column as another statue.
    A fountain needs two symbols side by side, on two tiles of the same level. At least one of the two tiles must be of this turn.
babylon-learn-chapter-5 = Footbridges and stairs
babylon-learn-text-5 =
    A footbridge joins two symbols on tiles of the same level, with exactly one lower, empty cell between them. Here it goes from E4 to G4.
    Stairs join two symbols side by side, on tiles whose levels differ by one. Here they go from H5 up to G5.
babylon-learn-chapter-6 = What you keep, and the tokens
babylon-learn-text-6 =
    In a turn you may place the mined tile, the stored one, or both. You can store one tile; in the beginning that is your starting tile. Up to six single columns stay with you, double columns do not.
    From the second round on a token changes something for everybody: a column more, a symbol that counts as another, two columns for a flower.
babylon-learn-chapter-7 = What counts
babylon-learn-text-7 =
    A statue counts its level, a fountain and a footbridge three times their level, stairs the sum of both levels. A lookout counts one point, and the height of the garden two points for each level.
    Four points for each set of all four decorations, and four for each set of four different flowers on tiles in sight.
babylon-learn-chapter-8 = The end, and who wins
babylon-learn-text-8 =
    Two players play fifteen rounds, three players thirteen, four players eleven.
    Whoever has most points wins. If it is a tie, the garden with fewer bare cells does.
