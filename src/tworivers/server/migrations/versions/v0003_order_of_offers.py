"""Offers to end a game remember their order."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    with op.batch_alter_table("seats") as seats:
        seats.alter_column(
            "resigns",
            existing_type=sa.Boolean(),
            existing_nullable=False,
            type_=sa.Integer(),
            server_default="0",
        )
