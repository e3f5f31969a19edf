"""Requests that no page of ours sends, made by the hundred, each with the status it must get and what it must say."""

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from io import BytesIO
from typing import Any

from sugoroku.game.position import START

HON = START["hon"].xgid()
LARGEST = 50_000


@dataclass(frozen=True, slots=True)
class Bad:
    """Hold a bad request: `{mine}`, `{theirs}` and `{over}` in its path stand for games."""

    path: str
    status: int
    words: str = ""
    method: str = "GET"
    sent: dict[str, Any] = field(default_factory=dict)
    who: str = "me"

    def __str__(self) -> str:
        sent = " ".join(f"{name}={str(value)[:40]!r}" for name, value in self.sent.items())
        return f"{self.who} {self.method} {self.path[:60]} {sent}"[:120]


def post(path: str, status: int, words: str = "", who: str = "me", **form: Any) -> Bad:
    """Make a bad POST of a form."""
    return Bad(path, status, words, "POST", {"data": form}, who)


def all_bad() -> Iterator[Bad]:
    """Yield every bad request."""
    for make in (
        _addresses,
        _methods,
        _rules,
        _queries,
        _boards,
        _actions,
        _numbers,
        _strangers,
        _new_games,
        _imports,
        _codes,
        _settings,
        _forks,
        _answers,
        _foreign,
        _large,
        _broken_bodies,
        _comparing,
        _formats,
    ):
        yield from make()


def _addresses() -> Iterator[Bad]:
    for path in (
        "/nowhere", "/game", "/game/", "/games/", "/ja/nowhere", "/ko/nowhere", "/en/nowhere", "/fr", "/fr/rules",
        "/zh/", "/JA/rules", "/ja/ja/rules", "/ja/ko/",
        "/rules/late-edo/more", "/learn/nothing", "/learn/nothing/nothing",
        "/problems/0", "/problems/37", "/problems/999", "/problems/-1", "/problems/one", "/problems/1.5",
        "/problems/99999999999999999999", "/puzzles/0", "/puzzles/-1", "/puzzles/x", "/puzzles/99999999999999999999",
        "/throws/77", "/try", f"/try/{HON}", f"/try/{HON}/31/more", "/static/", "/static/nothing.css",
        "/static/../pyproject.toml", "/static/%2e%2e/pyproject.toml", "/static/..%2fpyproject.toml", "/static/css",
        "/.env", "/.git/config", "/admin", "/wp-login.php", "/index.html", "/game/{mine}/nothing", "/game/{mine}/act/1",
        "/%00", "/%ff%fe", "/" + "x" * 2000, "/game/" + "x" * 2000, "/games/all.xml",
        "/game/{mine}/record.pdf", "/var/sugoroku.sqlite3",
    ):  # fmt: skip
        yield Bad(path, 404)
    for game in ("nowhere", "0", "-1", "%00", "..", "%2e%2e", "null", "'; drop table game; --", "ｇａｍｅ", "a" * 300):
        for path in ("", "/record", "/record.txt", "/record.json", "/board", "/resign"):
            yield Bad(f"/game/{game}{path}", 404)
        yield Bad(f"/games/{game}/delete", 404)
        yield post(f"/games/{game}/delete", 404)
        yield post(f"/game/{game}/act", 404, seq="0", action="roll")
        yield post(f"/game/{game}/fork", 404, at="0", rules="meiji")


def _methods() -> Iterator[Bad]:
    for method in ("PUT", "DELETE", "PATCH"):
        for path in ("/", "/new", "/games", "/game/{mine}", "/game/{mine}/act", "/settings", "/rules/meiji"):
            yield Bad(path, 405, method=method)
    for path in ("/", "/rules", "/throws", "/game/{mine}", "/game/{mine}/record", "/games", "/history", "/learn"):
        yield Bad(path, 405, method="POST")
    for path in ("/game/{mine}/act", "/game/{mine}/fork", "/games/import", "/games/redeem", "/games/code"):
        yield Bad(path, 405)


BAD_RULES = {
    "edo": "preset", "late-edo doubles": "option=value", "late-edo doubles=3": "doubles", "late-edo x=1": "option",
    "LATE-EDO": "preset", "late-edo doubles=2 doubles=4": "twice", "late-edo gammons=yes": "gammon and",
    "modern mushigachi=instant": "mushigachi", "late-edo mushigachi=off mujogachi=either-end": "mujōgachi",
    "modern cube=off jacoby=yes": "jacoby", "modern cube=maybe": "cube", "<script>alert(1)": "preset",
    "late-edo " * 20: "option=value", "盤双六": "preset", "late-edo doubles=２": "doubles", "late-edo =": "option",
    "%": "preset", "{{7*7}}": "preset", "late-edo\u0000": "preset", "modern crawford": "option=value",
}  # fmt: skip


def _rules() -> Iterator[Bad]:
    for text, words in BAD_RULES.items():
        sent = {"query_string": {"rules": text}}
        yield Bad(f"/rules/{text.replace('%', '%25').replace('?', '%3F')}", 422, words)
        yield Bad(f"/try/{HON}/31", 422, words, sent=sent)
        yield post("/game/{mine}/fork", 422, words, at="0", rules=text)
        if "gammons" in text or "mu" in text or "jacoby" in text:
            yield post("/new", 422, rules=text)
        else:
            yield Bad("/new", 422, words, sent=sent)
            yield post("/new", 422, words, rules=text)


def _queries() -> Iterator[Bad]:
    for number in ("-1", "x", "1.5", "1e3", "１", " 1", "", "99999999", "0x1", "None", "9" * 300):
        yield Bad("/games", 422, "page", sent={"query_string": {"page": number}})
        yield Bad("/throws/quiz", 422, "'n'", sent={"query_string": {"n": number}})
        yield Bad("/game/{mine}/record", 422, "'at'", sent={"query_string": {"at": number}})
        yield Bad("/new", 422, "length", sent={"query_string": {"length": number}})
    for name, value in (("kind", "x"), ("answer", "7-7"), ("right", "-1")):
        yield Bad("/throws/quiz", 422, name, sent={"query_string": {name: value}})
    for name in ("opponent", "level", "begins", "colour", "own_dice"):
        for value in ("", "x", "WHITE", "\u0000", "x" * 300):
            yield Bad("/new", 422, name, sent={"query_string": {name: value}})
    for name in ("draft", "from"):
        yield Bad("/game/{mine}", 422, name, sent={"query_string": {name: "8/5," * 100}})
        yield Bad(f"/try/{HON}/31", 422, name, sent={"query_string": {name: "8/5," * 100}})
    yield Bad("/settings", 422, "back", sent={"query_string": {"back": "/" * 300}})
    yield Bad("/new", 422, "name", sent={"query_string": {"my_name": "x" * 41}})
    yield Bad("/new", 422, "printed", sent={"query_string": {"my_name": "a\u0007b"}})
    yield Bad("/new", 422, "doubles", sent={"query_string": {"rules": "meiji", "doubles": "3"}})


def _boards() -> Iterator[Bad]:
    boards = ("x", "-" * 26, HON[:-1], HON + "-", HON.replace("E", "P"), "B" + HON[1:], HON.replace("E", "F"))
    for board in boards:
        yield Bad(f"/try/{board}/31", 422)
        yield post(f"/try/{board}/31", 422, action="game")
    for throw in ("0", "00", "17", "311", "x", "3-1", "１１", "-31", "9" * 300):
        yield Bad(f"/try/{HON}/{throw}", 422, "throw" if len(throw) != 2 or throw == "x" else "")
        yield post(f"/try/{HON}/{throw}", 422, action="8/5 6/5")
    for played in ("x", "8/5", "24/18", "6/off", "-", "8/5(9)"):
        yield Bad(f"/try/{HON}/31", 422, sent={"query_string": {"played": played}})
        yield post(f"/try/{HON}/31", 422, action=f"play {played}")
    yield Bad("/try/-ABBBBB----------bbbbbcb-A-/31", 422)


UNREADABLE = (
    "", " ", "x", "roll x", "play", "play -", "play 8", "play 8/5/", "play 26/25", "play 5/8", "resign", "resign 0",
    "resign 4", "throw", "throw 7", "opening 0", "Play 8/5", "play 8／5", "\u0000", "<b>", "../..", "null",
    "play 8/5(9)", "next next", "double double", "TAKE", "play " + "8/5 " * 45,
)  # fmt: skip
ILLEGAL = (
    "roll", "pass", "double", "take", "drop", "beaver", "accept", "decline", "next", "throw 66", "opening 31",
    "play 24/1", "play bar/22", "play 6/off", "play 25/20", "play 1/off", "play 12/11",
    "play 24/23 24/23 24/23 24/23 24/23",
)  # fmt: skip


def _actions() -> Iterator[Bad]:
    for text in UNREADABLE:
        yield post("/game/{mine}/act", 422, seq="{seq}", action=text)
    for text in ILLEGAL:
        yield post("/game/{mine}/act", 422, seq="{seq}", action=text)
        if text != "next":
            yield post("/game/{over}/act", 422, seq="{seq}", action=text)
    yield post("/game/{mine}/act", 422, "action", seq="{seq}")
    yield post("/game/{mine}/act", 422, "action", seq="{seq}", action="x" * 300)


def _numbers() -> Iterator[Bad]:
    for seq in ("", "-1", "x", "1.0", "１", " 1", "1 ", "+1", "0x1", "1e3", "99999999999", "9" * 300, "None", "true"):
        yield post("/game/{mine}/act", 422, "seq", seq=seq, action="pass")
        yield post("/game/{mine}/fork", 422, "'at'", at=seq, rules="meiji")
    yield post("/game/{mine}/act", 422, "seq", action="pass")
    yield post("/game/{mine}/act", 422, "seq")
    yield post("/game/{mine}/fork", 422, "'at'", at="999999", rules="meiji")
    for seq in ("0", "999", "1000000"):
        for text in ("pass", "roll", "play 24/23 13/10"):
            yield post("/game/{mine}/act", 409, seq=seq, action=text)


def _strangers() -> Iterator[Bad]:
    for who in ("stranger", "nobody", "forger", "torn"):
        for text in ("pass", "roll", "resign 1", "next", "play 24/23 13/10", "throw 31"):
            yield post("/game/{mine}/act", 403, who=who, seq="{seq}", action=text)
        yield post("/game/{mine}/act", 403, who=who, seq="0", action="pass")
    for text in ("pass", "resign 1", "next"):
        yield post("/game/{theirs}/act", 403, seq="{seq}", action=text)


def _new_games() -> Iterator[Bad]:
    for name in ("opponent", "level", "begins", "colour", "own_dice"):
        for value in ("", "x", "Computer", "1", "white black", "<i>", "y" * 300):
            yield post("/new", 422, name, **{name: value})
    for length in ("-1", "x", "100", "1.5", "１", "999999999", " "):
        yield post("/new", 422, "length", length=length)
    for name in ("doubles", "finish", "mushigachi", "primes", "cube", "start", "opening"):
        for value in ("x", "", "9"):
            yield post("/new", 422, name, **{"rules": "late-edo", name: value})
    for length, rules in (("5", "modern jacoby=yes"), ("3", "modern beaver=yes"), ("7", "modern auto_doubles=yes")):
        yield post("/new", 422, rules=rules, length=length)
    yield post("/new", 422, "name", my_name="x" * 41)
    yield post("/new", 422, "name", other_name="x" * 199)
    yield post("/new", 422, "printed", my_name="\u202e\u0000")


HEAD = {"rules": "late-edo", "law": 1}
BAD_RECORDS = (
    "x", "{", "[", "[]", "{}", "[{}]", "[1]", "null", "[null]", '{"sugoroku": 2}', '{"sugoroku": 1}',
    '{"sugoroku": 1, "header": {}}',
    json.dumps({"sugoroku": 1, "header": HEAD, "sitters": [], "actions": []}),
    "sugoroku record 2\n", "sugoroku record 1\n", "sugoroku record 1\n\n", "sugoroku record 1\nrules: nothing\n\n",
    "sugoroku record 1\nrules: late-edo\nlength: x\n\n", "sugoroku record 1\nrules: late-edo\n\nplay 8/5\n",
    "sugoroku record 1\nrules: late-edo\n\nthrow 77\n", "sugoroku record 1\nrules: late-edo\n\nthrow 31\nthrow 31\n",
    "sugoroku record 1\nrules: late-edo gammons=yes\n\n", "sugoroku record 1\nrules: late-edo\nposition: x\n\n",
    "sugoroku record 1\nwhite: robot\n\n", "sugoroku record 1\nfirst: green\n\n", "# only a remark\n", "\u0000",
    "[" * 5000,
    "<html></html>", "rules: late-edo\n\nthrow 31", "sugoroku record 1\nrules: late-edo\nscore: -1 0\n\nthrow 31\n",
)  # fmt: skip


def _imports() -> Iterator[Bad]:
    for text in BAD_RECORDS:
        yield post("/games/import", 422, text=text)
        yield Bad("/games/import", 422, "", "POST", {"data": {"file": (text.encode(), "games.txt")}})
    for raw in (b"\xff\xfe", b"\x89PNG\r\n\x1a\n\x00", b"PK\x03\x04\xff", b"sugoroku record 1\n\xe9"):
        yield Bad("/games/import", 422, "UTF-8", "POST", {"data": {"file": (raw, "games.txt")}})
    yield post("/games/import", 422, "text")
    yield post("/games/import", 422, "text", text="  \n ")


def _codes() -> Iterator[Bad]:
    for code in ("", " ", "x", "0000", "AAAA-AAAA", "' or 1=1 --", "盤", "\u0000", "-" * 100, "1" * 200):
        yield post("/games/redeem", 422, code=code)
    yield post("/games/redeem", 422, "code")
    yield post("/games/redeem", 422, "code", code="x" * 201)


def _settings() -> Iterator[Bad]:
    for name in ("names", "home", "theme", "speed", "pips", "hints", "confirm", "roll", "turn"):
        for value in ("", "x", "YES", "y" * 300):
            yield post("/settings", 422, name, **{name: value})
    yield post("/settings", 422, "back", back="/" * 300)


def _forks() -> Iterator[Bad]:
    yield post("/game/{mine}/fork", 422, "rules", at="0")
    yield post("/game/{mine}/fork", 422, "opponent", at="0", rules="meiji", opponent="x")
    yield post("/game/{over}/fork", 422, "moment", at="{seq}", rules="meiji")


def _answers() -> Iterator[Bad]:
    for path in ("/puzzles/1", "/problems/5", "/learn/first-steps/nothing", "/learn/x/y/game"):
        yield post(path, 404 if "learn" in path else 422, "" if "learn" in path else "action")
    yield post("/puzzles/1", 422, "action", action="x" * 300)
    yield post("/problems/5", 422, "action", action="x" * 300)
    yield post("/problems/5?throw=77", 422, "throw", action="6/5")
    yield post("/puzzles/99999", 404, action="6/5")


def _foreign() -> Iterator[Bad]:
    elsewhere = [{"Sec-Fetch-Site": site} for site in ("cross-site", "same-site", "", "x")]
    elsewhere += [{"Origin": origin} for origin in (
        "https://evil.example", "null", "http://localhost.evil.example", "http://localhost:81", "x", "http://[", "",
        "http://localhost@evil.example", "https://evil.example/http://localhost",
    )]  # fmt: skip
    for headers in elsewhere:
        for path, form in (
            ("/game/{mine}/act", {"seq": "{seq}", "action": "resign 1"}),
            ("/new", {"rules": "late-edo"}),
            ("/settings", {"theme": "dark"}),
            ("/games/{mine}/delete", {}),
            ("/games/code", {}),
        ):
            yield Bad(path, 403, "", "POST", {"data": form, "headers": headers})


def _large() -> Iterator[Bad]:
    for path in ("/game/{mine}/act", "/new", "/settings", "/games/import", "/games/redeem", "/puzzles/1"):
        yield post(path, 413, action="x" * LARGEST)
        yield Bad(path, 413, "", "POST", {"data": {"file": (b"x" * LARGEST, "games.txt")}})
    yield Bad("/games/import", 413, "", "POST", {"data": {f"f{n}": "x" for n in range(2000)} | {"file": (b"x", "x")}})


def _broken_bodies() -> Iterator[Bad]:
    for kind in ("application/json", "text/plain", "application/octet-stream", "multipart/form-data", "x", ""):
        sent = {"data": b'{"seq": 1, "action": "resign 1"}', "content_type": kind}
        yield Bad("/game/{mine}/act", 422, "seq", "POST", sent)
        yield Bad("/games/redeem", 422, "code", "POST", sent)
    broken = {"data": b"--b\r\nContent-Disposition: x", "content_type": "multipart/form-data; boundary=b"}
    yield Bad("/game/{mine}/act", 422, "seq", "POST", broken)


def _comparing() -> Iterator[Bad]:
    for text, words in BAD_RULES.items():
        sent = {"query_string": {"rules": text}}
        yield Bad("/compare", 422, words, sent=sent)
        yield Bad("/compare/lab", 422, words, sent=sent)
        yield Bad("/compare/twin", 422, words, "POST", {"data": {"rules": ["meiji", text]}})
    yield Bad("/compare", 422, "rule sets", sent={"query_string": {"rules": ["meiji", "modern", "convent", "yamato"]}})
    yield Bad("/compare", 422, "", sent={"query_string": {"rules": "x" * 500}})
    for name, values in {
        "board": ("x", HON[:-1], HON + "-", HON.replace("E", "P"), "B" + HON[1:], "x" * 300),
        "throw": ("0", "77", "x", "１１", "9" * 300),
        "edit": ("x", "WHITE"),
        "id": ("x", "XGID=", "XGID=x:0:0", "XGID=" + HON, "4HPwATDgc/ABMA:cAkAAAAAAAA:x", "盤", HON + "B", "y" * 300),
        "put": ("x", "26", "-1", "１"),
    }.items():
        for value in values:
            yield Bad("/compare/lab", 422, sent={"query_string": {name: value}})
    for name, value in (("owner", "green"), ("count", "16"), ("count", "-1"), ("count", "x")):
        form = {"put": "3", "owner": "white", "count": "2"} | {name: value}
        yield Bad("/compare/lab", 422, name, sent={"query_string": form})
    yield post("/compare/twin", 422, "level", level="x")
    for path in ("/compare/twin/nowhere/nothing", "/compare/twin/{mine}/nowhere", "/compare/twin/nowhere/{mine}"):
        yield Bad(path, 404)
        yield post(path, 404)
    yield Bad("/compare/twin/{mine}", 404)
    yield post("/compare/twin/{mine}/{theirs}", 422, "game", game="nowhere")
    yield post("/compare/twin/{mine}/{theirs}", 422, "seq", action="pass", seq="x")
    yield post("/compare/twin/{mine}/{theirs}", 403, who="nobody", action="pass", seq="{seq}")


TEXTS = (
    "x", "XGID=", "XGID=" + HON, "XGID=" + HON + ":0:0:1:00:0:0:0:0:10:10", "XGID=" + HON + ":9:9:9:99:9:9:9:9:9",
    "4HPwATDgc/ABMA:", "4HPwATDgc/ABMA:xxxxxxxxxxxx", "(;GM[6]", "(;GM[1])", "(;)", "()", "((((",
    "(;FF[4]GM[6]W[99zz])",
    "5 point match\n\n Game 1\n A : 0    B : 0\n 1) 99: 1/2", "; [Site x]\n5 point match\n", "[", "{", "[{}]", "\x00",
    "\ufeff",
    "sugoroku record 1\nrules: nothing\n\n", "sugoroku record 9\n", "(" * 10_000, "[" * 10_000,
)  # fmt: skip


def _formats() -> Iterator[Bad]:
    for text in TEXTS:
        for way in ("game", "lab", "sgf"):
            yield post("/formats", 422, text=text, to=way)
        yield Bad("/formats", 422, "", "POST", {"data": {"file": (text.encode(), "game.txt")}})
    for text, words in BAD_RULES.items():
        yield post("/formats", 422, words, text="XGID=" + HON + ":0:0:1:31:0:0:0:0:10", rules=text)
    yield post("/formats", 422, "'to'", text="x", to="pdf")
    yield post("/formats", 422, "text")
    yield Bad("/formats", 422, "UTF-8", "POST", {"data": {"file": (b"\xff\xfe\x00", "game.txt")}})
    for path in (
        "/formats/game/nowhere",
        "/formats/game/nowhere/sgf",
        "/formats/game/{mine}/pdf",
        "/formats/game/{mine}/x/y",
    ):
        yield Bad(path, 404)
    for at in ("-1", "x", "999999", "１", ""):
        for path in ("/formats/game/{mine}", "/formats/game/{mine}/record"):
            yield Bad(path, 422, "'at'", sent={"query_string": {"at": at}})
    yield Bad("/formats/game/{over}/xgid", 422, "over")
    yield Bad("/formats/game/{theirs}/mat", 422)


def prepared(sent: dict[str, Any]) -> dict[str, Any]:
    """Open the files of a request anew: a stream can be sent once."""
    data = sent.get("data")
    if not isinstance(data, dict):
        return sent
    return sent | {
        "data": {
            name: (BytesIO(value[0]), value[1]) if isinstance(value, tuple) else value for name, value in data.items()
        }
    }
