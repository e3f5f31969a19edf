"""The list of this browser's games shows whatever was brought in."""

import json

import pytest

from sugoroku.web import create_app
from sugoroku.web.settings import Settings


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


def test_a_file_of_too_many_games_is_refused_before_any_is_played_through(client):
    answer = client.post("/games/import", data={"text": "sugoroku record 1\nrules: late-edo\n\n" * 501})
    assert answer.status_code == 422
    assert "at most 500 games" in answer.text
    assert "501" in answer.text
