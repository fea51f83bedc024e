"""How players compare at the end (Tigris 14.3-14.5)."""

from tworivers.kernel.rule import rule


@rule
def spheres(s, seat):
    """Tigris 14.3: the points in each colour, the fewest first, after each treasure has raised the fewest."""
    a, b = int(s.points[seat, 0]), int(s.points[seat, 1])
    c, d = int(s.points[seat, 2]), int(s.points[seat, 3])
    if a > b:
        a, b = b, a
    if c > d:
        c, d = d, c
    if a > c:
        a, c = c, a
    if b > d:
        b, d = d, b
    if b > c:
        b, c = c, b
    for _ in range(s.treasures_won[seat]):
        if a < b:
            a += 1
        elif b < c:
            b += 1
        elif c < d:
            c += 1
        else:
            d += 1
    return a, b, c, d


@rule
def standing(s, seat, out):
    """Tigris 14.4, 14.5: the weakest sphere first, then the next; who is equal in all shares a place."""
    out[0], out[1], out[2], out[3] = spheres(s, seat)
