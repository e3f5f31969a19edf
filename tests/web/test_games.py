"""The list of this browser's games shows whatever was brought in."""

import json
from pathlib import Path

import pytest

from sugoroku.game import play
from sugoroku.game.actions import Played
from sugoroku.game.formats.known import FORMATS, read_match
from sugoroku.web import create_app
from sugoroku.web.settings import Settings

CASES = Path(__file__).resolve().parents[1] / "cases"


@pytest.fixture
def client(tmp_path):
    return create_app(Settings(database=f"sqlite:///{tmp_path}/t.sqlite3", secret="of the tests")).test_client()


@pytest.mark.parametrize("at", [0, 1, 253_402_300_799_999])
def test_a_game_of_any_time_that_a_record_can_have_is_listed(client, at):
    """The first and the last moment of all are dates like any other; no time at all is the time it came."""
    table = client.post("/new", data={"opponent": "here"}).headers["Location"]
    (game,) = json.loads(client.get(f"{table}/record.json").text)
    game["actions"] = [[text, at] for text, _ in game["actions"]]
    assert client.post("/games/import", data={"text": json.dumps([game])}).status_code == 303
    listed = client.get("/games")
    assert listed.status_code == 200
    assert ("1970" in listed.text) is (at == 1)
    assert ("9999" in listed.text) is (at > 1)


@pytest.mark.parametrize("way", ["/games/import", "/formats"])
@pytest.mark.parametrize("key", ["record", "json", "sgf", "mat"])
def test_a_game_that_is_brought_in_is_played_through_once(client, way, key, monkeypatch):
    """Reading the file plays every action by the rules; taking the game in trusts that."""
    if way == "/games/import" and key not in {"record", "json"}:
        return
    match = read_match((CASES / "three_point.mat").read_text(encoding="utf-8"))
    text = FORMATS[key].write(match)
    played = []
    monkeypatch.setattr(play, "_move", lambda state, moves, move=play._move: played.append(moves) or move(state, moves))
    assert client.post(way, data={"text": text, "to": "game"}).status_code == 303
    assert played == [action.moves for action in match.actions if isinstance(action, Played)]


def test_of_several_games_one_wrong_line_keeps_all_out_and_is_named(client):
    right = "sugoroku record 1\nrules: late-edo\n\nthrow 31\nplay 8/5 6/5\n"
    answer = client.post("/games/import", data={"text": right + right.replace("8/5", "8/4")})
    assert answer.status_code == 422
    assert "line 10: play 8/4 6/5" in answer.text
    assert "late" not in client.get("/games").text.lower().partition("<main")[2]


def test_a_file_of_too_many_games_is_refused_before_any_is_played_through(client):
    answer = client.post("/games/import", data={"text": "sugoroku record 1\nrules: late-edo\n\n" * 501})
    assert answer.status_code == 422
    assert "at most 500 games" in answer.text
    assert "501" in answer.text
