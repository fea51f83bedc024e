"""Offers to end a game remember their order."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    if op.get_bind().dialect.name == "postgresql":  # which converts no default by itself
        op.execute("ALTER TABLE seats ALTER COLUMN resigns DROP DEFAULT")
    with op.batch_alter_table("seats") as seats:
        seats.alter_column(
            "resigns",
            existing_type=sa.Boolean(),
            existing_nullable=False,
            type_=sa.Integer(),
            server_default="0",
            postgresql_using="resigns::integer",
        )
