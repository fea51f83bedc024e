"""The legal placements, decorations and changes once more, slowly, from the picture and the page of rules."""

import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.babylon.table import BABYLON
from tests.games.babylon.test_properties import cells_under, lively
from tworivers.games.babylon.rules.board import CELL_NAMES, CELL_NUMBERS, CORNERS
from tworivers.play.match import Match

SYMBOLS = ("stairs", "fountain", "footbridge", "statue")


class Garden:
    """What a player sees: heights, pieces and symbols of each cell."""

    def __init__(self, view: Any) -> None:
        self.view = view
        self.seat = view.seats[view.active]
        self.top = dict.fromkeys(CELL_NAMES, 0)
        self.tile: dict[str, Any] = {}
        self.symbol: dict[str, str] = {}
        self.piece: dict[str, str] = {}
        for tile in sorted(self.seat.tiles, key=lambda tile: tile.level):
            for cell, symbol, support in zip(cells_under(tile), tile.spaces, tile.supports, strict=True):
                self.top[cell], self.tile[cell], self.symbol[cell] = tile.level, tile, symbol
                self.piece.pop(cell, None)
                if support == "none":
                    self.piece[cell] = "lookout"
        for piece in self.seat.decorations:
            for cell, level in zip(piece.cells, piece.levels, strict=True):
                if self.top[cell] == level:
                    low = piece.kind == "stairs" and level == min(piece.levels)
                    self.piece[cell] = "foot" if low else piece.kind
            if piece.kind == "footbridge":
                self.piece[between(*piece.cells)] = "gap"
        self.symbol.update(view.changed or {})

    def support(self, cell: str, level: int) -> str:
        piece = self.piece.get(cell)
        if self.top[cell] == level - 1 and piece in (None, "statue"):
            return "single" if piece is None else "statue"
        return "double" if self.top[cell] == level - 2 and piece is None else "none"

    def payable(self, supports: list[str]) -> bool:
        doubles = supports.count("double")
        missing = max(0, doubles - self.seat.doubles)
        enough = supports.count("single") + 2 * missing <= self.seat.singles
        supply = self.view.supply
        if supply is None:
            return enough
        return enough and missing <= supply["double"] and ("none" not in supports or supply["lookout"] > 0)

    def may_hang(self, cell: str, level: int) -> bool:
        close = self.top[cell] == level - 1 and self.piece.get(cell) in ("statue", "foot")
        return self.top[cell] < level and not close

    def free(self, cell: str, symbol: str) -> bool:
        return cell in self.tile and cell not in self.piece and self.symbol[cell] == symbol


def between(a: str, b: str) -> str:
    return CELL_NAMES[(CELL_NUMBERS[a] + CELL_NUMBERS[b]) // 2]


def placements(garden: Garden) -> set[str]:
    """Babylon 5."""
    found = set()
    sources = {"mined": garden.view.mined, "stored": garden.seat.slot}
    highest = max([0, *garden.top.values()])
    for corner in CELL_NUMBERS:
        if corner[0] == "h" or corner[1] == "8" or corner in {tile.cell for tile in garden.seat.tiles}:
            continue
        cells = [CELL_NAMES[CELL_NUMBERS[corner] + offset] for offset in (0, 1, 9, 8)]
        under = max(garden.top[cell] for cell in cells)
        for raised in (0, 1):
            level = under + 1 + raised
            if level > highest + 1:
                continue
            for free in (None, *range(4)):
                supports = [garden.support(cell, level) for cell in cells]
                if free is not None:
                    if not garden.may_hang(cells[free], level):
                        continue
                    supports[free] = "none"
                if supports.count("none") != (free is not None) or not garden.payable(supports):
                    continue
                words = " raised" * raised + (f" free {CORNERS[free]}" if free is not None else "")
                for source, face in sources.items():
                    found |= {f"{source} {corner}{turn}{words}" for turn in turns(face)}
    return found


def turns(face: Any) -> list[str]:
    """Babylon 4.7."""
    if face is None:
        return []
    looks: list[Any] = []
    for turn in range(4):
        spaces = face.spaces[4 - turn :] + face.spaces[: 4 - turn]
        if spaces not in looks:
            looks.append(spaces)
    return [f" turn {turn}" if turn else "" for turn in range(len(looks))]


def decorations(garden: Garden) -> set[str]:
    """Babylon 6."""
    found = set()
    supply = garden.view.supply
    for a in CELL_NAMES:
        for step in (1, 8):
            for kind in SYMBOLS[:3]:
                reach = 2 * step if kind == "footbridge" else step
                other = CELL_NUMBERS[a] + reach
                if other >= 64 or (step == 1 and other // 8 != CELL_NUMBERS[a] // 8):
                    continue
                b = CELL_NAMES[other]
                if garden.free(a, kind) and garden.free(b, kind) and fits(garden, kind, a, b):
                    found.add(f"{kind} {a} {b}")
        if garden.free(a, "statue") and garden.tile[a].new and in_line(garden, a):
            found.add(f"statue {a}")
    return {words for words in found if supply is None or supply[words.split()[0]] > 0}


def fits(garden: Garden, kind: str, a: str, b: str) -> bool:
    """Babylon 6.2, 6.5-6.7."""
    first, second = garden.tile[a], garden.tile[b]
    if not (first.new or second.new):
        return False
    if kind == "stairs":
        return abs(first.level - second.level) == 1
    if first.level != second.level or first is second:
        return False
    gap = between(a, b)
    return kind == "fountain" or (garden.top[gap] < first.level and gap not in garden.piece)


def in_line(garden: Garden, cell: str) -> bool:
    """Babylon 6.8, 6.9."""
    statues = [piece.cells[0] for piece in garden.seat.decorations if piece.kind == "statue"]
    return not statues or any(cell[0] == other[0] or cell[1] == other[1] for other in statues)


def changes(garden: Garden) -> set[str]:
    """Babylon 8.1."""
    if garden.view.token_used or garden.view.token not in ("change-one-symbol", "blank-to-any-symbol"):
        return set()
    blank = garden.view.token == "blank-to-any-symbol"
    return {
        f"symbol {cell} {symbol}"
        for cell, tile in garden.tile.items()
        for symbol in SYMBOLS
        if tile.new and cell not in garden.piece and (garden.symbol[cell] == "-") == blank
        if garden.symbol[cell] != symbol
    }


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("limited", [True, False])
@given(seed=st.integers(0, 10**6))
def test_legal_actions_are_those_of_the_page_of_rules(players: int, limited: bool, seed: int) -> None:
    chance = random.Random(seed)
    match = Match(BABYLON, players, {"limited_supply": limited}, seed)
    while not match.over:
        view = match.view(match.to_move)
        if view.phase == "build":
            garden = Garden(view)
            ends = {"store", "discard"} if view.mined else {"end"}
            expected = placements(garden) | decorations(garden) | changes(garden) | ends
            assert set(view.legal) == expected
        match.play(lively(match, chance))
