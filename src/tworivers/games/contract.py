"""Does a game fulfil the contract? Asked when it is loaded; what is wrong is said in one sentence.

The contract has a version, which grows when `Game` asks for something that older games do not give.
"""

import importlib
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import numpy as np

from tworivers.games.game import Game, GameOptions, Rules, game_names, load
from tworivers.games.show import Show
from tworivers.installed import Installed, games_without_name, installed_games
from tworivers.kernel.generic import COMPARED
from tworivers.kernel.observation import Observation
from tworivers.words.messages import BadGame

OLDEST, NEWEST = 1, 1

# A name is a part of addresses, of files, and of the keys of messages.
NAME = re.compile(r"[a-z][a-z0-9]{0,29}")


def _is_a(*kinds: type) -> Callable[[Any], bool]:
    return lambda value: isinstance(value, kinds)


def _is_number(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and value > 0


def _are_options(value: Any) -> bool:
    return isinstance(value, type) and issubclass(value, GameOptions)


def _are_rules(value: Any) -> bool:
    return isinstance(value, Rules) and all(map(callable, value))


def _are_players(value: Any) -> bool:
    return isinstance(value, range) and len(value) > 0 and value[0] >= 2 and value[-1] <= 4


# What each member has to be, in words that are the same in every language.
MEMBERS: dict[str, tuple[Callable[[Any], bool], str]] = {
    "players": (_are_players, "range(2, 5)"),
    "Options": (_are_options, "type[GameOptions]"),
    "dtype": (_is_a(np.dtype), "numpy.dtype"),
    "rules": (_are_rules, "Rules"),
    "action_count": (lambda value: _is_number(value) and value % 64 == 0, "64 · n"),
    "observation": (_is_a(Observation), "Observation"),
    "compared": (lambda value: _is_number(value) and value <= COMPARED, f"1 … {COMPARED}"),
    "longest": (_is_number, "int > 0"),
    "hides": (_is_a(bool), "bool"),
    "notations": (_is_a(Sequence), "Sequence[str]"),
    "numbers": (_is_a(Mapping), "dict[str, int]"),
    "example": (_is_a(str), "str"),
    "show": (_is_a(Show), "Show"),
}


def checked(found: Installed) -> Game:
    """The game that a package brings, if it fulfils the contract."""

    def refuse(key: str, **arguments: str | int) -> BadGame:
        return BadGame(key, name=found.name, package=found.distribution, **arguments)

    if not NAME.fullmatch(found.name):
        raise refuse("game-bad-name")
    try:
        game = getattr(importlib.import_module(found.module), found.attribute)
    except BadGame as error:
        raise refuse(error.message.key, member=error.message.arguments["member"]) from None
    except Exception as error:
        raise refuse("game-import-failed", reason=_reason(error)) from error
    if not isinstance(game, Game):
        raise refuse("game-not-a-game", member=f"{found.module}:{found.attribute}")
    if game.name != found.name:
        raise refuse("game-name-differs", own=str(game.name))
    if not (_is_number(game.contract) and OLDEST <= game.contract <= NEWEST):
        known = str(NEWEST) if OLDEST == NEWEST else f"{OLDEST}-{NEWEST}"
        raise refuse("game-contract-version", version=str(game.contract), known=known)
    wrong = next(wrong_members(game), None)
    if wrong is not None:
        member, wanted = wrong
        raise refuse("game-member-wrong", member=member, wanted=wanted)
    return game


def wrong_members(game: Game) -> Iterator[tuple[str, str]]:
    """The members that are not what they have to be, and what that is."""
    for member, (fits, wanted) in MEMBERS.items():
        if not fits(getattr(game, member)):
            yield member, wanted
    if game.dtype.names is None or game.dtype.names[0] != game.name:
        yield "dtype", f'dtype([("{game.name}", …), …])'
    if len(game.notations) != game.action_count:
        yield "notations", f"len = {game.action_count}"
    if any(game.numbers.get(words) != number for number, words in enumerate(game.notations) if words):
        yield "numbers", "{notations[n]: n}"
    if game.example not in game.numbers:
        yield "example", "notations"
    if type(game).phase is Game.phase and not hasattr(game, "phases"):
        yield "phases", "Sequence[str]"
    if type(game).ending is Game.ending and not hasattr(game, "endings"):
        yield "endings", "Sequence[str]"


def playable_games() -> tuple[list[str], list[BadGame]]:
    """The names of all games that fulfil the contract, and why the others are refused."""
    names, refused = [], []
    for name in game_names():
        try:
            names.append(load(name).name)
        except BadGame as error:
            refused.append(error)
    for game in games_without_name():
        other = installed_games()[game.name].distribution
        refused.append(BadGame("game-name-taken", name=game.name, package=game.distribution, other=other))
    return names, refused


def _reason(error: Exception) -> str:
    """What Python said, in one line."""
    return f"{type(error).__name__}: {' '.join(str(error).split())}".rstrip(":. ")
