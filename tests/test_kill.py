"""Killed at any moment, the server has kept every action it acknowledged, and has done none twice."""

import contextlib
import http.client
import random
import threading
import time

import pytest

from sugoroku.game.actions import parse_action
from sugoroku.game.play import play
from sugoroku.room.dice import FairDice
from sugoroku.room.room import Room
from sugoroku.room.table import Table
from sugoroku.store import Store
from tests.room.conftest import FIRST
from tests.serving import Browser, Served

GAMES = (
    {"rules": "late-edo", "opponent": "computer"},
    {"rules": "modern", "opponent": "computer"},
    {"rules": "meiji", "opponent": "here"},
    {"rules": "modern doubles=2", "opponent": "here"},
)


class Player:
    """Post forms as a person would, and remember what was acknowledged and what was on its way."""

    def __init__(self, port: int, room: Room, game: str, cookies: dict[str, str]) -> None:
        self.browser = Browser(port, cookies)
        self.room, self.game = room, game
        self.acknowledged: list[tuple[int, str]] = []
        self.on_its_way: tuple[int, str] | None = None

    def play(self, enough: threading.Semaphore) -> None:
        """Play until the server is gone."""
        with contextlib.suppress(OSError, http.client.HTTPException):
            while True:
                table = self.room.look(self.game)
                self.post(table.seq, FIRST.choose(table.state))
                enough.release()

    def post(self, seq: int, text: str) -> int:
        """Post one action and give the status; only after the answer is it acknowledged."""
        self.on_its_way = (seq, text)
        status, page, _ = self.browser.post(f"/game/{self.game}/act", {"seq": str(seq), "action": text})
        assert status in {303, 409}, page
        if status == 303:
            self.acknowledged.append((seq, text))
        self.on_its_way = None
        return status


def check_record(table: Table, player: Player) -> None:
    """Every acknowledged action stands at its place, and every line of the record was legal there."""
    texts = [moment.text for moment in table.moments]
    for seq, text in player.acknowledged:
        assert texts[seq] == text
    state = table.start
    for moment in table.moments:
        state = play(state, parse_action(moment.text))
    assert state == table.state


def kill_and_look(folder, form: dict[str, str], times: int) -> None:
    """Let a game be played and the server killed so many times, and look at the record after every restart."""
    store = Store(f"sqlite:///{folder}/games.sqlite3")
    room = Room(store, FairDice(), lambda _level: FIRST)
    server = Served(folder)
    cookies: dict[str, str] = {}
    game = Browser(server.port, cookies).open_game(**form)
    player = Player(server.port, room, game, cookies)
    for _ in range(times):
        enough = threading.Semaphore(0)
        playing = threading.Thread(target=player.play, args=(enough,))
        playing.start()
        for _ in range(random.randint(1, 12)):
            enough.acquire()
        moment = time.perf_counter() + random.random() / 50
        while time.perf_counter() < moment:  # any moment of the post that is on its way
            pass
        server.kill()
        playing.join()
        server = Served(folder)
        player.browser = Browser(server.port, cookies)
        assert player.browser.get(f"/game/{game}")[0] == 200  # once a page comes, the start is over
        check_record(room.look(game), player)
        assert not room.look(game).acts_by_itself  # what the kill left out was mended at start
        if player.on_its_way is not None:  # a person who got no answer sends the form again
            seq, text = player.on_its_way
            done_before = room.look(game).seq > seq
            assert player.post(seq, text) == (409 if done_before else 303)
            check_record(room.look(game), player)
    server.kill()
    assert len(player.acknowledged) >= times
    store.close()


@pytest.mark.parametrize("form", GAMES[::3])
def test_killed_five_times(tmp_path, form):
    """Five random moments against the computer, five on one screen."""
    kill_and_look(tmp_path, form, 5)


@pytest.mark.long
@pytest.mark.parametrize("form", GAMES)
def test_killed_fifty_times(tmp_path, form):
    """Fifty random moments of each kind of game."""
    kill_and_look(tmp_path, form, 50)
