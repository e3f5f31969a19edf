"""Own dice: the players throw real dice and enter what they show."""

import pytest

from sugoroku.game.errors import IllegalAction
from sugoroku.game.seat import Seat
from sugoroku.room.errors import NotYourSeat
from tests.room.conftest import AGAINST_COMPUTER, FIRST, TWO_PEOPLE, setup

OWN = {"own_dice": True}


def test_chance_waits_for_a_person(room):
    """Nothing is thrown until either player enters a throw; then the player on turn plays it."""
    table = room.open(setup(), TWO_PEOPLE, remarks=OWN)
    assert (table.own_dice, table.seq, table.state.to_act) == (True, 0, Seat.CHANCE)
    assert table.may_act("ann")
    assert table.may_act("bob")
    table = room.act(table.game, 0, "throw 13", "bob")
    assert [moment.text for moment in table.moments] == ["throw 31"]
    assert (table.state.to_act, table.may_act("bob")) == (Seat.WHITE, False)
    table = room.act(table.game, 1, FIRST.choose(table.state), "ann")
    assert table.state.to_act is Seat.CHANCE


def test_strangers_do_not_throw(room):
    """Only who sits at the table enters dice."""
    table = room.open(setup(), TWO_PEOPLE, remarks=OWN)
    with pytest.raises(NotYourSeat):
        room.act(table.game, 0, "throw 31", "carol")
    with pytest.raises(IllegalAction):
        room.act(table.game, 0, "opening 31", "ann")


def test_an_opening_is_entered_as_one_die_each(room):
    """In a roll-off a tie is entered too and thrown again."""
    table = room.open(setup("modern"), TWO_PEOPLE, remarks=OWN)
    table = room.act(table.game, 0, "opening 44", "ann")
    assert table.state.to_act is Seat.CHANCE
    table = room.act(table.game, 1, "opening 25", "ann")
    assert table.state.to_act is Seat.BLACK


def test_a_computer_plays_the_throw_that_was_entered_for_it(room):
    """Against a computer the person enters both sides' dice."""
    table = room.open(setup(), AGAINST_COMPUTER, remarks=OWN)
    table = room.act(table.game, 0, "throw 31", "ann")
    table = room.act(table.game, 1, FIRST.choose(table.state), "ann")
    assert table.state.to_act is Seat.CHANCE
    table = room.act(table.game, 2, "throw 62", "ann")
    assert [moment.text.split()[0] for moment in table.moments] == ["throw", "play", "throw", "play"]
