"""Migrations of the stored data, run when the server starts."""

from collections.abc import Callable
from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config

FIRST = "0001"


def configuration(connection: sa.Connection) -> Config:
    """Alembic's settings for one database."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent))
    config.attributes["connection"] = connection
    return config


def upgrade(
    engine: sa.Engine, to: str = "head", before: Callable[[sa.Connection], None] = lambda _: None
) -> None:
    """Bring the stored data up to this version, whichever version wrote it."""
    with engine.begin() as connection:
        before(connection)
        config = configuration(connection)
        names = sa.inspect(connection).get_table_names()
        if "tables" in names and "alembic_version" not in names:
            command.stamp(config, FIRST)  # written before there were migrations
        command.upgrade(config, to)
