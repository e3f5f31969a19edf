"""A computer that failed leaves a game that its player can ask to go on."""

import re

from sugoroku.room.dice import SeededDice
from sugoroku.web import computers, create_app
from sugoroku.web.settings import Settings


def test_a_game_goes_on_after_the_computer_failed(tmp_path, monkeypatch):
    app = create_app(Settings(database=f"sqlite:///{tmp_path}/t.sqlite3", secret="of the tests"), SeededDice(3))
    client = app.test_client()

    def fail(_self, _state):
        raise RuntimeError("no thought comes")

    with monkeypatch.context() as broken:
        broken.setattr(computers.ComputerActor, "choose", fail)
        answer = client.post("/new", data={"opponent": "computer", "begins": "other"})
        assert answer.status_code == 500
        assert "Traceback" not in answer.text
    game = re.search(r'href="(/game/[^"/]+)"', client.get("/games").text)[1]
    waiting = client.get(game).text
    asked = re.search(r'<form[^>]*action="([^"]+/act)".*?name="seq" value="(\d+)".*?value="go-on"', waiting, re.DOTALL)
    assert asked, waiting
    answer = client.post(asked[1], data={"seq": asked[2], "action": "go-on"}, follow_redirects=True)
    assert answer.status_code == 200
    assert "movable" in answer.text
    assert 'value="go-on"' not in answer.text
    late = client.post(asked[1], data={"seq": asked[2], "action": "go-on"})
    assert late.status_code == 409
