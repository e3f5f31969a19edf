"""The room: who may act, what follows by itself, and that nothing happens twice."""

import threading
from itertools import pairwise

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from sugoroku.game.dice import Throw
from sugoroku.game.errors import GameError, IllegalAction, IllegalPlay, UnreadableText
from sugoroku.game.play import replay
from sugoroku.game.position import Position
from sugoroku.game.presets import PRESETS, parse_rules
from sugoroku.game.record import NoSuchGame, StaleRecord
from sugoroku.game.seat import Seat
from sugoroku.game.state import Phase, Setup
from sugoroku.room.errors import NotYourSeat, NotYourTurn, StaleTable
from sugoroku.room.room import table_of
from tests.room.conftest import AGAINST_COMPUTER, FIRST, ONE_SCREEN, TWO_PEOPLE, computer, person, play_on, setup

EASY = settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=15, deadline=None)


@pytest.mark.parametrize("sitters", [ONE_SCREEN, TWO_PEOPLE, AGAINST_COMPUTER])
@pytest.mark.parametrize("rules", PRESETS)
def test_a_game_is_played_to_its_end(room, rules, sitters):
    """In every preset, on one screen, by two people and against a computer, a person is asked until somebody wins."""
    table = play_on(room, room.open(setup(rules), sitters))
    assert table.state.phase is Phase.OVER
    assert table.state.result is not None
    assert table.state.score.of(table.state.result.winner) == table.state.result.value


@EASY
@given(seed=st.integers(0, 10**9), rules=st.sampled_from(list(PRESETS)))
def test_the_record_replays_to_the_live_state(make_room, store, seed, rules):
    """Folding what the store holds gives the very table that was played on."""
    room = make_room(seed)
    table = play_on(room, room.open(setup(rules, length=2), AGAINST_COMPUTER), most=40)
    record = store.load(table.game)
    assert table_of(record) == table
    assert replay(table.start.setup, [moment.action for moment in table.moments]) == table.state
    assert make_room(seed + 1).look(table.game) == table


@EASY
@given(seed=st.integers(0, 10**9))
def test_a_finished_series_accepts_nothing(make_room, seed):
    """When the length is reached no action of anybody adds a line."""
    room = make_room(seed)
    table = play_on(room, room.open(setup("convent", length=1), TWO_PEOPLE))
    assert table.state.phase is Phase.DONE
    for text in ("next", "pass", "roll", "throw 31", "resign 1", "play 24/23", "double"):
        for asker in ("ann", "bob"):
            with pytest.raises(IllegalAction):
                room.act(table.game, table.seq, text, asker)
    assert room.look(table.game) == table


def test_a_rematch_keeps_the_score_and_alternates_the_first_seat(room):
    """The next game begins with the other seat; points add up."""
    table = play_on(room, room.open(setup("late-edo"), ONE_SCREEN))
    score, first = table.state.score, table.state.first
    table = room.act(table.game, table.seq, "next", "ann")
    assert (table.state.score, table.state.first, table.state.game) == (score, first.other, 2)
    assert table.state.phase is Phase.TO_PLAY


def test_chance_and_computer_act_until_a_person_is_asked(room):
    """After a person's play the answer already shows the computer's play and the next throw."""
    table = room.open(setup(), AGAINST_COMPUTER)
    assert [moment.text.split()[0] for moment in table.moments] == ["throw"]
    table = room.act(table.game, 1, FIRST.choose(table.state), "ann")
    assert [moment.text.split()[0] for moment in table.moments] == ["throw", "play", "throw", "play", "throw"]
    assert table.state.to_act is Seat.WHITE


def test_a_person_acts_only_for_his_own_seat(room):
    """Strangers are turned away, and so is the one who is not asked."""
    table = room.open(setup(), TWO_PEOPLE)
    text = FIRST.choose(table.state)
    for stranger in ("carol", "", None):
        with pytest.raises(NotYourSeat):
            room.act(table.game, table.seq, text, stranger)
    with pytest.raises(NotYourTurn):
        room.act(table.game, table.seq, text, "bob")
    assert room.look(table.game) == table


@pytest.mark.parametrize("text", ["throw 66", "opening 66", "throw 31", "next", "take", "double", "pass", "accept"])
def test_nobody_makes_his_own_luck(room, text):
    """A person can neither throw for chance nor do what the game does not wait for."""
    table = room.open(setup(), ONE_SCREEN)
    with pytest.raises(IllegalAction):
        room.act(table.game, table.seq, text, "ann")
    assert room.look(table.game) == table


@pytest.mark.parametrize("text", ["", "play", "play -", "dance", "play 8/5 é", "throw 77", "x" * 9999, "play 5/8"])
def test_what_cannot_be_read_changes_nothing(room, text):
    """Texts that mean nothing are told apart from actions that may not be done."""
    table = room.open(setup(), ONE_SCREEN)
    with pytest.raises(UnreadableText):
        room.act(table.game, table.seq, text, "ann")
    assert room.look(table.game) == table


def test_an_illegal_play_changes_nothing(room):
    """A play the throw does not allow is refused with its reason."""
    table = room.open(setup(), ONE_SCREEN)
    with pytest.raises(IllegalPlay):
        room.act(table.game, table.seq, "play 24/2", "ann")
    assert room.look(table.game) == table


@pytest.mark.parametrize("off", [-5, -1, 1, 7])
def test_a_stale_form_gets_the_current_table(room, off):
    """An action that answers another moment is not done; the refusal carries the table as it stands."""
    table = room.open(setup(), AGAINST_COMPUTER)
    with pytest.raises(StaleTable) as refusal:
        room.act(table.game, table.seq + off, FIRST.choose(table.state), "ann")
    assert refusal.value.table == table


@pytest.mark.parametrize("rooms", [1, 2])
def test_two_posts_at_once_have_one_effect(make_room, rooms):
    """Eight posts of one form, through one process or two: one is done, the others get the table after it."""
    shared = [make_room(seed) for seed in range(rooms)]
    table = shared[0].open(setup(), ONE_SCREEN)
    text = FIRST.choose(table.state)
    start = threading.Barrier(8)
    done, stale = [], []

    def post(room) -> None:
        start.wait()
        try:
            done.append(room.act(table.game, table.seq, text, "ann"))
        except StaleTable as refusal:
            stale.append(refusal.table)

    threads = [threading.Thread(target=post, args=(shared[n % rooms],)) for n in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(done) == 1
    assert stale == done * 7
    assert [moment.text for moment in done[0].moments[table.seq :]] == [text, done[0].moments[-1].text]


class Killed(Exception):
    pass


def test_what_a_crash_left_out_is_mended_by_a_post_never_by_a_look(make_room, store):
    """The person's action is kept before the computer thinks; whoever posts next, or the start, lets it act."""

    def dying(_level):
        raise Killed

    table = make_room().open(setup(), AGAINST_COMPUTER)
    for mend in ("mend", "mend_all", "act", "go-on"):
        seq = table.seq
        with pytest.raises(Killed):
            make_room(players=dying).act(table.game, seq, FIRST.choose(table.state), "ann")
        room = make_room()
        broken = room.look(table.game)
        assert broken.acts_by_itself
        assert broken.seq == room.look(table.game).seq == store.glance(table.game).length == seq + 2
        if mend == "act":
            with pytest.raises(StaleTable) as refusal:
                room.act(table.game, broken.seq, "roll", "ann")
            table = refusal.value.table
        elif mend == "go-on":
            table = room.act(table.game, broken.seq, mend, "ann")
        elif mend == "mend":
            table = room.mend(table.game)
        else:
            assert room.mend_all(0) >= 1
            table = room.look(table.game)
        assert not table.acts_by_itself
        assert table.seq > broken.seq


def test_looking_writes_nothing(room, store):
    """However often a table is looked at, its record stays."""
    table = room.open(setup(), TWO_PEOPLE)
    for _ in range(3):
        assert room.look(table.game) == table
    assert store.glance(table.game).length == table.seq


def test_a_game_of_computers_moves_once_a_mend(room):
    """Nobody's request has to wait for a whole game."""
    table = room.open(setup(), (computer(Seat.WHITE), computer(Seat.BLACK)), owner="ann")
    seqs = [table.seq]
    for _ in range(3):
        table = room.mend(table.game)
        seqs.append(table.seq)
    assert all(0 < later - sooner <= 6 for sooner, later in pairwise(seqs))


def test_other_rooms_are_seen(make_room):
    """A room that keeps a table sees what another process wrote since."""
    one, two = make_room(1), make_room(2)
    table = one.open(setup(), ONE_SCREEN)
    played = two.act(table.game, table.seq, FIRST.choose(table.state), "ann")
    assert one.look(table.game) == played


def test_a_claimed_seat_is_seen(room, store):
    """Who sat down meanwhile may act at once."""
    table = room.open(setup(), (person(Seat.WHITE), person(Seat.BLACK, None)))
    table = room.act(table.game, table.seq, FIRST.choose(table.state), "ann")
    with pytest.raises(NotYourSeat):
        room.act(table.game, table.seq, FIRST.choose(table.state), "bob")
    store.claim_seat(table.game, "black", "bob", "Bob")
    assert room.look(table.game).sitter(Seat.BLACK).name == "Bob"
    assert room.act(table.game, table.seq, FIRST.choose(table.state), "bob").seq > table.seq


def test_a_deleted_game_is_gone_from_the_shelf_too(room, store):
    """What was kept in memory does not outlive the record."""
    table = room.open(setup(), ONE_SCREEN)
    store.delete_game(table.game)
    with pytest.raises(NoSuchGame):
        room.look(table.game)
    with pytest.raises(NoSuchGame):
        room.act(table.game, table.seq, FIRST.choose(table.state), "ann")


@EASY
@given(seed=st.integers(0, 10**9))
def test_the_shelf_makes_no_difference(make_room, seed):
    """A room that keeps one table at a time plays the same games as one that keeps them all."""
    games = []
    for room in (make_room(seed, room_for=1), make_room(seed)):
        tables = [room.open(setup(rules), ONE_SCREEN) for rules in ("late-edo", "modern")]
        for _ in range(5):
            tables = [room.act(t.game, t.seq, FIRST.choose(t.state), "ann") for t in tables]
        games.append([[moment.text for moment in table.moments] for table in tables])
    assert games[0] == games[1]


@pytest.mark.parametrize("written", ["play 13/7", "play 13/9*/7", "play 13/11/7", " play 13/7 "])
def test_a_play_is_kept_one_die_a_move(room, written):
    """However a play was written, the record holds where it touched down, and what it hit there."""
    position = Position.from_xgid("-b----E-Ca--dE---c-e----B-")
    asked = Setup(parse_rules("late-edo"), position=position, turn=Seat.WHITE, throw=Throw(4, 2))
    table = room.open(asked, ONE_SCREEN)
    table = room.act(table.game, 0, written, "ann")
    through = "13/11 11/7" if "11" in written else table.moments[0].text.removeprefix("play ")
    assert table.moments[0].text == f"play {through}"
    assert through in {"13/11 11/7", "13/9 9/7"}
    assert table.state.seen_by(Seat.WHITE).bar_opponent == (through == "13/9 9/7")


def test_refusals_of_the_game_are_value_errors_and_of_the_record_are_not():
    """The roots by which the web tells them apart do not overlap."""
    assert issubclass(IllegalPlay, GameError)
    assert not issubclass(StaleRecord, GameError)


@pytest.mark.parametrize("sitters", [ONE_SCREEN, AGAINST_COMPUTER])
def test_a_game_that_begins_with_a_throw_that_moves_nothing_goes_on(room, sitters):
    """A position set up with a throw that cannot be played is passed at once: nobody is left with nothing to do."""
    closed = Position.from_xgid("------E-I---c------bbbbbbA")
    begun = Setup(parse_rules("late-edo"), position=closed, turn=Seat.WHITE, throw=Throw(3, 1))
    table = room.open(begun, sitters)
    assert table.moments[0].text == "pass"
    assert not table.acts_by_itself
    assert not table.state.must_pass
    assert table.may_act("ann")
