"""A newcomer plays a whole game, whatever hand, screen or browser is used."""

from tests.browser.player import Player

PHONE = {"viewport": {"width": 360, "height": 740}, "is_mobile": True, "has_touch": True}


def _fits(player: Player) -> bool:
    return player.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_with_the_mouse_on_a_wide_screen(sit_down):
    with sit_down() as player:
        player.begin()
        player.play_to_the_end(lambda way: way.click())
        assert player.page.locator(".result h2").inner_text()


def test_with_a_finger_on_a_phone(sit_down):
    with sit_down(**PHONE) as player:
        player.begin()
        assert _fits(player)
        player.play_to_the_end(lambda way: way.tap())
        assert _fits(player)


def test_with_the_keyboard_alone(sit_down):
    with sit_down() as player:
        player.begin()
        player.play_to_the_end(player.walk_to)


def test_without_scripts(sit_down):
    with sit_down(java_script_enabled=False) as player:
        player.begin()
        for _ in range(2_000):
            if player.over():
                break
            way = player.next_way()
            with player.page.expect_navigation():
                way.click()
        assert player.over()
