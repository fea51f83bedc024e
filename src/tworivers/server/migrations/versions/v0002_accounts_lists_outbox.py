"""Sessions, webhooks and mutes of people; what lists and timeouts need; the outbox."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("people", sa.Column("session", sa.Integer, nullable=False, server_default="0"))
    op.add_column("people", sa.Column("muted", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("people", sa.Column("webhook", sa.Text))
    op.add_column("tables", sa.Column("timeout", sa.Text, nullable=False, server_default="lose"))
    op.add_column("tables", sa.Column("open_seed", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("start", sa.JSON))
    op.add_column("tables", sa.Column("to_move", sa.Integer))
    op.add_column("tables", sa.Column("winners", sa.JSON))
    op.create_index("ix_tables_host", "tables", ["host"])
    op.add_column("seats", sa.Column("resigns", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("chat", sa.Column("person", sa.Text))
    op.create_table(
        "outbox",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("person", sa.Text, nullable=False, index=True),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("attempts", sa.Integer, nullable=False, server_default="0"),
        sa.Column("due", sa.BigInteger, index=True),
        sa.Column("delivered", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("error", sa.Text),
        sa.UniqueConstraint("person", "table_id", "version"),
    )
