"""What was agreed before the first throw as plain texts, for a record's head.

The values of all options stand beside the rule set's text, with a version of the law, so that a preset changed
later alters no old game.
"""

from collections.abc import Mapping
from typing import Any

from sugoroku.game.dice import Throw
from sugoroku.game.errors import GameError, UnreadableText
from sugoroku.game.position import Position
from sugoroku.game.presets import PRESETS, RuleSet
from sugoroku.game.rules import LAW_VERSION, OPTION_NAMES, OPTIONS, option_text, rules_from_texts, settle
from sugoroku.game.seat import PLAYERS, Seat
from sugoroku.game.state import CUBE_CAP, LONGEST_MATCH, Cube, Score, Setup

Header = dict[str, Any]
HIGHEST_SCORE = 1_000_000


def header_of(setup: Setup) -> Header:
    """Return the setup as a JSON-able mapping with every option's value."""
    header: Header = {
        "rules": setup.rule_set.text,
        "law": LAW_VERSION,
        "options": {name: option_text(setup.rules, name) for name in OPTION_NAMES},
        "length": setup.length,
        "first": setup.first.value,
        "score": [setup.score.white, setup.score.black],
    }
    if setup.position is not None:
        header["position"] = setup.position.xgid()
        header["turn"] = (setup.turn or setup.first).value
        header["throw"] = setup.throw.text if setup.throw else None
        header["cube"] = [setup.cube.value, setup.cube.owner.value if setup.cube.owner else None]
    if setup.crawford_played:
        header["crawford_played"] = True
    return header


def setup_of(header: Mapping[str, Any]) -> Setup:
    """Read a record's head; raise UnreadableText with the field that is wrong."""
    try:
        return _setup(header)
    except GameError:
        raise
    except (KeyError, TypeError, ValueError, IndexError, AttributeError) as problem:
        raise UnreadableText(
            "the head of the record cannot be read: %(problem)s", problem=repr(problem)[:160]
        ) from None


def _setup(header: Mapping[str, Any]) -> Setup:
    position = header.get("position")
    value, owner = header.get("cube") or (1, None)
    white, black = header.get("score") or (0, 0)
    return Setup(
        rule_set=_rule_set(header),
        length=_within("length", header.get("length"), LONGEST_MATCH),
        first=_player(header.get("first", Seat.WHITE.value)),
        position=Position.from_xgid(position) if position else None,
        turn=_player(header["turn"]) if position else None,
        throw=Throw.from_text(header["throw"]) if position and header.get("throw") else None,
        score=Score(_points(white), _points(black)),
        cube=Cube(_cube(value), _player(owner) if owner else None),
        crawford_played=header.get("crawford_played") is True,
    )


def _rule_set(header: Mapping[str, Any]) -> RuleSet:
    if header.get("law", LAW_VERSION) != LAW_VERSION:
        raise UnreadableText(
            "the record follows version %(law)s of the law; this program knows %(known)s",
            law=repr(header["law"]),
            known=LAW_VERSION,
        )
    preset = str(header["rules"]).partition(" ")[0]
    if preset not in PRESETS:
        raise UnreadableText("there is no preset %(preset)s", preset=repr(preset[:40]))
    texts = {name: str(header["options"][name]) for name in OPTION_NAMES}
    for name, text in texts.items():
        if text not in OPTIONS[name]:
            raise UnreadableText(
                "%(name)s is one of %(choices)s, not %(text)s",
                name=name,
                choices=", ".join(OPTIONS[name]),
                text=repr(text[:40]),
            )
    return RuleSet(preset, rules_from_texts(settle(texts, OPTION_NAMES)))


def _player(text: object) -> Seat:
    if text not in [seat.value for seat in PLAYERS]:
        raise UnreadableText("a player is white or black, not %(text)s", text=repr(str(text)[:40]))
    return Seat(str(text))


def _within(name: str, number: object, most: int) -> int | None:
    if number is None:
        return None
    if isinstance(number, bool) or not isinstance(number, int) or not 1 <= number <= most:
        raise UnreadableText(
            "%(name)s is a whole number from 1 to %(most)s, not %(number)s",
            name=name,
            most=most,
            number=repr(str(number)[:40]),
        )
    return number


def _points(number: object) -> int:
    if isinstance(number, bool) or not isinstance(number, int) or not 0 <= number <= HIGHEST_SCORE:
        raise UnreadableText("a score is a whole number from 0, not %(number)s", number=repr(str(number)[:40]))
    return number


def _cube(number: object) -> int:
    if number not in [2**power for power in range(CUBE_CAP.bit_length())]:
        raise UnreadableText("a cube shows 1 to %(most)s, not %(number)s", most=CUBE_CAP, number=repr(str(number)[:40]))
    return int(str(number))
