"""Which games are installed: those of this package, and those that other packages bring.

Another package brings a game by an entry point of the group `tworivers.games`, whose name is the game's and
whose value is where its `Game` object is: `chess = "my_chess.game:GAME"`. What belongs to a game lies in the
folder of that module: its words, its drawings, its networks. Nothing of it is imported here.
"""

import functools
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

GROUP = "tworivers.games"
OURS = ("tigris", "babylonia", "babylon")


class Installed(NamedTuple):
    """A game by its name, the distribution that brings it, and where its `Game` object is."""

    name: str
    distribution: str
    module: str
    attribute: str = "GAME"

    @property
    def package(self) -> str:
        """The Python package the game lies in."""
        return self.module.rpartition(".")[0] or self.module

    @property
    def folder(self) -> Path | None:
        """Where that package is; None if it cannot be found."""
        try:
            spec = find_spec(self.package)
        except Exception:  # a parent package may fail in any way
            return None
        places = spec.submodule_search_locations if spec is not None else None
        return Path(next(iter(places))) if places else None


def _brought(point: EntryPoint) -> Installed:
    distribution = point.dist.name if point.dist is not None else point.module.partition(".")[0]
    return Installed(point.name, distribution, point.module, point.attr or "GAME")


@functools.cache
def _all_games() -> tuple[Installed, ...]:
    ours = [Installed(name, GROUP.partition(".")[0], f"{GROUP}.{name}.game") for name in OURS]
    brought = sorted(map(_brought, entry_points(group=GROUP)))
    return (*ours, *brought)


@functools.cache
def installed_games() -> dict[str, Installed]:
    """All games by name, ours first; a name that is taken cannot be taken again."""
    found: dict[str, Installed] = {}
    for game in _all_games():
        found.setdefault(game.name, game)
    return found


def games_without_name() -> list[Installed]:
    """The games whose name another one has taken before them."""
    return [game for game in _all_games() if installed_games()[game.name] is not game]
