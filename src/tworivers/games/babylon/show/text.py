"""The table drawn for a terminal: the gardens from above, in colour, and with letters that read without."""

from rich.columns import Columns
from rich.console import Group
from rich.table import Table
from rich.text import Text

from tworivers.games.babylon.rules.board import CELL_NAMES, CELL_NUMBERS, CORNER_CELLS, QUARRY_SIDE, SIDE
from tworivers.games.babylon.show.view import Face, PlacedTile, SeatView, Stack, View

GROUND = "grey42 on wheat4"
LEVEL_STYLES = ("dark_sea_green4", "green4", "chartreuse4", "yellow4", "gold3", "light_goldenrod2")
MATERIAL_STYLES = {
    "clay": "black on indian_red",
    "granite": "black on grey66",
    "basalt": "white on grey23",
    "start": "black on wheat1",
}
LETTERS = {"stairs": "S", "fountain": "F", "footbridge": "B", "statue": "T", "-": "."}


def cell_texts(seat: SeatView) -> dict[int, Text]:
    """What is seen on each cell: its level, then a symbol in small, a decoration or a lookout in capitals."""
    texts = {cell: Text(" . ", GROUND) for cell in range(SIDE * SIDE)}
    for tile in sorted(seat.tiles, key=lambda t: t.level):
        for corner, space in enumerate(tile.spaces):
            cell = CELL_NUMBERS[tile.cell] + int(CORNER_CELLS[corner])
            mark = "*" if tile.new else " "
            texts[cell] = Text(f"{tile.level}{LETTERS[space].lower()}{mark}", level_style(tile))
    for decoration in seat.decorations:
        for name, level in zip(decoration.cells, decoration.levels, strict=True):
            if decoration.in_sight and name not in seat.lookouts:
                text = Text(f"{level}{LETTERS[decoration.kind]} ", "bold white on dark_blue")
                texts[CELL_NUMBERS[name]] = text
    for name in seat.lookouts:
        shown = texts[CELL_NUMBERS[name]].plain[0]
        texts[CELL_NUMBERS[name]] = Text(f"{shown}^ ", "bold white on dark_red")
    for decoration in seat.decorations:
        if decoration.kind == "footbridge":
            gap = sum(CELL_NUMBERS[name] for name in decoration.cells) // 2
            texts[gap] = Text(texts[gap].plain[:1] + "= ", "bold white on dark_blue")
    return texts


def level_style(tile: PlacedTile) -> str:
    return f"bold black on {LEVEL_STYLES[min(tile.level, len(LEVEL_STYLES)) - 1]}"


def garden_text(seat: SeatView, decider: int | None) -> Text:
    """A garden from above with its coordinates."""
    texts = cell_texts(seat)
    mark = ">" if seat.seat == decider else " "
    drawing = Text(f"{mark} player {seat.seat + 1}, {seat.flower}: {seat.total} points\n", "bold")
    drawing.append("   " + "".join(f" {name[0]} " for name in CELL_NAMES[:SIDE]) + "\n", "dim")
    for row in range(SIDE):
        drawing.append(f"{row + 1:>2} ", "dim")
        for column in range(SIDE):
            drawing.append_text(texts[SIDE * row + column])
        drawing.append("\n")
    return drawing


def face_text(face: Face | None) -> str:
    """A tile in short: flower and symbols clockwise from the north-west."""
    if face is None:
        return "none"
    return f"{face.tile} {face.flower} {''.join(LETTERS[space] for space in face.spaces)}"


def stack_text(stack: Stack, active: int | None) -> Text:
    """A stack: its tile, and the columns it would give the active player."""
    if stack.tile is None:
        return Text("     floor      ", "dim")
    letters = "".join(LETTERS[space] for space in stack.tile.spaces)
    gain = f"+{stack.columns[active]}" if active is not None else "  "
    words = f"{stack.tile.tile:<3} {letters} {stack.tile.flower:<6}{gain}"
    return Text(words, MATERIAL_STYLES[stack.tile.material])


def quarry_table(view: View) -> Table:
    """The quarry from above."""
    table = Table(title="quarry", box=None, padding=(0, 1, 0, 0))
    table.add_column("")
    for column in range(QUARRY_SIDE):
        table.add_column(chr(ord("a") + column), justify="center")
    for row in range(QUARRY_SIDE):
        stacks = view.quarry[QUARRY_SIDE * row : QUARRY_SIDE * (row + 1)]
        table.add_row(str(row + 1), *(stack_text(stack, view.active) for stack in stacks))
    return table


def seats_table(view: View) -> Table:
    """One line a player."""
    table = Table(box=None, padding=(0, 2, 0, 0))
    for heading in ("", "player", "columns", "stored tile", "score"):
        table.add_column(heading)
    for seat in view.seats:
        columns = f"{seat.singles}" + (f" + {seat.doubles} double" if seat.doubles else "")
        parts = " ".join(f"{name} {points}" for name, points in seat.score.items() if points)
        mark = ">" if seat.seat == view.decider else ""
        table.add_row(
            mark, str(seat.seat + 1), columns, face_text(seat.slot), f"{seat.total}: {parts or 'nothing yet'}"
        )
    return table


def summary(view: View) -> Text:
    """The round, its token, the tile in hand, and what the letters mean."""
    token = view.token or "no token yet"
    text = Text(f"round {view.round} of {view.rounds}, {token}", "bold")
    if view.mined is not None:
        text.append(f", mined {face_text(view.mined)}", "bold")
    text.append(
        "\nlevel, then s f b t: symbols of stairs, fountain, footbridge, statue; capitals: built; ^ lookout,"
        " = under a footbridge, * this turn",
        "dim",
    )
    return text


def picture(view: View) -> Group:
    """The whole table."""
    gardens = Columns([garden_text(seat, view.decider) for seat in view.seats], padding=(0, 3))
    return Group(quarry_table(view), gardens, seats_table(view), summary(view))
