"""The table drawn for a terminal: in colour, and with letters so that it reads without colour."""

from rich.console import Group
from rich.table import Table
from rich.text import Text

from tworivers.games.tigris.rules.board import BOARDS, CELL_NAMES, COLUMNS, LEADERS, ROWS, TILES, rows_of
from tworivers.games.tigris.show.view import SeatView, View

TILE_STYLES = {
    "temple": "bold white on dark_red",
    "farm": "bold white on blue3",
    "market": "bold black on green3",
    "settlement": "bold white on grey19",
}
LEADER_STYLES = {
    "priest": "bold dark_red on wheat1",
    "farmer": "bold blue3 on wheat1",
    "trader": "bold dark_green on wheat1",
    "king": "bold black on wheat1",
}
LAND, RIVER = "grey42 on wheat4", "bright_cyan on steel_blue"


def cell_texts(view: View) -> dict[str, Text]:
    """What stands on each cell, three letters wide."""
    terrain = "".join(rows_of(BOARDS.index(view.board)))
    texts = {
        name: Text(" ~ " if mark == "~" else " . ", RIVER if mark == "~" else LAND)
        for name, mark in zip(CELL_NAMES, terrain, strict=True)
    }
    buildings = set(view.buildings.values())
    for name, tile in view.tiles.items():
        extra = "*" if name in view.treasures else "^" if name in buildings else " "
        mark = "+" if name == view.unification else " "
        texts[name] = Text(f"{mark}{tile[0].upper()}{extra}", TILE_STYLES[tile])
    for name in view.face_down:
        extra = "*" if name in view.treasures else "#"
        texts[name] = Text(f"[{extra}]", "bold yellow on orange4")
    for name in view.catastrophes:
        texts[name] = Text(" X ", "bold bright_white on grey30")
    for seat in view.seats:
        for leader, name in seat.leaders.items():
            texts[name] = Text(f"{leader[0]}{seat.seat + 1} ", LEADER_STYLES[leader])
    return texts


def board_text(view: View) -> Text:
    """The board with its coordinates."""
    texts = cell_texts(view)
    header = "    " + "".join(f" {chr(ord('a') + column)} " for column in range(COLUMNS)) + "\n"
    drawing = Text(header, "dim")
    for row in range(ROWS):
        drawing.append(f"{row + 1:>3} ", "dim")
        for column in range(COLUMNS):
            drawing.append_text(texts[CELL_NAMES[COLUMNS * row + column]])
        drawing.append(f" {row + 1}\n", "dim")
    return drawing


def hand_text(seat: SeatView) -> str:
    if seat.hand is None:
        return f"{seat.tiles_in_hand} tiles"
    held = [f"{number} {tile}" for tile, number in seat.hand.items() if number]
    return ", ".join(held) or "none"


def points_text(seat: SeatView) -> str:
    if seat.points is None:
        return "hidden"
    spheres = " ".join(f"{tile[0].upper()}{seat.points[tile]}" for tile in TILES)
    return f"{spheres} *{seat.treasures}"


def seats_table(view: View) -> Table:
    """One line a player."""
    table = Table(box=None, padding=(0, 2, 0, 0))
    for heading in ("", "player", "dynasty", "leaders", "hand", "points", "catastrophes"):
        table.add_column(heading)
    for seat in view.seats:
        leaders = " ".join(f"{leader}:{seat.leaders.get(leader, '-')}" for leader in LEADERS)
        table.add_row(
            ">" if seat.seat == view.decider else "",
            str(seat.seat + 1),
            seat.dynasty,
            leaders,
            hand_text(seat),
            points_text(seat),
            str(seat.catastrophes),
        )
    return table


def summary(view: View) -> Text:
    """What is left, and a conflict under way."""
    free = ", ".join(pair for pair, cell in view.monuments.items() if cell is None) or "none"
    text = Text(
        f"turn {view.turn}, bag {view.bag}, treasures {len(view.treasures)}, monuments left: {free}\n"
        "T temple  F farm  M market  S settlement  * treasure  ^ building  + unification tile\n"
        "[#] monument  X catastrophe  p priest  f farmer  t trader  k king, with the player's number",
        "dim",
    )
    fight = view.conflict
    if fight is not None:
        added = "?" if fight.added is None else str(fight.added)
        text.append(
            f"\n{fight.kind} for the {fight.colour}: player {fight.attacker + 1} has {fight.attacking}"
            f" + {added}, player {fight.defender + 1} has {fight.defending} + ?",
            "bold",
        )
    return text


def picture(view: View) -> Group:
    """The whole table."""
    return Group(board_text(view), seats_table(view), summary(view))
