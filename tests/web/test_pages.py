"""Every page answers in every language, and says in which."""

import re

import pytest

from sugoroku.game.presets import PRESETS
from sugoroku.lessons.courses import COURSES
from sugoroku.lessons.puzzles import puzzles
from sugoroku.lore.problems import problems
from sugoroku.web import create_app
from sugoroku.web.settings import Settings

START = "-b----E-C---eE---c-e----B-"
LESSONS = [
    f"/learn/{course.key}/{lesson.key}?task={number}"
    for course in COURSES
    for lesson in course.lessons
    for number in range(1, len(lesson.tasks) + 1)
]
FIXED = (
    *LESSONS,
    *(f"/problems/{one.number}?answer=1" for one in problems()),
    *(f"/puzzles/{one.number}" for one in puzzles()[::8]),
    "/new",
    "/settings",
    "/games",
    "/rules/late-edo doubles=4",
    "/throws/quiz?kind=find&n=3&answer=66",
    f"/try/{START}/31",
    f"/try/{START}/31?from=8",
    f"/try/{START}/31?draft=8/5&from=6",
    f"/try/{START}/31?played=8/5,6/5",
    f"/try/{START}/66?rules=modern",
    *(f"/rules/{key}" for key in PRESETS),
    *(f"/new?rules={key}" for key in PRESETS),
)


@pytest.fixture(scope="module")
def app(tmp_path_factory):
    return create_app(Settings(database=f"sqlite:///{tmp_path_factory.mktemp('db')}/t.sqlite3", secret="for the tests"))


def plain_pages(app) -> list[str]:
    """List the addresses that take no value."""
    return [rule.rule for rule in app.url_map.iter_rules() if "GET" in rule.methods and not rule.arguments]


@pytest.mark.parametrize("language", ["", "/en", "/ja", "/ko"])
def test_every_page_answers_and_names_its_language(app, language):
    client = app.test_client()
    for path in [*plain_pages(app), *FIXED]:
        answer = client.get(language + path)
        assert answer.status_code == 200, path
        if answer.mimetype == "text/html":
            assert f'<html lang="{language[1:] or "en"}"' in answer.text, path
            assert len(re.findall(r"<h1\b", answer.text)) == 1, path


def test_links_keep_the_language_of_the_address(app):
    page = app.test_client().get("/ko/rules/meiji").text
    links = [link for link in re.findall(r'href="(/[^"]*)"', page) if not link.startswith(("/static", "/en", "/ja"))]
    assert links
    assert all(link.startswith("/ko") for link in links)


def test_the_language_follows_the_browser_until_one_is_chosen(app):
    client = app.test_client()
    assert '<html lang="ja"' in client.get("/faq", headers={"Accept-Language": "ja,en;q=0.5"}).text
    client.get("/ko/faq")
    assert '<html lang="ko"' in client.get("/faq", headers={"Accept-Language": "ja"}).text


def test_no_two_things_on_a_page_share_an_id(app):
    client = app.test_client()
    for path in [*plain_pages(app), *FIXED]:
        ids = re.findall(r'\bid="([^"]+)"', client.get(path).text)
        assert len(ids) == len(set(ids)), path
