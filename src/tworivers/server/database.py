"""What is stored: people, tables, seats, the entries of each game, chat, notifications to deliver, keys."""

import sqlalchemy as sa

metadata = sa.MetaData()

people = sa.Table(
    "people",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("account", sa.Text, unique=True),
    sa.Column("password", sa.Text),
    sa.Column("created", sa.BigInteger, nullable=False),
    # Cookies carry this number: raising it ends all sessions of the person.
    sa.Column("session", sa.Integer, nullable=False, server_default="0"),
    sa.Column("muted", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("webhook", sa.Text),
)

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("title", sa.Text, nullable=False),
    sa.Column("options", sa.JSON, nullable=False),
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("hints", sa.Boolean, nullable=False),
    sa.Column("clock", sa.JSON, nullable=False),
    sa.Column("seed", sa.LargeBinary, nullable=False),
    sa.Column("status", sa.Text, nullable=False, index=True),
    sa.Column("host", sa.Text, nullable=False, index=True),
    sa.Column("next_table", sa.Text),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("changed", sa.BigInteger, nullable=False, index=True),
    sa.Column("timeout", sa.Text, nullable=False, server_default="lose"),
    sa.Column("open_seed", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("start", sa.JSON(none_as_null=True)),
    # Who sat where when the game began; seats have the names of those who sit there now.
    sa.Column("seated", sa.JSON(none_as_null=True)),
    # So that lists need not play the games again.
    sa.Column("to_move", sa.Integer),
    sa.Column("winners", sa.JSON(none_as_null=True)),
    # Counts every change of the table, its seats, its game and its chat, whoever made it.
    sa.Column("revision", sa.Integer, nullable=False, server_default="0"),
    # When some server should look after the game, if nothing happened before; none while people think
    # without a clock.
    sa.Column("attend", sa.BigInteger, index=True),
)

seats = sa.Table(
    "seats",
    metadata,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("kind", sa.Text, nullable=False),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("level", sa.Text),
    sa.Column("person", sa.Text, index=True),
    sa.Column("key", sa.Text, nullable=False),
    # Whether this seat offered to end the game: the first to offer has 1, the second 2, others 0.
    sa.Column("resigns", sa.Integer, nullable=False, server_default="0"),
    # Links that have been used: each opens a seat only once.
    sa.Column("used", sa.JSON, nullable=False, server_default="[]"),
    # What the host asks of the holder: to make room for somebody, or for the computer; or that they stay.
    sa.Column("asked", sa.Text, nullable=False, server_default=""),
    # Who sat here before and did not leave by themselves, and why: the seat was moved or freed.
    sa.Column("former", sa.Text, index=True),
    sa.Column("former_name", sa.Text, nullable=False, server_default=""),
    sa.Column("parted", sa.Text, nullable=False, server_default=""),
)

entries = sa.Table(
    "entries",
    metadata,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("version", sa.Integer, primary_key=True),
    sa.Column("kind", sa.Text, nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("action", sa.Text, nullable=False),
    sa.Column("player", sa.Text, nullable=False),
    sa.Column("milliseconds", sa.BigInteger, nullable=False),
    sa.Column("request", sa.Text),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.UniqueConstraint("table_id", "request"),
)

chat = sa.Table(
    "chat",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), nullable=False, index=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("person", sa.Text),
)

outbox = sa.Table(
    "outbox",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("person", sa.Text, nullable=False, index=True),
    sa.Column("table_id", sa.Text, nullable=False),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("attempts", sa.Integer, nullable=False, server_default="0"),
    # When to try next; none once it was delivered or given up.
    sa.Column("due", sa.BigInteger, index=True),
    sa.Column("delivered", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("error", sa.Text),
    sa.UniqueConstraint("person", "table_id", "version"),
)

# What all servers must know and nobody else: the key that signs cookies.
keys = sa.Table(
    "keys",
    metadata,
    sa.Column("name", sa.Text, primary_key=True),
    sa.Column("value", sa.LargeBinary, nullable=False),
)
