"""Games from elsewhere: played through, kept as they were, gone on with."""

import json

import pytest

from sugoroku.game.checked import check_through
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
    again = room.look(room.adopt(check_through(record.cover.header, record.entries), ONE_SCREEN, "ann"))
    assert again.game != table.game
    assert again.moments == table.moments
    assert store.load(again.game).cover.over


def test_a_game_that_waits_for_chance_or_computer_goes_on(room):
    """Where the text ends nobody is left waiting: the throw is made, the computer plays."""
    opened = [Entry("throw 31", 5), Entry("play 8/5 6/5", 6)]
    table = room.look(room.adopt(check_through(HEADER, opened), AGAINST_COMPUTER, "ann"))
    assert [(moment.text, moment.at) for moment in table.moments[:2]] == [("throw 31", 5), ("play 8/5 6/5", 6)]
    assert table.state.to_act is Seat.WHITE
    assert table.seq == 5
    assert room.act(table.game, table.seq, FIRST.choose(table.state), "ann").seq > table.seq


@pytest.mark.parametrize(
    ("text", "refusal"), [("play 8/5 7/5", IllegalPlay), ("dance", UnreadableText), ("play 8/5", IllegalPlay)]
)
def test_a_wrong_action_is_named_before_anything_is_kept(text, refusal):
    """The note says which action it is."""
    with pytest.raises(refusal) as refused:
        check_through(HEADER, [Entry("throw 31", 5), Entry(text, 6)])
    assert refused.value.__notes__ == [f"action 2: {text}"]


def test_a_play_is_kept_in_its_one_text_whatever_the_file_wrote():
    read = check_through(HEADER, [Entry("throw 42", 5), Entry("play 24/18", 6)])
    assert read.entries == (Entry("throw 42", 5), Entry("play 24/20 20/18", 6))


@pytest.mark.parametrize("own_dice", [False, True])
def test_a_game_whose_players_throw_real_dice_waits_for_them(room, own_dice):
    header = json.dumps({**json.loads(HEADER), "own_dice": own_dice})
    table = room.look(room.adopt(check_through(header, []), ONE_SCREEN, "ann"))
    assert (table.seq == 0) is own_dice
