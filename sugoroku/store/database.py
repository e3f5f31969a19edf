"""Open a database: where it is, how it keeps what it was given, who may write."""

import sqlite3
import threading
import time
from collections.abc import Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager, nullcontext
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.engine.interfaces import DBAPIConnection, DBAPICursor
from sqlalchemy.sql.expression import Executable

BUSY_SECONDS = 20

_write_locks: dict[str, threading.Lock] = {}


class Database:
    """Hold the engine, and let one writer of this process through at a time where SQLite keeps the rows."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.engine = _engine(url)
        self.embedded = self.engine.dialect.name == "sqlite"
        self.integrity_error: type[Exception] = self.engine.dialect.loaded_dbapi.IntegrityError
        self.turn: AbstractContextManager[object] = (
            _write_locks.setdefault(url, threading.Lock()) if self.embedded else nullcontext()
        )

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """Lend a connection to read with."""
        with self.engine.connect() as connection:
            yield connection

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """Lend a connection in a transaction that is on disk when the block ends."""
        with self.turn, self.engine.connect() as connection:
            if self.embedded:
                connection.exec_driver_sql("BEGIN IMMEDIATE")
            yield connection
            connection.commit()

    @contextmanager
    def hand(self) -> Iterator[DBAPIConnection]:
        """Lend the driver's own connection, for the few statements of the hot path."""
        loan = self.engine.raw_connection()
        try:
            yield loan
        finally:
            loan.close()

    def prepare(self, statement: Executable) -> "Prepared":
        """Compile a statement once for this database."""
        return Prepared(statement, self.engine)

    def close(self) -> None:
        """Let all connections go."""
        self.engine.dispose()


class Prepared:
    """Hold a statement written in SQLAlchemy Core, compiled once, run by the driver."""

    def __init__(self, statement: Executable, engine: Engine) -> None:
        compiled = statement.compile(dialect=engine.dialect)  # type: ignore[attr-defined]
        self.sql = str(compiled)
        self.order: list[str] | None = compiled.positiontup
        self.constants = {name: value for name, value in compiled.params.items() if value is not None}

    def values(self, given: Mapping[str, object]) -> Any:  # noqa: ANN401  (what a driver wants: a tuple or a mapping)
        """Give the parameters in the form the driver wants."""
        if self.order is None:
            return {**self.constants, **given}
        return tuple([given[name] if name in given else self.constants[name] for name in self.order])

    def run(self, hand: DBAPIConnection, **given: object) -> DBAPICursor:
        """Run it with these values."""
        cursor = hand.cursor()
        cursor.execute(self.sql, self.values(given))
        return cursor


def _engine(url: str) -> Engine:
    parsed = make_url(url)
    if parsed.drivername in {"postgres", "postgresql"}:
        parsed = parsed.set(drivername="postgresql+psycopg")
    if parsed.get_backend_name() != "sqlite":
        return create_engine(parsed, pool_pre_ping=True)
    # isolation_level None: the driver opens no transaction by itself, so a read holds up no write
    engine = create_engine(
        parsed,
        pool_size=32,
        max_overflow=-1,
        connect_args={"isolation_level": None, "timeout": BUSY_SECONDS, "check_same_thread": False},
    )
    event.listen(engine, "connect", _settle)
    return engine


def _settle(connection: sqlite3.Connection, _record: object) -> None:
    """Make SQLite keep what it acknowledged: write-ahead log, a sync at every commit, foreign keys."""
    connection.execute(f"PRAGMA busy_timeout={BUSY_SECONDS * 1000}")
    for attempt in range(100):
        try:
            connection.execute("PRAGMA journal_mode=WAL")
            break
        except sqlite3.OperationalError:  # two processes at their first start: this pragma does not wait by itself
            if attempt == 99:
                raise
            time.sleep(0.05)
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute("PRAGMA foreign_keys=ON")
