"""The board alone, for a projector, says who plays and how a series stands."""

import re

import pytest

from sugoroku.room.dice import SeededDice
from sugoroku.web import create_app
from sugoroku.web.settings import Settings


@pytest.fixture
def client(tmp_path):
    app = create_app(Settings(database=f"sqlite:///{tmp_path}/games.sqlite3", secret="s"), SeededDice(1))
    return app.test_client()


def names_line(client, **wish: str) -> str:
    names = {"my_name": "Ren", "other_name": "Sora", "opponent": "here", "colour": "white"}
    place = client.post("/new", data=names | wish).headers["Location"]
    page = client.get(f"{place}/board").text
    return " ".join(re.sub("<[^>]*>", " ", page.partition('class="names"')[2].partition("</p>")[0]).split())


def test_a_match_shows_its_score(client):
    assert names_line(client, rules="modern", length="5") == "> Ren score 0 Sora score 0"


def test_a_single_game_has_none(client):
    assert names_line(client, rules="late-edo") == "> Ren Sora"
