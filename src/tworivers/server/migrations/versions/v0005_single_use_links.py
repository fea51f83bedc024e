"""Links to seats that work once, and what is told of a change of holder."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("tables", sa.Column("seated", sa.JSON(none_as_null=True)))
    op.add_column("seats", sa.Column("used", sa.JSON, nullable=False, server_default="[]"))
    for name in ("asked", "former_name", "parted"):
        op.add_column("seats", sa.Column(name, sa.Text, nullable=False, server_default=""))
    op.add_column("seats", sa.Column("former", sa.Text))
    op.create_index("ix_seats_former", "seats", ["former"])
    # Hosts have seen the links of seats that are taken by now.
    op.execute("UPDATE seats SET key = '' WHERE kind NOT IN ('open', 'invited')")
