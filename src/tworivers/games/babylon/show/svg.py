"""The table as an SVG picture: each garden in isometric view and from above, the quarry, and the score."""

from tworivers.games.babylon.rules.board import QUARRY_SIDE, STACK_NAMES
from tworivers.games.babylon.rules.scoring import CATEGORIES
from tworivers.games.babylon.show.isometric import CY, garden, room_above
from tworivers.games.babylon.show.plan import CELL, plan
from tworivers.games.babylon.show.view import Face, SeatView, Stack, View
from tworivers.games.drawings import FAINT, INK, card, document, use, words
from tworivers.words.messages import Message, say, seat_names

PACKAGE = "tworivers.games.babylon"
WIDTH, GAP = 700, 24
HEADING = 64
QUARRY_CELL = 92
# The edges of the layers of a stack, the lowest first.
LAYERS = ("#24252b", "#6e6563", "#8c4a29")
LIFT = 5  # of a layer


def garden_card(seat: SeatView, view: View, room: float, language: str) -> str:
    """A garden with its player's name and score."""
    middle, top = WIDTH / 2, HEADING + room
    corner = top + 15.6 * CY + 46 - 8 * CELL
    title = seat_names(view.players, language)[seat.seat]
    if seat.seat == view.decider:
        title = say(Message("babylon-picture-decides", {"seat": seat.seat}), language)
    held = {"singles": seat.singles, "doubles": seat.doubles}
    columns = say(Message("babylon-picture-stores", held), language)
    end = f' text-anchor="end" font-weight="700" fill="{INK}"'
    return (
        use(f"bn-flower-{seat.flower}", 20, 16, 36)
        + words(66, 34, title, 22, f' font-weight="700" fill="{INK}"')
        + words(66, 53, columns, 14, f' fill="{FAINT}"')
        + words(WIDTH - 24, 44, str(seat.total), 34, end)
        + f'<g transform="translate({middle:g} {top:.1f})">{garden(seat)}</g>'
        + f'<g transform="translate(24 {corner:.1f})">{plan(seat)}</g>'
        + tiles_in_hand(seat, view, corner + 8 * CELL + 2)
    )


def tiles_in_hand(seat: SeatView, view: View, bottom: float) -> str:
    """The stored tile, and beside it the one just mined, in the corner of the card."""
    side = 76
    mined = view.mined if seat.seat == view.active else None
    held = [tile for tile in (seat.slot, mined) if tile is not None]
    return "".join(
        face(tile, WIDTH - 26 - side - number * (side + 14), bottom - side - 4, side)
        for number, tile in enumerate(held)
    )


# The quarry and the score.


def face(tile: Face, x: float, y: float, side: float) -> str:
    """A tile from above, its material shown."""
    drawn = use(f"bn-{tile.material}", x, y, side)
    for (dx, dy), symbol in zip(((0, 0), (1, 0), (1, 1), (0, 1)), tile.spaces, strict=True):
        if symbol != "-":
            a, b = x + side * (0.065 + dx * 0.47), y + side * (0.045 + dy * 0.47)
            drawn += use(f"bn-slot-{symbol}", a, b, side * 0.4)
    a, b, size = x + side / 2, y + side * 0.485, side * 0.3
    drawn += f'<circle cx="{a:.1f}" cy="{b:.1f}" r="{size * 0.56:.1f}" opacity=".22"/>'
    return drawn + use(f"bn-flower-{tile.flower}", a - size / 2, b - size / 2, size)


def stack_picture(stack: Stack, x: float, y: float, active: int | None) -> str:
    """A stack with its layers, its visible tile, and the columns for the active player."""
    side = QUARRY_CELL
    if stack.tile is None:
        return (
            f'<rect x="{x + 3}" y="{y + 3}" width="{side - 6}" height="{side - 6}" rx="9" fill="#2c1f12"'
            ' stroke="#1d140b" stroke-width="2" stroke-dasharray="4 4"/>'
        )
    lift = LIFT * stack.layers
    drawn = (
        f'<rect x="{x - 3}" y="{y - lift + 12}" width="{side + 8}" height="{side + lift - 4}" rx="10"'
        ' opacity=".35"/>'
    )
    for layer, colour in enumerate(LAYERS[: stack.layers]):
        drawn += (
            f'<rect x="{x}" y="{y - LIFT * layer}" width="{side}" height="{side}" rx="8" fill="{colour}"/>'
        )
    drawn += face(stack.tile, x, y - lift, side)
    if active is None:
        return drawn
    a, b = x + side / 2, y - lift + side
    return drawn + (
        f'<rect x="{a - 18}" y="{b - 11}" width="36" height="22" rx="7" fill="#241a10" stroke="#fff4dc"'
        ' stroke-width="1.5"/>'
        + words(
            a,
            b + 5.5,
            f"+{stack.columns[active]}",
            16,
            ' fill="#fff4dc" text-anchor="middle" font-weight="700"',
        )
    )


def quarry(view: View) -> str:
    """The sixteen stacks from above."""
    pitch = QUARRY_CELL + 20
    side = QUARRY_SIDE * pitch + 20
    drawn = f'<rect width="{side}" height="{side + 14}" rx="14" fill="#3a2a1a"/>'
    drawn += f'<rect x="6" y="6" width="{side - 12}" height="{side + 2}" rx="10" fill="#5a4128"/>'
    for number, stack in enumerate(view.quarry):
        row, column = divmod(number, QUARRY_SIDE)
        drawn += stack_picture(stack, 20 + column * pitch, 26 + row * pitch, view.active)
    style = ' fill="#e3cfa4" text-anchor="middle" font-weight="700"'
    for number in range(QUARRY_SIDE):
        middle = 20 + number * pitch + QUARRY_CELL / 2
        drawn += words(middle, side + 5, STACK_NAMES[number][0], 14, style)
        drawn += words(12, middle + 8, str(number + 1), 14, style)
    return drawn


def score_table(view: View, language: str) -> str:
    """The points of every garden by category."""
    step = 40
    ends = [88 + step * (seat.seat + 1) for seat in view.seats]
    style = f' text-anchor="end" fill="{INK}"'
    drawn = ""
    for seat, end in zip(view.seats, ends, strict=True):
        drawn += use(f"bn-flower-{seat.flower}", end - 22, -16, 22)
    for row, category in enumerate(CATEGORIES):
        y = 34 + 30 * row
        drawn += words(0, y, say(Message(f"category-{category}"), language), 15, f' fill="{INK}"')
        drawn += f'<path d="M0 {y + 9}H{ends[-1]}" stroke="#e2d5ba"/>'
        for seat, end in zip(view.seats, ends, strict=True):
            drawn += words(end, y, str(seat.score[category]), 15, style)
    y = 34 + 30 * len(CATEGORIES) + 6
    drawn += words(
        0, y, say(Message("babylon-picture-together"), language), 16, f' font-weight="700" fill="{INK}"'
    )
    for seat, end in zip(view.seats, ends, strict=True):
        drawn += words(end, y, str(seat.total), 18, style + ' font-weight="700"')
    drawn += words(0, y + 32, say(Message("babylon-picture-holes"), language), 13, f' fill="{FAINT}"')
    for seat, end in zip(view.seats, ends, strict=True):
        drawn += words(end, y + 32, str(seat.holes), 13, f' text-anchor="end" fill="{FAINT}"')
    return drawn


def table_card(view: View, high: float, language: str) -> str:
    """The quarry and the score side by side."""
    heading = f' font-weight="700" fill="{INK}"'
    side = QUARRY_SIDE * (QUARRY_CELL + 20) + 20
    scale = min((high - 82) / (side + 14), 0.92)
    left = 44 + side * scale
    state = Message("babylon-picture-round", {"round": view.round, "rounds": view.rounds})
    if view.active is None:
        state = Message("babylon-picture-over")
    return (
        words(24, 40, say(Message("babylon-picture-quarry"), language), 22, heading)
        + f'<g transform="translate(20 62) scale({scale:.3f})">{quarry(view)}</g>'
        + words(left, 40, say(state, language), 18, heading)
        + f'<g transform="translate({left:.0f} 96) scale({0.98 if view.players < 4 else 0.84})">'
        + f"{score_table(view, language)}</g>"
    )


def svg(view: View, language: str = "en") -> str:
    """The whole table: the gardens two by two, then the quarry with the score."""
    room = room_above(view.seats)
    high = HEADING + room + 15.6 * CY + 66
    cards = [garden_card(seat, view, room, language) for seat in view.seats]
    cards.append(table_card(view, high, language))
    rows = (len(cards) + 1) // 2
    width, height = 2 * WIDTH + 3 * GAP, rows * (high + GAP) + GAP
    drawn = ""
    for number, content in enumerate(cards):
        row, column = divmod(number, 2)
        alone = number == len(cards) - 1 and len(cards) % 2
        x = (width - WIDTH) / 2 if alone else GAP + column * (WIDTH + GAP)
        drawn += card(round(x), round(GAP + row * (high + GAP), 1), WIDTH, round(high, 1), content)
    return document("Babylon", width, round(height), PACKAGE, drawn)
