"""The language is changed on every page, and every link to do so leads somewhere."""

import re

import pytest

from sugoroku.web import create_app
from sugoroku.web.settings import Settings


@pytest.fixture(scope="module")
def app(tmp_path_factory):
    folder = tmp_path_factory.mktemp("kept")
    return create_app(
        Settings(
            database=f"sqlite:///{folder}/t.sqlite3",
            secret="of the tests",
            posts_a_minute=100_000,
            new_games_a_minute=100_000,
        )
    )


def other_languages(page: str) -> list[str]:
    found = re.search(r'<nav class="langs".*?</nav>', page, re.DOTALL)
    assert found
    return re.findall(r'href="([^"]+)"', found[0])


def test_an_answer_to_a_post_leads_to_its_page_in_the_other_languages(app):
    """A code, a refused move or a game that could not be brought in: no link goes where only posts are taken."""
    client = app.test_client()
    table = client.post("/new", data={"opponent": "here"}).headers["Location"]
    posts = {
        "/games/code": "/games",
        "/games/import": "/games",
        "/games/redeem": "/games",
        f"{table}/act": table,
        f"{table}/fork": table,
        "/ko/games/code": "/games",
    }
    for post, page in posts.items():
        links = other_languages(client.post(post).text)
        assert sorted(links) == [f"/{language}{page}" for language in ("en", "ja", "ko")]
        assert all(client.get(link).status_code == 200 for link in links)


def test_a_page_keeps_its_query_in_the_other_languages(app):
    links = other_languages(app.test_client().get("/ja/throws/quiz?kind=find&n=3").text)
    assert "/ko/throws/quiz?kind=find&amp;n=3" in links
