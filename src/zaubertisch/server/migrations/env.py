"""What Alembic runs: always on the connection that the server gives."""

from alembic import context

from zaubertisch.server.storage.store_schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
