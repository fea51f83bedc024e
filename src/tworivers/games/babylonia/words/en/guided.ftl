# The guided first game of Babylonia.

babylonia-learn-do-1 = Choose the priest on your rack, place it on H7 and confirm.
babylonia-learn-why-1 = H7 touches a city and a ziggurat. The ziggurat pays a point at once. The first player plays only one tile in the first turn; then Ninsun, your opponent, plays two.
babylonia-learn-do-2 = Ninsun has come to the ziggurat, too. Place a farmer on H6.
babylonia-learn-why-2 = In a turn you play any two tiles, or three farmers and more. This time let it be three farmers. H6 touches the ziggurat as well: another point.
babylonia-learn-do-3 = Place the second farmer on I8.
babylonia-learn-why-3 = One more point for the ziggurat. And I8 lies beside the field on I9, which is now open to your farmers.
babylonia-learn-do-4 = Place the third farmer on the field, on I9.
babylonia-learn-why-4 = Only farmers enter fields, and only where another tile of yours lies beside them. This field pays six points.
babylonia-learn-do-5 = You have no farmer left: press “{ babylonia-do-done }”.
babylonia-learn-why-5 = After three farmers you could go on with a fourth. At the end of the turn you draw up to five tiles again.
babylonia-learn-do-6 = Place the civil servant in the river, on F7.
babylonia-learn-why-6 = In a river a tile lies face down. Its noble earns nothing, but it counts around the city on G7 and links your tiles.
babylonia-learn-do-7 = Place the merchant on G8.
babylonia-learn-why-7 = The city on G7 shows priests and merchants. Only G6 is still open: a city is scored once all land around it is taken; its river hexes don't matter.
babylonia-learn-do-8 = Ninsun has won the city on J5. Now place your priest on G6.
babylonia-learn-why-8 = That surrounds the city on G7. It is scored at the end of your turn, and you still have a second tile to play.
babylonia-learn-do-9 = Place the civil servant on D10, beside another ziggurat.
babylonia-learn-why-9 = Your tiles now touch two ziggurats, so this pays two points. Then comes the city: two points for each linked priest and merchant. You have most tiles around it, so it is yours, and each of you gets a point for every city won so far.
babylonia-learn-do-10 = Place a farmer on H9.
babylonia-learn-why-10 = It links all you have here with the city on H10. Your priests will count there, too: nobles are never used up.
babylonia-learn-do-11 = Place the priest on J7, the last free hex around the ziggurat.
babylonia-learn-why-11 = Two points, because you touch two ziggurats. And you have four tiles around it, Ninsun two: the ziggurat is yours.
babylonia-learn-do-12 = Choose card 1, ten points at once, and confirm.
babylonia-learn-why-12 = Whoever wins a ziggurat takes a card. Most cards help until the end; this one pays now.
babylonia-learn-done = You placed nobles and farmers, harvested a field and won a city and a ziggurat. The game goes on like this until somebody runs out of tiles or at most one city is left; most points win. Begin with an easy opponent.
