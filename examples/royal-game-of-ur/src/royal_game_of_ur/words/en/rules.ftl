# The rules of the Royal Game of Ur in our words.

ur-learn-chapter-1 = A race of seven pieces
ur-learn-text-1 =
    Each player brings seven pieces over the board and home. Your pieces enter on your own side, walk the whole middle row, which both players share, and leave over your side again.
    Light goes along the lower row, Dark along the upper one.
ur-learn-chapter-2 = Four dice
ur-learn-text-2 =
    Each of the four dice shows a marked tip or a plain one. The marked tips are your roll: 0 to 4, and 2 most often.
    You move one piece just so far, or enter a new one. Whoever rolls 0 or cannot move passes. Two pieces of yours never stand on one square.
ur-learn-chapter-3 = Captures
ur-learn-text-3 =
    In the middle row pieces meet. If yours comes to a square where one of the other player stands, that piece goes back and has to begin anew.
    On your own squares nobody can touch you.
ur-learn-chapter-4 = Rosettes
ur-learn-text-4 =
    Five squares bear a rosette. Whoever comes to one rolls again and moves again.
    The rosette in the middle row is also a refuge: a piece that stands there cannot be captured.
ur-learn-chapter-5 = Home
ur-learn-text-5 =
    A piece leaves the board only with an exact roll. Who has all seven pieces home first wins.
