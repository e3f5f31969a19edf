"""The games of a browser are listed, taken along, deleted and brought back, and move to another browser."""


def _finished_turn(player):
    seq = player.seq
    while player.seq == seq:
        player.press(lambda way: way.click())


def test_a_game_taken_along_deleted_and_brought_back_is_the_same(sit_down, tmp_path):
    with sit_down() as player:
        page = player.page
        player.begin()
        _finished_turn(player)
        before = [line.inner_text() for line in page.locator(".record li").all()]
        page.goto("/games")
        with page.expect_download() as download:
            page.locator('a[href$="/all.json"]').click()
        kept = tmp_path / "games.json"
        download.value.save_as(kept)
        page.locator("a.careful").click()
        page.locator("form button.careful").click()
        page.wait_for_url("**/games")
        assert page.locator(".list li").count() == 0
        page.locator("input[type=file]").set_input_files(kept)
        page.locator(".bring button").click()
        page.wait_for_url("**/games?brought=1")
        assert page.locator(".list li").count() == 1
        page.locator("a.go-on").click()
        page.locator("#table").wait_for()
        assert [line.inner_text() for line in page.locator(".record li").all()] == before
        assert page.locator(".bed .movable, .bed .chosen").count()


def test_everything_moves_to_another_browser_by_a_code(sit_down):
    with sit_down() as giver, sit_down(java_script_enabled=False) as taker:
        giver.begin()
        giver.page.goto("/games")
        giver.page.locator("form[action$=code] button").click()
        code = giver.page.locator(".code").inner_text()
        taker.page.goto("/games")
        taker.page.locator("input[name=code]").fill(code)
        taker.page.locator(".redeem button").click()
        taker.page.wait_for_url("**/games?moved=1")
        assert taker.page.locator(".list li").count() == 1
        giver.page.goto("/games")
        assert giver.page.locator(".list li").count() == 0


def test_a_record_is_stepped_through_by_keys(sit_down):
    with sit_down() as player:
        page = player.page
        player.begin()
        _finished_turn(player)
        page.goto(page.url.partition("?")[0] + "/record")
        last = page.locator(".where").inner_text()
        page.keyboard.press("ArrowLeft")
        page.wait_for_function("last => document.querySelector('.where').innerText !== last", arg=last)
        page.keyboard.press("Home")
        page.wait_for_function("() => document.querySelector('.where').innerText.startsWith('0 ')")
        page.go_back()
        page.wait_for_function("() => !document.querySelector('.where').innerText.startsWith('0 ')")
