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
        raise UnreadableText(f"the head of the record cannot be read: {problem!r}"[:200]) from None


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
            f"the record follows version {header['law']!r} of the law; this program knows {LAW_VERSION}"
        )
    preset = str(header["rules"]).partition(" ")[0]
    if preset not in PRESETS:
        raise UnreadableText(f"there is no preset {preset[:40]!r}")
    texts = {name: str(header["options"][name]) for name in OPTION_NAMES}
    for name, text in texts.items():
        if text not in OPTIONS[name]:
            raise UnreadableText(f"{name} is one of {', '.join(OPTIONS[name])}, not {text[:40]!r}")
    return RuleSet(preset, rules_from_texts(settle(texts, OPTION_NAMES)))


def _player(text: object) -> Seat:
    if text not in [seat.value for seat in PLAYERS]:
        raise UnreadableText(f"a player is white or black, not {str(text)[:40]!r}")
    return Seat(str(text))


def _within(name: str, number: object, most: int) -> int | None:
    if number is None:
        return None
    if isinstance(number, bool) or not isinstance(number, int) or not 1 <= number <= most:
        raise UnreadableText(f"{name} is a whole number from 1 to {most}, not {str(number)[:40]!r}")
    return number


def _points(number: object) -> int:
    if isinstance(number, bool) or not isinstance(number, int) or not 0 <= number <= HIGHEST_SCORE:
        raise UnreadableText(f"a score is a whole number from 0, not {str(number)[:40]!r}")
    return number


def _cube(number: object) -> int:
    if number not in [2**power for power in range(CUBE_CAP.bit_length())]:
        raise UnreadableText(f"a cube shows 1 to {CUBE_CAP}, not {str(number)[:40]!r}")
    return int(str(number))
