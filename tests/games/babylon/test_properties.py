"""Invariants of random games: nothing is lost, heights fit, the live score is the score of the picture."""

import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.babylon.table import BABYLON
from tworivers.games.babylon.rules.board import CELL_NAMES, CELL_NUMBERS, PIECES, ROUNDS, SUPPLY, TILE_NAMES
from tworivers.play.match import Match

SEEDS = st.integers(0, 10**6)
players = pytest.mark.parametrize("players", [2, 3, 4])
DECORATIONS = ("stairs", "fountain", "footbridge", "statue")


def lively(match: Match, chance: random.Random) -> str:
    """A random action that mostly builds, and prefers decorations and high places."""
    legal = match.legal()
    built = [a for a in legal if a.split()[0] in DECORATIONS]
    if built and chance.random() < 0.8:
        return chance.choice(built)
    kinds = sorted({a.split()[0] for a in legal})
    weights = [6 if kind in ("mined", "stored") else 1 for kind in kinds]
    kind = chance.choices(kinds, weights)[0]
    return chance.choice([a for a in legal if a.split()[0] == kind])


def games(seats: int, seed: int, **options: Any):
    """A lively game: the match before each decision and at its end."""
    chance = random.Random(seed)
    match = Match(BABYLON, seats, options, seed)
    while not match.over:
        yield match
        match.play(lively(match, chance))
    yield match


def check_tiles(view: Any) -> None:
    """Every tile is in exactly one place."""
    names = [face.tile for face in (*view.unseen, *view.removed, *view.discarded)]
    names += [stack.tile.tile for stack in view.quarry if stack.tile]
    names += [seat.slot.tile for seat in view.seats if seat.slot]
    names += [tile.tile for seat in view.seats for tile in seat.tiles]
    names += [view.mined.tile] if view.mined else []
    assert sorted(names) == sorted(TILE_NAMES[: 48 + view.players])


def check_pieces(view: Any) -> None:
    """With a limited supply every piece is in the supply, in a garden, or with a player."""
    left = dict(view.supply)
    for seat in view.seats:
        left["single"] += seat.singles
        left["double"] += seat.doubles
        for tile in seat.tiles:
            for support in tile.supports:
                left["lookout" if support == "none" else support] += 1
        for decoration in seat.decorations:
            left[decoration.kind] += 1
    assert left == dict(zip(PIECES, SUPPLY.tolist(), strict=True))
    assert min(view.supply.values()) >= 0


def cells_under(tile: Any) -> list[str]:
    corner = CELL_NUMBERS[tile.cell]
    return [CELL_NAMES[corner + offset] for offset in (0, 1, 9, 8)]


def check_heights(seat: Any) -> None:
    """Each tile lies above what was there, its columns end exactly under it, no place is used twice."""
    top: dict[str, int] = dict.fromkeys(CELL_NAMES, 0)
    highest = 0
    assert len({tile.cell for tile in seat.tiles}) == len(seat.tiles)
    for tile in seat.tiles:
        assert 1 <= tile.level <= highest + 1
        assert tile.supports.count("none") <= 1
        for cell, support in zip(cells_under(tile), tile.supports, strict=True):
            assert top[cell] < tile.level
            if support != "none":
                assert top[cell] == tile.level - (2 if support == "double" else 1)
        for cell in cells_under(tile):
            top[cell] = tile.level
        highest = max(highest, tile.level)


def recomputed(seat: Any) -> dict[str, int]:
    """The score from the picture of the garden alone, by painting tiles from the lowest to the highest."""
    picture: dict[str, Any] = {}
    lookouts: set[str] = set()
    for tile in sorted(seat.tiles, key=lambda tile: tile.level):
        for cell, support in zip(cells_under(tile), tile.supports, strict=True):
            picture[cell] = tile
            lookouts.discard(cell)
            if support == "none":
                lookouts.add(cell)
    numbers = dict.fromkeys(DECORATIONS, 0)
    points = dict.fromkeys(DECORATIONS, 0)
    for piece in seat.decorations:
        cells = dict(zip(piece.cells, piece.levels, strict=True))
        seen = any(picture[cell].level == level for cell, level in cells.items())
        if piece.kind == "footbridge":
            ends = [CELL_NUMBERS[cell] for cell in piece.cells]
            gap = picture.get(CELL_NAMES[sum(ends) // 2])
            seen = seen or gap is None or gap.level < piece.levels[0]
        if seen:
            numbers[piece.kind] += 1
            lows = {"statue": 1, "fountain": 1.5, "footbridge": 1.5, "stairs": 1}
            points[piece.kind] += int(lows[piece.kind] * sum(piece.levels))
    shown = {tile.tile: tile.flower for tile in picture.values()}
    flowers = [list(shown.values()).count(flower) for flower in ("white", "pink", "yellow", "blue")]
    return {
        "statues": points["statue"],
        "fountains": points["fountain"],
        "footbridges": points["footbridge"],
        "stairs": points["stairs"],
        "variety": 4 * min(numbers.values()),
        "flowers": 4 * min(flowers),
        "lookouts": len(lookouts),
        "height": 2 * max((tile.level for tile in seat.tiles), default=0),
    }


@players
@given(seed=SEEDS)
def test_nothing_is_lost_and_gardens_stand(players: int, seed: int) -> None:
    for match in games(players, seed):
        view = match.view()
        check_tiles(view)
        check_pieces(view)
        for seat in view.seats:
            check_heights(seat)
            assert len(seat.tiles) <= {2: 16, 3: 14, 4: 12}[players]
            assert seat.doubles <= 1


@players
@given(seed=SEEDS)
def test_9_12_the_live_score_is_the_score_of_the_picture(players: int, seed: int) -> None:
    for match in games(players, seed):
        for seat in match.view().seats:
            assert seat.score == recomputed(seat)
            assert seat.total == sum(seat.score.values())


@players
@given(seed=SEEDS)
def test_games_end_after_the_right_number_of_rounds(players: int, seed: int) -> None:
    rounds = []
    for match in games(players, seed, limited_supply=bool(seed % 2)):
        view = match.view()
        rounds.append(view.round)
    assert rounds == sorted(rounds)
    assert rounds[-1] == ROUNDS[players]
    assert view.turn == ROUNDS[players] * players
    assert BABYLON.result(match.state).ending == "tokens"


@players
@given(seed=SEEDS)
def test_the_last_decision_of_a_turn_is_never_a_single_one(players: int, seed: int) -> None:
    """A decision with one answer is taken by the engine."""
    for match in games(players, seed):
        assert match.over or len(match.legal()) >= 2


@given(seed=SEEDS)
def test_placements_tell_what_they_do(seed: int) -> None:
    chance = random.Random(seed)
    for match in games(2, seed):
        placements = (
            [a for a in match.legal() if a.split()[0] in ("mined", "stored")] if not match.over else []
        )
        if not placements:
            continue
        words = chance.choice(placements)
        told = BABYLON.placement(match.state, BABYLON.parse(words))
        trial = Match(BABYLON, 2, start=BABYLON.position(match.state))
        seat = trial.to_move
        trial.play(words)
        after = trial.view().seats[seat]
        assert after.score == told.after
        assert told.change == sum(told.after.values()) - sum(told.before.values())
        assert after.tiles[-1].supports == [corner.support for corner in told.corners]
        assert after.tiles[-1].level == told.level
        if trial.to_move == seat:
            now = {a for a in trial.legal() if a.split()[0] in DECORATIONS}
            assert {possible.action for possible in told.possible} <= now
            assert after.singles == told.left
