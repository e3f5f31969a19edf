"""Migrations: from nothing to now, once, whoever comes first."""

import subprocess
import sys

from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory

from sugoroku.store import Store
from sugoroku.store.migrate import HEAD, revision
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


def test_the_newest_migration_is_the_one_a_database_is_brought_to(store):
    """The name in the code is the last of the migrations, and the one the database says it has come to."""
    config = Config()
    config.set_main_option("script_location", "sugoroku.store:migrations")
    assert ScriptDirectory.from_config(config).get_current_head() == HEAD
    with store.database.reading() as connection:
        assert revision(connection) == MigrationContext.configure(connection).get_current_revision() == HEAD


def test_a_database_that_is_up_to_date_is_opened_without_the_tools_of_migration(store, url):
    """Later starts are quick: what only migrations need is not even loaded."""
    code = OPEN + "assert not [name for name in sys.modules if name.startswith('alembic')]\n"
    assert subprocess.run([sys.executable, "-c", code, url], check=False).returncode == 0
    assert len(store.unfinished(0)) == 1


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
