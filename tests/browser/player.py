"""Somebody who plays the rearmost stone, by mouse, finger or keyboard."""

from collections.abc import Callable
from urllib.parse import urlencode

from playwright.sync_api import Locator, Page

ANSWERS = ("roll", "take", "accept")
LONGEST = 2_000
DRAWN = (
    "location.search + '|' + document.querySelector('#table')?.dataset.seq + '|' "
    "+ document.querySelectorAll('.chosen, .target').length"
)
WHERE = (
    "(e => { const c = e.closest('.row > .c'); return c && [Number(c.parentElement.classList.contains('near')), "
    "[...c.parentElement.children].indexOf(c)] })"
)


class Player:
    """Sit at a page and act as a person would."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def begin(self, rules: str = "late-edo", opponent: str = "computer") -> None:
        """Start a game from the first page, or from the page of a new game for other rules."""
        if rules == "late-edo":
            self.page.goto("/")
        else:
            self.page.goto(f"/new?rules={rules}&opponent={opponent}")
        if rules == "late-edo":
            self.page.locator(f"button[value={opponent}]").click()
        else:
            self.page.locator(".go .btn.main").click()
        self.page.locator("#table").wait_for()

    def begin_with(self, **wish: object) -> None:
        """Start a game from the page of a new game, as a link wishes it."""
        self.page.goto("/new?" + urlencode(wish))
        self.page.locator(".go .btn.main").click()
        self.page.locator("#table").wait_for()

    @property
    def seq(self) -> int:
        """Return how many actions the drawn table has seen."""
        return int(self.page.locator("#table").get_attribute("data-seq") or 0)

    @property
    def drawn(self) -> str:
        """Return what tells one drawing of the table from the next."""
        return str(self.page.evaluate(f"() => {DRAWN}"))

    def press(self, press: Callable[[Locator], None], way: Locator | None = None) -> None:
        """Press what comes next, or this, and wait until the table is drawn anew."""
        before = self.drawn
        press(way or self.next_way())
        self.page.wait_for_function(f"before => {DRAWN} !== before", arg=before)

    def over(self) -> bool:
        """Tell whether the game has ended."""
        return self.page.locator(".result").count() > 0

    def next_way(self) -> Locator:
        """Return what to press next: an answer, a goal for the chosen stone, or the rearmost stone."""
        for answer in ANSWERS:
            button = self.page.locator(f"button[name=action][value={answer}]")
            if button.count():
                return button.first
        for mark in (".target", ".movable"):
            places = self.page.locator(f".bed {mark}")
            if places.count():
                points = [int(place.get_attribute("data-p") or 0) for place in places.all()]
                best = max(points) if mark == ".movable" else min(points)
                return self.page.locator(f'.bed {mark}[data-p="{best}"]').first
        return self.page.locator("#table button[name=action]").first

    def play_to_the_end(self, press: Callable[[Locator], None]) -> int:
        """Press on until the game is over; return how often was pressed."""
        for pressed in range(LONGEST):
            if self.over():
                return pressed
            self.press(press)
        raise AssertionError("the game did not end")

    def walk_to(self, way: Locator) -> None:
        """Bring the focus to a place by Tab and arrow keys alone, and press Enter."""
        keys = self.page.keyboard
        focus = f"() => {WHERE}(document.activeElement)"
        goal = way.evaluate(f"e => {WHERE}(e)")
        here = self.page.evaluate(focus)
        for _ in range(80):
            if (goal and here) or way.evaluate("e => e === document.activeElement"):
                break
            keys.press("Tab")
            here = self.page.evaluate(focus)
        if goal and here:
            if here[0] != goal[0]:
                keys.press("ArrowDown" if goal[0] else "ArrowUp")
            for _ in range(abs(goal[1] - here[1])):
                keys.press("ArrowRight" if goal[1] > here[1] else "ArrowLeft")
        assert way.evaluate("e => e === document.activeElement"), "the focus did not get there"
        keys.press("Enter")
