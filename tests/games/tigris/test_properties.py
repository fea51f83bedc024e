"""Invariants of random games: nothing is lost, points never fall, kingdoms at peace stay at peace."""

from typing import Any

import pytest

from tests.tables import Table, all_tables, ids, some_games, walk
from tworivers.games.tigris.board import BOARDS, HOLY, MONUMENTS, TILE_COUNT
from tworivers.games.tigris.state import NOWHERE, PHASES
from tworivers.kernel.bits import places_in
from tworivers.kernel.record import fields

TABLES = [table for table in all_tables() if table.game == "tigris"]
tables = pytest.mark.parametrize("table", TABLES, ids=ids)


def check_conserved(f: Any) -> None:
    """153 tiles, the treasures of this side, two catastrophes a player, six monuments."""
    for colour in range(4):
        tiles = len(places_in(f.tiles[colour])) + 4 * f.monument_on.count(colour)
        tiles += sum(f.hands[seat][colour] + f.swapped[seat][colour] for seat in range(4))
        assert tiles + f.bag[colour] + f.discarded[colour] == TILE_COUNT[colour]
    treasures = len(places_in(HOLY[f.board].tolist()))
    assert len(places_in(f.treasures)) + sum(f.treasures_won) == treasures == {0: 10, 1: 14}[f.board]
    assert len(places_in(f.catastrophes)) + sum(f.catastrophes_left) == 2 * f.players
    built = [corner for corner in f.monument_at if corner != NOWHERE]
    assert len(f.monument_at) == len(MONUMENTS) == 6
    assert len(set(built)) == len(built)
    assert len(places_in(f.face_down)) == 4 * len(built)


def check_apart(f: Any) -> None:
    """No cell holds two pieces, and no leader is in two places."""
    sets = [*f.tiles, f.face_down, f.leaders, f.catastrophes]
    cells = [cell for words in sets for cell in places_in(words)]
    assert len(cells) == len(set(cells))
    standing = [cell for leaders in f.leader_at for cell in leaders if cell != NOWHERE]
    assert sorted(standing) == places_in(f.leaders)
    assert len(standing) <= 4 * f.players <= 16


def check_peace(f: Any) -> None:
    """At the start of an action no kingdom holds two leaders of one colour."""
    for colour in range(4):
        homes = [f.kingdom_of[4 * seat + colour] for seat in range(4)]
        homes = [kingdom for kingdom in homes if kingdom != NOWHERE]
        assert len(homes) == len(set(homes))


def test_there_are_153_tiles() -> None:
    assert TILE_COUNT.sum() == 153
    assert BOARDS == ("classic", "advanced")


@tables
@some_games
def test_nothing_is_lost_and_points_never_fall(table: Table, seed: int) -> None:
    before = [[0] * 4] * 4
    won = [0] * 4
    for match in walk(table, seed):
        f = fields(match.state)
        check_conserved(f)
        check_apart(f)
        if PHASES[f.phase] == "action":
            check_peace(f)
        for seat in range(4):
            assert all(now >= then for now, then in zip(f.points[seat], before[seat], strict=True))
            assert f.treasures_won[seat] >= won[seat]
        before, won = f.points, f.treasures_won
        assert all(0 <= sum(hand) <= 6 and min(hand) >= 0 for hand in f.hands)


@tables
@some_games
def test_views_hide_hands_and_points(table: Table, seed: int) -> None:
    for match in walk(table, seed):
        for viewer in range(-1, table.players):
            for seat in match.view(viewer).seats:
                own = seat.seat == viewer
                assert (seat.hand is None) == (not own)
                assert (seat.swapped is None) == (not own)
                seen = own or match.over or table.options.get("open_scores", False)
                assert (seat.points is None) == (not seen)
                assert (seat.treasures is None) == (not seen)
            assert bool(match.view(viewer).legal) == (viewer == match.to_move and not match.over)
