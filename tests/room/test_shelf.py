"""The shelf keeps what was last used, and never more than it has room for."""

import pytest

from sugoroku.game.record import Cover, Entry, Record
from sugoroku.room.room import table_of
from sugoroku.room.shelf import Shelf
from tests.room.conftest import ONE_SCREEN
from tests.room.test_adopt import HEADER

LINES = ("throw 31", "play 8/5 6/5", "throw 31", "play 8/5 6/5", "throw 52", "play 13/8 24/22")


def table(game: str, moments: int):
    entries = tuple(Entry(text, 1) for text in LINES[:moments])
    return table_of(Record(Cover(game, HEADER, 1), ONE_SCREEN, entries))


def kept(shelf: Shelf) -> str:
    return "".join(game for game in "abcdef" if shelf.take(game))


def test_what_was_longest_unused_goes_first():
    shelf = Shelf(2)
    for game in "ab":
        shelf.put(table(game, 1))
    shelf.take("a")
    shelf.put(table("c", 1))
    assert kept(shelf) == "ac"


def test_long_games_take_the_room_of_several():
    """Moments are counted over all tables; a table that grows counts once; what was dropped counts no more."""
    shelf = Shelf(100, most_moments=8)
    for game in "abc":
        shelf.put(table(game, 2))
    shelf.put(table("c", 4))
    assert kept(shelf) == "abc"
    shelf.drop("a")
    shelf.put(table("d", 2))
    assert kept(shelf) == "bcd"
    shelf.put(table("e", 4))
    assert kept(shelf) == "de"


@pytest.mark.parametrize("shelf", [Shelf(0), Shelf(9, most_moments=3)])
def test_the_game_in_hand_is_kept_however_long_it_is(shelf):
    shelf.put(table("a", 2))
    shelf.put(table("b", 6))
    assert kept(shelf) == "b"


def test_a_shorter_record_does_not_take_the_place_of_a_longer_one():
    shelf = Shelf(2)
    shelf.put(table("a", 4))
    shelf.put(table("a", 2))
    assert shelf.take("a").seq == 4
