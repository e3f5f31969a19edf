"""Games from elsewhere come in by paste or file, go out in every format, and nothing wrong is kept."""

import io
import re
from pathlib import Path

import pytest

from sugoroku.game.formats.known import FORMATS, read_match
from sugoroku.web import create_app
from sugoroku.web.settings import Settings
from tests.game.formats.test_malformed import BAD

CASES = Path(__file__).resolve().parents[1] / "cases"
MAT = (CASES / "three_point.mat").read_text(encoding="utf-8")
XGID = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10"


@pytest.fixture
def client(tmp_path):
    settings = Settings(
        database=f"sqlite:///{tmp_path}/t.sqlite3", secret="s", posts_a_minute=100_000, new_games_a_minute=100_000
    )
    return create_app(settings).test_client()


def opened(client, text: str) -> str:
    answer = client.post("/formats", data={"text": text, "to": "game"})
    assert answer.status_code == 303
    found = re.search(r"/game/([\w-]+)/record", answer.headers["Location"])
    assert found
    return found[1]


def test_a_match_becomes_a_record_to_step_through_and_play_on(client):
    game = opened(client, MAT)
    assert "Alice" in client.get(f"/game/{game}/record?at=10").text
    answer = client.post(f"/game/{game}/fork", data={"at": "10", "rules": "late-edo", "opponent": "here"})
    assert answer.status_code == 303


def test_a_file_is_read_like_a_text(client):
    file = (io.BytesIO(b"\xef\xbb\xbf" + MAT.encode()), "match.mat")
    answer = client.post("/formats", data={"file": file, "to": "game"}, content_type="multipart/form-data")
    assert answer.status_code == 303


@pytest.mark.parametrize("key", list(FORMATS))
def test_a_game_goes_out_in_every_format(client, key):
    game = opened(client, MAT)
    answer = client.get(f"/formats/game/{game}/{key}?at=60")
    assert answer.status_code == 200
    assert f'filename="sugoroku-{game}.{FORMATS[key].ending}"' in answer.headers["Content-Disposition"]
    assert read_match(answer.text, key)
    page = client.get(f"/formats/game/{game}?at=60").text
    assert page.count("<textarea") == len(FORMATS)


def test_a_computer_without_a_name_goes_out_as_a_computer(client):
    place = client.post("/new", data={"rules": "modern", "opponent": "computer", "level": "steady"}).headers["Location"]
    assert "Computer (steady)" in client.get(f"/formats{place}/mat").text


def test_what_a_format_cannot_tell_is_said_in_its_place(client):
    game = opened(client, MAT)
    page = client.get(f"/formats/game/{game}").text
    assert "the game is over; a position code tells a game that goes on" in page
    assert client.get(f"/formats/game/{game}/xgid").status_code == 422


@pytest.mark.parametrize("key", list(FORMATS))
def test_a_text_is_written_in_another_format(client, key):
    answer = client.post("/formats", data={"text": XGID, "to": key, "rules": "meiji"})
    assert answer.status_code == 422 if key == "mat" else answer.status_code == 200


def test_a_position_goes_to_the_lab(client):
    answer = client.post("/formats", data={"text": XGID, "to": "lab", "rules": "meiji"})
    assert answer.headers["Location"].endswith("throw=31&rules=meiji&rules=modern")


@pytest.mark.parametrize("key", list(BAD))
def test_nothing_malformed_is_kept_and_each_is_told_why(client, key):
    """Where a text is damaged so that it looks like another format it may be read as that, never half."""
    for text in BAD[key]:
        answer = client.post("/formats", data={"text": text, "to": "game"})
        assert answer.status_code == 422
        assert re.search(r'role="alert"><p><b>[^<]+</b></p><p>[^<]{10,}</p>', answer.text), text
    assert "No game has been played" in client.get("/games").text


def test_the_place_of_a_mistake_is_told_in_the_reader_s_language(client):
    answer = client.post("/formats", data={"text": MAT.replace("24: 7/3 5/3", "24: 7/3 5/2"), "to": "game"})
    assert "Line 23, game 2, row 9: the play is not legal" in answer.text


def test_a_file_that_is_no_text_is_refused(client):
    file = (io.BytesIO(b"\xff\xfe\x00"), "match.mat")
    answer = client.post("/formats", data={"file": file, "to": "game"}, content_type="multipart/form-data")
    assert answer.status_code == 422
