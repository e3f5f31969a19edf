"""What cannot be read is refused with its line and its reason, and with nothing else."""

from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sugoroku.game.errors import GameError
from sugoroku.game.formats import gnuid, mat, record_match, sgf, xgid
from sugoroku.game.formats.known import FORMATS, format_of, read_match
from sugoroku.game.formats.values import MAX_TEXT, FormatError
from tests.game.formats.invented import MONEY, invented_match, invented_setup

CASES = Path(__file__).resolve().parents[2] / "cases"
MAT = (CASES / "three_point.mat").read_text(encoding="utf-8")
SGF = sgf.write(mat.read(MAT))
RECORD = record_match.write(mat.read(MAT))
JSON = record_match.write_json(mat.read(MAT))
XGID = "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:7:10"
HEAD = " 3 point match\n\n Game 1\n A : 0   B : 0\n"


def changed(text: str, *changes: tuple[str, str]) -> str:
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    return text


BAD_XGID = [
    "XGID=",
    "XGID=abc",
    "XGID=" + "-" * 26,
    XGID + ":0",
    XGID + "\nmore",
    *(changed(XGID, (old, new)) for old, new in [
        ("-b----E", "-b----"),
        ("-b----E", "Ab----E"),
        ("B-:", "Ba:"),
        ("-b----E", "-p----E"),
        ("-b----E", "-b?---E"),
        ("-b----E", "-b---OE"),
        (":0:0:1:00:", ":9:0:1:00:"),
        (":0:0:1:00:", ":-1:0:1:00:"),
        (":0:0:1:00:", ":0:2:1:00:"),
        (":0:0:1:00:", ":0:x:1:00:"),
        (":0:0:1:00:", ":0:0:0:00:"),
        (":0:0:1:00:", ":0:0::00:"),
        (":0:0:1:00:", ":0:0:1:70:"),
        (":0:0:1:00:", ":0:0:1:03:"),
        (":0:0:1:00:", ":0:0:1:1:"),
        (":0:0:1:00:", ":0:0:1:R:"),
        (":0:0:1:00:", ":0:0:1:Z:"),
        (":0:0:0:7:", ":-3:0:0:7:"),
        (":0:0:0:7:", ":7:0:0:7:"),
        (":0:0:0:7:", ":0:0:1:7:"),
        (":0:0:0:7:", ":0:0:2:7:"),
        (":0:0:0:7:", ":0:0:9:0:"),
        (":0:0:0:7:", ":0:0:0:-7:"),
        (":0:0:0:7:", ":0:0:0:500:"),
        (":0:0:0:7:", ":0:0:0:²:"),
        (":7:10", ":7:99"),
        (":7:10", ":7:ten"),
    ]),
]  # fmt: skip
BAD_GNUID = [
    "4HPwATDgc/ABM",
    "4HPwATDgc/ABMAA",
    "4HPwATDgc/AB!A",
    "//////////////",
    "AAAAAAAAAAAAAA"[:13],
    "/////////////w",
    "4HPwATDgc/ABMA:cAkAAAAAAAA",
    "4HPwATDgc/ABMA:cAkAAAAAAAAAA",
    "4HPwATDgc/ABMA:////////////",
    "4HPwATDgc/ABMA:cA*AAAAAAAAA",
    "4HPwATDgc/ABMA\n4HPwATDgc/ABMA",
    ":IAkAAAAAAAAA",
    "4HPwATDgc/ABMA:cAoAAAAAAAAA",
    "4HPwATDgc/ABMA:cGkAAAAAAAAA",
    ":cInnAAAAAAAA",
    "4HPwATDgc/ABMA::",
    "é" * 14,
]
BAD_MAT = [
    "",
    "\n\n",
    "nothing",
    " Game 1\n A : 0   B : 0\n",
    " 3 point match\n",
    " 3 point match\n Game 1\n",
    " 3 point match\n Game 1\n  1) 31: 8/5 6/5\n",
    " 3 point match\n 5 point match\n",
    " 300 point match\n\n Game 1\n A : 0   B : 0\n",
    " 3 point match\n\n Game 1\n A : 3   B : 0\n",
    '; [Variation "Nackgammon"]\n' + HEAD,
    HEAD + "  1) 31: 8/5 6/4\n",
    HEAD + "  1) 31: 8/5\n",
    HEAD + "  1) 31: 8/5 6/5 6/5\n",
    HEAD + "  1) 31: 5/8 6/5\n",
    HEAD + "  1) 31: 8/5 6/99\n",
    HEAD + "  1) 31: 8/5 banana\n",
    HEAD + "  1) 33: 8/5 8/5 6/3 6/3\n",
    HEAD + "  1) 71: 8/1\n",
    HEAD + "  1) 31: bar/22 24/23\n",
    HEAD + "  1) 31: 8/5 6/5   31: 8/5 6/4\n",
    HEAD + "  1) 31: 8/5 6/5   31: 8/5 6/5   31: 8/5 6/5\n",
    HEAD + "  1) 31: 8/5 6/5\n  2) 31: 8/5 6/5\n",
    HEAD + "  1) 31: 8/5 6/5   31: no move\n",
    HEAD + "  1)  Doubles => 2\n",
    HEAD + "  1) 31: 8/5 6/5    Doubles => 3\n",
    HEAD + "  1) 31: 8/5 6/5    Takes\n",
    HEAD + "  1) 31: 8/5 6/5    Drops\n",
    HEAD + "  1) 31: 8/5 6/5    Beavers => 4\n",
    HEAD + "  1) 31: 8/5 6/5    Doubles => 2\n  2) 31: 8/5 6/5\n",
    HEAD + "  1) 31: 8/5 6/5    Doubles => 2\n  2)  Beavers => 4\n",
    HEAD + "  1) 31: 8/5 6/5    Doubles => 2\n  2)  Takes     Doubles => 4\n",
    HEAD + "  1) 31: 8/5 6/5    Doubles => 2\n  2)  Drops\n      Wins 1 point\n",
    HEAD + "  1) 31: 8/5 6/5    Doubles => 2\n  2)  Drops\n" + " " * 34 + "Wins 2 points\n",
    HEAD + "  1) 31: 8/5 6/5    Doubles => 2\n  2)  Drops\n  3) 31: 8/5 6/5\n",
    HEAD + "  1) 31: 8/5 6/5    Doubles => 2\n  2)  Drops     31: 8/5 6/5\n",
    HEAD + "  1) 31: 8/5 6/5\n      Wins 1 point\n  2) 31: 8/5 6/5\n",
    HEAD + "  1) 31: 8/5 6/5\n" + " " * 34 + "Wins 1 point\n",
    HEAD + "  1) 31: 8/5 6/5\n      Wins 9 points\n",
    HEAD + "  1) 31: 8/5 6/5\n      Wins 0 points\n",
    HEAD + "  1) 31: 8/5 6/5\n\n Game 2\n A : 0   B : 0\n",
    HEAD + "  1) 31:   52: 13/8 13/11\n",
    HEAD + "  1) ???   52: 13/8 13/11\n",
    HEAD + "  1) 31:  Resigns\n  2) 31: 8/5 6/5\n",
    HEAD + "  1) hello\n",
    HEAD + "hello\n",
    HEAD + "  1) 31: 8/5 6/5" + "/1" * 200 + "\n",
    HEAD + "Wins many points\n",
    HEAD + " A : 0   B : 0\n",
    *(changed(MAT, (old, new)) for old, new in [
        (" Alice : 0                      Bob : 1", " Alice : 1                      Bob : 1"),
        (" Alice : 0                      Bob : 1", " Alice : 0                      Bo : 1"),
        (" Alice : 0                      Bob : 1", ""),
        ("Wins 4 points", "Wins 2 points"),
        ("Wins 4 points", "Wins 5 points"),
        ("and the match", "and the match\n Game 3\n Alice : 0   Bob : 5"),
        ("21: 1/off(2)", "21: 1/off"),
        ("46: 2/off(2)", "46: 2/off 1/off(2)"),
        ("64: bar/21 21/15*", "64: 13/7 13/9"),
        ("24: 7/3 5/3", "24: 7/3*(2) 5/3"),
        ("22:                         12: 13/12 3/1", "22: 13/11               12: 13/12 3/1"),
        ("Takes", "Raccoons"),
        ("  1) 16: 13/7 8/7", "  1) 66: 13/7 8/2"),
        (" 3 point match", " 2 point match"),
    ]),
]  # fmt: skip
BAD_SGF = [
    "(",
    "()",
    "(;",
    "(;GM[1])",
    "(;)",
    "(;GM[6]",
    "(;GM[6]GM)",
    "(;GM[6]MI[length:7)",
    "(;GM[6]MI[length:x])",
    "(;GM[6]MI[length:500])",
    "(;GM[6]MI[length:3][ws:3])",
    "(;GM[6]PW[a][b])",
    "(;GM[6]RU[Nackgammon])",
    "(;GM[6]SUGOROKU[no such rules])",
    "(;GM[6]SUGOROKU[modern gammons=maybe])",
    "(;GM[6]SUGOROKU[modern mushigachi=instant])",
    "(;GM[6]SUGOROKU[modern][law:99])",
    "(;GM[6]ACT[dance])",
    "(;GM[6]ACT[roll])",
    "(;GM[6];W[31hefe];W[31hefe])",
    "(;GM[6];W[31hefe])junk",
    "(;GM[6];W[31hefe]1)",
    "(;GM[6];W[31hefd])",
    "(;GM[6];W[31ehfe])",
    "(;GM[6];W[33hehefcfc])",
    "(;GM[6];W[31he])",
    "(;GM[6];W[31h])",
    "(;GM[6];W[31])",
    "(;GM[6];W[71hefe])",
    "(;GM[6];W[hello])",
    "(;GM[6];W[31HEFE])",
    "(;GM[6];W[double])",
    "(;GM[6];W[31hefe];W[take])",
    "(;GM[6];W[31hefe];B[drop])",
    "(;GM[6];W[31hefe];B[double];B[take])",
    "(;GM[6];W[31hefe];B[double];W[31hefe])",
    "(;GM[6];W[31hefe];AW[a]AB[b])",
    "(;GM[6]AW[a]AB[a])",
    "(;GM[6]AW[a])",
    "(;GM[6]AW[1]AB[b])",
    "(;GM[6]AW[a:b:c]AB[x])",
    "(;GM[6]AW[f]AB[x]CV[3])",
    "(;GM[6]AW[f]AB[x]CV[128])",
    "(;GM[6]AW[f]AB[x]DI[77])",
    "(;GM[6]RE[W+1];W[31hefe])",
    "(;GM[6]RE[W+1];W[31hefe];B[double];W[drop])",
    "(;GM[6]RE[B+2];W[31hefe];B[double];W[drop])",
    "(;GM[6]RE[B+1R];W[31hefe])",
    "(;GM[6]RE[B+9R];W[31hefe];B[52mhmk])",
    "(;GM[6];W[31hefe])(;GM[6];W[31hefe])",
    "(;GM[6];" + "A" * 100 + "[x])",
    "(;GM[6];DI[11])",
    *(changed(SGF, (old, new)) for old, new in [
        ("[ws:0][bs:1]", "[ws:1][bs:1]"),
        ("RE[B+4]", "RE[B+2]"),
        ("RE[B+4]", "RE[W+4]"),
        ("[take]", "[beaver]"),
        ("GM[6]", "GM[6][7]"),
        (")\n(", "(\n("),
    ]),
]  # fmt: skip
BAD_RECORD = [
    "sugoroku record 2\n",
    "sugoroku record 1\n",
    "sugoroku record 1\nrules late-edo\n",
    RECORD + "\n" + RECORD,
    *(changed(RECORD, (old, new)) for old, new in [
        ("rules: modern", "rules: unknown"),
        ("law: 1", "law: 7"),
        ("law: 1", "law: one"),
        ("length: 3", "length: 300"),
        ("length: 3", "length: x"),
        ("first: white", "first: red"),
        ("first: white", "third: white"),
        ("first: white", "law: 1"),
        ("score: 0 0", "score: 0"),
        ("score: 0 0", "score: 0 0 0"),
        ("score: 0 0", "score: -1 0"),
        ("start=hon", "start=odd"),
        ("start=hon ", ""),
        ("person Alice", "spirit Alice"),
        ("play 24/20 13/8", "play 24/20 13/9"),
        ("play 24/20 13/8", "play 24/20"),
        ("play 24/20 13/8", "walk 24/20 13/8"),
        ("play 24/20 13/8", "play"),
        ("opening 45", "throw 54"),
        ("double", "double twice"),
        ("drop", "beaver"),
        ("drop", "drop @x"),
        ("next", "throw 31"),
    ]),
]  # fmt: skip
BAD_JSON = [
    "{",
    "{}",
    "[]",
    "[3]",
    "null",
    '{"sugoroku": 2}',
    '{"sugoroku": 1}',
    '{"sugoroku": 1, "header": 3, "sitters": [], "actions": []}',
    '{"sugoroku": 1, "header": {}, "sitters": [], "actions": []}',
    "[" * 5000,
    *(changed(JSON, (old, new)) for old, new in [
        ('"sugoroku": 1', '"sugoroku": 2'),
        ('"name": "Alice"', '"name": "' + "x" * 99 + '"'),
        ('["double", 0]', "7"),
        ('["double", 0]', '["bouble", 0]'),
        ('["double", 0]', '["double", "now"]'),
        ('["double", 0]', '["double", -1]'),
        ('["drop", 0]', '["take off", 0]'),
        ('"actions": [', '"actions": [[],'),
        ('"person"', '"spirit"'),
        ('"seat": "black"', '"seat": "white"'),
        ('"length": 3', '"length": 0'),
        ('"length": 3', '"length": true'),
    ]),
]  # fmt: skip
BAD = {"xgid": BAD_XGID, "gnuid": BAD_GNUID, "mat": BAD_MAT, "sgf": BAD_SGF, "record": BAD_RECORD, "json": BAD_JSON}
READERS = {
    "xgid": xgid.read,
    "gnuid": gnuid.read,
    "mat": mat.read,
    "sgf": sgf.read,
    "record": record_match.read,
    "json": record_match.read_json,
}


def test_there_are_enough_malformed_texts():
    assert sum(len(texts) for texts in BAD.values()) >= 150


@pytest.mark.parametrize(("key", "text"), [(key, text) for key, texts in BAD.items() for text in texts])
def test_a_malformed_text_is_refused_with_line_and_reason(key, text):
    with pytest.raises(FormatError) as refusal:
        READERS[key](text)
    assert 1 <= refusal.value.line <= max(len(text.splitlines()), 1)
    assert refusal.value.reason
    assert str(refusal.value).startswith(f"line {refusal.value.line}")


def test_an_illegal_play_is_named_by_game_and_row():
    text = changed(MAT, ("24: 7/3 5/3", "24: 7/3 5/2"))
    with pytest.raises(FormatError, match=r"^line 23, game 2, row 9: the play is not legal"):
        mat.read(text)


def test_a_text_too_long_is_refused_before_it_is_read():
    for key in ("mat", "sgf", "record", "json"):
        with pytest.raises(FormatError, match="longer than"):
            READERS[key]("x" * (MAX_TEXT + 1))


def test_a_text_of_no_format_is_refused():
    for text in ("", "hello", "1. e4 e5", "\x00\x01", "(((("):
        with pytest.raises(FormatError, match="none of the formats"):
            format_of(text)


def mutated(text: str, chance: Random) -> str:
    """Damage a text here and there."""
    letters = list(text)
    for _ in range(chance.randint(1, 6)):
        at = chance.randrange(len(letters) + 1)
        match chance.randrange(4):
            case 0:
                letters[at : at + chance.randint(1, 30)] = []
            case 1:
                letters[at:at] = chance.choice(("]", "[", "(", ")", ";", "\n", ":", "9", "é", "\x00", "/", "{", '"'))
            case 2 if letters:
                letters[at % len(letters)] = chr(chance.randrange(32, 127))
            case _:
                start = chance.randrange(len(letters) + 1)
                letters[at:at] = letters[start : start + 40]
    return "".join(letters)


@pytest.mark.parametrize("key", list(FORMATS))
def test_damaged_texts_raise_nothing_else(key):
    chance = Random(key)
    match = invented_match(invented_setup(chance, MONEY, (None,)), chance, 60, declines=False)
    texts = [FORMATS[key].write(match), {"mat": MAT, "sgf": SGF, "record": RECORD, "json": JSON}.get(key, XGID)]
    refused = 0
    for _ in range(150):
        try:
            read_match(mutated(chance.choice(texts), chance), key)
        except GameError:
            refused += 1
    assert refused > 50


@given(st.text())
def test_no_text_at_all_raises_anything_else(text):
    for key in FORMATS:
        try:
            read_match(text, key)
        except GameError:
            continue
