"""The table behaves: dragging, Back, reload, a second tab, and places to press that are large enough."""

import pytest

from tests.browser.player import DRAWN, Player
from tests.browser.test_whole_games import PHONE

SMALL = """() => [...document.querySelectorAll('#table a, #table button')]
  .filter(e => !e.closest('p, li') && e.checkVisibility())
  .map(e => [e.outerHTML.slice(0, 80), e.getBoundingClientRect()])
  .filter(([, box]) => box.width < 24 || box.height < 24).map(([text]) => text)"""


def _drag(page, start, goal):
    page.mouse.move(*_middle(start))
    page.mouse.down()
    x, y = _middle(start)
    page.mouse.move(x + 12, y + 12)
    page.locator(".bed .target").first.wait_for()
    page.mouse.move(*_middle(goal()), steps=4)
    page.mouse.up()


def _nearest(page):
    """Return the target that one die reaches, so that the play is not yet whole."""
    points = [int(place.get_attribute("data-p")) for place in page.locator(".bed .target").all()]
    return page.locator(f'.bed .target[data-p="{max(points)}"]')


def _middle(place):
    box = place.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_stone_can_be_dragged(sit_down):
    with sit_down() as player:
        player.begin(opponent="here")
        page = player.page
        start = page.locator('.bed .movable[data-p="24"], .bed .movable[data-p="13"], .bed .movable').first
        point = start.get_attribute("data-p")
        _drag(page, start, lambda: _nearest(page))
        page.wait_for_function("() => location.search.includes('draft=')")
        assert f"draft={point}/" in page.url
        assert page.locator(".in-hand, .lifted").count() == 0


def test_a_stone_dropped_elsewhere_stays_in_the_game(sit_down):
    with sit_down() as player:
        player.begin(opponent="here")
        page = player.page
        before = page.locator(".bed .row i:not(.t, .g)").count()
        _drag(page, page.locator(".bed .movable").first, lambda: page.locator(".seat.near"))
        assert "draft=" not in page.url
        assert page.locator(".bed .row i:not(.t, .g)").count() == before
        assert page.locator(".in-hand, .lifted").count() == 0


def test_escape_lets_go_and_takes_back(sit_down):
    with sit_down() as player:
        player.begin(opponent="here")
        page = player.page
        page.locator(".bed .movable").first.click()
        page.locator(".bed .target").first.wait_for()
        _nearest(page).click()
        page.wait_for_function("() => location.search.includes('draft=')")
        while "?" in page.url.removesuffix("?"):
            url = page.url
            page.keyboard.press("Escape")
            page.wait_for_function("url => location.href !== url", arg=url)
        assert page.locator("#table").get_attribute("data-drafted") == "0"


def test_back_reload_and_a_second_tab_agree(sit_down):
    with sit_down() as player:
        player.begin(opponent="here")
        page, url = player.page, player.page.url
        page.locator(".bed .movable").first.click()
        page.locator(".bed .chosen").wait_for()
        page.reload()
        assert page.locator(".bed .chosen").count() == 1
        page.go_back()
        page.wait_for_function("url => location.href === url", arg=url)
        page.locator(".bed .movable").first.wait_for()
        assert page.locator(".bed .chosen").count() == 0
        second = page.context.new_page()
        second.goto(url)
        while player.seq == int(second.locator("#table").get_attribute("data-seq")):
            player.press(lambda way: way.click())
        stale = int(second.locator("#table").get_attribute("data-seq"))
        second.locator(".bed .movable").first.click()
        second.wait_for_function("seq => Number(document.querySelector('#table').dataset.seq) > seq", arg=stale)
        assert second.locator("#table").get_attribute("data-seq") == str(player.seq)


@pytest.mark.parametrize("rules", ["late-edo", "early-edo", "modern"])
def test_everything_on_a_phone_can_be_hit_by_a_finger(sit_down, rules):
    with sit_down(**PHONE) as player:
        player.begin(rules)
        for _ in range(8):
            assert player.page.evaluate(SMALL) == []
            assert player.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
            player.press(lambda way: way.tap())


def test_back_reload_and_a_second_tab_behave_at_every_step(sit_down):
    with sit_down() as player:
        player.begin(opponent="here")
        page = player.page
        second = page.context.new_page()
        for _ in range(12):
            player.press(lambda way: way.click())
            shown, url = player.drawn, page.url
            page.reload()
            assert player.drawn == shown
            second.goto(url)
            assert Player(second).drawn == shown
            page.goto("/throws")
            page.go_back()
            page.wait_for_function(f"shown => {DRAWN} === shown", arg=shown)
