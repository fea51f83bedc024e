# The guided first game of Babylon.

babylon-learn-do-1 = Choose the tile on A1 in the quarry and confirm.
babylon-learn-why-1 = Clay lies on top, so nothing beside it is higher: four edges, four columns. Its white flower is that of your board, which gives a fifth one.
babylon-learn-do-2 = Place it on B4 with three columns: choose B4, press the lower left corner in the little square, then confirm.
babylon-learn-why-2 = Three supports are enough. The free corner gets a lookout, one point, and you save a column for later.
babylon-learn-do-3 = Build the statue on B4.
babylon-learn-why-3 = What the symbols of a new tile allow is built free of charge. A statue counts its level: one point here. Then Ninsun, your opponent, has her turn.
babylon-learn-do-4 = Mine the tile on C2.
babylon-learn-why-4 = Clay with a white flower again: five columns. With the two you kept you have seven.
babylon-learn-do-5 = Place it on D4, again with three columns: this time leave the lower right corner free.
babylon-learn-why-5 = On D4 it lies beside your first tile, so that two fountain symbols meet on C4 and D4.
babylon-learn-do-6 = Build the fountain on C4 and D4.
babylon-learn-why-6 = Two symbols side by side, on two tiles of the same level: three points for each level.
babylon-learn-do-7 = Choose the stored tile, turn it right twice and place it on G4, with a column under every corner.
babylon-learn-why-7 = You may place two tiles in a turn, the mined one and the stored one. Turned like this, its footbridge symbol faces the one on E4.
babylon-learn-do-8 = Build the footbridge on E4 and G4.
babylon-learn-why-8 = It crosses exactly one lower, empty cell. A footbridge counts three points for each level, too.
babylon-learn-do-9 = Build the statue on H4.
babylon-learn-why-9 = A further statue has to stand in line with another one: H4 lies in the row of B4.
babylon-learn-do-10 = Mine the tile on D4 in the quarry.
babylon-learn-why-10 = From the second round on a token holds for everybody. Now a matching flower gives two columns, so you get six.
babylon-learn-do-11 = Turn the tile right once and place it on F5, with the lower left corner free.
babylon-learn-why-11 = One corner stands on your starting tile, two reach down to the board on double columns. That makes it the second level.
babylon-learn-do-12 = Build the stairs on G5 and H5.
babylon-learn-why-12 = Stairs join two levels that differ by one and count both: three points. Now you have all four decorations, and a whole set brings four more.
babylon-learn-done = You mined, placed terraces on two levels and built every kind of decoration. Watch the score sheet as you play: it shows what is seen from above and what is missing for a set. Begin with an easy opponent.
