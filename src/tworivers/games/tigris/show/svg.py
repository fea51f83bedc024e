"""The table as an SVG picture: the board with its kingdoms, the players, what is left, a conflict."""

from tworivers.games.drawings import (
    ACCENT,
    BANK,
    CREAM,
    DARK_GOLD,
    DEEP_WATER,
    DISPLAY,
    FAINT,
    GOLD,
    INK,
    PALE_GOLD,
    Point,
    card,
    document,
    initial,
    outline,
    piece,
    river,
    use,
    wall,
    wave,
    words,
)
from tworivers.games.tigris.rules.board import (
    BOARDS,
    CELL_NUMBERS,
    COLUMNS,
    LEADERS,
    ROWS,
    TILES,
    rows_of,
)
from tworivers.games.tigris.show.view import ConflictView, SeatView, View

PACKAGE = "tworivers.games.tigris"
CELL, MARGIN, GAP = 60.0, 34.0, 14.0
BOARD_WIDTH, BOARD_HEIGHT = COLUMNS * CELL + 2 * MARGIN, ROWS * CELL + 2 * MARGIN
STRIP = 96.0
SIDE = 356.0
WIDTH = BOARD_WIDTH + SIDE + 3 * GAP
HEIGHT = BOARD_HEIGHT + STRIP + 3 * GAP
SEAT_HEIGHT = (HEIGHT - 5 * GAP) / 4
LAND, OTHER_LAND, LAND_LINE = "#efdfba", "#ebd9b0", "#cdb585"
KINGDOMS = ("#e7a83a", "#8a63b8", "#3aa6a0", "#d9708f", "#7d9a3c", "#c7773a", "#5f7fd0")
BOLD = f' font-weight="700" fill="{INK}"'
SMALL = f' fill="{FAINT}"'
MIDDLE = ' text-anchor="middle"'
ENDINGS = {
    "treasures": "the treasures ran out",
    "bag": "the bag ran out",
    "quiet": "nothing was placed for too long",
}


def name_of(kind: str) -> str:
    """The id of a piece's drawing."""
    return f"te-{kind.replace(' ', '-')}"


# The board.


def corner_of(name: str) -> Point:
    """The upper left corner of a cell."""
    row, column = divmod(CELL_NUMBERS[name], COLUMNS)
    return column * CELL, row * CELL


def square(x: float, y: float) -> list[Point]:
    return [(x, y), (x + CELL, y), (x + CELL, y + CELL), (x, y + CELL)]


def inside(name: str, share: float) -> tuple[Point, float]:
    """The corner and the size of a piece that takes this share of a cell, in its middle."""
    x, y = corner_of(name)
    rest = CELL * (1 - share) / 2
    return (x + rest, y + rest), CELL * share


def ground(board: str) -> str:
    """Land cell by cell, the holy places, and the rivers as one body of water."""
    marks = dict(zip(CELL_NUMBERS, "".join(rows_of(BOARDS.index(board))), strict=True))
    drawn, waters, waves = "", [], ""
    for number, (name, mark) in enumerate(marks.items()):
        x, y = corner_of(name)
        if mark == "~":
            waters.append(square(x, y))
            drift = number * 37 % 11
            waves += wave(x + 9 + drift, y + 25, 6) + wave(x + 20 - drift, y + 45, 6)
            waves += (
                f'<rect x="{x + 5:g}" y="{y + 5:g}" width="{CELL - 10:g}" height="{CELL - 10:g}" rx="6"'
                f' fill="none" stroke="{DEEP_WATER}" stroke-dasharray="2 4" opacity=".6"/>'
            )
            continue
        fill = OTHER_LAND if number * 7 % 3 == 0 else LAND
        drawn += (
            f'<rect x="{x + 0.6:g}" y="{y + 0.6:g}" width="{CELL - 1.2:g}" height="{CELL - 1.2:g}" rx="3"'
            f' fill="{fill}"/>'
        )
        drawn += holy_place(x, y, mark) if mark in "TX" else ""
    water = river(lambda grow, rounding: outline(waters, grow, rounding), CELL)
    clip = f'<clipPath id="te-edge"><rect width="{COLUMNS * CELL:g}" height="{ROWS * CELL:g}"/></clipPath>'
    return f'{drawn}{clip}<g clip-path="url(#te-edge)">{water}{waves}</g>'


def holy_place(x: float, y: float, mark: str) -> str:
    """A rosette; where the treasure is taken first, in a gold frame."""
    frame = (
        f'<rect x="{x + 0.5:g}" y="{y + 0.5:g}" width="{CELL - 1:g}" height="{CELL - 1:g}" rx="7"'
        f' fill="{PALE_GOLD}" stroke="{DARK_GOLD}" stroke-width="3"/>'
    )
    return (frame if mark == "X" else "") + use("te-holy", x + 6, y + 6, CELL - 12)


def coordinates() -> str:
    style = f' fill="{CREAM}" font-weight="600"{MIDDLE}'
    drawn = ""
    for column in range(COLUMNS):
        x = (column + 0.5) * CELL
        for y in (-12.0, ROWS * CELL + 24):
            drawn += words(x, y, chr(ord("a") + column), 16, style)
    for row in range(ROWS):
        for x in (-20.0, COLUMNS * CELL + 20):
            drawn += words(x, (row + 0.5) * CELL + 6, str(row + 1), 16, style)
    return drawn


def kingdoms(view: View) -> str:
    """Each kingdom shaded and outlined; two of them never touch."""
    drawn = ""
    for number, kingdom in enumerate(view.kingdoms):
        shape = outline([square(*corner_of(name)) for name in kingdom.cells], CELL * 0.06, CELL * 0.2)
        colour = KINGDOMS[number % len(KINGDOMS)]
        drawn += (
            f'<path d="{shape}" fill="{colour}" fill-opacity=".42" stroke="{colour}" stroke-width="3.5"'
            f' data-kingdom="{" ".join(kingdom.cells)}"/>'
        )
    return drawn


def badge(right: float, top: float, number: int) -> str:
    """A number in the upper right corner of a cell."""
    wide = 18 if number < 10 else 25
    return (
        f'<rect x="{right - wide:g}" y="{top:g}" width="{wide}" height="18" rx="4.5" fill="#14121a"'
        f' stroke="{CREAM}" stroke-width="1.5"/>'
        + words(right - wide / 2, top + 14, str(number), 14, f' font-weight="700" fill="{CREAM}"{MIDDLE}')
    )


def role_letter(role: str, x: float, y: float, size: float) -> str:
    """The letter of a leader in the upper left corner of its picture."""
    return initial(x + size * 0.14, y + size * 0.14, size * 0.14, role[0].upper())


def tile_letter(tile: str, x: float, y: float, size: float) -> str:
    """The letter of a tile in its upper right corner."""
    side = size * 0.27
    left, top = x + size * 0.98 - side, y + size * 0.02
    return (
        f'<rect x="{left:.1f}" y="{top:.1f}" width="{side:.1f}" height="{side:.1f}" rx="4" opacity=".45"/>'
        + words(
            left + side / 2,
            top + side * 0.78,
            tile[0].upper(),
            12,
            f' font-weight="700" fill="{CREAM}"{MIDDLE}',
        )
    )


def leaders(view: View) -> str:
    """Every leader on the board, with the number of tiles that would support it in a war."""
    drawn = ""
    for seat in view.seats:
        for role, name in seat.leaders.items():
            corner, size = inside(name, 0.94)
            drawn += piece(name_of(f"{role}-{seat.dynasty}"), f"{role}-{seat.seat}", name, corner, size)
            drawn += role_letter(role, *corner, size)
    for seat in view.seats:
        for role, name in seat.leaders.items():
            x, y = corner_of(name)
            drawn += badge(x + CELL, y + 1, len(seat.supporters[role]))
    return drawn


def tiles(view: View) -> str:
    """Tiles, and on them buildings, monuments, treasures and the unification tile."""
    drawn = ""
    for name, tile in view.tiles.items():
        corner, size = inside(name, 0.94)
        drawn += piece(name_of(tile), tile, name, corner, size) + tile_letter(tile, *corner, size)
    for pair, upper_left in view.monuments.items():
        if upper_left is not None:
            x, y = corner_of(upper_left)
            drawn += piece(f"te-monument-{pair}", pair, upper_left, (x + 2, y + 2), 2 * CELL - 4)
    for building, name in view.buildings.items():
        x, y = corner_of(name)
        drawn += (
            f'<circle cx="{x + CELL / 2:g}" cy="{y + CELL / 2:g}" r="{CELL * 0.4:g}" fill="{CREAM}"'
            f' stroke="{DARK_GOLD}" stroke-width="2"/>'
        )
        drawn += piece(name_of(building), building, name, *inside(name, 0.56))
    for name in view.treasures:
        x, y = corner_of(name)
        drawn += piece("te-treasure", "treasure", name, (x + CELL * 0.5, y + CELL * 0.5), CELL * 0.46)
    for name in view.catastrophes:
        drawn += piece("te-catastrophe", "catastrophe", name, *inside(name, 0.98))
    if view.unification is not None:
        drawn += piece("te-unification", "unification", view.unification, *inside(view.unification, 0.8))
    return drawn


def wedges(name: str) -> str:
    """Marks in the corners of the cell where a tile was just placed."""
    x, y = corner_of(name)
    middle = f"{x + CELL / 2:g} {y + CELL / 2:g}"
    turns = "".join(
        f'<path d="M-31 -31H-16L-31 -16Z" transform="translate({middle}) rotate({turn})"/>'
        for turn in (0, 90, 180, 270)
    )
    return f'<g fill="{ACCENT}" stroke="{CREAM}" stroke-width="1">{turns}</g>'


def board(view: View) -> str:
    width, height = COLUMNS * CELL, ROWS * CELL
    return (
        f'<g transform="translate({GAP:g} {GAP:g})">{wall(BOARD_WIDTH, BOARD_HEIGHT)}'
        f'<g transform="translate({MARGIN:g} {MARGIN:g})">'
        f'<rect x="-6" y="-6" width="{width + 12:g}" height="{height + 12:g}" rx="7" fill="{BANK}"'
        f' stroke="{GOLD}" stroke-width="2.5"/>'
        f'<rect width="{width:g}" height="{height:g}" fill="{LAND_LINE}"/>'
        + ground(view.board)
        + kingdoms(view)
        + tiles(view)
        + leaders(view)
        + (wedges(view.placed) if view.placed is not None else "")
        + coordinates()
        + "</g></g>"
    )


# The players.


def held(name: str, number: int | str, x: float, y: float, size: float, kind: str) -> str:
    """A piece and how many of it a player has."""
    return use(name, x, y, size, f' data-held="{kind}"') + words(
        x + size + 4, y + size * 0.72, str(number), 16, BOLD
    )


def leaders_of(seat: SeatView) -> str:
    """The four leaders and where they are."""
    drawn = ""
    for number, role in enumerate(LEADERS):
        x = 16 + number * 46
        away = seat.leaders.get(role)
        faint = "" if away else opacity(0.45)
        drawn += (
            f"<g{faint}>{use(name_of(f'{role}-{seat.dynasty}'), x, 60, 38)}{role_letter(role, x, 60, 38)}</g>"
        )
        drawn += words(x + 19, 112, away or "home", 12.5, SMALL + MIDDLE)
    return drawn


def hand_of(seat: SeatView) -> str:
    """The tiles behind the screen: their kinds if the viewer may know them, else their number."""
    drawn = words(SIDE - 16, 141, swapped(seat), 13, SMALL + ' text-anchor="end"')
    if seat.hand is None:
        return drawn + held("te-back", f"{seat.tiles_in_hand} tiles", 16, 121, 28, "hand")
    for number, (tile, count) in enumerate(seat.hand.items()):
        faint = "" if count else opacity(0.35)
        x = 16 + number * 62
        drawn += f"<g{faint}>{held(name_of(tile), count, x, 121, 28, f'hand-{tile}')}</g>"
    return drawn


def swapped(seat: SeatView) -> str:
    return f"{seat.tiles_swapped} swapped" if seat.tiles_swapped else "in hand"


def points_of(seat: SeatView) -> str:
    """The victory points by colour, the weakest of them marked."""
    if seat.points is None:
        return words(16, 176, "points hidden", 13.5, SMALL)
    drawn, weakest = "", min(seat.points.values())
    for number, (tile, points) in enumerate(seat.points.items()):
        x = 16 + number * 62
        if points == weakest:
            drawn += (
                f'<rect x="{x - 5}" y="155" width="58" height="32" rx="6" fill="{PALE_GOLD}"'
                f' stroke="{DARK_GOLD}"/>'
            )
        drawn += held(name_of(tile), points, x, 158, 26, f"points-{tile}")
    return drawn + held("te-treasure", seat.treasures or 0, 266, 158, 26, "points-treasure")


def seat_card(seat: SeatView, view: View, y: float) -> str:
    decides = seat.seat == view.decider
    what = f"to decide: {view.phase}" if decides else seat.dynasty
    body = (
        use(f"seat-{seat.dynasty}", 14, 12, 42)
        + words(66, 32, f"Player {seat.seat + 1}", 19, BOLD)
        + words(66, 50, what, 13.5, SMALL)
        + f"<g{'' if seat.catastrophes else opacity(0.3)}>"
        + held("te-catastrophe", seat.catastrophes, SIDE - 66, 16, 30, "catastrophe")
        + "</g>"
        + leaders_of(seat)
        + hand_of(seat)
        + points_of(seat)
    )
    return card(BOARD_WIDTH + 2 * GAP, y, SIDE, SEAT_HEIGHT, body, decides)


def opacity(share: float) -> str:
    return f' opacity="{share}"'


# What is left, and a conflict.


def fight(conflict: ConflictView, view: View) -> str:
    """Both sides of a revolt or a war."""
    attacker, defender = view.seats[conflict.attacker], view.seats[conflict.defender]
    role = LEADERS[TILES.index(conflict.colour)]
    added = "?" if conflict.added is None else str(conflict.added)
    end = ' text-anchor="end"'
    return (
        words(0, 38, conflict.kind.capitalize(), 22, BOLD + f' font-family="{DISPLAY}"')
        + use(name_of(conflict.tile), 0, 50, 28)
        + words(36, 70, f"{conflict.tile}s count", 13.5, SMALL)
        + use(name_of(f"{role}-{attacker.dynasty}"), 216, 8, 58)
        + words(245, 84, "attacks", 13, SMALL + MIDDLE)
        + words(362, 56, f"{conflict.attacking} + {added}", 24, BOLD + end)
        + words(380, 56, ":", 24, BOLD + MIDDLE)
        + words(398, 56, f"{conflict.defending} + ?", 24, BOLD)
        + use(name_of(f"{role}-{defender.dynasty}"), 486, 8, 58)
        + words(515, 84, "defends", 13, SMALL + MIDDLE)
    )


def monuments_left(view: View) -> str:
    """The six monuments; those that stand on the board are faint."""
    drawn = ""
    for number, (pair, cell) in enumerate(view.monuments.items()):
        faint = "" if cell is None else opacity(0.25)
        drawn += f"<g{faint}>{use(f'te-monument-{pair}', number * 66, 10, 60)}</g>"
        if cell is not None:
            drawn += words(number * 66 + 30, 88, cell, 13, SMALL + MIDDLE)
    return drawn


def strip(view: View) -> str:
    """Below the board: the turn, what is left, and the monuments or the conflict."""
    if view.decider is None:
        state = f"The game is over: {ENDINGS[view.ending]}"
    else:
        left = f", {view.actions_left} action{'' if view.actions_left == 1 else 's'} left"
        state = f"Turn {view.turn}, player {view.active + 1}{left}"
    body = (
        words(20, 38, "Tigris &amp; Euphrates", 24, BOLD + f' font-family="{DISPLAY}"')
        + words(20, 62, state, 15, f' fill="{INK}"')
        + words(20, 82, f"{view.board} board", 13.5, SMALL)
        + held("te-back", view.bag, 296, 20, 34, "bag")
        + words(296, 82, "in the bag", 13, SMALL)
        + held("te-treasure", len(view.treasures), 384, 20, 34, "treasures")
        + words(384, 82, "treasures", 13, SMALL)
    )
    right = monuments_left(view) if view.conflict is None else fight(view.conflict, view)
    x = BOARD_WIDTH - 410 if view.conflict is None else BOARD_WIDTH - 560
    body += f'<g transform="translate({x:g} 0)">{right}</g>'
    return card(GAP, BOARD_HEIGHT + 2 * GAP, BOARD_WIDTH, STRIP, body, view.conflict is not None)


def svg(view: View) -> str:
    """The whole table: the board, below it what is left, beside it the players."""
    seats = [
        seat_card(seat, view, GAP + number * (SEAT_HEIGHT + GAP)) for number, seat in enumerate(view.seats)
    ]
    body = board(view) + strip(view) + "".join(seats)
    return document("Tigris &amp; Euphrates", WIDTH, HEIGHT, PACKAGE, body)
