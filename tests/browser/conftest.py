"""A real server and a real browser, once for all the tests here."""

import shutil
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.browser.player import Player
from tests.serving import Served

QUIET = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--disable-dev-shm-usage",
]
CHROMIUM = next((path for name in ("chromium", "google-chrome") if (path := shutil.which(name))), None)


@pytest.fixture(scope="session")
def served(tmp_path_factory):
    with Served(tmp_path_factory.mktemp("served"), "--threads", "4") as server:
        yield f"http://127.0.0.1:{server.port}"


@pytest.fixture(scope="session")
def chromium():
    if CHROMIUM is None:
        pytest.fail("no chromium found: apt-get install chromium")
    sync_api = pytest.importorskip("playwright.sync_api")

    with sync_api.sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        yield browser
        browser.close()


@pytest.fixture
def sit_down(served, chromium):
    """Open a browser's window; what it complains of fails the test."""
    open_windows = []

    @contextmanager
    def window(**wishes):
        wishes = {"viewport": {"width": 1280, "height": 800}, "reduced_motion": "reduce", **wishes}
        context = chromium.new_context(base_url=served, **wishes)
        context.set_default_timeout(20_000)
        page = context.new_page()
        complaints = []
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", lambda line: complaints.append(line.text) if line.type == "error" else None)
        open_windows.append(context)
        yield Player(page)
        assert complaints == []

    yield window
    for context in open_windows:
        context.close()


def pytest_collection_modifyitems(items):
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker(pytest.mark.browser)
