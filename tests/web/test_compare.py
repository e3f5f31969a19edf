"""The compare pages: rules side by side, the lab by its address alone, the twin game, the numbers."""

import re
from collections import Counter
from html import unescape
from random import Random
from urllib.parse import quote

import pytest

from sugoroku.game.compare import compare
from sugoroku.game.dice import THROWS, Throw
from sugoroku.game.moves import legal_plays
from sugoroku.game.position import START, Position
from sugoroku.game.presets import PRESETS
from sugoroku.web import create_app
from sugoroku.web import numbers as number_pages
from sugoroku.web.lab import MOST_LISTED
from sugoroku.web.lab_editor import placed
from sugoroku.web.settings import Settings
from tests.brute.positions import drawn

HON = START["hon"].xgid()
ADDRESS = r'href="(\?[^"]*)"'


@pytest.fixture(scope="module")
def app(tmp_path_factory):
    return create_app(Settings(database=f"sqlite:///{tmp_path_factory.mktemp('db')}/t.sqlite3", secret="s"))


def listed(page: str, heading: str) -> list[str]:
    """Return the plays listed under a heading's id."""
    section = page.split(f'id="{heading}"', 1)[1].split("</section>", 1)[0]
    return [unescape(re.sub(r"<[^>]+>", "", one)) for one in re.findall(r"<li>(.*?)</li>", section)]


def test_only_the_rules_that_differ_stand_in_the_table(app):
    page = app.test_client().get("/compare?rules=late-edo&rules=meiji").text
    heads = re.findall(r'<th scope="row">([^<]*)', page)
    assert heads == ["Mushigachi", "Mujōgachi"]
    assert "These rule sets play alike" in app.test_client().get("/compare?rules=meiji&rules=meiji").text


def test_three_rule_sets_fit_and_four_do_not(app):
    client = app.test_client()
    assert client.get("/compare?rules=late-edo&rules=meiji&rules=modern").text.count('<th scope="col">') == 4
    assert client.get("/compare?" + "&".join(["rules=meiji"] * 4)).status_code == 422


def test_the_lab_lists_what_the_comparison_finds(app):
    client = app.test_client()
    chance = Random(5)
    for _, board in drawn("late-edo", 12, chance):
        throw = chance.choice(THROWS)
        answer = compare(Position.from_xgid(board), throw, PRESETS["late-edo"], PRESETS["modern"])
        page = client.get(f"/compare/lab?board={board}&throw={throw.text}").text
        for place, side in enumerate(answer.sides, 1):
            reasons = Counter(found.why for found in side.only)
            assert len(listed(page, f"only{place}")) == sum(min(count, MOST_LISTED) for count in reasons.values())
        assert len(listed(page, "both")) == min(len(answer.common), MOST_LISTED)
        assert f"<small>({len(answer.common)})</small>" in page


def test_a_list_too_long_to_read_says_how_many_more_there_are(app):
    page = app.test_client().get("/compare/lab?board=-o--------AAAAAAAAAAAAAAA-&throw=22").text
    assert len(listed(page, "only2")) <= 2 * MOST_LISTED
    assert re.search(r'<li class="hint">\+ \d+ plays</li>', page)


def test_every_play_of_a_list_can_be_seen_on_the_board(app):
    client = app.test_client()
    page = client.get(f"/compare/lab?board={HON}&throw=61").text
    links = {unescape(link) for link in re.findall(ADDRESS, page) if "show=" in link}
    assert len(links) == len(legal_plays(START["hon"], Throw(6, 1), PRESETS["late-edo"]))
    for link in links:
        assert client.get(f"/compare/lab{link}").text.count("After ") == 2


def test_the_address_alone_makes_the_page_again(app):
    link = f"/compare/lab?board={HON}&throw=33&rules=late-edo&rules={quote('modern doubles=2')}&show=8/5,6/3"
    first, second = (app.test_client().get(link).text for _ in range(2))
    assert first == second
    assert "Doubles: Played twice" in first


@pytest.mark.parametrize("code", ["XGID=-b----E-C---eE---c-e----B-:0:0:1:52:0:0:0:0:10", "4HPwATDgc/ABMA", HON])
def test_a_pasted_code_becomes_an_address(app, code):
    answer = app.test_client().get("/compare/lab", query_string={"id": code})
    assert answer.status_code == 303
    assert f"board={HON}&throw={'52' if 'XGID' in code else '31'}" in answer.headers["Location"]


def test_a_code_that_means_nothing_is_refused(app):
    assert app.test_client().get("/compare/lab?id=hello").status_code == 422


def test_the_editor_is_made_of_links(app):
    """A tap on a point adds a stone of the chosen colour; every link is a page of its own."""
    client = app.test_client()
    page = client.get(f"/compare/lab?board={HON}&edit=black").text
    taps = re.findall(r'<a class="c[^>]*data-p="(\d+)" href="(\?[^"]*)"', page)
    assert {int(place) for place, _ in taps} == set(range(1, 25))
    after = client.get("/compare/lab" + unescape(dict(taps)["13"])).text
    assert placed(START["hon"], 13, "black").xgid() in after


@pytest.mark.parametrize(("hold", "count"), [("white", 6), ("none", 4), ("black", -1)])
def test_a_stone_is_put_or_taken(hold, count):
    assert placed(START["hon"], 13, hold).points[13] == count


def test_the_form_sets_a_point(app):
    answer = app.test_client().get(f"/compare/lab?board={HON}&put=5&owner=black&count=2")
    assert "board=-b---bE-C---eE---c-e----B-" in answer.headers["Location"]
    captives = app.test_client().get(f"/compare/lab?board={HON}&put=25&owner=black&count=1")
    assert "board=ab----E" in captives.headers["Location"]


def test_a_position_that_is_no_game_is_shown_with_its_reason(app):
    page = app.test_client().get("/compare/lab?board=-CCCBBB-----------ddd-c---").text
    assert "No game here: the game is already over in this position" in page


@pytest.mark.parametrize(
    "query", ["board=x", "throw=70", "rules=none", "edit=red", "put=30&count=1", "put=3&count=99", "show=" + "x" * 300]
)
def test_an_address_that_means_nothing_is_refused(app, query):
    assert app.test_client().get(f"/compare/lab?{query}").status_code == 422


def test_the_computer_says_what_it_would_play(app):
    page = app.test_client().get("/compare/lab?think=1&throw=31").text
    assert page.count('<table class="best">') == 2


def begun(client) -> str:
    answer = client.post("/compare/twin", data={"rules": ["late-edo", "modern"], "level": "beginner"})
    assert answer.status_code == 303
    return answer.headers["Location"]


def sides_of(page: str) -> list[str]:
    return page.split('<section class="side"')[1:]


def play_somewhere(client, address: str) -> bool:
    """Press whatever comes next, as somebody without JavaScript would; nothing where both games are over."""
    page = client.get(address).text
    for _ in range(12):
        for side in sides_of(page):
            action = re.search(r'<button class="c[^>]*name="action" value="([^"]+)"', side)
            if action:
                form = dict(re.findall(r'name="(game|seq)" value="([^"]*)"', side))
                assert client.post(address, data={**form, "action": unescape(action[1])}).status_code == 303
                return True
        links = [
            unescape(link) for link in re.findall(r'<a class="c[^"]* target[^"]*" data-p="\d+" href="([^"]*)"', page)
        ]
        links += [
            unescape(link) for link in re.findall(r'<a class="c[^"]* movable[^"]*" data-p="\d+" href="([^"]*)"', page)
        ]
        if not links:
            return False
        page = client.get(address.split("?", maxsplit=1)[0] + links[0]).text
    raise AssertionError("no play came to its end")


def throws_of(client, page: str) -> list[list[str]]:
    games = re.findall(r'name="game" value="([^"]*)"', page)
    return [re.findall(r"^throw (\d\d)", client.get(f"/game/{game}/record.txt").text, re.MULTILINE) for game in games]


def test_every_throw_falls_on_both_boards(app):
    """However long one board's game goes on, the other had the same throws."""
    client = app.test_client()
    address = begun(client)
    for _ in range(16):
        if not play_somewhere(client, address):
            break
        one, other = throws_of(client, client.get(address).text)
        assert one[: len(other)] == other[: len(one)]
        assert abs(len(one) - len(other)) <= 1 or len(one) < 2
    assert len(one) > 6


def test_a_stranger_cannot_play_a_twin_game(app):
    client = app.test_client()
    address = begun(client)
    form = dict(re.findall(r'name="(game|seq)" value="([^"]*)"', sides_of(client.get(address).text)[0]))
    stranger = app.test_client()
    assert stranger.get(address).status_code == 200
    assert stranger.post(address, data={**form, "action": "play 8/5 6/5"}).status_code == 403
    assert client.post(address, data={**form, "seq": "99", "action": "pass"}).status_code == 409


MEASURED = {
    "games": 1000,
    "length": {"mean": 80.0, "error": 0.5},
    "first_wins": {"mean": 0.53, "error": 0.01},
    "first_points": {"mean": 0.1, "error": 0.01},
    "kinds": {"irigachi": {"mean": 0.8, "error": 0.01}, "mushigachi": {"mean": 0.2, "error": 0.01}},
    "points": {"mean": 1.2, "error": 0.01},
    "hits": {"mean": 6.0, "error": 0.1},
    "passes": {"mean": 2.0, "error": 0.1},
    "player": "0-ply late-edo net",
    "date": "2026-11-30",
}


def test_the_numbers_stand_with_count_player_date_and_error(app, monkeypatch):
    changed = {**MEASURED, "length": {"mean": 60.0, "error": 0.5}}
    monkeypatch.setattr(
        number_pages, "figures", lambda: {"late-edo": MEASURED, "late-edo doubles=4": changed, "modern": MEASURED}
    )
    page = app.test_client().get("/compare/numbers").text
    assert "80.0 ± 0.5" in page
    assert "1 000" in page
    assert "0-ply late-edo net<br>Nov 30, 2026" in page
    assert "−20.0 ± 0.7" in page
    assert page.count("<svg") == 5


def test_without_numbers_the_page_says_so(app, monkeypatch):
    monkeypatch.setattr(number_pages, "figures", dict)
    assert "Nothing has been measured" in app.test_client().get("/compare/numbers").text
