"""The compare pages in a real browser: editor, lab and twin game, with and without JavaScript, on a phone."""

import re
from pathlib import Path

import pytest

from tests.browser.test_axe import _findings

CASES = Path(__file__).resolve().parents[1] / "cases"
HON = "-b----E-C---eE---c-e----B-"
LAB = f"/compare/lab?board={HON}&throw=33&rules=late-edo&rules=modern"
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True}
WAYS = [{}, {"java_script_enabled": False}, PHONE]
IDS = ["desk", "no script", "phone"]


@pytest.fixture(scope="module")
def axe():
    return pytest.importorskip("axe_playwright_python.sync_playwright").Axe()


def stones(page, side, point):
    return page.locator(f'.side >> nth={side} >> .bed .c[data-p="{point}"] i:not(.g)').count()


@pytest.mark.parametrize("way", WAYS, ids=IDS)
def test_a_position_is_set_up_by_tapping(sit_down, way):
    """Take a stone from 13, put one on 7, and find both in the address of the lab."""
    with sit_down(**way) as player:
        page = player.page
        page.goto(LAB)
        page.get_by_role("link", name="Change the position").click()
        page.get_by_role("link", name="Take away", exact=True).click()
        page.wait_for_url("**edit=none**")
        page.locator('.side >> nth=0 >> .c[data-p="13"]').click()
        page.wait_for_url("**-b----E-C---eD---c-e----B-**")
        page.get_by_role("link", name="White stone", exact=True).click()
        page.wait_for_url("**edit=white**")
        page.locator('.side >> nth=0 >> .c[data-p="7"]').click()
        page.wait_for_url("**-b----EAC---eD---c-e----B-**")
        assert (stones(page, 0, 13), stones(page, 1, 7)) == (4, 1)
        page.get_by_role("link", name="Done").click()
        page.locator(".throw-grid").wait_for()
        assert "edit" not in page.url


@pytest.mark.parametrize("way", WAYS, ids=IDS)
def test_a_play_is_seen_on_the_board(sit_down, way):
    """8/5 6/3 is whole in the old game alone: its board shows it, the other stays."""
    with sit_down(**way) as player:
        page = player.page
        page.goto(LAB)
        link = page.get_by_role("link", name="8/5 6/3", exact=True)
        if way.get("java_script_enabled", True) and not way.get("has_touch"):
            link.hover()
        else:
            link.click()
        page.locator(".side >> nth=0 >> text=After 8/5 6/3").wait_for()
        assert [stones(page, 0, point) for point in (8, 6, 5, 3)] == [2, 4, 1, 1]
        assert [stones(page, 1, point) for point in (8, 6)] == [3, 5]
        assert page.get_by_text("The third and fourth move of a double").count() == 1


def test_the_keyboard_reaches_every_play(sit_down):
    with sit_down() as player:
        page = player.page
        page.goto(f"/compare/lab?board={HON}&throw=61&rules=late-edo&rules=modern")
        page.locator(".plays a").first.focus()
        page.locator(".side >> nth=1 >> text=After").wait_for()
        first = page.locator(".side >> nth=0 >> .ask").inner_text()
        page.keyboard.press("Tab")
        page.wait_for_function("before => document.querySelector('.side .ask').innerText !== before", arg=first)
        assert page.evaluate("document.activeElement.getAttribute('aria-current')") == "true"


def test_nothing_is_wider_than_a_phone(sit_down):
    with sit_down(**PHONE) as player:
        for path in ("/compare", LAB, f"{LAB}&edit=white&think=1", "/compare/twin", "/compare/numbers", "/formats"):
            player.page.goto(path)
            assert player.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), path


@pytest.mark.parametrize("way", WAYS, ids=IDS)
def test_a_throw_falls_on_both_boards_of_the_twin_game(sit_down, way):
    with sit_down(**way) as player:
        page = player.page
        page.goto("/compare/twin")
        page.get_by_role("button", name="Begin both games").click()
        page.locator("#twin").wait_for()
        dice = page.locator(".throw .dice")
        assert dice.count() == 2
        assert re.sub(r"\D", "", dice.nth(0).get_attribute("aria-label")) == re.sub(
            r"\D", "", dice.nth(1).get_attribute("aria-label")
        )
        assert play_one_board(page, scripted=way.get("java_script_enabled", True)) > 0
        assert page.get_by_text("This board waits for the other one").count() + page.locator(".parted").count() > 0


DRAWN = (
    "() => location.search + '|' + [...document.querySelectorAll('#twin input[name=seq]')].map(e => e.value) "
    "+ '|' + document.querySelectorAll('#twin .chosen, #twin .target').length"
)


def play_one_board(page, *, scripted: bool) -> int:
    """Play the first board's stones, goals before stones, until its turn is over; return how often was tapped."""
    side = page.locator(".side >> nth=0")
    seq = side.locator("input[name=seq]").get_attribute("value")
    for taps in range(20):
        ways = side.locator(".bed .target").or_(side.locator(".bed .movable"))
        goals = side.locator(".bed .target")
        way = goals.first if goals.count() else ways.first
        if side.locator("input[name=seq]").get_attribute("value") != seq or not ways.count():
            return taps
        before = page.evaluate(DRAWN)
        way.click()
        if scripted:
            page.wait_for_function(f"before => ({DRAWN})() !== before", arg=before)
        else:
            page.wait_for_load_state()
    return 20


def test_a_match_is_pasted_and_copied(sit_down):
    with sit_down() as player:
        page = player.page
        page.goto("/formats")
        page.locator("textarea[name=text]").fill((CASES / "one_point.mat").read_text(encoding="utf-8"))
        page.get_by_role("button", name="Open as a game").click()
        page.locator("#moment").wait_for()
        page.get_by_role("link", name="In other formats").click()
        page.get_by_role("button", name="Copy").first.wait_for()
        assert page.get_by_role("button", name="Copy").count() == 4
        page.get_by_role("button", name="Copy").first.click()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing(sit_down, axe, scheme):
    with sit_down(color_scheme=scheme, bypass_csp=True) as player:
        page = player.page
        found = {}
        for path in ("/compare", f"{LAB}&show=8/5,6/3&think=1", f"{LAB}&edit=white", "/compare/numbers", "/formats"):
            page.goto(path)
            found[path] = _findings(axe, page)
        page.goto("/compare/twin")
        found["/compare/twin"] = _findings(axe, page)
        page.get_by_role("button", name="Begin both games").click()
        page.locator("#twin").wait_for()
        found["the twin game"] = _findings(axe, page)
        assert {path: one for path, one in found.items() if one} == {}
