"""Take pictures of every page in three languages at two widths, and lay them out on contact sheets.

`python -m tests.shots [FOLDER]` writes FOLDER/LANGUAGE-WIDTH/PAGE.png and FOLDER/sheet-LANGUAGE-WIDTH.png,
and says which page is wider than its screen. FOLDER is .shots unless named.
"""

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.conftest import CHROMIUM, QUIET
from tests.browser.player import Player
from tests.serving import Served

LANGUAGES = {"en": "", "ja": "/ja", "ko": "/ko"}
SCREENS = {1280: {"width": 1280, "height": 800}, 360: {"width": 360, "height": 740}}
TALLEST = 2400
PAGES = {
    "home": "/",
    "new": "/new",
    "new-changed": "/new?rules=late-edo mushigachi=instant",
    "settings": "/settings",
    "games": "/games",
    "rules": "/rules",
    "rules-late-edo": "/rules/late-edo",
    "rules-modern": "/rules/modern",
    "throws": "/throws",
    "quiz": "/throws/quiz",
    "history": "/history",
    "faq": "/faq",
    "glossary": "/glossary",
    "modern": "/modern",
    "sources": "/sources",
    "learn": "/learn",
    "lesson": "/learn/first-steps/cut",
    "problems": "/problems",
    "problem": "/problems/1",
    "puzzles": "/puzzles",
    "puzzle": "/puzzles/1",
    "no-such-page": "/no-such-page",
}
OF_A_GAME = {"record": "/record", "board": "/board", "resign": "/resign"}


def main() -> None:
    """Take all the pictures."""
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else ".shots").absolute()
    with (
        tempfile.TemporaryDirectory() as place,
        Served(Path(place), "--threads", "4") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        for language, prefix in LANGUAGES.items():
            for width in SCREENS:
                _take(browser, f"http://127.0.0.1:{server.port}", folder, language, prefix, width)
        browser.close()


def _take(browser: Browser, base: str, folder: Path, language: str, prefix: str, width: int) -> None:
    here = folder / f"{language}-{width}"
    here.mkdir(parents=True, exist_ok=True)
    hand = {"is_mobile": True, "has_touch": True} if width < 600 else {}
    scheme = "dark" if language == "ko" else "light"
    context = browser.new_context(
        base_url=base, viewport=SCREENS[width], reduced_motion="reduce", color_scheme=scheme, **hand
    )
    page = context.new_page()
    for rules in ("late-edo", "early-edo", "modern"):
        _play(page, prefix, rules, here)
    game = page.url.partition("?")[0].removeprefix(base)
    for name, path in {**PAGES, **{name: game + end for name, end in OF_A_GAME.items()}}.items():
        page.goto(path if path.startswith(game) else prefix + path)
        _picture(page, here / f"{name}.png")
    _sheet(page, here, folder / f"sheet-{language}-{width}.png", narrow=width < 600)
    context.close()


def _play(page: Page, prefix: str, rules: str, here: Path) -> None:
    page.goto(f"{prefix}/new?rules={rules}")
    page.locator(".go .btn.main").click()
    page.locator("#table").wait_for()
    player = Player(page)
    _picture(page, here / f"table-{rules}.png")
    for _ in range(6):
        player.press(lambda way: way.click())
    if page.locator(".bed .movable").count():
        player.press(lambda way: way.click())
    _picture(page, here / f"table-{rules}-later.png")
    if rules == "late-edo":
        player.play_to_the_end(lambda way: way.click())
        _picture(page, here / f"table-{rules}-over.png")


def _picture(page: Page, path: Path) -> None:
    wide, tall = page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
    screen = page.viewport_size or {"width": 0, "height": 0}
    if wide > screen["width"]:
        sys.stderr.write(f"{path.parent.name} {path.stem} is {wide} pixels wide\n")
    clip = {"x": 0, "y": 0, "width": screen["width"], "height": max(min(tall, TALLEST), screen["height"])}
    page.screenshot(path=path, full_page=True, clip=clip)


def _sheet(page: Page, pictures: Path, path: Path, *, narrow: bool) -> None:
    across = 8 if narrow else 4
    cells = "".join(
        f"<figure><img src='{one.as_uri()}'><figcaption>{one.stem}</figcaption></figure>"
        for one in sorted(pictures.glob("*.png"))
    )
    style = (
        f"body{{columns:{across};gap:12px;margin:12px;font:14px sans-serif;background:#888}}"
        "figure{margin:0 0 12px;break-inside:avoid}img{width:100%;display:block}"
    )
    album = pictures / "index.html"
    album.write_text(f"<!doctype html><meta charset=utf-8><style>{style}</style>{cells}")
    page.set_viewport_size({"width": 1900, "height": 1000})
    page.goto(album.as_uri())
    page.screenshot(path=path, full_page=True)


if __name__ == "__main__":
    main()
