"""Invariants of random games: nothing is lost, points never fall, kingdoms at peace stay at peace."""

from typing import Any

import pytest

from tests.tables import Table, all_tables, ids, some_games, walk
from tworivers.games.game import ALL_OPEN
from tworivers.games.tigris.rules.board import (
    BOARDS,
    CELL_NAMES,
    HOLY,
    LEADERS,
    MONUMENTS,
    NEIGHBOURS,
    TILE_COUNT,
    TILES,
)
from tworivers.games.tigris.rules.state import NOWHERE, PHASES
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


def check_conflict(view: Any, f: Any) -> None:
    """Tigris 9.2, 11.1: the sides of a conflict, counted on the cells that the view names."""
    if f.attacker == NOWHERE:
        assert view.conflict is None
        return
    conflict, beside = view.conflict, {}
    for seat in (conflict.attacker, conflict.defender):
        home = view.seats[seat].leaders[LEADERS[f.contested]]
        around = {CELL_NAMES[cell] for cell in NEIGHBOURS[CELL_NAMES.index(home)]}
        [kingdom] = [k.cells for k in view.kingdoms if [seat, f.contested] in k.leaders]
        cells = kingdom if conflict.kind == "war" else around
        beside[seat] = sum(view.tiles.get(cell) == conflict.tile for cell in cells)
    assert [conflict.attacking, conflict.defending] == list(beside.values())
    assert conflict.colour == TILES[f.contested]
    assert conflict.added == (f.added if f.deciding == f.defender else None)


@tables
@some_games
def test_who_sees_all_sees_the_position(table: Table, seed: int) -> None:
    """The compiled view and the position are written by different code from the same state."""
    for match in walk(table, seed):
        view, f = match.view(ALL_OPEN), fields(match.state)
        position = match.game.position(match.state)
        letters = "".join(position["board"])
        shown = {name: letters[cell] for cell, name in enumerate(CELL_NAMES) if letters[cell] not in ".~"}
        assert shown == {
            **{cell: tile[0].upper() for cell, tile in view.tiles.items()},
            **dict.fromkeys(view.catastrophes, "#"),
            **{cell: shown[cell].lower() for cell in view.face_down},
        }
        for name in ("turn", "active", "actions_left", "phase", "treasures", "buildings", "placed"):
            assert getattr(view, name) == position[name], name
        assert {pair: cell for pair, cell in view.monuments.items() if cell} == position["monuments"]
        assert (view.unification, view.ending) == (position["unification"], position["ending"])
        assert view.bag == sum(position["bag"].values())
        for number, seat in enumerate(view.seats):
            assert (seat.seat, seat.leaders) == (number, position["leaders"][number])
            assert (seat.hand, seat.tiles_in_hand) == (position["hands"][number], sum(seat.hand.values()))
            assert (seat.swapped, seat.tiles_swapped) == (
                position["swapped"][number],
                sum(seat.swapped.values()),
            )
            assert (seat.points, seat.treasures) == (
                position["points"][number],
                position["treasures_won"][number],
            )
            assert seat.catastrophes == position["catastrophes_left"][number]
        ruled = {tuple(leader) for kingdom in view.kingdoms for leader in kingdom.leaders}
        assert ruled == {(s.seat, LEADERS.index(name)) for s in view.seats for name in s.leaders}
        check_conflict(view, f)
