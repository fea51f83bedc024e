"""Which games are installed: those of this package, and those that other packages bring.

Another package brings a game by an entry point of the group `tworivers.games`, whose name is the game's and
whose value is where its `Game` object is: `chess = "my_chess.game:GAME"`. What belongs to a game lies in the
folder of that module: its words, its drawings, its networks.
"""

import functools
from importlib.metadata import entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import NamedTuple

GROUP = "tworivers.games"
OURS = ("tigris", "babylonia", "babylon")


class Installed(NamedTuple):
    """A game by its name, the package it lies in, and where its `Game` object is."""

    name: str
    package: str
    module: str
    attribute: str = "GAME"

    @property
    def folder(self) -> Traversable:
        return files(self.package)


@functools.cache
def installed_games() -> dict[str, Installed]:
    """All games by name, ours first; a name that is taken cannot be taken again."""
    found = {name: Installed(name, f"{GROUP}.{name}", f"{GROUP}.{name}.game") for name in OURS}
    for point in sorted(entry_points(group=GROUP), key=lambda point: point.name):
        package = point.module.rpartition(".")[0] or point.module
        found.setdefault(point.name, Installed(point.name, package, point.module, point.attr or "GAME"))
    return found
