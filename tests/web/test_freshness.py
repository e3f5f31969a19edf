"""Answers say for whom and how long they keep, and a page that refuses takes the place of the page shown."""

import re

import pytest

from sugoroku.web import create_app
from sugoroku.web.settings import Settings

HTMX = {"HX-Request": "true", "HX-Request-Type": "partial"}


@pytest.fixture(scope="module")
def app(tmp_path_factory):
    folder = tmp_path_factory.mktemp("kept")
    return create_app(Settings(database=f"sqlite:///{folder}/t.sqlite3", secret="of the tests", posts_a_minute=100_000))


@pytest.fixture
def client(app):
    return app.test_client()


@pytest.mark.parametrize("path", ["/", "/ja/", "/new", "/games", "/games/all.txt", "/settings", "/learn", "/nowhere"])
def test_what_depends_on_the_reader_is_kept_by_nobody_else(client, path):
    """Every page varies on the language, the cookies and what htmx asks, and is asked for anew."""
    answer = client.get(path)
    assert {"Cookie", "Accept-Language", "HX-Request"} <= {name.strip() for name in answer.headers["Vary"].split(",")}
    assert answer.headers["Cache-Control"] == "private, no-cache"


def test_a_table_is_stored_nowhere(client):
    table = client.post("/new", data={"opponent": "here"}).headers["Location"]
    assert client.get(table).headers["Cache-Control"] == "no-store"


def test_a_file_keeps_for_long_only_under_an_address_of_its_own(client):
    """A script that another script names without a fingerprint is asked for again, or two versions would mix."""
    page = client.get("/").text
    named = re.findall(r'(/static/[^"]+\?v=[0-9a-f]{12})"', page)
    assert named
    assert all("max-age=31536000" in client.get(path).headers["Cache-Control"] for path in named)
    assert client.get("/static/js/board.js").headers["Cache-Control"] == "no-cache"


def test_a_refusal_takes_the_place_of_the_page_and_not_of_its_part(client, app):
    """What htmx asked for in vain comes as a whole page, and htmx is told to put it where a page belongs."""
    table = client.post("/new", data={"opponent": "here"}).headers["Location"]
    asked = app.test_client().post(f"{table}/act", data={"seq": "1", "action": "pass"}, headers=HTMX)
    assert asked.status_code == 403
    assert (asked.headers["HX-Retarget"], asked.headers["HX-Reswap"]) == ("body", "innerHTML")
    plain = app.test_client().post(f"{table}/act", data={"seq": "1", "action": "pass"})
    assert "HX-Retarget" not in plain.headers


def test_who_posts_too_often_or_from_elsewhere_is_told_so_in_his_language(tmp_path):
    """The refusals that come before all else know the reader's language too."""
    settings = Settings(database=f"sqlite:///{tmp_path}/t.sqlite3", secret="of the tests", posts_a_minute=1)
    client = create_app(settings).test_client()
    foreign = client.post("/ja/new", headers={"Sec-Fetch-Site": "cross-site"})
    assert (foreign.status_code, '<html lang="ja"' in foreign.text) == (403, True)
    client.post("/ko/settings")
    hasty = client.post("/ko/settings")
    assert (hasty.status_code, '<html lang="ko"' in hasty.text) == (429, True)
