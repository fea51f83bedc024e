"""The table as an SVG picture: the lands and rivers with all that lies on them, the cards, the players."""

from math import sqrt

from tworivers.games.babylonia.rules.board import (
    COLUMNS,
    HEX_NAMES,
    HEX_NUMBERS,
    LANDS,
    LOCATION_SPOTS,
    MARKS,
    ROWS,
    land_of,
)
from tworivers.games.babylonia.show.view import FACE_DOWN, SeatView, View
from tworivers.games.drawings import (
    BANK,
    CREAM,
    DARK_LAPIS,
    DEEP_WATER,
    DISPLAY,
    FAINT,
    GOLD,
    INK,
    LINE,
    PALE_GOLD,
    SEATS,
    Point,
    card,
    document,
    initial,
    outline,
    path,
    piece,
    river,
    use,
    wall,
    wave,
    words,
)
from tworivers.kernel.bits import places_in

PACKAGE = "tworivers.games.babylonia"
RADIUS, GAP = 34.0, 14.0
HALF = RADIUS * sqrt(3) / 2
LEFT, TOP = 176.0, 46.0
MAP_WIDTH, MAP_HEIGHT = (1.5 * (COLUMNS - 1) + 2) * RADIUS, (2 * ROWS + 1) * HALF
BOARD_WIDTH, BOARD_HEIGHT = LEFT + MAP_WIDTH + 40, MAP_HEIGHT + 2 * TOP
SIDE = 356.0
WIDTH, HEIGHT = BOARD_WIDTH + SIDE + 3 * GAP, BOARD_HEIGHT + 2 * GAP
HEADING = 62.0
SEAT_HEIGHT = (HEIGHT - 6 * GAP - HEADING) / 4
LAND_COLOURS = {"n": "#eac9ac", "c": "#f1e0b4", "s": "#d9d8b0"}
OUT, OUT_LINE, HEX_LINE, NAMES = "#c9c5bd", "#938d81", "#b89f6d", "#8a7448"
BOLD = f' font-weight="700" fill="{INK}"'
SMALL = f' fill="{FAINT}"'
MIDDLE, END = ' text-anchor="middle"', ' text-anchor="end"'
HATCH = (
    '<pattern id="out-of-play" width="8" height="8" patternUnits="userSpaceOnUse"'
    f' patternTransform="rotate(45)"><path d="M0 0V8" stroke="{OUT_LINE}" stroke-width="3"/></pattern>'
)
CARDS = {
    1: "ten points",
    2: "one more turn",
    3: "rack of seven",
    4: "three nobles",
    5: "farmers, noble",
    6: "nobles on fields",
    7: "pairs of cities",
    8: "over land",
    9: "over rivers",
}
ENDINGS = {"rack": "a rack is empty", "cities": "too few cities are left"}


def name_of(kind: str, seat: str = "") -> str:
    """The id of a piece's drawing."""
    return "-".join(filter(None, ("ba", kind.replace(" ", "-"), seat)))


# The board. Hexes stand on a side; those of columns b, d, f ... lie half a hex lower.


def middle_of(name: str) -> Point:
    column, row = ord(name[0]) - ord("a"), int(name[1:]) - 1
    return RADIUS * (1.5 * column + 1), HALF * (2 * row + 1 + column % 2)


def corners_of(name: str, share: float = 1.0) -> list[Point]:
    """The corners of a hex, clockwise; of a smaller one in it for a share below 1."""
    x, y = middle_of(name)
    steps = ((1.0, 0), (0.5, 1), (-0.5, 1), (-1.0, 0), (-0.5, -1), (0.5, -1))
    return [(x + RADIUS * share * a, y + HALF * share * b) for a, b in steps]


def around(names: list[str], grow: float = 0.0, rounding: float = 0.0) -> str:
    return outline([corners_of(name) for name in names], grow, rounding)


def hexes_of(land: str) -> list[str]:
    return [name for name, number in HEX_NUMBERS.items() if land_of(number) == land]


def ground(view: View) -> str:
    """The lands in their colours; one out of play is grey and hatched."""
    everything = list(HEX_NUMBERS)
    drawn = f'<path d="{around(everything, 6, 4)}" fill="{GOLD}"/>'
    drawn += f'<path d="{around(everything, 3, 3)}" fill="{BANK}"/>'
    for land, colour in LAND_COLOURS.items():
        names = hexes_of(land)
        if land not in LANDS[view.players]:
            drawn += f'<path d="{around(names)}" fill="{OUT}"/>'
            drawn += f'<path d="{around(names)}" fill="url(#out-of-play)" data-out="{land}"/>'
            continue
        drawn += f'<path d="{around(names)}" fill="{colour}"/>'
        for name in names:
            shade = ("0", ".03", ".06")[HEX_NUMBERS[name] * 7 % 3]
            line = f' fill-opacity="{shade}" stroke="{HEX_LINE}" stroke-width="1.1"'
            drawn += path(corners_of(name), "#7a5a1c", line)
    return drawn + rivers("t") + rivers("e")


def rivers(mark: str) -> str:
    """One river as one body of water, its hexes dotted in it."""
    names = [name for name, number in HEX_NUMBERS.items() if MARKS[number] == mark]
    drawn = river(lambda grow, rounding: around(names, grow, rounding), RADIUS * 1.25)
    for name in names:
        x, y = middle_of(name)
        line = f' stroke="{DEEP_WATER}" stroke-width="1.1" stroke-dasharray="2.5 4"'
        drawn += path(corners_of(name, 0.8), "none", line)
        for step, rise in enumerate((-12, 0, 12)):
            drift = (HEX_NUMBERS[name] * 5 + step * 7) % 9
            drawn += wave(x - 16 + drift, y + rise, 4.4)
    return drawn


def out_of_play(view: View) -> str:
    """The words on land that is not used."""
    drawn = ""
    for land in set(LAND_COLOURS) - set(LANDS[view.players]):
        x, y = middle_of({"n": "b6", "s": "n7"}[land])
        drawn += f'<rect x="{x - 54:g}" y="{y - 15:g}" width="108" height="28" rx="8" fill="{OUT}"/>'
        drawn += words(x, y + 5, "out of play", 17, f' font-style="italic" fill="{FAINT}"{MIDDLE}')
    return drawn


def coordinates(view: View, taken: set[str]) -> str:
    """The name of each hex on which nothing lies; letters and numbers along the edges."""
    drawn = ""
    for name, number in HEX_NUMBERS.items():
        land = land_of(number)
        if name not in taken and (not land or land in LANDS[view.players]):
            x, y = middle_of(name)
            colour = NAMES if land else "#0f4853"
            drawn += words(x, y + HALF - 5, name, 11, f' fill="{colour}"{MIDDLE}')
    style = f' fill="{CREAM}" font-weight="600"{MIDDLE}'
    for column in range(COLUMNS):
        x = RADIUS * (1.5 * column + 1)
        drawn += words(x, MAP_HEIGHT + 32, chr(ord("a") + column), 16, style)
        drawn += words(x, -20, chr(ord("a") + column), 16, style)
    for name in HEX_NUMBERS:
        if name[0] == "a":
            drawn += words(-18, middle_of(name)[1] + 6, name[1:], 16, style)
        elif name[0] == "q":
            drawn += words(MAP_WIDTH + 18, middle_of(name)[1] + 6, name[1:], 16, style)
    return drawn


def placed(symbol: str, kind: str, name: str, size: float) -> str:
    """A piece in the middle of its hex."""
    x, y = middle_of(name)
    half = RADIUS * size
    return piece(symbol, kind, name, (x - half, y - half), 2 * half)


def empty_spots(view: View, taken: set[str]) -> str:
    """Where a city or a field lay."""
    names = [HEX_NAMES[number] for number in places_in(LOCATION_SPOTS[view.players].tolist())]
    line = f' stroke="{NAMES}" stroke-width="1.6" stroke-dasharray="4 3"'
    return "".join(path(corners_of(name, 0.54), "none", line) for name in names if name not in taken)


def pieces(view: View) -> str:
    """Cities, fields, ziggurats and tiles."""
    drawn = ""
    for name, symbols in view.cities.items():
        drawn += placed(name_of(f"city-{symbols}"), f"city-{symbols}", name, 0.9)
    for name, value in view.fields.items():
        drawn += placed(name_of(f"field-{value}"), f"field-{value}", name, 0.72)
    for name in view.ziggurats:
        kind = "ziggurat-scored" if name in view.scored else "ziggurat"
        drawn += placed(name_of(kind), kind, name, 0.86)
        drawn += ticked(name) if name in view.scored else ""
    for name, tile in view.tiles.items():
        kind = f"{tile.clan}-{tile.seat}".replace(" ", "-")
        drawn += placed(name_of(tile.clan, SEATS[tile.seat]), kind, name, 0.77)
        x, y = middle_of(name)
        drawn += clan_letter(tile.clan, x - RADIUS * 0.77, y - RADIUS * 0.77, RADIUS * 1.54)
    return drawn


def clan_letter(clan: str, x: float, y: float, size: float) -> str:
    """The letter of a clan on the rim of its tile; none where the clan is not known."""
    if clan == FACE_DOWN:
        return ""
    return initial(x + size * 0.86, y + size * 0.16, size * 0.15, clan[0].upper())


def ticked(name: str) -> str:
    """The mark of a ziggurat that is scored."""
    x, y = middle_of(name)
    return (
        f'<g transform="translate({x + RADIUS * 0.48:.1f} {y + RADIUS * 0.52:.1f})" stroke="{CREAM}">'
        f'<circle r="9.7" fill="{DARK_LAPIS}" stroke-width="1.7"/>'
        '<path d="M-5 0L-1 4L6 -4" fill="none" stroke-width="2.9"/></g>'
    )


def compass() -> str:
    """North is to the left."""
    return (
        f'<g transform="translate(24 {MAP_HEIGHT - 6:g})"><path d="M-30 0L-8 -10V-4H16V4H-8V10Z"'
        f' fill="{GOLD}"/><text x="24" y="6" font-size="18" font-weight="700" fill="{GOLD}">N</text></g>'
    )


def cards_laid_out(view: View) -> str:
    """The cards of this game; a taken one shows its owner."""
    owners = {number: seat.seat for seat in view.seats for number in seat.cards}
    numbers = sorted([*view.display, *owners])
    pitch = (BOARD_HEIGHT - 52) / len(numbers)
    drawn = words(72, 30, "Ziggurat cards", 15, f' fill="{CREAM}"{MIDDLE}')
    for place, number in enumerate(numbers):
        drawn += one_card(number, 16, 42 + place * pitch, pitch - 9, owners.get(number))
    return drawn


def one_card(number: int, x: float, y: float, height: float, owner: int | None) -> str:
    name = CARDS[number]
    size = height - 34
    left = x + (112 - size) / 2
    fill, colour = (CREAM, INK) if owner is None else ("#2c4486", CREAM)
    drawn = (
        f'<rect x="{x:g}" y="{y:g}" width="112" height="{height:.1f}" rx="9" fill="{fill}"'
        f' stroke="{LINE if owner is None else DARK_LAPIS}" stroke-width="1.5"/>'
        + words(x + 9, y + 19, str(number), 15, f' font-weight="700" fill="{colour}"')
        + words(x + 56, y + height - 9, name, 13, f' fill="{colour}"{MIDDLE}')
    )
    if owner is not None:
        return drawn + use(f"seat-{SEATS[owner]}", left, y + 8, size)
    return drawn + use(name_of(f"card-{number}"), left, y + 8, size, f' data-card="{number}"')


def board(view: View) -> str:
    taken = {*view.cities, *view.fields, *view.ziggurats, *view.tiles}
    return (
        f'<g transform="translate({GAP:g} {GAP:g})">{wall(BOARD_WIDTH, BOARD_HEIGHT)}{cards_laid_out(view)}'
        f'<g transform="translate({LEFT:g} {TOP:g})">'
        + ground(view)
        + out_of_play(view)
        + empty_spots(view, taken)
        + coordinates(view, taken)
        + pieces(view)
        + compass()
        + "</g></g>"
    )


# The players.


def rack_of(seat: SeatView) -> str:
    """The tiles on the rack: their clans if the viewer may know them, else their backs."""
    dynasty = SEATS[seat.seat]
    if seat.rack is None:
        shown = [FACE_DOWN] * seat.tiles_on_rack
    else:
        shown = [clan for clan, number in seat.rack.items() for _ in range(number)]
    drawn = f'<rect x="14" y="93" width="{SIDE - 28:g}" height="7" rx="3" fill="#ad5230"/>'
    for place, clan in enumerate(shown):
        held = f' data-held="rack-{clan.replace(" ", "-")}-{seat.seat}"'
        drawn += use(name_of(clan, dynasty), 18 + place * 35, 58, 34, held)
        drawn += clan_letter(clan, 18 + place * 35, 58, 34)
    return drawn + words(SIDE - 16, 84, f"{seat.tiles_in_supply} in supply", 12, SMALL + END)


def won_by(seat: SeatView) -> str:
    """The cities and the cards in front of a player."""
    drawn, x = "", 14.0
    for symbols, number in seat.cities.items():
        drawn += use(name_of(f"city-{symbols}"), x, 104, 32, f' data-held="city-{symbols}-{seat.seat}"')
        drawn += words(x + 34, 127, str(number), 14, BOLD) if number > 1 else ""
        x += 50 if number > 1 else 36
    right = SIDE - 14
    for number in reversed(seat.cards):
        right -= 34
        drawn += (
            f'<rect x="{right:g}" y="103" width="32" height="34" rx="5" fill="{PALE_GOLD}" stroke="{LINE}"/>'
            + use(name_of(f"card-{number}"), right + 4, 108, 24, f' data-card="{number}"')
        )
        right -= 2
    if not seat.cities:
        drawn += words(14, 125, "no city yet", 13, SMALL)
    return drawn


def points_of(seat: SeatView) -> str:
    """Where the points come from."""
    drawn, column = "", (SIDE - 20) / len(seat.points)
    for place, (source, points) in enumerate(seat.points.items()):
        x = 10 + (place + 0.5) * column
        drawn += words(x, SEAT_HEIGHT - 22, str(points), 14, (BOLD if points else SMALL) + MIDDLE)
        drawn += words(x, SEAT_HEIGHT - 9, source, 11, SMALL + MIDDLE)
    return drawn


def face_down_of(seat: SeatView) -> str:
    """How many tiles lie in the rivers; their owner knows which."""
    number = f"{seat.tiles_face_down} in rivers"
    if seat.face_down is None or not seat.tiles_face_down:
        return number
    clans = [f"{count} {clan[0].upper()}" for clan, count in seat.face_down.items() if count]
    return f"{number} ({', '.join(clans)})"


def seat_card(seat: SeatView, view: View, y: float) -> str:
    decides = seat.seat == view.decider
    what = f"to decide: {view.phase}" if decides else SEATS[seat.seat]
    beside = f'<tspan font-size="13" font-weight="400" fill="{FAINT}">{what}</tspan>'
    body = (
        use(f"seat-{SEATS[seat.seat]}", 14, 10, 42)
        + words(66, 29, f"Player {seat.seat + 1} {beside}", 19, BOLD)
        + words(66, 48, face_down_of(seat), 12.5, SMALL)
        + words(SIDE - 16, 42, str(seat.score), 32, BOLD + END + f' font-family="{DISPLAY}"')
        + rack_of(seat)
        + won_by(seat)
        + points_of(seat)
    )
    return card(BOARD_WIDTH + 2 * GAP, y, SIDE, SEAT_HEIGHT, body, decides)


def heading(view: View) -> str:
    if view.decider is None:
        state = f"The game is over: {ENDINGS[view.ending]}"
    else:
        state = f"Turn {view.turn}, {len(view.cities)} cities left"
    body = words(16, 30, "Babylonia", 23, BOLD + f' font-family="{DISPLAY}"')
    body += words(16, 50, state, 14, SMALL)
    return card(BOARD_WIDTH + 2 * GAP, GAP, SIDE, HEADING, body)


def svg(view: View) -> str:
    """The whole table: the cards and the board, beside them the players."""
    top = 2 * GAP + HEADING
    seats = [
        seat_card(seat, view, top + number * (SEAT_HEIGHT + GAP)) for number, seat in enumerate(view.seats)
    ]
    body = board(view) + heading(view) + "".join(seats)
    return document("Babylonia", WIDTH, HEIGHT, PACKAGE, body, HATCH)
