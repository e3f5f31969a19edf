"""Records as text and JSON: what is written is read back, and what is wrong is named with its place."""

import json
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sugoroku.game.actions import (
    ACCEPT,
    DECLINE,
    DOUBLE,
    DROP,
    NEXT,
    PASS,
    ROLL,
    TAKE,
    Opening,
    Played,
    Resign,
    Thrown,
    action_text,
    parse_action,
)
from sugoroku.game.dice import THROWS, Throw
from sugoroku.game.formats.record import count_records, read_records
from sugoroku.game.formats.record_json import record_json, records_json
from sugoroku.game.formats.record_text import record_text, records_text
from sugoroku.game.formats.written import BadRecord
from sugoroku.game.header import header_of, setup_of
from sugoroku.game.match import no_double, resign_levels
from sugoroku.game.play import apply, begin, replay
from sugoroku.game.position import START
from sugoroku.game.presets import PRESETS, parse_rules
from sugoroku.game.record import Cover, Entry, Record, Sitter
from sugoroku.game.seat import Seat
from sugoroku.game.state import Cube, Phase, Score, Setup, State

NAMES = st.text(st.characters(codec="utf-8"), max_size=40)


def choose(state: State, chance: random.Random):  # noqa: PLR0911
    """Do something the rules allow."""
    match state.phase:
        case Phase.OPENING:
            return Opening(chance.randint(1, 6), chance.randint(1, 6))
        case Phase.TO_THROW:
            return Thrown(chance.choice(THROWS))
        case Phase.TO_CHOOSE:
            return DOUBLE if no_double(state) is None and chance.random() < 0.2 else ROLL
        case Phase.DOUBLED:
            return chance.choice([TAKE, TAKE, DROP])
        case Phase.BEAVERED:
            return chance.choice([TAKE, DROP])
        case Phase.RESIGNING:
            return chance.choice([ACCEPT, DECLINE, DECLINE])
        case Phase.OVER:
            return NEXT
    if (levels := resign_levels(state)) and chance.random() < 0.02:
        return Resign(chance.choice(levels))
    plays = state.worked_out.plays
    return Played(tuple((s.source, s.target) for s in chance.choice(plays).steps)) if plays else PASS


def some_record(seed: int, rules: str, white: str = "", black: str = "") -> Record:
    """Play at random for a while."""
    chance = random.Random(seed)
    setup = Setup(parse_rules(rules), chance.choice([None, 1, 3]), chance.choice([Seat.WHITE, Seat.BLACK]))
    if chance.random() < 0.3:
        board = START["hon"]
        throw = chance.choice([None, Throw(3, 1)])
        setup = Setup(
            setup.rule_set, 7, position=board, turn=Seat.BLACK, throw=throw, score=Score(2, 5), cube=Cube(2, Seat.BLACK)
        )
    state, entries = begin(setup), []
    for _ in range(chance.randint(0, 60)):
        if state.phase is Phase.DONE:
            break
        action = choose(state, chance)
        state = apply(state, action)
        entries.append(Entry(action_text(action), chance.choice([0, 1_764_459_277_123 + len(entries)])))
    header = {**header_of(setup), **({"own_dice": True} if chance.random() < 0.3 else {})}
    header |= {"twin": "abc"} if chance.random() < 0.3 else {}
    sitters = (
        Sitter(Seat.WHITE, "person", "somebody", name=white),
        Sitter(Seat.BLACK, "computer", level="third", name=black),
    )
    cover = Cover("game", json.dumps(header), 0, "somebody", state.to_act is None)
    return Record(cover, sitters, tuple(entries))


RULES = st.sampled_from([*PRESETS, "early-edo cube=on"])
RECORDS = st.builds(some_record, st.integers(0, 10**9), RULES, NAMES, NAMES)


def plain(name: str) -> str:
    return " ".join("".join(letter if letter.isprintable() else " " for letter in name).split())


@settings(max_examples=25, deadline=None)
@given(record=RECORDS)
def test_a_record_comes_back_from_both_forms(record):
    """Head, seats, actions and times are as they were; who the persons were is not told."""
    from_text, from_json = (
        read_records(written)[0] for written in (record_text(record), json.dumps(record_json(record)))
    )
    for read in (from_text, from_json):
        assert read.header == json.loads(record.cover.header)
        assert read.entries == record.entries
        assert read.over == record.cover.over
        assert [sitter.person for sitter in read.sitters] == [None, None]
        assert [(s.kind, s.level, s.name) for s in read.sitters] == [
            (s.kind, s.level, plain(s.name)) for s in record.sitters
        ]
    assert "somebody" not in record_text(record).replace(plain(record.sitters[0].name), "")


@settings(max_examples=8, deadline=None)
@given(records=st.lists(RECORDS, min_size=1, max_size=4))
def test_many_records_stand_in_one_text(records):
    """They come back in order, from text and from JSON."""
    for written in (records_text(records), records_json(records)):
        assert [read.entries for read in read_records(written)] == [record.entries for record in records]
    again = [Record(Cover("x", r.header_text, 0), r.sitters, r.entries) for r in read_records(records_text(records))]
    assert records_text(again) == records_text(records)


BY_HAND = """
# a game played at the club
sugoroku record 1
rules: late-edo doubles=4
white: person お花

throw 13

play  8/5 , 6/5
# a pause
throw 52 @1764459277123
play 13/8 24/22
"""


def test_a_record_may_be_written_by_hand():
    """Head lines may be left out, remarks and empty lines stand anywhere, plays are read tolerantly."""
    for text in (BY_HAND, BY_HAND.replace("\n", "\r\n"), "\ufeff" + BY_HAND):
        (read,) = read_records(text)
        assert read.header["options"]["doubles"] == "4"
        assert read.sitters[0].name == "お花"
        assert [entry.text for entry in read.entries] == ["throw 31", "play 8/5 6/5", "throw 52", "play 13/8 24/22"]
        assert [entry.at for entry in read.entries] == [0, 0, 1764459277123, 0]
        state = begin(setup_of(read.header))
        assert state.rules.doubles == 4


def test_an_unknown_rule_is_named_by_place():
    """The head is named by the line it begins in."""
    with pytest.raises(BadRecord, match=r"line 3: .*preset"):
        read_records(BY_HAND.replace("late-edo", "late-showa"))


@pytest.mark.parametrize(
    ("was", "now", "place", "reason"),
    [
        ("throw 13", "throw 17", "line 7", "1 to 6"),
        ("throw 13", "dance", "line 7", "no action"),
        ("throw 13", "play 8/5", "line 7", "may not be done"),
        ("8/5 , 6/5", "8/5 7/5", "line 9", "not a play of 31"),
        ("8/5 , 6/5", "8/5", "line 9", "dice can be played"),
        ("@1764459277123", "@noon", "line 11", "milliseconds"),
        ("@1764459277123", "@99999999999999999999", "line 11", "milliseconds"),
        ("@1764459277123", "@253402300800000", "line 11", "milliseconds"),
        ("sugoroku record 1", "sugoroku record 2", "line 3", "begins with the line"),
        ("# a game", "a game", "line 2", "begins with the line"),
        ("white: person", "white: ghost", "head of the record in line 3", "seat is"),
        ("white: person", "green: person", "head of the record in line 3", "no part"),
        ("white: person お花", "law: 9", "head of the record in line 3", "version"),
        ("white: person お花", "length: many", "head of the record in line 3", "no number"),
        ("white: person お花", "length: 1000", "head of the record in line 3", "1 to"),
        ("white: person お花", "score: 1", "head of the record in line 3", "two numbers"),
        ("white: person お花", "options: doubles=4", "head of the record in line 3", "lack"),
        ("white: person お花", "position: xyz", "head of the record in line 3", "26 characters"),
        ("white: person お花", "also: [1]", "head of the record in line 3", "JSON object"),
        ("white: person お花", 'also: {"a": "' + "b" * 5000 + '"}', "head of the record in line 3", "more than"),
        ("white: person お花", "white", "line 5", "name: value"),
        ("white: person お花", "rules: modern", "line 5", "new line of the head"),
        ("rules:", "rulez:", "head of the record in line 3", "no line 'rules"),
    ],
)
def test_what_is_wrong_is_named_with_line_and_reason(was, now, place, reason):
    """Every kind of mistake has its place and its words."""
    assert was in BY_HAND
    with pytest.raises(BadRecord) as refusal:
        read_records(BY_HAND.replace(was, now, 1))
    assert refusal.value.place == place
    assert reason in refusal.value.reason


SOME = [some_record(seed, "modern", "Ann", "Bob") for seed in range(5)]
GAME = json.loads(records_json([some_record(7, "meiji")]))[0]


@pytest.mark.parametrize(
    "text",
    [
        "", " \n", "hello", "[]", "{}", "[1]", "[[]]", "{", "[" * 100_000, '{"sugoroku": 1}', "null", "\x00", "NaN",
        *(json.dumps(GAME | change) for change in [
            {"sugoroku": 2}, {"header": None}, {"header": {}}, {"header": []}, {"sitters": None}, {"sitters": [1, 2]},
            {"sitters": GAME["sitters"][:1]}, {"actions": None}, {"actions": 7}, {"actions": ["throw 31"]},
            {"actions": [["throw 31"]]}, {"actions": [["throw 31", "now"]]}, {"actions": [["throw 31", 1.5]]},
            {"actions": [["throw 31", 10**30]]},
            {"actions": [["throw 31", 253_402_300_800_000]]},
            {"actions": [["throw 31", float("inf")]]}, {"actions": [[None, 0]]},
            {"actions": [["throw 31", -1]]}, {"actions": [["play 24/23", 0]]}, {"actions": {"a": 1}},
            {"header": GAME["header"] | {"x": "\ud800"}}, {"header": GAME["header"] | {"x": "y" * 9000}},
            {"header": GAME["header"] | {"law": 2}}, {"header": GAME["header"] | {"options": {}}},
            {"header": GAME["header"] | {"options": None}}, {"header": GAME["header"] | {"first": 3}},
            {"header": GAME["header"] | {"score": "x"}}, {"header": GAME["header"] | {"score": [-1, 0]}},
            {"header": GAME["header"] | {"position": 5}}, {"header": GAME["header"] | {"length": True}},
        ]),
    ],
)  # fmt: skip
def test_bad_texts_are_refused_and_never_crash(text):
    """Each is a BadRecord, whatever it is."""
    with pytest.raises(BadRecord):
        read_records(text)


def test_records_are_counted_before_they_are_read():
    """Text and JSON hold as many as were written, whatever else is wrong with them; other texts hold none."""
    assert count_records("\ufeff" + BY_HAND * 3) == 3
    assert count_records(json.dumps([GAME, 7, {}])) == 3
    assert count_records(json.dumps(GAME)) == 1
    assert [count_records(text) for text in ("", "hello", "[", "[" * 100_000, "# sugoroku record 1")] == [0] * 5


def test_a_computers_level_keeps_only_what_can_be_printed():
    """A level comes from outside like a name, and is cleaned like one."""
    sitters = [{"seat": "white", "kind": "person"}, {"seat": "black", "kind": "computer", "level": "st\ud800rong\n"}]
    (read,) = read_records(json.dumps(GAME | {"sitters": sitters}))
    assert read.sitters[1].level == "st rong"


@settings(max_examples=40, deadline=None)
@given(chance=st.randoms(use_true_random=False))
def test_a_damaged_record_is_refused_or_still_a_game(chance):
    """Cut, doubled or changed anywhere, a text is either refused or plays through."""
    text = record_text(chance.choice(SOME))
    for _ in range(chance.randint(1, 3)):
        place = chance.randrange(len(text))
        end = place + chance.randint(0, 5)
        text = text[:place] + chance.choice(["", "1", "x", "/", "\n", ":", " ", text[place:end] * 2]) + text[end:]
    try:
        read = read_records(text)
    except BadRecord:
        return
    for game in read:
        replay(setup_of(game.header), [parse_action(entry.text) for entry in game.entries])


def test_a_json_of_something_else_says_what_it_lacks():
    """No word of how the program is made inside."""
    with pytest.raises(BadRecord, match="it has no 'sugoroku'"):
        list(read_records('{"rules": "late-edo"}'))
