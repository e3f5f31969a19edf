"""What the room and the record refuse comes back as a page with its own status."""

import re

import pytest

from sugoroku.room.dice import SeededDice
from sugoroku.web import create_app
from sugoroku.web.settings import Settings


@pytest.fixture
def app(tmp_path):
    return create_app(Settings(database=f"sqlite:///{tmp_path}/games.sqlite3", secret="s"), SeededDice(1))


def open_game(client) -> str:
    answer = client.post("/new", data={"rules": "late-edo", "opponent": "computer"})
    assert answer.status_code == 303
    found = re.search(r"/game/([\w-]+)", answer.headers["Location"])
    assert found
    return found[1]


@pytest.mark.parametrize("path", ["/game/nowhere", "/game/nowhere/resign", "/game/%00"])
def test_a_game_that_is_not_there(app, path):
    """It is a page not found, not something broken."""
    assert app.test_client().get(path).status_code == 404
    assert app.test_client().post("/game/nowhere/act", data={"seq": "0", "action": "pass"}).status_code == 404


def test_a_stranger_may_watch_and_not_play(app):
    """Somebody else's browser sees the table and is refused an action."""
    game = open_game(app.test_client())
    stranger = app.test_client()
    assert stranger.get(f"/game/{game}").status_code == 200
    assert stranger.post(f"/game/{game}/act", data={"seq": "1", "action": "pass"}).status_code == 403


def test_a_form_sent_twice_gets_the_current_table(app):
    """The second is stale: 409 and the table as it stands."""
    client = app.test_client()
    game = open_game(client)
    form = {"seq": "0", "action": "pass"}
    for _ in range(2):
        answer = client.post(f"/game/{game}/act", data=form)
        assert answer.status_code == 409
        assert 'data-seq="1"' in answer.text


@pytest.mark.parametrize(("rules", "level"), [("modern opening=seat", 3), ("modern opening=seat jacoby=yes", 1)])
def test_the_highest_resignation_there_is_needs_no_answer_on_one_screen(app, rules, level):
    """Where less is offered, the other side is asked."""
    client = app.test_client()
    room = app.extensions["room"]
    for offered in range(1, level + 1):
        made = client.post("/new", data={"rules": rules, "opponent": "here"}).headers["Location"]
        game = made.rpartition("/")[2]
        client.post(f"/game/{game}/act", data={"seq": room.look(game).seq, "action": f"resign {offered}"})
        assert room.look(game).over is (offered == level)


SAID = {
    "en": (
        "“Mujōgachi: Read from either end” means nothing without "
        "“Mushigachi: Two points when you gather” or “Mushigachi: Wins at once”"
    ),
    "ko": (
        "‘무조가치: 양쪽 끝 모두 인정’: ‘무시가치: 모았을 때 2점’ 또는 ‘무시가치: 바로 승리’ 없이는 의미가 없습니다"
    ),
    "ja": (
        "「無上勝: どちらの端からでも」は「蒸勝: 入れたとき2点」または「蒸勝: その場で勝ち」がないと意味を持ちません"
    ),
}


@pytest.mark.parametrize(("language", "words"), SAID.items())
def test_rules_that_exclude_each_other_are_named_as_on_the_page(app, language, words):
    """A reader is never shown the keys of a rule-set text."""
    client = app.test_client()
    client.set_cookie("language", language)
    page = client.get("/new?rules=late-edo+mushigachi%3Doff+mujogachi%3Deither-end")
    assert words in page.text
    length = client.post("/new", data={"rules": "modern crawford=yes", "opponent": "here", "length": ""})
    assert "crawford=yes" not in length.text.partition("<main")[2]
