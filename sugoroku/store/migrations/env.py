"""Run migrations inside the transaction that the store has opened."""

from alembic import context

from sugoroku.store.tables import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
    transactional_ddl=True,
)
context.run_migrations()
