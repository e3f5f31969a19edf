"""Whatever text stands at a door of the core, it is read or refused in words; nothing else happens."""

import json
from collections.abc import Callable
from contextlib import suppress
from random import Random

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from sugoroku.cli.lines import read_question
from sugoroku.game.actions import action_text, parse_action
from sugoroku.game.dice import Throw
from sugoroku.game.errors import GameError
from sugoroku.game.formats.known import FORMATS, read_match
from sugoroku.game.formats.record import read_records
from sugoroku.game.formats.values import Match
from sugoroku.game.header import header_of, setup_of
from sugoroku.game.notation import parse_play, parse_steps
from sugoroku.game.play import begin, play
from sugoroku.game.position import START, Position
from sugoroku.game.presets import PRESETS, parse_rules
from sugoroku.game.seat import Seat
from sugoroku.game.state import Setup
from tests.strategies import played

HON, MODERN = START["hon"], PRESETS["modern"]
WAITING = begin(Setup(parse_rules("modern"), position=HON, turn=Seat.WHITE, throw=Throw(3, 1)))
HEADER = header_of(Setup(parse_rules("modern"), length=5, position=HON, turn=Seat.WHITE, throw=Throw(3, 1)))
RECORD = "sugoroku record 1\nrules: late-edo\nlength: -\nfirst: white\nwhite: person\nblack: computer\n\nthrow 31\n"
LINE = json.dumps({"rules": "late-edo", "board": HON.xgid(), "dice": [3, 1]})


def _acted(text: str) -> object:
    return play(WAITING, parse_action(text))


DOORS: dict[str, tuple[Callable[[str], object], str]] = {
    "rules": (parse_rules, "late-edo mushigachi=instant doubles=4"),
    "board": (Position.from_xgid, HON.xgid()),
    "throw": (Throw.from_text, "31"),
    "action": (parse_action, "play 8/5 6/5"),
    "done": (_acted, "play 8/5 6/5"),
    "play": (lambda text: parse_play(text, HON, Throw(3, 1), MODERN), "24/23 13/10"),
    "draft": (lambda text: parse_steps(text, HON, Throw(3, 1), MODERN), "8/5 6/5"),
    "record": (read_records, RECORD),
    "line": (lambda text: read_question(text.encode("utf-8", "surrogatepass")), LINE),
}
"""Each door with one text that is let in."""

PLAYED = played(Setup(parse_rules("modern"), length=3), Random(8), most=40)
WRITTEN = Match(setup=PLAYED.setup, actions=PLAYED.actions)
DOORS |= {f"format {key}": (read_match, known.write(WRITTEN)) for key, known in FORMATS.items()}

NASTY = st.one_of(
    st.sampled_from("09-/*()=,;:@#%&<>'\"\\\0\n\t１盤\U0001f3b2\ud800eEéıßﬁ"),
    st.sampled_from(("25", "26", "-1", "1e9", "None", "../")),
)


@st.composite
def spoiled(draw: st.DrawFn, text: str) -> str:
    """Change a good text in one to four places."""
    for _ in range(draw(st.integers(1, 4))):
        place = draw(st.integers(0, len(text)))
        length = draw(st.integers(0, 3))
        text = text[:place] + draw(st.one_of(NASTY, st.text(max_size=3), st.just(""))) + text[place + length :]
    return text


def let_in_or_refused(door: Callable[[object], object], asked: object) -> None:
    """Ask at a door: a refusal is a GameError that says something, and says it briefly."""
    try:
        door(asked)
    except GameError as refusal:
        words = str(refusal)
    else:
        return
    assert words.strip()
    assert len(words) < 700
    assert "Traceback" not in words


@pytest.mark.parametrize("name", DOORS)
def test_the_good_text_is_let_in(name):
    door, good = DOORS[name]
    door(good)


@pytest.mark.parametrize("name", DOORS)
@given(asked=st.text(max_size=60))
@example("")
@example(" ")
@example("\0")
@example("9" * 5000)
@example("late-edo " * 1000)
@example("play " + "6/5 " * 5000)
@example("[" * 5000)
@example("play 24/18(4)/12")
@example("opening 00")
@example("throw 77")
@example("resign 4")
@example("resign -1")
@example("__class__")
def test_any_text_is_let_in_or_refused_in_words(name, asked):
    let_in_or_refused(DOORS[name][0], asked)


@pytest.mark.parametrize("name", DOORS)
@given(st.data())
def test_a_spoiled_text_is_let_in_or_refused_in_words(name, data):
    door, good = DOORS[name]
    let_in_or_refused(door, data.draw(spoiled(good)))


@given(st.data())
def test_what_is_let_in_as_an_action_has_one_canonical_text(data):
    with suppress(GameError):
        action = parse_action(data.draw(spoiled("play 24/23(2) 13/10 6/off")))
        assert parse_action(action_text(action)) == action


anything = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(), st.floats(), st.text(max_size=5), st.just("white")),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=5,
)


@settings(max_examples=300)
@given(st.sampled_from(sorted(HEADER)), anything)
def test_a_head_with_any_field_changed_is_let_in_or_refused_in_words(name, value):
    let_in_or_refused(lambda header: begin(setup_of(header)), HEADER | {name: value})


@given(st.sampled_from(sorted(HEADER)))
def test_a_head_without_a_field_is_let_in_or_refused_in_words(name):
    let_in_or_refused(setup_of, {key: value for key, value in HEADER.items() if key != name})


@given(anything)
def test_anything_as_a_head_is_let_in_or_refused_in_words(value):
    let_in_or_refused(setup_of, value)


@settings(max_examples=200)
@given(anything)
def test_any_json_as_a_record_or_a_line_is_let_in_or_refused_in_words(value):
    text = json.dumps(value)
    for name in ("record", "line"):
        let_in_or_refused(DOORS[name][0], text)


@settings(max_examples=200)
@given(st.sampled_from(("rules", "board", "dice")), anything)
def test_a_line_with_any_field_changed_is_let_in_or_refused_in_words(name, value):
    let_in_or_refused(DOORS["line"][0], json.dumps(json.loads(LINE) | {name: value}))


@given(st.lists(st.integers(-30, 30), max_size=30))
def test_a_series_begins_only_from_a_board_that_is_one(counts):
    board = "".join(chr(64 + count) if count > 0 else chr(96 - count) if count else "-" for count in counts)
    let_in_or_refused(lambda text: begin(setup_of(HEADER | {"position": text})), board)
