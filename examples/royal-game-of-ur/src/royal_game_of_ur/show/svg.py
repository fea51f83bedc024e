"""The table as a picture: the carved board, the pieces beside it, and the dice of whoever is to move."""

from functools import cache

from tworivers.games.drawings import DISPLAY, Point, document, outline, piece, use, words

from royal_game_of_ur.rules.board import PIECES, SIDES, SQUARES
from royal_game_of_ur.show.view import SeatView, View

CELL, PIECE = 100.0, 84.0
LEFT, TOP = 60.0, 140.0
WIDTH, HEIGHT = 2 * LEFT + 8 * CELL, 2 * TOP + 3 * CELL
# The frame from the outside in: wood, its lit edge, lapis lazuli, shell, and the ground between the squares.
FRAME = ((30.0, "#24140a"), (26.0, "#5a3519"), (15.0, "#16306f"), (8.0, "#e9d8ab"), (4.0, "#3a2110"))
TRAY, TRAY_EDGE = "#6b4522", "#3f2611"


def corner(name: str) -> Point:
    """The upper left corner of a square."""
    return LEFT + CELL * (int(name[1]) - 1), TOP + CELL * "cba".index(name[0])


@cache
def frame() -> str:
    """The wooden frame round all squares, with its inlays."""
    squares = []
    for name in SQUARES:
        x, y = corner(name)
        squares.append([(x, y), (x + CELL, y), (x + CELL, y + CELL), (x, y + CELL)])
    return "".join(f'<path d="{outline(squares, grow, 6.0)}" fill="{fill}"/>' for grow, fill in FRAME)


def square(view: View, name: str) -> str:
    """A square with the piece that stands on it."""
    x, y = corner(name)
    drawn = use(f"ur-{SQUARES[name]}", x + 2, y + 2, CELL - 4)
    for seat in view.seats:
        if name in seat.cells:
            inset = (CELL - PIECE) / 2
            drawn += piece(f"ur-{seat.side}", seat.side, name, (x + inset, y + inset), PIECE)
    return f'<g data-cell="{name}">{drawn}</g>'


def tray(view: View, seat: SeatView) -> str:
    """The pieces beside the board: on the left those that wait, on the right those that are home."""
    y = TOP - 122 if seat.side == "dark" else HEIGHT - TOP + 42
    size, apart = 62.0, 52.0
    wide = apart * (PIECES - 1) + size + 16

    def row(x: float, number: int, place: str) -> str:
        box = (
            f'<rect x="{x:g}" y="{y:g}" width="{wide:g}" height="80" rx="14" fill="{TRAY}"'
            f' stroke="{TRAY_EDGE}" stroke-width="4"/>'
        )
        drawn = (
            piece(f"ur-{seat.side}", seat.side, place, (x + 8 + apart * i, y + 9), size)
            for i in range(number)
        )
        return box + "".join(drawn)

    enters = ' data-cell="enter"' if view.decider == seat.seat else ""
    waiting = f"<g{enters}>{row(LEFT - 26, seat.waiting, 'waiting')}</g>"
    return waiting + row(WIDTH - LEFT + 26 - wide, seat.home, "home")


def dice(view: View) -> str:
    """The dice in the gap of the board on the side of whoever is to move."""
    if view.decider is None:
        return ""
    x, y = corner("b5")
    y += CELL + 68 if SIDES[view.decider] == "light" else -CELL + 16
    size = 34.0
    drawn = "".join(
        use("ur-die-marked" if tip else "ur-die-plain", x + CELL + size * (i - 2), y + 8, size)
        for i, tip in enumerate(view.dice)
    )
    number = f' text-anchor="middle" font-family="{DISPLAY}" font-weight="700" fill="#3a2110"'
    return f"<g>{drawn}{words(x + CELL, y, str(view.roll), 30, number)}</g>"


def svg(view: View) -> str:
    """The whole table."""
    body = frame() + "".join(square(view, name) for name in SQUARES)
    body += "".join(tray(view, seat) for seat in view.seats) + dice(view)
    return document("The Royal Game of Ur", WIDTH, HEIGHT, "royal_game_of_ur", body)
