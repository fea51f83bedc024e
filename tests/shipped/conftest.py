"""The wheel, built and installed once in a run, however many processes the tests have."""

import fcntl
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.shipped.package import ROOT, Builder, Installation, InstalledServer
from tests.web.conftest import browser

__all__ = ["browser"]


@pytest.fixture(scope="session")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder that all processes of this run share."""
    own = tmp_path_factory.getbasetemp()
    return own.parent if "PYTEST_XDIST_WORKER" in os.environ else own


@contextmanager
def first(folder: Path, name: str) -> Iterator[bool]:
    """True for the first process that comes here; the others wait until it is done."""
    with (folder / f"{name}.lock").open("a+") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        lock.seek(0)
        yield lock.read() == ""
        lock.write("done")


@pytest.fixture(scope="session")
def builder(shared: Path) -> Builder:
    builder = Builder(shared / "builder")
    with first(shared, "builder") as is_first:
        if is_first:
            builder.create()
    return builder


@pytest.fixture(scope="session")
def wheel(shared: Path, builder: Builder) -> Path:
    """The wheel of this checkout. The page is built only if it is not up to date."""
    target = shared / "wheel"
    with first(shared, "wheel") as is_first:
        if is_first:
            done = builder.wheel(ROOT, target)
            assert done.returncode == 0, done.stdout
    [made] = target.glob("*.whl")
    return made


@pytest.fixture
def installation(tmp_path: Path, wheel: Path) -> Installation:
    made = Installation(tmp_path / "environment")
    made.install_wheel(wheel)
    return made


@pytest.fixture
def start_server(installation: Installation, tmp_path: Path) -> Iterator[Callable[..., InstalledServer]]:
    """Starts the server of the installation with a new data folder."""
    started: list[InstalledServer] = []

    def start(**variables: str) -> InstalledServer:
        started.append(InstalledServer(installation, tmp_path, **variables))
        started[-1].start()
        return started[-1]

    yield start
    for server in started:
        server.stop()
