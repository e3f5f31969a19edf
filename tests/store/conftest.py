import itertools
import os
from collections.abc import Iterator

import pytest
from sqlalchemy import create_engine, text

from sugoroku.game.record import Sitter
from sugoroku.game.seat import Seat
from sugoroku.store import Store

ANOTHER_DATABASE = os.environ.get("SUGOROKU_TEST_DATABASE", "")  # an empty PostgreSQL database: its tables are dropped


@pytest.fixture
def url(tmp_path) -> str:
    if not ANOTHER_DATABASE:
        return f"sqlite:///{tmp_path}/games.sqlite3"
    engine = create_engine(ANOTHER_DATABASE)
    with engine.begin() as connection:
        connection.execute(text("DROP SCHEMA public CASCADE"))
        connection.execute(text("CREATE SCHEMA public"))
    engine.dispose()
    return ANOTHER_DATABASE


@pytest.fixture
def store(url) -> Iterator[Store]:
    ticks = itertools.count(1_000_000, 1000)
    opened = Store(url, clock=lambda: next(ticks))
    yield opened
    opened.close()


@pytest.fixture
def pair() -> list[Sitter]:
    return [
        Sitter(Seat.WHITE, "person", "ann", name="Ann"),
        Sitter(Seat.BLACK, "computer", level="first"),
    ]
