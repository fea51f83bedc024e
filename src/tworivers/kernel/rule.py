"""The @rule decorator: ordinary Python functions over a state record, compiled with Numba.

Compiled code is kept in a folder whose name is a hash of the sources it may call, because Numba by itself
looks only at a function's own file and would go on using an old callee. With TWORIVERS_INTERPRET=1 the
same functions run as plain Python: slow, and the witness that compilation changes nothing.
"""

import functools
import hashlib
import os
import platform
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import numba
import numpy as np
from numba import types
from numba.core import event as numba_event
from numba.core.caching import CompileResultCacheImpl, FunctionCache, InTreeCacheLocator

INTERPRETED = os.environ.get("TWORIVERS_INTERPRET", "") not in ("", "0")

Rule = Callable[..., Any]

PACKAGE = Path(__file__).resolve().parents[1]

# Rooms of a game in which nothing is compiled and from which rules import nothing; a test holds this.
PLAIN_ROOMS = frozenset(
    {
        *("checks", "explain", "game", "picture", "position", "preview", "tell", "view"),
        *("drawing", "drawings", "isometric", "pieces", "plan"),
    }
)


# Compiled code calls only what lies in its own part of the package or in one before it.
LAYERS = (("kernel", "games"), ("bots",), ("lab",))


def layer_of(module: str) -> int:
    """Where the compiled code of a module belongs; what is not ours may call all of ours."""
    part = module.removeprefix("tworivers.").partition(".")[0]
    found = (number for number, parts in enumerate(LAYERS) if part in parts)
    return next(found, len(LAYERS) - 1)


def source_hash(layer: int) -> str:
    """A hash over all that compiled code depends on: our sources and data, Python, Numba, NumPy."""
    digest = hashlib.sha256()
    for version in (platform.python_version(), numba.__version__, np.__version__):
        digest.update(version.encode())
    for folder in (part for parts in LAYERS[: layer + 1] for part in parts):
        for path in sorted((PACKAGE / folder).rglob("*")):
            if path.suffix in (".py", ".toml") and path.stem not in PLAIN_ROOMS:
                digest.update(path.relative_to(PACKAGE).as_posix().encode())
                digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def cache_root() -> Path:
    """Where compiled rules are kept: TWORIVERS_CACHE, or the user's cache folder."""
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


@functools.cache
def cache_folder(layer: int = 0) -> Path:
    """The folder of this version's compiled rules, or of what is compiled above them."""
    folder = cache_root() / source_hash(layer)
    folder.mkdir(parents=True, exist_ok=True)
    return folder


class _Locator(InTreeCacheLocator):
    """Where Numba keeps a function: below our folder, by module and not by path, so that checkouts and
    installations of the same sources share what was compiled."""

    def __init__(self, function: Rule, file: str) -> None:
        super().__init__(function, file)
        package = function.__module__.rpartition(".")[0]
        self._cache_path = str(cache_folder(layer_of(function.__module__)) / package)


class _CacheFormat(CompileResultCacheImpl):
    _locator_classes = [_Locator]


class _Cache(FunctionCache):
    _impl_class = _CacheFormat


def rule(function: Rule) -> Rule:
    """Compile a function, and keep what was compiled for other processes."""
    if INTERPRETED:
        return function
    layer = layer_of(function.__module__)
    # Opponents and the lab work for long and let other threads go on; a rule of a game is over so soon
    # that giving way would cost more than it takes.
    compiled: Any = numba.njit(nogil=layer > 0, error_model="numpy")(function)
    compiled._cache = _Cache(function)
    if layer == 0:
        _compile_once_for_all_numbers(compiled)
    return compiled  # type: ignore[no-any-return]


def _compile_once_for_all_numbers(compiled: Any) -> None:
    """Numba would compile a rule anew for every constant and every size of number that others give it.

    That takes a third longer and makes only the opponents' networks faster, which know how wide they are."""
    resolve = compiled.get_call_template

    def get_call_template(arguments: Any, named: dict[str, Any]) -> Any:
        return resolve(tuple(map(_plain, arguments)), {name: _plain(given) for name, given in named.items()})

    compiled.get_call_template = get_call_template


def _plain(given: types.Type) -> types.Type:
    given = types.unliteral(given)
    return types.int64 if given in types.signed_domain else given


def wrapping(function: Rule) -> Rule:
    """A rule whose arithmetic is meant to wrap round 2**64: generators and bit tricks."""
    if not INTERPRETED:
        return rule(function)

    @functools.wraps(function)
    def quiet(*arguments: Any) -> Any:
        with np.errstate(over="ignore"):
            return function(*arguments)

    return quiet


class _Listener(numba_event.Listener):
    def __init__(self, report: Callable[[int], None]) -> None:
        self.done = 0
        self.report = report

    def on_start(self, event: Any) -> None:
        pass

    def on_end(self, event: Any) -> None:
        self.done += 1
        self.report(self.done)


@contextmanager
def compilation_told(report: Callable[[int], None]) -> Iterator[None]:
    """Call `report(number of functions compiled so far)` while rules are being compiled."""
    with numba_event.install_listener("numba:compile", _Listener(report)):
        yield
