"""The record is the lock: lines are added at its end, by one writer, or not at all."""

import threading

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from sugoroku.game.record import Entry, NoSuchGame, SeatTaken, Sitter, StaleRecord
from sugoroku.store import Store

TEXT = st.text(st.characters(codec="utf-8", exclude_characters="\0"), min_size=1, max_size=40)
EASY = settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=30, deadline=None)


@EASY
@given(lines=st.lists(st.lists(TEXT, min_size=1, max_size=4), max_size=6), header=TEXT)
def test_what_was_appended_is_what_is_read(store, pair, lines, header):
    """Every text comes back as it was given, in order, from `actions` and from `load`."""
    game = store.open_game(header, pair)
    written = []
    for texts in lines:
        store.append(game, len(written), texts)
        written += texts
    record = store.load(game)
    assert [action.text for action in record.entries] == written
    assert record.cover.header == header
    assert record.sitters == tuple(pair)
    assert store.glance(game).length == record.length == len(written)
    assert [action.text for action in store.entries(game, 2)] == written[2:]


@pytest.mark.parametrize("seq", [-1, 0, 1, 3, 99])
def test_a_line_fits_only_at_the_end(store, pair, seq):
    """An action that does not answer the last one is stale, and nothing of it is written."""
    game = store.open_game("{}", pair)
    store.append(game, 0, ["opening 53", "play 8/3 6/3"])
    with pytest.raises(StaleRecord) as refusal:
        store.append(game, seq, ["throw 31", "pass"])
    assert refusal.value.length == 2
    assert store.glance(game).length == 2


def test_several_lines_go_in_all_or_none(store, pair):
    """A batch that runs into a line already there leaves nothing behind."""
    game = store.open_game("{}", pair)
    store.append(game, 0, ["a", "b"])
    with pytest.raises(StaleRecord):
        store.append(game, 1, ["x", "y", "z"])
    assert [action.text for action in store.entries(game)] == ["a", "b"]


def test_no_game_is_not_a_stale_game(store):
    """An id that no game has is told apart from a record that has gone on."""
    for ask in (store.glance, store.load, store.delete_game, lambda game: store.append(game, 0, ["pass"])):
        with pytest.raises(NoSuchGame):
            ask("nowhere")
    assert store.entries("nowhere") == ()


@pytest.mark.parametrize("own_connection", [False, True])
def test_of_many_writers_one_gets_the_line(store, url, pair, own_connection):
    """Each line of a game that eight threads write at once is one writer's, and no batch is torn."""
    game = store.open_game("{}", pair)
    won: list[list[str]] = []
    start = threading.Barrier(8)

    def write(name: str) -> None:
        mine = Store(url) if own_connection else store
        start.wait()
        for number in range(25):
            texts = [f"{name} {number} {part}" for part in range(2)]
            try:
                mine.append(game, mine.glance(game).length, texts)
            except StaleRecord:
                continue
            won.append(texts)

    threads = [threading.Thread(target=write, args=(f"w{n}",)) for n in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    lines = [action.text for action in store.entries(game)]
    assert len(lines) == 2 * len(won) > 0
    assert sorted(zip(lines[::2], lines[1::2], strict=True)) == sorted(map(tuple, won))


def test_times_are_kept_with_the_lines(store, pair):
    """Each batch carries one time, and later batches later ones."""
    game = store.open_game("{}", pair)
    first = store.append(game, 0, ["a", "b"])
    second = store.append(game, 2, ["c"])
    assert [action.at for action in store.entries(game)] == [first, first, second]
    assert first < second


def test_a_record_from_elsewhere_keeps_its_times(store, pair):
    """A game opened with actions holds them as they were."""
    actions = (Entry("opening 53", 5), Entry("play 8/3 6/3", 9))
    game = store.open_game("{}", pair, owner="ann", entries=actions, over=True)
    record = store.load(game)
    assert tuple(record.entries) == actions
    assert record.cover.over
    assert record.cover.owner == "ann"


def test_a_seat_is_claimed_once(store, pair):
    """Of all who ask for an open seat one sits down; a computer's seat is nobody's to claim."""
    game = store.open_game("{}", [pair[0], Sitter("black", "person")])
    sat = []

    def claim(person: str) -> None:
        try:
            store.claim_seat(game, "black", person, person.title())
        except SeatTaken:
            return
        sat.append(person)

    threads = [threading.Thread(target=claim, args=(f"p{n}",)) for n in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert [seat.person for seat in store.load(game).sitters] == ["ann", *sat]
    against_computer = store.open_game("{}", pair)
    with pytest.raises(SeatTaken):
        store.claim_seat(against_computer, "black", "bob", "Bob")
    with pytest.raises(NoSuchGame):
        store.claim_seat("nowhere", "black", "bob", "Bob")
