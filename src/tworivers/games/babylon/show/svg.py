"""The table as an SVG picture: each garden in isometric view and from above, the quarry, and the score."""

from tworivers.games.babylon.rules.board import QUARRY_SIDE, STACK_NAMES
from tworivers.games.babylon.rules.scoring import CATEGORIES
from tworivers.games.babylon.show.isometric import garden, room_above
from tworivers.games.babylon.show.pieces import definitions
from tworivers.games.babylon.show.plan import CELL, plan
from tworivers.games.babylon.show.view import Face, SeatView, Stack, View
from tworivers.games.drawings import CY, FAINT, INK, card, document, words
from tworivers.words.messages import Message, say, seat_names

WIDTH, GAP = 700, 24
HEADING = 64
QUARRY_CELL = 92
MATERIALS = {
    "clay": ("#cf7f52", "#8c4a29", "#e5a47c"),
    "granite": ("#b3a9a6", "#6e6563", "#d0c8c5"),
    "basalt": ("#4a4c55", "#24252b", "#6b6e79"),
    "start": ("#7fa854", "#3f5a25", "#d9e6ae"),
}


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
        f'<use href="#babylon-{seat.flower}" x="20" y="16" width="36" height="36"/>'
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
    colour, edge, light = MATERIALS[tile.material]
    drawn = (
        f'<rect x="{x}" y="{y + 5}" width="{side}" height="{side}" rx="8" fill="{edge}"/>'
        f'<rect x="{x}" y="{y}" width="{side}" height="{side}" rx="8" fill="{colour}"/>'
        f'<rect x="{x + 2}" y="{y + 2}" width="{side - 4}" height="{side - 4}" rx="6" fill="none"'
        f' stroke="{light}" stroke-width="2"/>'
    )
    for (dx, dy), symbol in zip(((0, 0), (1, 0), (1, 1), (0, 1)), tile.spaces, strict=True):
        if symbol != "-":
            a, b = x + side * (0.06 + dx * 0.48), y + side * (0.06 + dy * 0.48)
            drawn += f'<use href="#babylon-{symbol}" x="{a:.1f}" y="{b:.1f}" width="{side * 0.4:.1f}"'
            drawn += f' height="{side * 0.4:.1f}"/>'
    size = side * 0.32
    a, b = x + (side - size) / 2, y + (side - size) / 2
    return drawn + (
        f'<circle cx="{x + side / 2}" cy="{y + side / 2}" r="{size * 0.56:.1f}" opacity=".22"/>'
        f'<use href="#babylon-{tile.flower}" x="{a:.1f}" y="{b:.1f}" width="{size:.1f}" height="{size:.1f}"/>'
    )


def stack_picture(stack: Stack, x: float, y: float, active: int | None) -> str:
    """A stack with its layers, its visible tile, and the columns for the active player."""
    side = QUARRY_CELL
    if stack.tile is None:
        return (
            f'<rect x="{x + 3}" y="{y + 3}" width="{side - 6}" height="{side - 6}" rx="9" fill="#2c1f12"'
            ' stroke="#1d140b" stroke-width="2" stroke-dasharray="4 4"/>'
        )
    lift = 5 * stack.layers
    drawn = (
        f'<rect x="{x - 3}" y="{y - lift + 12}" width="{side + 8}" height="{side + lift - 4}" rx="10"'
        ' opacity=".35"/>'
    )
    for layer, material in enumerate(("basalt", "granite", "clay")[: stack.layers]):
        drawn += f'<rect x="{x}" y="{y - 5 * layer}" width="{side}" height="{side}" rx="8"'
        drawn += f' fill="{MATERIALS[material][1]}"/>'
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
        drawn += f'<use href="#babylon-{seat.flower}" x="{end - 22}" y="-16" width="22" height="22"/>'
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
    return document("Babylon", width, round(height), definitions(), drawn)
