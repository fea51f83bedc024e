"""A garden in isometric view, seen from the south."""

from collections.abc import Iterator

from tworivers.games.babylon.rules.board import CELL_NUMBERS, CORNER_CELLS, SIDE
from tworivers.games.babylon.show.view import Decoration, PlacedTile, SeatView
from tworivers.games.drawings import ACCENT, CREAM, TEXT, Point, path, use, words

# A cell is 72 wide and 42 deep, a level 46 high. A drawing has its origin in the middle of the floor of the
# piece's first cell.
CX, CY, H = 36.0, 21.0, 46.0
# From a flat drawing with spaces of 100 to the surface of a tile.
ON_THE_LAWN = f"matrix({CX / 100:.3f} {CY / 100:.3f} {-CX / 100:.3f} {CY / 100:.3f} 0 0)"
HIGHEST_LAWN = 5  # higher terraces look the same
WAYS = {(1, 0): "e", (-1, 0): "w", (0, 1): "s", (0, -1): "n"}
Cell = tuple[int, int]
Thing = tuple[int, float, str]  # the level it stands on, how near it is, and its picture


def iso(x: float, y: float, z: float) -> Point:
    """Where a point is seen: x to the lower right, y to the lower left, z up."""
    return (x - y) * CX, (x + y) * CY - z * H


def standing_at(name: str, x: float, y: float, z: float) -> str:
    """A drawing with its origin at this point of the garden."""
    a, b = iso(x, y, z)
    return f'<use href="#bn-{name}" x="{a:.1f}" y="{b:.1f}"/>'


def place_of(name: str) -> Cell:
    """Column and row of a cell."""
    row, column = divmod(CELL_NUMBERS[name], SIDE)
    return column, row


def corners_of(tile: PlacedTile) -> list[Cell]:
    """The cells under the corners, clockwise from the north-west."""
    x, y = place_of(tile.cell)
    return [(x + int(offset) % SIDE, y + int(offset) // SIDE) for offset in CORNER_CELLS]


def ground() -> str:
    """The player board: a plate with 64 holes, letters and numbers along its front edges."""
    drawn = standing_at("ground", 0, 0, 0)
    style = f' fill="{CREAM}" text-anchor="middle" font-weight="700" font-family="{TEXT}"'
    for n in range(SIDE):
        a, b = iso(n, 7.8, -0.33)
        drawn += words(a, b, chr(ord("a") + n), 12, style)
        a, b = iso(7.8, n, -0.33)
        drawn += words(a, b, str(n + 1), 12, style)
    return drawn


def shadow(tile: PlacedTile) -> str:
    x, y = place_of(tile.cell)
    points = [
        iso(x - 0.4, y - 0.3, 0),
        iso(x + 1.5, y - 0.3, 0),
        iso(x + 1.6, y + 1.6, 0),
        iso(x - 0.4, y + 1.6, 0),
    ]
    return path(points, "#4a3510", ' opacity=".16"')


def terrace(tile: PlacedTile, bare: list[bool]) -> str:
    """A tile: its lawn with hanging plants, its symbols, the flower where its spaces meet."""
    x, y = place_of(tile.cell)
    drawn = standing_at(f"terrace-{min(tile.level, HIGHEST_LAWN)}", x, y, tile.level)
    a, b = iso(x - 0.5, y - 0.5, tile.level)
    drawn += f'<g transform="translate({a:.1f} {b:.1f}) {ON_THE_LAWN}">'
    if tile.new:
        drawn += '<rect x="9" y="9" width="182" height="182" rx="10" fill="none"'
        drawn += f' stroke="{ACCENT}" stroke-width="9"/>'
    for (dx, dy), symbol, shown in zip(((0, 0), (1, 0), (1, 1), (0, 1)), tile.spaces, bare, strict=True):
        if shown and symbol != "-":
            drawn += use(f"bn-slot-{symbol}", dx * 100 + 15, dy * 100 + 15, 70)
    return drawn + use(f"bn-flower-{tile.flower}", 74, 74, 52) + "</g>"


def supports(tile: PlacedTile) -> Iterator[Thing]:
    """Columns and statues under a tile. A double column has two halves, because a terrace may lie between."""
    for (x, y), support in zip(corners_of(tile), tile.supports, strict=True):
        low = tile.level - 1
        if support == "single":
            yield low, x + y, standing_at("column", x, y, low)
        elif support == "double":
            yield low - 1, x + y, standing_at("column-low", x, y, low - 1)
            yield low, x + y, standing_at("column-high", x, y, low)
        elif support == "statue":
            yield low, x + y, standing_at("statue", x, y, low)


def decoration(piece: Decoration) -> Iterator[Thing]:
    """A decoration; stairs stand on two levels."""
    places = [place_of(name) for name in piece.cells]
    (x, y), level = places[0], piece.levels[0]
    axis = "x" if places[-1][0] > x else "y"
    if piece.kind == "fountain":
        yield level, x + y + 0.5, standing_at(f"fountain-{axis}", x, y, level)
    elif piece.kind == "footbridge":
        yield level, x + y + 1, standing_at(f"footbridge-{axis}", x, y, level)
    elif piece.kind == "statue":
        yield level, x + y, standing_at("statue", x, y, level)
    else:
        (low, (x, y)), (high, (a, b)) = sorted(zip(piece.levels, places, strict=True))
        way = WAYS[a - x, b - y]
        yield low, x + y + 0.1, standing_at(f"stairs-{way}", x, y, low)
        yield high, a + b, standing_at(f"landing-{way}", a, b, high)


def standing(seat: SeatView) -> Iterator[Thing]:
    """All that stands on the board or on tiles."""
    for tile in seat.tiles:
        yield from supports(tile)
        for (x, y), support in zip(corners_of(tile), tile.supports, strict=True):
            if support == "none":
                yield tile.level, x + y, standing_at("lookout", x, y, tile.level)
    for piece in seat.decorations:
        yield from decoration(piece)


def bare_spaces(seat: SeatView, tile: PlacedTile) -> list[bool]:
    """Which spaces of a tile carry nothing, so that their symbols are seen."""
    taken = {
        (place_of(name), level)
        for piece in seat.decorations
        for name, level in zip(piece.cells, piece.levels, strict=True)
    }
    return [
        support != "none" and (cell, tile.level) not in taken
        for cell, support in zip(corners_of(tile), tile.supports, strict=True)
    ]


def garden(seat: SeatView) -> str:
    """Level by level: what stands on a level, the farthest first, then the tiles that lie on it."""
    drawn = ground() + "".join(shadow(tile) for tile in seat.tiles)
    things = sorted(standing(seat), key=lambda thing: thing[:2])
    tiles = sorted(seat.tiles, key=lambda tile: (tile.level, sum(place_of(tile.cell))))
    highest = max((tile.level for tile in tiles), default=0)
    for level in range(highest + 1):
        drawn += "".join(markup for stands_on, _, markup in things if stands_on == level)
        drawn += "".join(terrace(tile, bare_spaces(seat, tile)) for tile in tiles if tile.level == level + 1)
    return drawn


def room_above(seats: list[SeatView]) -> float:
    """How far the highest piece rises above the middle of the board's farthest cell."""
    tops = [(level + 1.15) * H - (x + y) * CY for seat in seats for level, x, y in _tops(seat)]
    return max([1.2 * CY, *tops])


def _tops(seat: SeatView) -> Iterator[tuple[int, int, int]]:
    for tile in seat.tiles:
        for x, y in corners_of(tile):
            yield tile.level, x, y
