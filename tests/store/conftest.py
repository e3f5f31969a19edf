import itertools
from collections.abc import Iterator

import pytest

from sugoroku.store import SeatRow, Store


@pytest.fixture
def url(tmp_path) -> str:
    return f"sqlite:///{tmp_path}/games.sqlite3"


@pytest.fixture
def store(url) -> Iterator[Store]:
    ticks = itertools.count(1_000_000, 1000)
    opened = Store(url, clock=lambda: next(ticks))
    yield opened
    opened.close()


@pytest.fixture
def pair() -> list[SeatRow]:
    return [SeatRow("white", "person", "ann", name="Ann"), SeatRow("black", "computer", level="first")]
