"""Where compiled code is kept, and what makes it out of date.

Numba by itself looks only at a function's own file and would go on using an old callee. So each room of a
game has a folder named by a hash of all sources that its compiled code may call: the kernel, the game's data
and rules, and the room itself. Code that is written once for all games (in `kernel`, `bots`, `lab`) is kept
under a hash of its own layer, and each of its compilations under a hash of the game whose states it takes.
So an edit in one game compiles that game, and an edit in the search compiles only searches.

Nothing depends on where the package lies: checkouts and installations of the same sources share the folder.
"""

import functools
import hashlib
import os
import platform
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import numba
import numpy as np
from numba import types
from numba.core.caching import CompileResultCacheImpl, FunctionCache, InTreeCacheLocator

PACKAGE = Path(__file__).resolve().parents[1]

# Code for all games: each layer may call those before it, and these rooms of a game.
LAYERS = ("kernel", "bots", "lab")
ROOMS_CALLED = {"kernel": ("rules", "learn"), "bots": ("rules", "think"), "lab": ("rules", "learn", "think")}
# Rooms of a game that hold compiled code; all may call the rules, which may call no other.
ROOMS = ("rules", "show", "think", "learn")


def cache_root() -> Path:
    """The folder below which compiled code is kept: TWORIVERS_CACHE, or the user's cache folder."""
    chosen = os.environ.get("TWORIVERS_CACHE")
    if chosen:
        return Path(chosen)
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA") or str(Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = str(Path.home() / "Library" / "Caches")
    else:
        base = os.environ.get("XDG_CACHE_HOME") or str(Path.home() / ".cache")
    return Path(base) / "tworivers"


def _digest(folders: Iterable[tuple[str, Path]]) -> str:
    """A hash of the sources and data in these folders, and of Python, Numba and NumPy."""
    digest = hashlib.sha256()
    for version in (platform.python_version(), numba.__version__, np.__version__):
        digest.update(version.encode())
    for name, folder in folders:
        for path in sorted(folder.rglob("*")):
            if path.suffix in (".py", ".toml"):
                digest.update(f"{name}/{path.relative_to(folder).as_posix()}".encode())
                digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def _layers_up_to(layer: str) -> list[tuple[str, Path]]:
    return [(name, PACKAGE / name) for name in LAYERS[: LAYERS.index(layer) + 1]]


# Where the rooms of each game lie, by the game's name.
_homes: dict[str, Path] = {}


def register_home(game: str, folder: Path) -> None:
    """Remember where the rooms of a game lie."""
    _homes[game] = folder


@functools.cache
def digest_of_game(game: str, layer: str) -> str:
    """A hash of the rooms of a game that a layer may call."""
    home = _homes[game]
    return _digest((room, home / room) for room in ("data", *ROOMS_CALLED[layer]))


@functools.cache
def _folder_of(name: str, *folders: tuple[str, Path]) -> Path:
    folder = cache_root() / f"{name}-{_digest(folders)}"
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def layer_of(module: str) -> str | None:
    """The layer of a module that is written for all games; None for one that belongs to a game."""
    package, _, rest = module.partition(".")
    part = rest.partition(".")[0]
    return part if package == PACKAGE.name and part in LAYERS else None


def room_of(module: str) -> str:
    """The room of a game that a module lies in."""
    return next((part for part in reversed(module.split(".")[:-1]) if part in ROOMS), "")


def layer_folder(layer: str) -> Path:
    """The folder of the compiled code of a layer."""
    return _folder_of(layer, *_layers_up_to(layer))


def folder_of(module: str, file: Path) -> Path:
    """The folder of the compiled code of a module: that of its layer, or of its room of a game."""
    layer = layer_of(module)
    if layer is not None:
        return layer_folder(layer)
    room = room_of(module)
    home = file.parent
    while room and home.name != room:
        home = home.parent
    if room:
        home = home.parent
    rooms = dict.fromkeys(("data", "rules", room)) if room else ("",)
    name = f"{home.name}-{room}" if room else home.name
    return _folder_of(name, *_layers_up_to("kernel"), *((each, home / each) for each in rooms))


class _Locator(InTreeCacheLocator):
    """Where Numba keeps a function."""

    def __init__(self, function: Callable[..., Any], file: str) -> None:
        super().__init__(function, file)
        package = function.__module__.rpartition(".")[0]
        self._cache_path = str(folder_of(function.__module__, Path(file).resolve()) / package)


class _CacheFormat(CompileResultCacheImpl):
    _locator_classes = [_Locator]


class RuleCache(FunctionCache):
    """The compilations of one function, known by their types and by the games these belong to."""

    _impl_class = _CacheFormat

    def _index_key(self, signature: Any, codegen: Any) -> tuple[Any, ...]:
        key: tuple[Any, ...] = super()._index_key(signature, codegen)
        layer = layer_of(self._py_func.__module__)
        if layer is None:
            return key
        games = sorted({name for given in getattr(signature, "args", signature) for name in _games_in(given)})
        return (*key, *(digest_of_game(game, layer) for game in games))


def _games_in(given: types.Type) -> Iterable[str]:
    """The games whose states are of this type; the first field of a state carries the game's name."""
    if isinstance(given, types.Array):
        given = given.dtype
    if isinstance(given, types.Record):
        name = next(iter(given.fields))
        return [name] if name in _homes else []
    return []
