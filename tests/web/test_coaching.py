"""The coach beside the table explains a rule once, and only to those who want it."""

import re

import pytest

from sugoroku.web import create_app
from sugoroku.web.settings import Settings


@pytest.fixture(scope="module")
def app(tmp_path_factory):
    return create_app(Settings(database=f"sqlite:///{tmp_path_factory.mktemp('db')}/t.sqlite3", secret="for the tests"))


@pytest.fixture
def client(app):
    return app.test_client()


def game(client, board, throw, rules="late-edo"):
    answer = client.post(f"/try/{board}/{throw}?rules={rules}", data={"action": "game"})
    return answer.headers["Location"]


CAPTIVE = "-b----E-C---eE---b-d-b--AA"


def test_the_coach_is_silent_unless_asked(client):
    assert "The coach" not in client.get(game(client, CAPTIVE, "63")).text


def test_the_coach_explains_once(client):
    client.set_cookie("table", "coach:yes")
    first = game(client, CAPTIVE, "63")
    assert "A stone of yours is captive." in client.get(first).text
    assert "A stone of yours is captive." in client.get(first + "?from=25").text, "it stays while the moment lasts"
    again = client.get(game(client, CAPTIVE, "63")).text
    assert "A stone of yours is captive." not in again
    assert "A stone of yours stands alone." in again


def test_a_refused_stone_is_explained(client):
    client.set_cookie("table", "coach:yes")
    page = client.get(game(client, "-b----E-C---eE---c-e----B-", "55") + "?from=24").text
    assert "You may pass over it, but not stop there." in page
    assert re.search(r'href="[^"]*#blocked"', page)


def test_a_strange_cookie_is_passed_over(client):
    client.set_cookie("table", "coach:yes")
    client.set_cookie("coach", "~~nothing.x~captive")
    assert client.get(game(client, CAPTIVE, "63")).status_code == 200


def test_the_first_course_leads_to_a_game_with_the_coach(client):
    answer = client.post("/learn/first-steps/first-game/game")
    assert answer.status_code == 303
    assert "coach:yes" in client.get_cookie("table").value
    assert client.get(answer.headers["Location"]).status_code == 200
    assert client.post("/learn/first-steps/points/game").status_code == 404
