"""Games from elsewhere: played through, kept as they were, gone on with."""

import json

import pytest

from sugoroku.game.errors import IllegalPlay, UnreadableText
from sugoroku.game.header import header_of
from sugoroku.game.record import Entry
from sugoroku.game.seat import Seat
from tests.room.conftest import AGAINST_COMPUTER, FIRST, ONE_SCREEN, play_on, setup

HEADER = json.dumps(header_of(setup("late-edo")))


def test_a_finished_game_is_kept_as_it_was(room, store):
    """Its actions and times are the same, and it is over."""
    table = play_on(room, room.open(setup("convent", 1), ONE_SCREEN))
    record = store.load(table.game)
    again = room.adopt(record.cover.header, ONE_SCREEN, record.entries, "ann")
    assert again.game != table.game
    assert again.moments == table.moments
    assert store.load(again.game).cover.over


def test_a_game_that_waits_for_chance_or_computer_goes_on(room):
    """Where the text ends nobody is left waiting: the throw is made, the computer plays."""
    opened = [Entry("throw 31", 5), Entry("play 8/5 6/5", 6)]
    table = room.adopt(HEADER, AGAINST_COMPUTER, opened, "ann")
    assert [(moment.text, moment.at) for moment in table.moments[:2]] == [("throw 31", 5), ("play 8/5 6/5", 6)]
    assert table.state.to_act is Seat.WHITE
    assert table.seq == 5
    assert room.act(table.game, table.seq, FIRST.choose(table.state), "ann").seq > table.seq


@pytest.mark.parametrize(
    ("text", "refusal"), [("play 8/5 7/5", IllegalPlay), ("dance", UnreadableText), ("play 8/5", IllegalPlay)]
)
def test_a_wrong_action_is_named_and_nothing_is_kept(room, store, text, refusal):
    """The note says which action it is."""
    before = store.games_of("zoe")
    with pytest.raises(refusal) as refused:
        room.adopt(HEADER, ONE_SCREEN, [Entry("throw 31", 5), Entry(text, 6)], "zoe")
    assert refused.value.__notes__ == [f"action 2: {text}"]
    assert store.games_of("zoe") == before == ()
