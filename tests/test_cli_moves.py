"""`sugoroku moves` answers every known case, line by line, and a bad line gets a clear error and stops nothing."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys

import pytest

from tests.cases import cases

MOVES = [sys.executable, "-m", "sugoroku", "moves"]
START = "-b----E-C---eE---c-e----B-"
GOOD = {"rules": "late-edo", "board": START, "dice": [3, 1]}


def ask(stdin, **environment):
    done = subprocess.run(MOVES, input=stdin, capture_output=True, check=False, env=os.environ | environment)
    assert done.returncode == 0, done.stderr.decode()
    assert done.stderr == b""
    return [json.loads(line) for line in done.stdout.decode("utf-8").splitlines()]


def line(**changes):
    """Write the good line with some keys changed."""
    return json.dumps(GOOD | changes).encode()


def without(key):
    return json.dumps({name: value for name, value in GOOD.items() if name != key}).encode()


def as_set(plays):
    return {(play["board"], json.dumps(play["win"], sort_keys=True)) for play in plays}


def test_answers_every_known_case():
    asked = cases()
    stdin = "".join(json.dumps({key: case[key] for key in ("rules", "board", "dice")}) + "\n" for case in asked)
    for case, answer in zip(asked, ask(stdin.encode()), strict=True):
        assert as_set(answer["plays"]) == as_set(case["plays"]), case
        assert len(answer["plays"]) == len(case["plays"])
        assert all(set(play) == {"text", "board", "win"} for play in answer["plays"])


def test_texts_are_from_the_movers_view_with_hits_bar_and_off():
    hit_from_the_bar = line(board="-b----E-C---eD---c-d--a-BA", dice=[3, 6])
    last_two = line(rules="modern", board="--B----------------a------", dice=[1, 2])
    answers = ask(b"\n".join([line(), hit_from_the_bar, last_two]))
    texts = [{play["text"] for play in answer["plays"]} for answer in answers]
    assert {"8/5 6/5", "24/23 13/10"} <= texts[0] | {" ".join(reversed(text.split())) for text in texts[0]}
    assert texts[1]
    assert all(text.startswith("bar/22*") for text in texts[1])
    assert texts[2] <= {"2/off 2/1", "2/1 2/off"}
    assert texts[2]


def test_a_pass_is_an_empty_list():
    assert ask(line(board="--BBBBB-D---c------bbbbbbA", dice=[6, 5])) == [{"plays": []}]


def test_answers_each_line_before_the_next_is_asked():
    with subprocess.Popen(MOVES, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as running:
        for dice in ([3, 1], [0, 0], [6, 6]):
            running.stdin.write(line(dice=dice) + b"\n")
            running.stdin.flush()
            answer = json.loads(running.stdout.readline())
            assert set(answer) == ({"error"} if dice == [0, 0] else {"plays"})
        running.stdin.close()
        assert running.wait() == 0


def test_no_lines_no_answers():
    assert ask(b"") == []


@pytest.mark.parametrize("ending", [b"", b"\n", b"\r\n"])
def test_line_endings_do_not_matter(ending):
    assert "plays" in ask(line() + ending)[0]


def test_order_of_dice_and_of_keys_and_further_keys_do_not_matter():
    turned_round = dict(reversed(GOOD.items())) | {"dice": [1, 3], "note": {"anything": [1, None]}}
    one, other = ask(line() + b"\n" + json.dumps(turned_round).encode())
    assert as_set(one["plays"]) == as_set(other["plays"])


def test_a_stage_that_stops_reading_is_no_error():
    with subprocess.Popen(MOVES, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as running:
        running.stdout.close()
        try:
            running.stdin.write((line() + b"\n") * 2000)
            running.stdin.close()
        except BrokenPipeError:
            pass
        assert b"Traceback" not in running.stderr.read()


NOT_JSON = [
    b"",
    b"   ",
    b"\t",
    b"\x00",
    b"moves",
    b"{",
    b"}",
    b"{}}",
    b"{'rules': 'late-edo'}",
    b'{"rules": "late-edo",}',
    line()[:-1],
    line()[1:],
    line() + line(),
    line() + b" late-edo",
    b"\xef\xbb\xbf" + line(),
    b"\xff\xfe",
    line(rules="meiji").replace(b"meiji", b"mei\xe9ji"),
    line(board="X").replace(b"X", b"\xed\xa0\x80"),
    b"[" * 5000,
    b"[" * 4000 + b"]" * 4000,
    b'{"a":' * 1500 + b"1" + b"}" * 1500,
    b"9" * 6000,
    line(dice=[3, 1]).replace(b"3", b"9" * 5000),
    b" " * 20_000 + line(),
    line(note="x" * 30_000),
    line(dice=[3, 1]).replace(b"3", b"03"),
    line(dice=[3, 1]).replace(b"3", b"+3"),
    line(dice=[3, 1]).replace(b"3", b"0x3"),
    line(dice=[3, 1]).replace(b"3", b"three"),
]
NOT_AN_OBJECT = [b"[]", b"null", b"true", b"7", b"-1.5", b'"late-edo"', b"[" + line() + b"]", b"NaN", b"Infinity"]
BAD_DICE = [
    [],
    [3],
    [3, 1, 2],
    [3, 3, 3, 3],
    [0, 1],
    [1, 0],
    [7, 1],
    [1, 7],
    [-1, 3],
    [3, -3],
    [10**30, 1],
    [2**64, 2**64],
    ["3", "1"],
    ["3", 1],
    [3, "one"],
    [3.0, 1.0],
    [3, 1.5],
    [3, 1e0],
    [float("nan"), 1],
    [1, float("inf")],
    [1, float("-inf")],
    [True, 1],
    [2, False],
    [True, True],
    [None, 1],
    [None, None],
    [[3], [1]],
    [{}, 1],
    [3, [1]],
    None,
    True,
    31,
    3.1,
    "31",
    "3-1",
    "",
    {},
    {"3": 1},
    {"high": 3, "low": 1},
]
BAD_BOARDS = [
    "",
    " ",
    "-",
    "-" * 26,
    START[:-1],
    START[1:],
    START + "-",
    START + "\n",
    "\n" + START,
    START * 2,
    START * 100,
    "XGID=" + START,
    START.replace("B", "P"),
    START.replace("b", "p"),
    START.replace("B", "Z"),
    START.replace("B", "2"),
    START.replace("-", ".", 1),
    START.replace("-", " "),
    START.replace("-", "\u2010", 1),
    START.replace("B", "\u0412"),
    START.replace("B", "\uff22"),
    START.replace("B", "\u00c2"),
    START.replace("B", "\u77f3"),
    START.replace("B", "\x00"),
    "A" + START[1:],
    START[:-1] + "a",
    START.replace("B", "C"),
    START.replace("b", "c"),
    START.replace("B", "A"),
    START.replace("b", "a"),
    START.replace("B", "O"),
    "o" * 13 + "O" * 13,
    START.replace("b", "-").replace("e", "-").replace("c", "-"),
    START.replace("B", "-").replace("E", "-").replace("C", "-"),
    "-BBBBBE------------bbbbe-b",
    "--BBBBG------------bbbbbd-"[:26],
    "-BBBCCC---b-b-b-b-b-b--c--",
    "-BC-FD-----b-------a-b-bh-",
    "--BC-D-----F-------bbbbbe-",
    "aBBBBBB-b--B-------bbbbbbA",
    "bBBBBBB-a--B-------bbbbbbA",
    4,
    1.5,
    True,
    None,
    [],
    {},
    list(START),
    [0] * 26,
]
BAD_RULES = [
    ("", "rule"),
    (" ", "rule"),
    ("edo", "edo"),
    ("Late-Edo", "Late-Edo"),
    ("late_edo", "late_edo"),
    ("late-edo,meiji", "late-edo"),
    ("late-edo meiji", "meiji"),
    ("mushigachi=instant", "mushigachi"),
    ("late-edo instant", "instant"),
    ("late-edo stones=12", "stones"),
    ("late-edo doubles", "doubles"),
    ("late-edo doubles=", "doubles"),
    ("late-edo =4", "=4|option"),
    ("late-edo doubles=3", "doubles"),
    ("late-edo doubles=two", "doubles"),
    ("late-edo doubles=4=4", "doubles"),
    ("late-edo doubles==4", "doubles"),
    ("late-edo doubles=2 doubles=4", "doubles"),
    ("late-edo larger_die=maybe", "larger_die"),
    ("late-edo larger_die=True", "larger_die"),
    ("late-edo larger-die=no", "larger-die"),
    ("late-edo primes=rude", "primes"),
    ("late-edo start=edo", "start"),
    ("modern opening=both", "opening"),
    ("modern cube=yes", "cube"),
    ("modern finish=race", "finish"),
    ("modern mushigachi=instant", "mushigachi"),
    ("early-edo mushigachi=at-gather", "mushigachi"),
    ("late-edo gammons=yes", "gammons"),
    ("modern finish=gather gammons=yes", "gammons"),
    ("late-edo mushigachi=off mujogachi=either-end", "mujogachi"),
    ("convent mujogachi=from-in-1", "mujogachi"),
    ("late-edo crawford=yes", "crawford"),
    ("modern cube=off crawford=yes", "crawford"),
    ("meiji jacoby=yes", "jacoby"),
    ("meiji beaver=yes", "beaver"),
    ("meiji auto_doubles=yes", "auto_doubles"),
    ("modern opening=seat auto_doubles=yes", "auto_doubles"),
    ("x" * 5000, "rule set is at most"),
    ("late-edo " + "x" * 5000 + "=1", "rule set is at most"),
    ("late-edo doubles=" + "4" * 300, "doubles"),
    ("late-edo doubles=" + "4" * 5000, "rule set is at most"),
    ("late-edo\x00", "late-edo"),
    ("late-edo doubles=\u0664", "doubles"),
    ("\u5f8c\u671f\u6c5f\u6238", "\u5f8c\u671f"),
    ("\U0001f3b2", "\U0001f3b2"),
    ("late-edo " * 400, "rule set is at most"),
    (7, "rules"),
    (1.5, "rules"),
    (True, "rules"),
    (None, "rules"),
    ([], "rules"),
    (["late-edo"], "rules"),
    ({}, "rules"),
    ({"preset": "late-edo"}, "rules"),
]
BAD_LINES = [
    *((bad, "line") for bad in NOT_JSON),
    *((bad, "object") for bad in NOT_AN_OBJECT),
    *((line(dice=dice), "dice") for dice in BAD_DICE),
    *((line(board=board), "board|stone|point|captured|won|over|move|side|white|black") for board in BAD_BOARDS),
    *((line(rules=rules), words) for rules, words in BAD_RULES),
    *((without(key), key) for key in GOOD),
    (line(rules="meiji", board="aBBBBBB-b--C-------bbbbbb-"), "over"),
    (line(rules="early-edo", board="-------------------bbbbbe-"), "mover"),
    (line(rules="modern", board="-BB-----------------------"), "opponent"),
    (b"{}", "rules"),
    (b'{"Rules": "late-edo"}', "rules"),
    (b'{"rules": "\\ud800"}', "board"),
    (line(rules="\ud800"), "preset"),
    (line(rules="late-edo \udfff=4"), "option|rule"),
    (line(board=START.replace("B", "\ud83d")), "board"),
    (line(dice=["\ud83d", 1]), "dice"),
]


def test_there_are_many_kinds_of_bad_lines():
    assert len({bad for bad, _ in BAD_LINES}) > 170


@pytest.fixture(scope="module")
def answers():
    """Ask every bad line in one stream, a good one after each."""
    stream = b"".join(bad + b"\n" + line() + b"\n" for bad, _ in BAD_LINES if b"\n" not in bad)
    return ask(stream)


@pytest.mark.parametrize("number", range(len(BAD_LINES)), ids=[repr(bad[:60]) for bad, _ in BAD_LINES])
def test_bad_line_gets_a_clear_error_and_the_stream_goes_on(answers, number):
    bad, words = BAD_LINES[number]
    refused, good = answers[2 * number : 2 * number + 2]
    assert set(refused) == {"error"}, (bad[:200], refused)
    assert re.search(words, refused["error"]), (bad[:200], refused)
    assert 10 <= len(refused["error"]) <= 300
    assert "Traceback" not in refused["error"]
    assert len(good["plays"]) == 16


def test_errors_are_written_whatever_the_locale_says():
    (answer,) = ask(line(rules="\u5f8c\u671f\u6c5f\u6238"), LC_ALL="C", PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    assert "\u5f8c\u671f" in answer["error"]
