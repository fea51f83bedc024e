"""A garden from above, small: levels as tints and figures, decorations as signs."""

from tworivers.games.babylon.rules.board import SIDE
from tworivers.games.babylon.show.isometric import place_of
from tworivers.games.babylon.show.view import Decoration, SeatView
from tworivers.games.drawings import use, words

CELL = 16
LAWNS = ("#7ba653", "#96bd60", "#b6d178", "#d6e39a", "#eef0bb")  # by level; higher ones look like the last
FIGURE = ' text-anchor="middle" fill="#22330f" font-weight="700"'


def plan(seat: SeatView) -> str:
    """The garden as it is counted: what is seen from above."""
    side = CELL * SIDE
    drawn = f'<rect x="-4" y="-4" width="{side + 8}" height="{side + 8}" rx="6" fill="#8a5a2b"/>'
    drawn += f'<rect width="{side}" height="{side}" rx="3" fill="#e2d3ae"/>'
    for number in range(SIDE * SIDE):
        a, b = (number % SIDE + 0.5) * CELL, (number // SIDE + 0.5) * CELL
        drawn += f'<circle cx="{a}" cy="{b}" r="1.8" fill="#9c8456"/>'
    tops: dict[tuple[int, int], int] = {}
    for tile in sorted(seat.tiles, key=lambda tile: tile.level):
        x, y = place_of(tile.cell)
        lawn = LAWNS[min(tile.level, len(LAWNS)) - 1]
        drawn += (
            f'<rect x="{x * CELL + 0.7:.1f}" y="{y * CELL + 0.7:.1f}" width="{2 * CELL - 1.4:.1f}"'
            f' height="{2 * CELL - 1.4:.1f}" rx="4" fill="{lawn}" stroke="#3f5a25"'
            ' stroke-width="1.3"/>'
        )
        tops.update({(x + dx, y + dy): tile.level for dx in (0, 1) for dy in (0, 1)})
    signs = "".join(sign(piece) for piece in seat.decorations if piece.in_sight)
    for x, y in map(place_of, seat.lookouts):
        signs += lookout_sign(x, y)
    taken = {place_of(name) for piece in seat.decorations for name in piece.cells}
    taken |= set(map(place_of, seat.lookouts))
    for (x, y), level in tops.items():
        if (x, y) not in taken:
            drawn += words((x + 0.5) * CELL, (y + 0.5) * CELL + 3.6, str(level), 10, FIGURE)
    return drawn + signs


def sign(piece: Decoration) -> str:
    """A decoration: a plate over its cells with its symbol and its level."""
    places = [place_of(name) for name in piece.cells]
    (x, y), (a, b) = places[0], places[-1]
    width, height = (a - x + 1) * CELL - 4, (b - y + 1) * CELL - 4
    middle, centre = (x + a + 1) / 2 * CELL, (y + b + 1) / 2 * CELL
    return (
        f'<rect x="{x * CELL + 2}" y="{y * CELL + 2}" width="{width}" height="{height}" rx="6"'
        ' fill="#fff4dc" stroke="#5e3f12" stroke-width="1.1"/>'
        + use(f"bn-slot-{piece.kind}", middle - 7, centre - 7, 14)
    )


def lookout_sign(x: int, y: int) -> str:
    return f'<g color="#c2412c">{use("bn-glyph-lookout", x * CELL + 2, y * CELL + 2, CELL - 4)}</g>'
