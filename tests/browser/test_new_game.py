"""Games are chosen on the page of a new game, by every preset, with options changed and with real dice."""

import pytest

CHANGES = {
    "late-edo": ("mujogachi", "either-end"),
    "early-edo": ("doubles", "4"),
    "meiji": ("larger_die", "no"),
    "convent": ("mushigachi", "at-gather"),
    "yamato": ("opening", "roll-off"),
    "modern": ("doubles", "2"),
}


def _unfold(page):
    for summary in page.locator("summary").all():
        if summary.locator("..").get_attribute("open") is None:
            summary.click()


def _choose(page, rules, option, value):
    page.goto("/new")
    page.locator(f'.card[href$="rules={rules}"]').click()
    page.locator(f'.cards .chosen .card[href$="rules={rules}"]').wait_for()
    _unfold(page)
    page.locator(f'input[name="{option}"][value="{value}"]').check()


@pytest.mark.parametrize("rules", CHANGES)
def test_every_preset_with_one_option_changed_is_played_to_its_end(sit_down, rules):
    with sit_down() as player:
        page, (option, value) = player.page, CHANGES[rules]
        _choose(page, rules, option, value)
        page.locator("select[name=level]").select_option("beginner")
        page.locator(".go .btn.main").click()
        page.locator("#table").wait_for()
        assert page.locator("aside em", has_text="changed").count() == 1
        player.play_to_the_end(lambda way: way.click())
        assert page.locator(".result h2").inner_text()


def test_what_differs_is_shown_and_a_contradiction_is_refused(sit_down):
    with sit_down(java_script_enabled=False) as player:
        page = player.page
        _choose(page, "late-edo", "doubles", "4")
        page.locator("button[formmethod=get]").click()
        page.locator(".differs li").first.wait_for()
        assert page.locator(".differs li").count() == 1
        assert page.locator(".differs .mark").count() == 1
        _unfold(page)
        page.locator('input[name="gammons"][value="yes"]').check()
        page.locator("button[formmethod=get]").click()
        assert "Gammon and backgammon: One, two or three" in page.locator("[role=alert]").inner_text()


def test_real_dice_are_entered_by_hand(sit_down):
    with sit_down() as player:
        page = player.page
        page.goto("/new?rules=late-edo")
        page.locator("input[name=own_dice]").check()
        page.locator("input[value=here]").check()
        page.locator(".go .btn.main").click()
        for throw in ("throw 31", "throw 66", "throw 52"):
            page.locator(f'button[value="{throw}"]').click()
            page.locator(".throw .dice").wait_for()
            assert page.locator(".enter").count() == 0
            while not page.locator(".enter").count():
                player.press(lambda way: way.click())
        assert page.locator(".record li").count() == 3


def test_the_language_is_changed_in_the_middle_of_a_play(sit_down):
    with sit_down() as player:
        page = player.page
        player.begin(opponent="here")
        player.press(lambda way: way.click())
        while not int(page.locator("#table").get_attribute("data-drafted")):
            player.press(lambda way: way.click())
        drafted, pips = page.url.partition("?")[2], page.locator(".seat.near .facts").inner_text()
        page.locator('.langs a[lang="ja"]').click()
        page.locator('html[lang="ja"]').wait_for()
        assert page.url.partition("?")[2] == drafted
        assert page.locator("#table").get_attribute("data-drafted") == "1"
        assert page.locator(".seat.near .facts").inner_text() != pips
        assert page.locator(".bed .target, .bed .movable").count()
