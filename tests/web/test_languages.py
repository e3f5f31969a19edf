"""The language is changed on every page, and every link to do so leads somewhere."""

import re

import pytest

from sugoroku.web import create_app
from sugoroku.web.settings import Settings


@pytest.fixture(scope="module")
def app(tmp_path_factory):
    return made(tmp_path_factory.mktemp("kept"))


def made(folder, **more):
    settings = {"posts_a_minute": 100_000, "new_games_a_minute": 100_000} | more
    return create_app(Settings(database=f"sqlite:///{folder}/t.sqlite3", secret="of the tests", **settings))


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


def named_addresses(page: str) -> dict[str, str]:
    """Return the whole URLs that a page's head names, by language, and the canonical one."""
    head = page.partition("</head>")[0]
    found = dict(re.findall(r'<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">', head))
    return found | dict(re.findall(r'<link rel="(canonical)" href="([^"]+)">', head))


@pytest.mark.parametrize("prefix", ["", "/en", "/ja", "/ko"])
def test_a_page_names_itself_and_its_other_languages_by_whole_addresses(app, prefix):
    for path in ("/", "/rules", "/rules/late-edo", "/faq", "/throws/quiz?kind=find&n=3"):
        text = app.test_client().get(prefix + path, base_url="https://sugoroku.example:8443").text
        site, shown = "https://sugoroku.example:8443", path.replace("&", "&amp;")
        assert named_addresses(text) == {
            "canonical": f"{site}{prefix}{shown}",
            "x-default": f"{site}{shown}",
            **{language: f"{site}/{language}{shown}" for language in ("en", "ja", "ko")},
        }


def test_every_address_that_is_named_leads_to_a_page(app):
    client = app.test_client()
    for address in named_addresses(client.get("/ja/rules/late-edo%20mushigachi=instant").text).values():
        assert " " not in address
        assert client.get(address).status_code == 200


def test_an_address_that_is_named_leaves_the_half_made_play_out(app):
    client = app.test_client()
    named = named_addresses(client.get("/ko/try/-b----E-C---eE---c-e----B-/31?from=8&rules=yamato&draft=").text)
    assert named["canonical"] == "http://localhost/ko/try/-b----E-C---eE---c-e----B-/31?rules=yamato"
    assert named["x-default"] == "http://localhost/try/-b----E-C---eE---c-e----B-/31?rules=yamato"


def test_addresses_are_those_outside_the_proxy_only_where_one_stands_before_the_server(tmp_path):
    outside = {"X-Forwarded-Proto": "https", "X-Forwarded-Host": "play.example"}
    for proxies, site in ((0, "http://localhost"), (1, "https://play.example")):
        text = made(tmp_path, behind_proxies=proxies).test_client().get("/ja/rules", headers=outside).text
        assert named_addresses(text)["canonical"] == f"{site}/ja/rules"
        assert named_addresses(text)["x-default"] == f"{site}/rules"
