"""The board alone, for a projector, is seen whole with the names and the score below it."""

import pytest


@pytest.mark.parametrize("rules", ["late-edo", "modern"])
def test_the_names_stay_in_sight(sit_down, rules):
    with sit_down() as player:
        page = player.page
        page.goto(f"/new?rules={rules}&opponent=here&length=5")
        page.locator(".go .btn.main").click()
        page.locator("#table").wait_for()
        page.goto(page.url.partition("?")[0] + "/board")
        names = page.locator("#alone .names")
        assert names.inner_text().count("score 0") == 2
        below = names.bounding_box()
        assert below["y"] + below["height"] <= page.viewport_size["height"]
