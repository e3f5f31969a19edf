"""Bring a database's tables up to date at start, also when two processes start at once."""

import logging

from sqlalchemy import Connection, inspect, text

from sugoroku.store.database import Database

HEAD = "0001"  # the newest migration
_ADVISORY_LOCK = 0x5067  # any number of ours


def migrate(database: Database) -> None:
    """Run the migrations this database lacks, in one transaction that shuts other processes out."""
    with database.reading() as connection:
        if revision(connection) == HEAD:
            return
    from alembic import command  # noqa: PLC0415 - slow to load, and an up-to-date database needs none of it
    from alembic.config import Config  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", "sugoroku.store:migrations")
    logging.getLogger("alembic").setLevel(logging.WARNING)
    with database.writing() as connection:
        if not database.embedded:
            connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": _ADVISORY_LOCK})
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def revision(connection: Connection) -> str | None:
    """Tell which migration a database has come to, None for a new one."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return found
