"""What is written from the declarations of a game: up to date, and the same as the declarations say."""

import random
from typing import Annotated

import msgspec
import pytest

from tests.tables import TOY, Table, all_tables, ids
from tworivers import load
from tworivers.games import declared, writing
from tworivers.games.accessors import shapes_of
from tworivers.games.compiled_json import BadDeclaration, Module, write_struct
from tworivers.games.game import ALL_OPEN, NO_ACTIONS, SPECTATOR
from tworivers.games.show import ROOM
from tworivers.installed import OURS, installed_games
from tworivers.kernel.events import event_buffer, rows
from tworivers.kernel.generator import generator, seed_from_number
from tworivers.kernel.record import at
from tworivers.play.match import Match

GAMES = [game for game in installed_games().values() if game.name in OURS]
TABLES = [table for table in all_tables() if table.game in OURS]
encode = msgspec.json.Encoder().encode


@pytest.mark.parametrize("path", writing.MADE)
@pytest.mark.parametrize("name", OURS)
def test_what_is_made_is_up_to_date(name: str, path: str) -> None:
    game = installed_games()[name]
    source = game.folder.joinpath(*path.split("/")).read_text(encoding="utf-8")
    assert source == writing.MADE[path](game.package), "run `make generated`"


class Mistyped(msgspec.Struct):
    stones: Annotated[int, "s.stonse"]


class Unknown(msgspec.Struct):
    names: Annotated[list[int], "[abs(NUMBERS[each]) + each for each in range(4)]"]


class Known(msgspec.Struct):
    stones: Annotated[int, "min(s.stones, sum(n for n in range(4)))"]


def test_an_expression_that_names_nothing_is_refused() -> None:
    fields = shapes_of(TOY.dtype)
    with pytest.raises(BadDeclaration, match=r"test_written, Mistyped\.stones: .*no field 'stonse'"):
        write_struct(Module(fields), Mistyped, ["s", "viewer"])
    with pytest.raises(BadDeclaration, match=r"Unknown\.names: `abs.*'NUMBERS' is no variable there"):
        write_struct(Module(fields), Unknown, ["s", "viewer"])
    assert write_struct(Module(fields), Known, ["s", "viewer"]) == "put_known"


@pytest.mark.parametrize("table", TABLES, ids=ids)
def test_compiled_writers_write_what_the_declarations_say(table: Table) -> None:
    game = table.rules()
    chance = random.Random(7)
    match = Match(game, table.players, table.options, seed=11)
    actions = [action for action, words in enumerate(game.notations) if words]
    while not match.over:
        choice = chance.choice(game.legal(match.state))
        if chance.random() < 0.1:
            compare(game, match.state, choice, chance.sample(actions, 20), table.players)
        match.play(choice)


def compare(game, s, choice, actions, players):
    show = game.show
    legal = game.masks(s)
    for viewer in (*range(players), SPECTATOR, ALL_OPEN):
        shown = legal if game.decides(s, viewer) else NO_ACTIONS
        view = declared.built(show.View, {"s": at(s, 0), "viewer": viewer, "legal": shown})
        written = game.view_json(s, viewer)
        assert written == encode(view)
        assert len(written) < ROOM // 2
    events = event_buffer()
    game.step(game.copy(s), choice, generator(seed_from_number(3)), 1, events)
    for viewer in (*range(players), SPECTATOR, ALL_OPEN):
        told = [declared.told(show.told[row[0]], row, viewer) for row in rows(events)]
        assert game.told_json(rows(events), viewer) == encode(told)
    for action in actions:
        if action not in game.legal(s):
            assert game.refusal(s, action) == declared.refusal(show.refusals, s, action)


@pytest.mark.parametrize("name", OURS)
def test_every_kind_of_event_is_declared(name: str) -> None:
    game = load(name)
    assert sorted(game.show.told) == list(range(len(game.show.told)))
