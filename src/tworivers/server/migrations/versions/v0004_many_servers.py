"""What several servers need to share tables: revisions, when to look after a game, a common key."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("tables", sa.Column("revision", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("attend", sa.BigInteger))
    op.create_index("ix_tables_attend", "tables", ["attend"])
    op.execute("UPDATE tables SET attend = 0 WHERE status = 'running'")
    op.create_table(
        "keys",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("value", sa.LargeBinary, nullable=False),
    )
