"""Migrations: from nothing to now, once, whoever comes first."""

import subprocess
import sys

from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext

from sugoroku.store import Store
from sugoroku.store.tables import metadata

OPEN = """
import sys
from sugoroku.game.record import Sitter
from sugoroku.store import Store
Store(sys.argv[1]).open_game("{}", [Sitter("white", "person")])
"""


def test_migrations_build_the_tables_that_the_code_names(store):
    """The database after all migrations differs in nothing from the tables in the code."""
    with store.database.reading() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []


def test_an_opened_database_is_left_as_it_is(store, url, pair):
    """Opening it again changes nothing."""
    game = store.open_game("{}", pair)
    again = Store(url)
    assert again.load(game) == store.load(game)
    again.close()


def test_processes_may_start_at_once(url):
    """Four first starts at the same file: every one succeeds, the tables are made once."""
    starts = [subprocess.Popen([sys.executable, "-c", OPEN, url]) for _ in range(4)]
    assert [start.wait() for start in starts] == [0] * 4
    store = Store(url)
    assert len(store.unfinished(0)) == 4
    store.close()
