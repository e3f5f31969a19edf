"""With the roll button on, one's dice wait in the cup until they are rolled, and then stay in sight."""

import re

import pytest

from sugoroku.room.dice import SeededDice
from sugoroku.web import create_app
from sugoroku.web.settings import Settings


@pytest.fixture
def client(tmp_path):
    made = create_app(Settings(database=f"sqlite:///{tmp_path}/t.sqlite3", secret="of the tests"), SeededDice(1))
    client = made.test_client()
    client.post("/settings", data={"roll": "yes"})
    return client


def test_dice_once_rolled_stay_in_sight(client):
    """Choosing a stone, letting it go and undoing lead to the throw, not back into the cup."""
    table = client.post("/new", data={"opponent": "here"}).headers["Location"]
    covered = client.get(table).text
    assert 'class="c w movable"' not in covered
    rolled = re.search(r'data-key="r"[^>]*|href="(\?rolled=1)"', covered)
    assert rolled
    page = client.get(table + "?rolled=1").text
    chosen = client.get(table + re.search(r'movable" data-p="\d+" href="([^"]+)"', page)[1].replace("&amp;", "&")).text
    let_go = re.search(r'chosen" data-p="\d+" href="([^"]+)"', chosen)[1]
    moved = client.get(table + re.search(r'target[^>]* href="([^"]+)"', chosen)[1].replace("&amp;", "&")).text
    undo = re.search(r'data-key="Escape" href="([^"]+)"', moved)[1]
    for way in (let_go, undo):
        assert "movable" in client.get(table + way).text
