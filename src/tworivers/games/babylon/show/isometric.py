"""A garden in isometric view, seen from the south."""

from collections.abc import Iterator

from tworivers.games.babylon.rules.board import CELL_NUMBERS, CORNER_CELLS, SIDE
from tworivers.games.babylon.show.pieces import (
    double_column,
    footbridge,
    fountain,
    landing,
    lookout,
    shifted,
    single_column,
    stairs,
    statue,
)
from tworivers.games.babylon.show.view import Decoration, PlacedTile, SeatView
from tworivers.games.drawings import CX, CY, TEXT, H, box, iso, path, words

# The lawn of each level and its plants on the left and the right edge; higher ones look like the last.
LEVELS = (
    ("#7ba653", "#54793a", "#43632e"),
    ("#96bd60", "#688a43", "#547237"),
    ("#b6d178", "#829c50", "#6a8240"),
    ("#d6e39a", "#9cac66", "#808f52"),
    ("#eef0bb", "#b7bd80", "#9aa067"),
)
# From a flat drawing with spaces of 100 to the surface of a tile.
ON_THE_LAWN = f"matrix({CX / 100:.3f} {CY / 100:.3f} {-CX / 100:.3f} {CY / 100:.3f} 0 0)"
Cell = tuple[int, int]
Thing = tuple[int, float, str]  # the level it stands on, how near it is, and its picture


def place_of(name: str) -> Cell:
    """Column and row of a cell."""
    row, column = divmod(CELL_NUMBERS[name], SIDE)
    return column, row


def corners_of(tile: PlacedTile) -> list[Cell]:
    """The cells under the corners, clockwise from the north-west."""
    x, y = place_of(tile.cell)
    return [(x + int(offset) % SIDE, y + int(offset) // SIDE) for offset in CORNER_CELLS]


def colours_of(level: int) -> tuple[str, str, str]:
    return LEVELS[min(level, len(LEVELS)) - 1]


def ground() -> str:
    """The player board: a plate with 64 holes, letters and numbers along its front edges."""
    drawn = box((-0.8, 7.8), (-0.8, 7.8), (-0.42, -0.06), ("#c79a5a", "#8a5a2b", "#6b4420"))
    drawn += box((-0.55, 7.55), (-0.55, 7.55), (-0.06, 0), ("#e9d9b0", "#b99a62", "#94773f"))
    for x in range(SIDE):
        for y in range(SIDE):
            a, b = iso(x, y, 0)
            drawn += f'<ellipse cx="{a:.1f}" cy="{b:.1f}" rx="7" ry="4.1" fill="#a98850"/>'
            drawn += f'<ellipse cx="{a:.1f}" cy="{b + 1:.1f}" rx="5.6" ry="3.1" fill="#6e5126"/>'
    style = f' fill="#fff4dc" text-anchor="middle" font-weight="700" font-family="{TEXT}"'
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


def vines(tile: PlacedTile, x: float, y: float, along_x: bool, colour: str) -> str:
    """Plants that hang over one of the two edges in sight; no two edges look the same."""
    leaves, seed = 11, sum(map(ord, tile.tile)) + (7 if along_x else 3)

    def point(share: float, drop: float) -> tuple[float, float]:
        way = 0.05 + 1.9 * share - 0.5
        return (
            iso(x + way, y + 1.45, tile.level - drop)
            if along_x
            else iso(x + 1.45, y + way, tile.level - drop)
        )

    drawn = "M{:.1f} {:.1f}L{:.1f} {:.1f}".format(*point(0, 0), *point(1, 0))
    for leaf in range(leaves, 0, -1):
        drop = 0.11 + 0.26 * ((seed * leaf * 37) % 17) / 17
        low, high = point((leaf - 0.5) / leaves, drop), point((leaf - 1) / leaves, 0.03)
        drawn += "Q{:.1f} {:.1f} {:.1f} {:.1f}".format(*low, *high)
    return f'<path d="{drawn}Z" fill="{colour}"/>'


def terrace(tile: PlacedTile, bare: list[bool]) -> str:
    """A tile: stone edge, hanging plants, lawn, paths, its symbols, the flower where its spaces meet."""
    x, y = place_of(tile.cell)
    lawn, left, right = colours_of(tile.level)
    slab = (tile.level - 0.17, float(tile.level))
    drawn = box((x - 0.45, x + 1.45), (y - 0.45, y + 1.45), slab, (lawn, "#d9c199", "#b89a6a"))
    drawn += vines(tile, x, y, True, left) + vines(tile, x, y, False, right)
    a, b = iso(x - 0.5, y - 0.5, tile.level)
    edge = "#e0541a" if tile.new else "#f4ead0"
    drawn += (
        f'<g transform="translate({a:.1f} {b:.1f}) {ON_THE_LAWN}">'
        f'<rect x="9" y="9" width="182" height="182" rx="10" fill="none" stroke="{edge}" stroke-width="8"'
        ' opacity=".9"/><path d="M100 12V188M12 100H188" stroke="#f4ead0" stroke-width="9" opacity=".75"/>'
    )
    for (dx, dy), symbol, shown in zip(((0, 0), (1, 0), (1, 1), (0, 1)), tile.spaces, bare, strict=True):
        if shown and symbol != "-":
            x, y = dx * 100 + 17, dy * 100 + 17
            drawn += f'<use href="#babylon-{symbol}" x="{x}" y="{y}" width="66" height="66"/>'
    return drawn + f'<use href="#babylon-{tile.flower}" x="74" y="74" width="52" height="52"/></g>'


def supports(tile: PlacedTile) -> Iterator[Thing]:
    """Columns and statues under a tile."""
    for (x, y), support in zip(corners_of(tile), tile.supports, strict=True):
        low = tile.level - 1
        if support == "single":
            yield low, x + y, shifted(single_column(), x, y, low)
        elif support == "double":
            yield low - 1, x + y, shifted(double_column(upper=False), x, y, low - 1)
            yield low, x + y, shifted(double_column(upper=True), x, y, low)
        elif support == "statue":
            yield low, x + y, shifted(statue(), x, y, low)


def decoration(piece: Decoration) -> Iterator[Thing]:
    """A decoration; stairs stand on two levels."""
    places = [place_of(name) for name in piece.cells]
    (x, y), level = places[0], piece.levels[0]
    along_x = places[-1][0] > x
    if piece.kind == "fountain":
        yield level, x + y + 0.5, shifted(fountain(along_x), x, y, level)
    elif piece.kind == "footbridge":
        yield level, x + y + 1, shifted(footbridge(along_x), x, y, level)
    elif piece.kind == "statue":
        yield level, x + y, shifted(statue(), x, y, level)
    else:
        (low, (x, y)), (high, (a, b)) = sorted(zip(piece.levels, places, strict=True))
        yield low, x + y + 0.1, shifted(stairs(a - x, b - y), x, y, low)
        yield high, a + b, shifted(landing(a - x, b - y), a, b, high)


def standing(seat: SeatView) -> Iterator[Thing]:
    """All that stands on the board or on tiles."""
    for tile in seat.tiles:
        yield from supports(tile)
        for (x, y), support in zip(corners_of(tile), tile.supports, strict=True):
            if support == "none":
                yield tile.level, x + y, shifted(lookout(), x, y, tile.level)
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
