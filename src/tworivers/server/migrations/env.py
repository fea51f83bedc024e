"""Called by Alembic for each command, with the connection that `upgrade` brings."""

from alembic import context

from tworivers.server.database import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)

with context.begin_transaction():
    context.run_migrations()
