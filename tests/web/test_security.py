"""The site is safe: strict headers everywhere, nothing inline, quiet cookies, limits, and names that stay text."""

import re
import subprocess
from html.parser import HTMLParser
from pathlib import Path

import pytest
from flask import Response

from sugoroku.room.dice import SeededDice
from sugoroku.web import create_app, lab, opinion
from sugoroku.web.errors import TooMany
from sugoroku.web.guard import HEADERS, POLICY, Limit, put_headers
from sugoroku.web.settings import Settings

ROOT = Path(__file__).parents[2]
START = "-b----E-C---eE---c-e----B-"
NASTY_NAME = "<img src=x onerror=1>\"'&"
VALUES = {
    "text": "late-edo",
    "board": START,
    "throw": "31",
    "number": "1",
    "key": "record",
    "course_key": "first-steps",
    "lesson_key": "nothing",
    "filename": "css/base.css",
}


def made(folder, **limits):
    settings = {"posts_a_minute": 100_000, "new_games_a_minute": 100_000} | limits
    return create_app(
        Settings(database=f"sqlite:///{folder}/t.sqlite3", secret="of the tests", **settings), SeededDice(7)
    )


def opened(client, **form) -> str:
    return re.search(r"/game/([\w-]+)", client.post("/new", data=form).headers["Location"])[1]


@pytest.fixture(scope="module")
def app(tmp_path_factory):
    return made(tmp_path_factory.mktemp("kept"))


@pytest.fixture(scope="module")
def client(app):
    return app.test_client()


@pytest.fixture(scope="module")
def game(client):
    return opened(client, rules="late-edo", opponent="here", my_name="Aki", other_name=NASTY_NAME[:40])


def addresses(app, game) -> list[str]:
    """Return an address for every route that is read."""
    found = []
    for rule in app.url_map.iter_rules():
        path = rule.rule
        for name, value in (VALUES | {"game": game, "one": game, "other": game}).items():
            path = re.sub(rf"<(\w+:)?{name}>", value, path)
        found.append(path)
    assert not [path for path in found if "<" in path]
    return sorted(set(found))


class Seen(HTMLParser):
    """Note everything on a page that a strict policy would not run, and every address outside."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.inline: list[str] = []
        self.loaded: list[str] = []
        self.forms: list[str] = []
        self._open = ""
        self.feed(page)

    def handle_starttag(self, tag, attrs):
        given = {name: value or "" for name, value in attrs}
        self.inline += [f"<{tag} {name}>" for name in given if name == "style" or name.startswith(("on", "hx-on"))]
        self.inline += [
            f"{name}={v}" for name, v in given.items() if v.strip().lower().startswith(("javascript:", "js:"))
        ]
        names_a_page = given.get("rel") in {"canonical", "alternate"}
        if not names_a_page and tag in {"script", "link", "img", "iframe", "object", "embed", "source", "use", "image"}:
            self.loaded += [given[name] for name in ("src", "href", "data") if given.get(name)]
        if tag == "form":
            self.forms.append(given.get("action", ""))
        if tag == "base":
            self.inline.append("<base>")
        self._open = tag if tag == "style" or (tag == "script" and "src" not in given) else ""

    handle_startendtag = handle_starttag

    def handle_data(self, data):
        if self._open and data.strip():
            self.inline.append(f"<{self._open}> {data.strip()[:40]}")

    def handle_endtag(self, _):
        self._open = ""


def test_every_answer_carries_the_strict_headers(app, client, game):
    stranger = app.test_client()
    for path in addresses(app, game):
        for method in ("GET", "HEAD", "OPTIONS", "POST", "PUT"):
            headers = stranger.open(path, method=method).headers
            assert headers["Content-Security-Policy"] == POLICY, path
            assert headers["Referrer-Policy"] == "same-origin", path
            assert headers["X-Content-Type-Options"] == "nosniff", path
            assert headers["X-Frame-Options"] == "DENY", path
    for path in ("/nowhere", "/game/nowhere", "/ja/nowhere", "/static/nothing.js"):
        assert client.get(path).headers["Content-Security-Policy"] == POLICY


def test_the_policy_lets_nothing_run_but_files_of_ours():
    policy = dict(part.strip().split(" ", 1) for part in POLICY.split(";"))
    assert policy["default-src"] == "'none'"
    assert policy["script-src"] == policy["style-src"] == policy["connect-src"] == policy["form-action"] == "'self'"
    assert policy["base-uri"] == policy["frame-ancestors"] == "'none'"
    assert "unsafe" not in POLICY
    assert "http" not in POLICY
    assert "*" not in POLICY


@pytest.mark.parametrize("language", ["", "/ja", "/ko"])
def test_no_page_has_anything_inline_or_loads_anything_from_elsewhere(app, client, game, language):
    more = [
        f"/game/{game}?from=24",
        f"/game/{game}?draft=x",
        f"/game/{game}/record?at=1",
        f"/try/{START}/66?from=8",
        "/nowhere",
    ]
    for path in [*addresses(app, game), *more]:
        answer = client.get(language + path)
        if answer.mimetype != "text/html":
            continue
        seen = Seen(answer.text)
        assert seen.inline == [], path
        assert [one for one in seen.loaded if not re.match(r"/(?!/)|data:image/|#", one)] == [], path
        assert [one for one in seen.forms if not re.match(r"/(?!/)|$|\?", one)] == [], path


def test_nothing_is_inline_in_a_game_played_on(app):
    client = app.test_client()
    game = opened(client, rules="modern opening=seat", opponent="here")
    room = app.extensions["room"]
    for action in ("double", "take", "resign 1", "decline", "resign 3"):
        table = room.look(game)
        client.post(f"/game/{game}/act", data={"seq": table.seq, "action": action}, headers={"HX-Request": "true"})
        for answer in (
            client.get(f"/game/{game}"),
            client.get(f"/game/{game}/resign"),
            client.get(f"/game/{game}/record"),
        ):
            assert Seen(answer.text).inline == []
    assert room.look(game).over


def test_cookies_are_not_for_scripts_nor_for_other_sites(app):
    for base, secure in (("http://localhost", False), ("https://localhost", True)):
        client = app.test_client()
        answers = [
            client.post("/new", data={"rules": "late-edo"}, base_url=base),
            client.post("/settings", data={"theme": "dark"}, base_url=base),
            client.get("/ko/rules", base_url=base),
        ]
        cookies = [line for answer in answers for line in answer.headers.getlist("Set-Cookie")]
        assert len({line.partition("=")[0] for line in cookies}) >= 3
        for line in cookies:
            assert "HttpOnly" in line
            assert "SameSite=Lax" in line
            if line.startswith("who="):
                assert ("Secure" in line) is secure


def test_nobody_gets_a_cookie_by_looking(app, game):
    client = app.test_client()
    for path in ("/", "/rules", "/new", "/games", f"/game/{game}", "/learn"):
        assert client.get(path).headers.getlist("Set-Cookie") == []


def test_the_cookie_says_who_you_are_and_not_what_is_on_the_board(client, game):
    who = client.get_cookie("who").value
    assert len(who) < 120
    assert game not in who


def test_a_post_of_ours_is_let_through(app):
    client = app.test_client()
    for headers in ({"Sec-Fetch-Site": "same-origin"}, {"Origin": "http://localhost"}, {}):
        assert client.post("/settings", data={"theme": "dark"}, headers=headers).status_code == 303


def test_one_who_posts_too_often_is_asked_to_wait(tmp_path):
    client = made(tmp_path, posts_a_minute=5).test_client()
    answers = [client.post("/settings", data={"theme": "dark"}) for _ in range(8)]
    assert [answer.status_code for answer in answers][:5] == [303] * 5
    assert answers[-1].status_code == 429
    assert "Wait" in answers[-1].text
    assert "more than 5 actions in a minute" in answers[-1].text
    assert answers[-1].headers["Retry-After"] == "60"
    assert client.get("/settings").status_code == 200


def test_one_who_opens_too_many_games_is_asked_to_wait(tmp_path):
    client = made(tmp_path, new_games_a_minute=3).test_client()
    answers = [client.post("/new", data={"opponent": "here"}).status_code for _ in range(6)]
    assert answers[:3] == [303] * 3
    assert answers[-1] == 429
    assert "more than 3 new games in a minute" in client.post("/new", data={"opponent": "here"}).text
    assert client.post("/settings", data={"theme": "dark"}).status_code == 303


THINKING = ("/compare/lab?think=1&throw=31", "/problems/1?answer=1", "/problems/3?tried=8/4,6/4")


@pytest.mark.parametrize("page", THINKING)
@pytest.mark.parametrize("headers", [{}, {"HX-Request": "true"}])
def test_one_who_makes_the_computer_think_too_often_is_asked_to_wait(tmp_path, page, headers):
    client = made(tmp_path, thoughts_a_minute=2).test_client()
    answers = [client.get(page, headers=headers) for _ in range(3)]
    assert [answer.status_code for answer in answers] == [200, 200, 429]
    assert "the computer was asked to think more than 2 times in a minute" in answers[-1].text
    assert answers[-1].headers["Retry-After"] == "60"
    for quiet in (page.partition("?")[0], "/rules/late-edo", "/compare/numbers"):
        assert client.get(quiet, headers=headers).status_code == 200
    assert client.post("/settings", data={"theme": "dark"}).status_code == 303


def test_no_page_that_is_read_makes_the_computer_think_uncounted(tmp_path, monkeypatch):
    """Whatever asks a judge on a page that is read has counted it: with no share left, no judge is asked."""
    app = made(tmp_path, thoughts_a_minute=0)
    client = app.test_client()
    game = opened(client, rules="late-edo", opponent="here")
    for module in (lab, opinion):
        monkeypatch.setattr(module, "judge_of", lambda _: pytest.fail("a judge was asked"))
    for path in addresses(app, game):
        for query in ("", "?think=1&answer=1&tried=8/4"):
            client.get(path + query)


@pytest.mark.parametrize("way", ["/compare/twin", "/formats", "/games/import", "/learn/first-steps/first-game/game"])
def test_every_way_to_open_games_is_counted(tmp_path, way):
    client = made(tmp_path, new_games_a_minute=1).test_client()
    client.post("/new", data={"opponent": "here"})
    assert client.post(way).status_code == 429


def test_a_limit_lets_go_with_time_and_each_name_has_its_own():
    moment = [0.0]
    limit = Limit(2, "more than %(most)s", clock=lambda: moment[0])
    limit.take("a")
    limit.take("a")
    with pytest.raises(TooMany, match="more than 2"):
        limit.take("a")
    limit.take("b")
    moment[0] = 31.0
    limit.take("a")


def test_what_is_too_large_is_not_read(tmp_path):
    client = made(tmp_path, largest_request=1000).test_client()
    assert client.post("/games/import", data={"text": "x" * 2000}).status_code == 413
    assert client.post("/new", data={"my_name": "x" * 2000}).status_code == 413


def test_a_name_stays_text_wherever_it_is_shown(client, game):
    paths = (f"/game/{game}", f"/game/{game}/record", f"/game/{game}/board", "/games", f"/games/{game}/delete")
    for path in paths:
        assert "<img src=x" not in client.get(path).text
    assert "&lt;img src=x" in client.get(f"/game/{game}").text


def test_settings_send_nobody_to_another_site(app):
    client = app.test_client()
    for back in ("//evil.example", "https://evil.example", "/\\evil.example", "\\\\evil.example", "javascript:alert(1)",
                 "/\t/evil.example", "/\n/evil.example", "evil.example"):  # fmt: skip
        location = client.post("/settings", data={"back": back}).headers["Location"]
        assert location.startswith("/settings"), back


def test_a_stranger_takes_nobody_elses_game_away(app, client, game):
    stranger = app.test_client()
    stranger.post(f"/games/{game}/delete")
    assert client.get(f"/game/{game}").status_code == 200
    assert game in client.get("/games").text


def test_games_sent_out_are_files_and_not_pages(client, game):
    for path in (f"/game/{game}/record.txt", f"/game/{game}/record.json", "/games/all.txt", "/games/all.json"):
        answer = client.get(path)
        assert answer.headers["Content-Disposition"].startswith("attachment")
        assert answer.mimetype in {"text/plain", "application/json"}


def test_a_saved_game_does_not_say_who_you_are(client, game):
    person = client.get_cookie("who").value.split(".")[0].strip('"')
    for path in (f"/game/{game}/record.txt", f"/game/{game}/record.json", "/games/all.json"):
        assert person not in client.get(path).text


SECRETS = (
    r"-----BEGIN [A-Z ]*PRIVATE KEY",
    r"\bAKIA[0-9A-Z]{16}\b",
    r"\bgh[pousr]_[A-Za-z0-9]{30,}",
    r"\bpypi-[A-Za-z0-9_-]{40,}",
    r"\bxox[bap]-[0-9A-Za-z-]{10,}",
    r"(?i)\b(password|api_key|secret_key)\s*=\s*[\"'][^\"']{8,}[\"']",
)


READ = {".py", ".toml", ".md", ".html", ".js", ".sh", ".cfg", ".json", ".txt", ""}


def test_no_secret_lies_among_the_files():
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=False).stdout.split(
        "\n"
    )
    files = [ROOT / name for name in listed if name] or [file for file in ROOT.glob("sugoroku/**/*") if file.is_file()]
    names = {file.name for file in files}
    assert not names & {".env", "secret", "id_rsa", "credentials.json"}
    assert not [file for file in files if file.suffix in {".pem", ".key", ".sqlite3"}]
    for file in files:
        if file.is_file() and file.suffix in {
            ".py",
            ".toml",
            ".md",
            ".html",
            ".js",
            ".sh",
            ".cfg",
            ".json",
            ".txt",
            "",
        }:
            text = file.read_text(encoding="utf-8", errors="replace")
            assert not [pattern for pattern in SECRETS[:-1] if re.search(pattern, text)], file
            if "tests" not in file.parts:
                assert not re.search(SECRETS[-1], text), file


def test_a_header_that_an_answer_brings_itself_is_left_as_it_is():
    answer = put_headers(Response(headers={"x-frame-options": "SAMEORIGIN"}))
    assert answer.headers.getlist("X-Frame-Options") == ["SAMEORIGIN"]
    assert all(len(answer.headers.getlist(name)) == 1 for name in HEADERS)
