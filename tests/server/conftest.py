"""One server for all tests that need not kill it."""

from collections.abc import Iterator

import pytest

from tests.server.service import ALL_GAMES, Service, running
from tests.servers_beside import Databases, databases


@pytest.fixture(scope="session")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    with running(tmp_path_factory.mktemp("data"), needed=ALL_GAMES) as started:
        yield started


@pytest.fixture(scope="session")
def postgres() -> Iterator[Databases]:
    """New databases on a PostgreSQL of the tests' own."""
    with databases() as made:
        yield made
