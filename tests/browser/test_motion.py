"""The computer's answer is played out before the eyes, and not at all where stillness is asked for."""

WATCH = """() => {
  window.flights = 0;
  new MutationObserver(found => found.forEach(one => one.addedNodes.forEach(node => {
    if (node.className === 'flight') window.flights += 1;
  }))).observe(document.body, {childList: true, subtree: true});
}"""


def _play_once(player):
    seq = player.seq
    while player.seq == seq:
        player.press(lambda way: way.click())


def test_stones_glide_and_land_where_they_are_drawn(sit_down):
    with sit_down(reduced_motion="no-preference") as player:
        player.begin()
        player.page.evaluate(WATCH)
        _play_once(player)
        player.page.wait_for_function("() => window.flights > 0 && !document.querySelector('.flight, .flying')")
        assert player.page.locator(".bed .row i:not(.t, .g)").first.is_visible()
        player.page.locator(".bed .arrows path, .bed .chosen").first.wait_for(state="attached")


def test_nothing_moves_where_stillness_is_asked_for(sit_down):
    with sit_down(reduced_motion="reduce") as player:
        player.begin()
        player.page.evaluate(WATCH)
        _play_once(player)
        assert player.page.evaluate("window.flights") == 0


def test_a_press_ends_what_is_in_the_air(sit_down):
    with sit_down(reduced_motion="no-preference") as player:
        player.begin()
        _play_once(player)
        player.page.keyboard.press("Shift")
        assert player.page.locator(".flight").count() == 0
