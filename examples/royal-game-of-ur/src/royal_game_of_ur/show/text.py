"""The table drawn for a terminal: in colour, and with letters so that it reads without colour."""

from rich.console import Group
from rich.text import Text

from royal_game_of_ur.rules.board import SIDES, SQUARES
from royal_game_of_ur.show.view import SeatView, View

SQUARE, ROSETTE = "grey35 on wheat1", "bold dark_red on wheat1"
SIDE_STYLES = {"light": "bold black on bright_white", "dark": "bold bright_white on grey11"}
LETTERS = {"light": "o", "dark": "x"}


def square(view: View, name: str) -> Text:
    """What stands on a square, four letters wide."""
    for seat in view.seats:
        if name in seat.cells:
            return Text(
                f" {LETTERS[seat.side]}{'*' if SQUARES[name] == 'rosette' else ' '} ", SIDE_STYLES[seat.side]
            )
    return Text(" *  ", ROSETTE) if SQUARES[name] == "rosette" else Text(" .  ", SQUARE)


def tray(seat: SeatView) -> Text:
    """The pieces beside the board: those that wait, and those that are home."""
    letter = LETTERS[seat.side]
    return Text(f"    {letter * seat.waiting:<9}{'home:':>15} {letter * seat.home}")


def picture(view: View) -> Group:
    """The whole table."""
    light, dark = view.seats
    board = Text("     " + "".join(f"{column}   " for column in range(1, 9)) + "\n", "dim")
    for letter in "cba":
        board.append(f"  {letter} ", "dim")
        for column in range(1, 9):
            name = f"{letter}{column}"
            board.append_text(square(view, name) if name in SQUARES else Text("    "))
        board.append("\n")
    dice = " ".join("▲" if tip else "△" for tip in view.dice)
    side = "" if view.decider is None else f"{LETTERS[SIDES[view.decider]]} to move   "
    legend = Text(f"  {side}dice {dice} = {view.roll}   * rosette", "dim")
    return Group(tray(dark), board, tray(light), legend)
