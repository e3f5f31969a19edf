"""Bring a database's tables up to date at start, also when two processes start at once."""

import logging

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import text

from sugoroku.store.database import Database

_ADVISORY_LOCK = 0x5067  # any number of ours


def migrate(database: Database) -> None:
    """Run the migrations this database lacks, in one transaction that shuts other processes out."""
    config = Config()
    config.set_main_option("script_location", "sugoroku.store:migrations")
    head = ScriptDirectory.from_config(config).get_current_head()
    with database.reading() as connection:
        if MigrationContext.configure(connection).get_current_revision() == head:
            return
    logging.getLogger("alembic").setLevel(logging.WARNING)
    with database.writing() as connection:
        if not database.embedded:
            connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": _ADVISORY_LOCK})
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
