"""People: preferences, progress, and the code that moves all of it once."""

import threading

import pytest

from sugoroku.game.record import Sitter
from sugoroku.store import Store, UnknownCode


def test_preferences_change_one_by_one(store):
    """What is not changed stays; a stranger has none."""
    assert store.people.preferences("ann") == {}
    store.people.set_preferences("ann", {"home": "left", "hints": True})
    assert store.people.set_preferences("ann", {"home": "right"}) == {"home": "right", "hints": True}
    assert store.people.preferences("ann") == {"home": "right", "hints": True}
    assert store.people.preferences("bob") == {}


def test_progress_keeps_the_last_value(store):
    """A lesson done again overwrites what was noted."""
    store.people.set_progress("ann", "first/1", "tried")
    store.people.set_progress("ann", "first/1", "done")
    store.people.set_progress("ann", "first/2", "tried")
    assert store.people.progress("ann") == {"first/1": "done", "first/2": "tried"}
    assert store.people.progress("bob") == {}


def test_a_code_moves_everything(store):
    """Games, owned games, progress and preferences; the taker's own stay."""
    game = store.open_game("{}", [Sitter("white", "person", "old"), Sitter("black", "person", "bob")], owner="old")
    store.people.set_preferences("old", {"home": "left", "hints": True})
    store.people.set_preferences("new", {"home": "right"})
    store.people.set_progress("old", "first/1", "done")
    store.people.set_progress("old", "first/2", "done")
    store.people.set_progress("new", "first/2", "tried")
    code = store.people.new_code("old")
    assert store.people.redeem_code(f" {code.lower()} ", "new") == "old"
    assert store.load(game).sitters[0].person == "new"
    assert store.load(game).cover.owner == "new"
    assert store.games_of("old") == ()
    assert store.people.preferences("new") == {"home": "right", "hints": True}
    assert store.people.progress("new") == {"first/1": "done", "first/2": "tried"}
    assert store.people.preferences("old") == {}


def test_ones_own_code_changes_nothing(store):
    """Redeeming it on the device it came from uses it up and keeps everything."""
    store.people.set_preferences("ann", {"home": "left"})
    code = store.people.new_code("ann")
    store.people.redeem_code(code, "ann")
    assert store.people.preferences("ann") == {"home": "left"}
    with pytest.raises(UnknownCode):
        store.people.redeem_code(code, "bob")


def test_a_code_works_once(store):
    """Of many who redeem it at once one gets everything."""
    store.open_game("{}", [Sitter("white", "person", "old"), Sitter("black", "person", "old")])
    code = store.people.new_code("old")
    got = []

    def redeem(person: str) -> None:
        try:
            store.people.redeem_code(code, person)
        except UnknownCode:
            return
        got.append(person)

    threads = [threading.Thread(target=redeem, args=(f"p{n}",)) for n in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(got) == 1
    assert len(store.games_of(got[0])) == 1


@pytest.mark.parametrize("code", ["", "ABCDE-FGHJK", "????", "a" * 5000])
def test_an_unknown_code_is_refused(store, code):
    """Whatever was typed, it is an unknown code."""
    with pytest.raises(UnknownCode):
        store.people.redeem_code(code, "ann")


def test_a_code_expires_and_a_newer_one_replaces_it(url):
    """After its time it is unknown; so is the older of two."""
    moment = [0]
    store = Store(url, clock=lambda: moment[0])
    older = store.people.new_code("ann", lifetime=10)
    newer = store.people.new_code("ann", lifetime=10)
    with pytest.raises(UnknownCode):
        store.people.redeem_code(older, "bob")
    moment[0] = 10
    with pytest.raises(UnknownCode):
        store.people.redeem_code(newer, "bob")
    store.close()
