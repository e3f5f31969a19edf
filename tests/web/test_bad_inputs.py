"""A request that makes no sense gets a page that says so, and changes nothing that is kept."""

import re
from dataclasses import dataclass

import pytest
from sqlalchemy import text

from sugoroku.room.dice import SeededDice
from sugoroku.web import create_app
from sugoroku.web.settings import Settings
from tests.web.bad_requests import LARGEST, Bad, all_bad, prepared

BAD = list(all_bad())


@dataclass(frozen=True, slots=True)
class Place:
    """Hold an app with games in it, and the people who come to it."""

    app: object
    clients: dict
    games: dict
    seqs: dict

    def kept(self) -> dict[str, list]:
        """Return all that is kept, row by row."""
        database = self.app.extensions["store"].database
        with database.reading() as connection:
            names = connection.execute(text("select name from sqlite_master where type = 'table'")).scalars().all()
            return {name: sorted(map(repr, connection.execute(text(f'select * from "{name}"')))) for name in names}  # noqa: S608

    def send(self, bad: Bad):
        """Send a request, its games and numbers filled in."""
        game = next((name for name in self.games if f"{{{name}}}" in bad.path), "mine")
        path = bad.path
        for name, value in self.games.items():
            path = path.replace(f"{{{name}}}", value)
        sent = prepared(bad.sent)
        if isinstance(sent.get("data"), dict):
            sent["data"] = {
                name: str(self.seqs[game]) if value == "{seq}" else value for name, value in sent["data"].items()
            }
        client = self.clients[bad.who]
        client.delete_cookie("language")  # an address of another language sets it
        return client.open(path, method=bad.method, **sent)


def opened(client, **form) -> str:
    answer = client.post("/new", data=form)
    return re.search(r"/game/([\w-]+)", answer.headers["Location"])[1]


@pytest.fixture(scope="module")
def place(tmp_path_factory):
    folder = tmp_path_factory.mktemp("kept")
    settings = Settings(
        database=f"sqlite:///{folder}/games.sqlite3",
        secret="of the tests",
        largest_request=LARGEST,
        posts_a_minute=100_000,
        new_games_a_minute=100_000,
    )
    app = create_app(settings, SeededDice(5))
    clients = {name: app.test_client() for name in ("me", "stranger", "nobody", "forger", "torn")}
    games = {
        "mine": opened(clients["me"], rules="modern opening=seat cube=off", opponent="here"),
        "theirs": opened(clients["stranger"], rules="late-edo", opponent="here"),
        "over": opened(clients["me"], rules="late-edo", opponent="here"),
    }
    room = app.extensions["room"]
    act(clients["me"], games["over"], room, "resign 3")
    seqs = {name: room.look(game).seq for name, game in games.items()}
    who = clients["me"].get_cookie("who").value
    clients["forger"].set_cookie("who", who[:-3] + ("abc" if not who.endswith("abc") else "xyz"))
    clients["torn"].set_cookie("who", '"\\\x7f..' + who[:5])
    return Place(app, clients, games, seqs)


def act(client, game, room, action) -> None:
    answer = client.post(f"/game/{game}/act", data={"seq": room.look(game).seq, "action": action})
    assert answer.status_code == 303


def test_there_are_more_than_three_hundred():
    assert len({str(bad) for bad in BAD}) > 500


@pytest.mark.parametrize("bad", BAD, ids=str)
def test_a_bad_request_gets_a_clear_page_and_changes_nothing(place, bad):
    before = place.kept()
    answer = place.send(bad)
    assert place.kept() == before
    assert answer.status_code == bad.status
    if bad.method == "HEAD":
        return
    assert answer.mimetype == "text/html"
    page = answer.text
    assert re.search(r"<h1[^>]*>\s*\S", page) or 'id="table"' in page
    assert "Traceback" not in page
    assert "<script>alert" not in page
    assert bad.words.lower() in page.replace("&#39;", "'").lower()


@pytest.mark.parametrize("language", ["ja", "ko"])
@pytest.mark.parametrize("bad", BAD[::17], ids=str)
def test_it_is_refused_alike_in_other_languages(place, bad, language):
    before = place.kept()
    answer = place.send(Bad(f"/{language}{bad.path}", bad.status, "", bad.method, bad.sent, bad.who))
    assert answer.status_code == bad.status
    assert place.kept() == before


@pytest.mark.parametrize("bad", BAD[::11], ids=str)
def test_it_is_refused_alike_where_htmx_asks(place, bad):
    before = place.kept()
    sent = bad.sent | {"headers": {**bad.sent.get("headers", {}), "HX-Request": "true"}}
    answer = place.send(Bad(bad.path, bad.status, "", bad.method, sent, bad.who))
    assert answer.status_code == bad.status
    assert place.kept() == before


COOKIES = [
    "",
    "x",
    "a.b.c",
    '"',
    "~~:~",
    "rules=nothing",
    "rules=" + "x" * 3000,
    "%00",
    "length=-1&rules=edo",
    "theme:x",
]


@pytest.mark.parametrize("name", ["who", "table", "new", "language", "coach", "told", "session"])
@pytest.mark.parametrize("value", COOKIES)
def test_a_cookie_that_cannot_be_read_is_as_none(place, name, value):
    client = place.app.test_client()
    client.set_cookie(name, value)
    for path in ("/", "/new", "/settings", "/games", "/learn", f"/game/{place.games['mine']}"):
        assert client.get(path).status_code == 200


HEADERS = [
    {"Accept-Language": "xx;q=x,,;;"},
    {"Accept-Language": "x" * 5000},
    {"HX-Request": "maybe", "HX-Request-Type": "x"},
    {"Cookie": "=; ;;; who=; \x7f"},
    {"Range": "bytes=9-1"},
    {"If-Modified-Since": "yesterday"},
    {"If-None-Match": "x"},
    {"X-Forwarded-For": "x, y"},
    {"X-Forwarded-Proto": "gopher"},
    {"User-Agent": ""},
    {"Content-Length": "x"},
]


@pytest.mark.parametrize("headers", HEADERS, ids=str)
def test_a_header_that_makes_no_sense_harms_nothing(place, headers):
    for path in ("/", "/new", "/rules/meiji", f"/game/{place.games['mine']}"):
        assert place.clients["me"].get(path, headers=headers).status_code < 500


@pytest.mark.parametrize(
    "draft", ["x", "8/5", "24/1", "6/off", "bar/22", "5/8", "%00", "８/５", "8/5,8/5,8/5,8/5,8/5", "-"]
)
def test_a_draft_that_may_not_be_done_is_told_and_left_out(place, draft):
    for source in ("", "0", "26", "x", "-1", "99", "８"):
        answer = place.clients["me"].get(f"/game/{place.games['mine']}", query_string={"draft": draft, "from": source})
        assert answer.status_code == 200
        assert 'id="table"' in answer.text
