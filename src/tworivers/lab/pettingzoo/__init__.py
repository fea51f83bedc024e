"""The games as PettingZoo environments: `from tworivers.lab.pettingzoo import <game>_v1`, for any game."""

import sys
from functools import partial
from types import ModuleType
from typing import Any

from tworivers.games.game import game_names
from tworivers.lab.pettingzoo.environment import VERSION, environment, raw_environment


def _module(game: str) -> Any:
    """A module as PettingZoo wants it: `env` and `raw_env`."""
    name = f"{game}{VERSION}"
    module: Any = ModuleType(f"{__name__}.{name}", f"{game} as a PettingZoo environment.")
    module.env = partial(environment, game)
    module.raw_env = partial(raw_environment, game)
    sys.modules[module.__name__] = globals()[name] = module
    return module


for _game in game_names():
    _module(_game)


def __getattr__(name: str) -> Any:
    """The module of a game that became known since."""
    game = name.removesuffix(VERSION)
    if game != name and game in game_names():
        return _module(game)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
