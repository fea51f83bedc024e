"""The compiled rules against the same rules told once more with plain sets, in random games."""

import numpy as np
import pytest

from tests.games.tigris.table import GAME, start
from tworivers.games.tigris.rules.board import (
    BOARDS,
    CELL_NAMES,
    CELL_NUMBERS,
    LEADERS,
    NEIGHBOURS,
    TILES,
    rows_of,
)

BESIDE = {name: {CELL_NAMES[n] for n in NEIGHBOURS[cell]} for name, cell in CELL_NUMBERS.items()}


class Plain:
    """The board of a view as sets of cells."""

    def __init__(self, view):
        self.view = view
        terrain = "".join(rows_of(BOARDS.index(view.board)))
        self.river = {name for name, mark in zip(CELL_NAMES, terrain, strict=True) if mark == "~"}
        self.leaders = {cell: (seat.seat, name) for seat in view.seats for name, cell in seat.leaders.items()}
        self.pieces = set(view.tiles) | set(view.face_down) | set(self.leaders)
        self.temples = {cell for cell, tile in view.tiles.items() if tile == "temple"}
        self.empty = set(CELL_NAMES) - self.pieces - set(view.catastrophes)

    def region(self, cell, pieces):
        """Tigris 1.4."""
        found, waiting = set(), {cell}
        while waiting:
            here = waiting.pop()
            found.add(here)
            waiting |= (BESIDE[here] & pieces) - found
        return frozenset(found)

    def kingdoms(self, gap=None):
        """All kingdoms, with one cell left empty."""
        pieces = self.pieces - {gap}
        return {self.region(cell, pieces) for cell in self.leaders if cell != gap}

    def kingdoms_beside(self, cell, gap=None):
        return [kingdom for kingdom in self.kingdoms(gap) if kingdom & BESIDE[cell]]

    def leader_moves(self, seat):
        """Tigris 5.1, 5.2, 5.5."""
        own = self.view.seats[seat].leaders
        moves = {f"withdraw {leader}" for leader in own}
        for leader in LEADERS:
            gap = own.get(leader)
            borders = [{c for cell in k for c in BESIDE[cell]} for k in self.kingdoms(gap)]
            for cell in self.empty - self.river:
                if self.temples & BESIDE[cell] and sum(cell in border for border in borders) <= 1:
                    moves.add(f"{leader} {cell}")
        return moves

    def tile_moves(self, hand):
        """Tigris 6.1, 6.2."""
        borders = [{c for cell in k for c in BESIDE[cell]} for k in self.kingdoms()]
        free = {cell for cell in self.empty if sum(cell in border for border in borders) <= 2}
        return {
            f"{tile} {cell}"
            for tile in TILES
            if hand[tile]
            for cell in (free & self.river if tile == "farm" else free - self.river)
        }

    def catastrophe_moves(self, seat):
        """Tigris 7.1, 7.2, 7.4, 15.9."""
        if not self.view.seats[seat].catastrophes:
            return set()
        safe = set(self.view.treasures) | set(self.view.buildings.values())
        return {f"catastrophe {cell}" for cell in self.empty | set(self.view.tiles) - safe}

    def points_for(self, tile, cell):
        """Tigris 6.3-6.5, 15.6: who gets how much for a tile placed here."""
        beside = self.kingdoms_beside(cell)
        if len(beside) != 1:
            return {}
        owners = {self.leaders[c][1]: self.leaders[c][0] for c in beside[0] & set(self.leaders)}
        scorer = owners.get(LEADERS[TILES.index(tile)], owners.get("king"))
        if scorer is None:
            return {}
        joined = self.region(cell, self.pieces | {cell})
        buildings = dict(zip(("library", "granary", "market hall", "palace"), TILES, strict=True))
        extra = any(buildings[name] == tile and at in joined for name, at in self.view.buildings.items())
        return {(scorer, tile): 1 + extra}


def check_peace(plain):
    """Tigris 1.5, 13.T1: what must hold whenever an action can be chosen."""
    for kingdom in plain.kingdoms():
        colours = [plain.leaders[cell][1] for cell in kingdom & set(plain.leaders)]
        assert len(colours) == len(set(colours))
        if "trader" in colours:
            assert len(kingdom & set(plain.view.treasures)) <= 1
    for cell in plain.leaders:
        assert plain.temples & BESIDE[cell]


@pytest.mark.parametrize("seed", range(8))
def test_random_games_follow_the_plain_rules(seed):
    table = start(
        players=2 + seed % 3,
        seed=seed,
        board=BOARDS[seed % 2],
        buildings=seed % 4 >= 2,
    )
    choose = np.random.default_rng(seed)
    for _ in range(260):
        if table.match.over:
            break
        legal = table.legal
        if table.phase == "action":
            plain = Plain(table.view)
            seat = table.decider
            check_peace(plain)
            assert {frozenset(kingdom.cells) for kingdom in table.view.kingdoms} == plain.kingdoms()
            hand = table.view.seats[seat].hand
            expected = plain.leader_moves(seat) | plain.tile_moves(hand) | plain.catastrophe_moves(seat)
            assert {move for move in legal if move.split()[0] not in ("swap", "pass")} == expected
        kinds = sorted({move.split()[0] for move in legal} - {"pass", "swap", "withdraw"}) or ["pass"]
        kind = choose.choice(kinds)
        move = str(choose.choice([move for move in legal if move.split()[0] == kind]))
        placing = table.phase == "action" and kind in TILES
        table.play(move)
        if placing:
            won = {}
            for event in table.told("PointsWon"):
                if event["reason"] in ("tile", "building"):
                    key = (event["seat"], event["tile"])
                    won[key] = won.get(key, 0) + event["number"]
            assert won == plain.points_for(kind, move.split()[1])
        assert GAME.from_position(table.position).tobytes() == table.match.state.tobytes()
