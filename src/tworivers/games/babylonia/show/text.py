"""The table drawn for a terminal. Every piece has letters of its own, to be read without colours."""

from rich.console import Group
from rich.table import Table
from rich.text import Text

from tworivers.games.babylonia.rules.board import COLUMNS, HEX_NUMBERS, LANDS, ROWS, land_of
from tworivers.games.babylonia.show.view import FACE_DOWN, SeatView, Tile, View

SEAT_STYLES = (
    "bold white on dark_red",
    "bold white on blue3",
    "bold black on green3",
    "bold white on grey19",
)
LAND_STYLES = {"n": "grey42 on tan", "c": "grey42 on wheat4", "s": "grey42 on grey62"}
RIVER_STYLE = "bright_cyan on steel_blue"
CITY_STYLE, FIELD_STYLE, ZIGGURAT_STYLE = (
    "bold black on wheat1",
    "bold black on yellow3",
    "bold white on orange4",
)
BLANK = Text("    ")


def letters(clan: str) -> str:
    return "#" if clan == FACE_DOWN else clan[0].upper()


def tile_text(tile: Tile) -> Text:
    return Text(f" {letters(tile.clan)}{tile.seat + 1} ", SEAT_STYLES[tile.seat])


def hex_texts(view: View) -> dict[str, Text]:
    """What lies on each hex in play, four letters wide."""
    texts = {}
    for name, number in HEX_NUMBERS.items():
        land = land_of(number)
        if not land:
            texts[name] = Text(" ~  ", RIVER_STYLE)
        elif land in LANDS[view.players]:
            texts[name] = Text(" .  ", LAND_STYLES[land])
    for name, city in view.cities.items():
        symbols = "".join(symbol[0] for symbol in city.split("-"))
        texts[name] = Text(f"{symbols:^4}", CITY_STYLE)
    for name, value in view.fields.items():
        texts[name] = Text(f" +{value[0]} ", FIELD_STYLE)
    for name in view.ziggurats:
        texts[name] = Text(" ^* " if name in view.scored else " ^  ", ZIGGURAT_STYLE)
    for name, tile in view.tiles.items():
        texts[name] = tile_text(tile)
    return texts


def board_text(view: View) -> Text:
    """The board with its coordinates; columns b, d, f ... lie half a hex lower."""
    texts = hex_texts(view)
    columns = [chr(ord("a") + column) for column in range(COLUMNS)]
    drawing = Text()
    drawing.append("    " + "".join(f" {letter}  " for letter in columns) + "\n", "dim")
    for line in range(2 * ROWS - 1):
        row, lower = divmod(line, 2)
        drawing.append("    " if lower else f"{row + 1:>3} ", "dim")
        for column, letter in enumerate(columns):
            here = texts.get(f"{letter}{row + 1}") if column % 2 == lower else None
            drawing.append_text(here or BLANK)
        drawing.append("\n")
    return drawing


def rack_text(seat: SeatView) -> str:
    if seat.rack is None:
        return f"{seat.tiles_on_rack} tiles"
    held = [f"{number} {clan}" for clan, number in seat.rack.items() if number]
    return ", ".join(held) or "none"


def seats_table(view: View) -> Table:
    """One line a player."""
    table = Table(box=None, padding=(0, 2, 0, 0))
    for heading in ("", "player", "points", "cities", "cards", "rack", "supply"):
        table.add_column(heading)
    for seat in view.seats:
        table.add_row(
            ">" if seat.seat == view.decider else "",
            str(seat.seat + 1),
            str(seat.score),
            str(sum(seat.cities.values())),
            " ".join(map(str, seat.cards)) or "-",
            rack_text(seat),
            str(seat.tiles_in_supply),
        )
    return table


def summary(view: View) -> Text:
    """What is left, and what the letters mean."""
    display = " ".join(map(str, view.display))
    text = Text(
        f"turn {view.turn}, cities left {len(view.cities)}, cards on display: {display}\n"
        "P priest  M merchant  S civil servant  F farmer  # face down, with player number\n"
        "p m s symbols of a city  +5 +6 +7 +c field  ^ ziggurat  ^* scored",
        "dim",
    )
    closed = [site.hex for site in view.sites if not site.needed]
    if closed:
        text.append(f"\nsurrounded: {' '.join(closed)}", "bold")
    return text


def picture(view: View) -> Group:
    """The whole table."""
    return Group(board_text(view), seats_table(view), summary(view))
