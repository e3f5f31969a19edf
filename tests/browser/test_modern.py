"""Modern backgammon with all its options, from the first throw to the last point."""

import re

import pytest
from playwright.sync_api import Locator

from tests.browser.player import Player


def _action(player: Player, value: str):
    return player.page.locator(f'button[name=action][value="{value}"]').first


def _match(player: Player, length: int) -> None:
    """Play a match against the computer to its end, doubling whenever that is offered."""
    player.begin_with(rules="modern", opponent="computer", length=length)
    for _ in range(4_000):
        double, onward = _action(player, "double"), _action(player, "next")
        if onward.count():
            player.press(Locator.click, onward)
        elif player.over():
            break
        elif double.count():
            player.press(Locator.click, double)
        else:
            player.press(Locator.click)
    assert player.over()
    assert max(map(int, re.findall(r"\d+", player.page.locator(".result .score").inner_text()))) >= length


def test_a_three_point_match_against_the_computer(sit_down):
    with sit_down() as player:
        _match(player, 3)


@pytest.mark.long
def test_a_seven_point_match_against_the_computer(sit_down):
    with sit_down() as player:
        _match(player, 7)


def test_a_money_game_with_every_option_by_keyboard(sit_down):
    with sit_down() as player:
        player.begin_with(rules="modern jacoby=yes beaver=yes auto_doubles=yes", opponent="here", own_dice="yes")

        def do(*values: str) -> None:
            for value in values:
                player.press(player.walk_to, _action(player, value))

        def resign(value: str) -> None:
            player.walk_to(player.page.locator("#table .do a", has_text="Resign"))
            _action(player, value).wait_for()
            before = player.page.url
            player.walk_to(_action(player, value))
            player.page.wait_for_function("before => location.href !== before", arg=before)
            player.page.locator("#table").wait_for()

        def play_a_throw() -> None:
            seq = player.seq
            while player.seq == seq:
                player.press(player.walk_to)

        def cube() -> str:
            return player.page.locator(".cube").first.inner_text()

        do("opening 33")
        assert "2" in cube()
        do("opening 31")
        play_a_throw()
        do("double", "beaver", "take")
        assert "8" in cube()
        do("throw 42")
        resign("resign 1")
        do("decline")
        resign("resign 2")
        do("accept")
        assert "16" in player.page.locator(".result").inner_text()
        do("next", "opening 61")
        play_a_throw()
        do("double", "take", "throw 52")
        play_a_throw()
        do("double", "drop")
        assert player.over()
