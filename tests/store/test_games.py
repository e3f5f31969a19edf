"""Lists of games: whose, in which order, and when one is gone."""

import pytest

from sugoroku.game.record import Entry, NoSuchGame, Sitter


def seats(white: str, black: str | None = None) -> list[Sitter]:
    return [Sitter("white", "person", white), Sitter("black", "person", black)]


def test_the_game_last_played_stands_first(store):
    """Opening and playing both count as playing; pages join to the whole list."""
    games = [store.open_game(f"{n}", seats("ann", "bob")) for n in range(5)]
    store.append(games[1], 0, ["opening 53"])
    expected = [games[1], games[4], games[3], games[2], games[0]]
    assert [listed.cover.game for listed in store.games_of("ann")] == expected
    pages = [store.games_of("bob", limit=2, offset=offset) for offset in (0, 2, 4, 6)]
    assert [listed.cover.game for page in pages for listed in page] == expected
    top = store.games_of("ann")[0]
    assert (top.length, len(top.sitters), top.played) == (1, 2, store.entries(games[1])[0].at)
    assert store.games_of("carol") == ()


def test_an_owner_sees_a_game_played_by_computers(store):
    """Who opened a game finds it without sitting in it."""
    game = store.open_game("{}", [Sitter(side, "computer", level="first") for side in ("white", "black")], owner="ann")
    assert [listed.cover.game for listed in store.games_of("ann")] == [game]


def test_leaving_takes_a_game_off_ones_own_list_only(store):
    """The other player keeps the game; when the last one leaves it is gone."""
    game = store.open_game("{}", seats("ann", "bob"), owner="ann")
    store.leave_game(game, "stranger")
    store.leave_game(game, "ann")
    assert store.games_of("ann") == ()
    assert [listed.cover.game for listed in store.games_of("bob")] == [game]
    store.leave_game(game, "bob")
    with pytest.raises(NoSuchGame):
        store.load(game)


def test_a_deleted_game_leaves_nothing(store):
    """Its record goes with it."""
    game = store.open_game("{}", seats("ann", "bob"))
    store.append(game, 0, ["opening 53"])
    store.delete_game(game)
    assert store.entries(game) == ()
    assert store.games_of("ann") == ()
    with pytest.raises(NoSuchGame):
        store.glance(game)


def test_unfinished_games_are_those_going_on(store):
    """A game that is over is not among them until it goes on; neither is one long left alone."""
    old = store.open_game("{}", seats("ann"))
    moment = store.clock()
    going = store.open_game("{}", seats("ann"))
    ended = store.open_game("{}", seats("ann"))
    store.append(ended, 0, ["resign 1"], over=True)
    assert store.unfinished(moment) == (going,)
    store.append(ended, 1, ["next"], over=False)
    assert set(store.unfinished(moment)) == {going, ended}
    store.append(old, 0, ["opening 31"])
    assert set(store.unfinished(moment)) == {old, going, ended}


def test_all_records_of_a_person_are_read(store):
    """Every page of them, each whole."""
    games = {store.open_game("{}", seats("ann", "bob")) for _ in range(105)}
    assert {record.cover.game for record in store.records_of("ann")} == games


def test_a_game_brought_in_without_times_was_last_played_when_it_came(store):
    """A time that nobody wrote down is not the year 1970."""
    game = store.open_game("{}", seats("tom", "ann"), entries=[Entry("opening 53", 0)])
    (listed,) = store.games_of("tom")
    assert (listed.cover.game, listed.played) == (game, listed.cover.created)
    assert game in store.unfinished(listed.cover.created - 1)
