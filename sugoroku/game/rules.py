"""A rule set's law as frozen data, and what the law says of a position."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields
from enum import StrEnum
from types import MappingProxyType
from typing import Any, Literal

from sugoroku.game.errors import AnyOf, Asked, ContradictoryRules, IllegalPosition
from sugoroku.game.position import BAR, OFF, STONES, Position, flipped

LAW_VERSION = 1
HOME = range(1, 7)


@dataclass(frozen=True, slots=True)
class Rules:
    """Hold the value of every rule option; the fields stand in the order of the canonical text."""

    start: Literal["hon", "yamato"] = "hon"
    opening: Literal["seat", "roll-off", "roll-off-keep"] = "seat"
    doubles: Literal[2, 4] = 2
    finish: Literal["gather", "bear-off"] = "gather"
    mushigachi: Literal["off", "at-gather", "instant"] = "off"
    mujogachi: Literal["off", "from-in-1", "either-end"] = "off"
    larger_die: bool = True
    primes: Literal["free", "courteous"] = "free"
    gammons: bool = False
    cube: bool = False
    crawford: bool = False
    jacoby: bool = False
    beaver: bool = False
    auto_doubles: bool = False


MODERN_TRAITS = 3


def looks_modern(rules: Rules) -> bool:
    """Tell whether most of what sets modern backgammon apart is in these rules."""
    traits = (
        rules.doubles == 4,
        rules.finish == "bear-off",
        rules.gammons,
        rules.cube,
        rules.opening == "roll-off-keep",
    )
    return sum(traits) >= MODERN_TRAITS


OPTIONS: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "start": ("hon", "yamato"),
        "opening": ("seat", "roll-off", "roll-off-keep"),
        "doubles": ("2", "4"),
        "finish": ("gather", "bear-off"),
        "mushigachi": ("off", "at-gather", "instant"),
        "mujogachi": ("off", "from-in-1", "either-end"),
        "larger_die": ("yes", "no"),
        "primes": ("free", "courteous"),
        "gammons": ("no", "yes"),
        "cube": ("off", "on"),
        "crawford": ("no", "yes"),
        "jacoby": ("no", "yes"),
        "beaver": ("no", "yes"),
        "auto_doubles": ("no", "yes"),
    }
)
OPTION_NAMES = tuple(field.name for field in fields(Rules))


@dataclass(frozen=True, slots=True)
class Need:
    """Say that an option means something only while another has one of some values."""

    option: str
    idle: str
    other: str
    values: tuple[str, ...]


NEEDS = (
    Need("mushigachi", "off", "finish", ("gather",)),
    Need("mujogachi", "off", "finish", ("gather",)),
    Need("mujogachi", "off", "mushigachi", ("at-gather", "instant")),
    Need("gammons", "no", "finish", ("bear-off",)),
    Need("crawford", "no", "cube", ("on",)),
    Need("jacoby", "no", "cube", ("on",)),
    Need("beaver", "no", "cube", ("on",)),
    Need("auto_doubles", "no", "cube", ("on",)),
    Need("auto_doubles", "no", "opening", ("roll-off-keep",)),
)


def option_text(rules: Rules, name: str) -> str:
    """Return the text of one option's value as it stands in a rule-set text."""
    value = getattr(rules, name)
    if isinstance(value, bool):
        yes, no = ("on", "off") if name == "cube" else ("yes", "no")
        return yes if value else no
    return str(value)


def rules_from_texts(texts: Mapping[str, str]) -> Rules:
    """Build rules from a text for every option; the texts must be values of OPTIONS."""
    values: dict[str, Any] = {name: _value(name, texts[name]) for name in OPTION_NAMES}
    return Rules(**values)


def _value(name: str, text: str) -> str | int | bool:
    if name == "doubles":
        return int(text)
    if OPTIONS[name] in (("no", "yes"), ("yes", "no"), ("off", "on")):
        return text in ("yes", "on")
    return text


def settle(texts: Mapping[str, str], named: Sequence[str]) -> dict[str, str]:
    """Let options without meaning fall away; raise ContradictoryRules where one was named outright.

    `texts` has a value for every option, `named` the options that somebody asked for by name.
    """
    settled = dict(texts)
    for need in NEEDS:
        if settled[need.option] == need.idle or settled[need.other] in need.values:
            continue
        if need.option in named:
            raise ContradictoryRules(
                "%(option)s means nothing without %(wanted)s",
                option=Asked(need.option, settled[need.option]),
                wanted=AnyOf(Asked(need.other, value) for value in need.values),
            )
        settled[need.option] = need.idle
    return settled


class WinKind(StrEnum):
    """Name the ways a game ends."""

    IRIGACHI = "irigachi"
    MUSHIGACHI = "mushigachi"
    MUJOGACHI = "mujogachi"
    AGARI = "agari"
    SINGLE = "single"
    GAMMON = "gammon"
    BACKGAMMON = "backgammon"
    RESIGNED = "resigned"
    DROPPED = "dropped"
    TIME = "time"
    CLAIMED = "claimed"


@dataclass(frozen=True, slots=True)
class Win:
    """Hold how a game was won and its worth in points before the cube."""

    kind: WinKind
    points: int


_IRIGACHI = Win(WinKind.IRIGACHI, 1)
_MUSHIGACHI = Win(WinKind.MUSHIGACHI, 2)
_MUJOGACHI = Win(WinKind.MUJOGACHI, 3)
_AGARI = Win(WinKind.AGARI, 1)
_SINGLE = Win(WinKind.SINGLE, 1)
_GAMMON = Win(WinKind.GAMMON, 2)
_BACKGAMMON = Win(WinKind.BACKGAMMON, 3)
_MUJO_SHAPES: dict[str, set[tuple[int, ...]]] = {
    "from-in-1": {(2, 2, 2, 3, 3, 3), (2, 3, 2, 3, 2, 3)},
    "either-end": {(2, 2, 2, 3, 3, 3), (2, 3, 2, 3, 2, 3), (3, 3, 3, 2, 2, 2), (3, 2, 3, 2, 3, 2)},
    "off": set(),
}


def win_of(position: Position, rules: Rules) -> Win | None:
    """Return the win that the mover has on the board, or nothing.

    Sources of the wins: irigachi Ueda 1897 and the convents; mushigachi's name likewise, its two points
    and the mujo shapes are Qdan's (house).
    """
    return win_of_points(position.points, rules)


def win_of_points(points: Sequence[int], rules: Rules) -> Win | None:
    """Return the win that the mover has on these 26 signed counts, or nothing."""
    if rules.finish == "bear-off":
        return _bear_off_win(points, rules)
    closed = points[OFF] < 0 and rules.mushigachi != "off" and min(points[1:7]) > 1
    home = sum(points[point] for point in HOME if points[point] > 0)
    if home == STONES:
        if not closed:
            return _IRIGACHI
        return _MUJOGACHI if tuple(points[1:7]) in _MUJO_SHAPES[rules.mujogachi] else _MUSHIGACHI
    return _MUSHIGACHI if closed and rules.mushigachi == "instant" else None


def _bear_off_win(points: Sequence[int], rules: Rules) -> Win | None:
    if any(count > 0 for count in points):
        return None
    if not rules.gammons:
        return _AGARI
    if -sum(points) < STONES:
        return _SINGLE
    return _BACKGAMMON if any(points[: HOME.stop]) else _GAMMON


def check_position(position: Position, rules: Rules) -> None:
    """Refuse a position that is no game; raise IllegalPosition with the reason."""
    _check_counts("the mover", position.on_board, rules)
    _check_counts("the opponent", position.on_board_opponent, rules)
    if win_of(position, rules) is not None or win_of(position.flip(), rules) is not None:
        raise IllegalPosition("the game is already over in this position")
    if _stalled(position.points) and _stalled(flipped(position.points)):
        raise IllegalPosition("both inner tables are closed with a captured stone of each side: nobody can move")


def _check_counts(side: str, stones: int, rules: Rules) -> None:
    if stones > STONES:
        raise IllegalPosition(
            "%(side)s has %(stones)s stones, more than %(most)s", side=side, stones=stones, most=STONES
        )
    if stones == 0:
        raise IllegalPosition("%(side)s has no stone on the board", side=side)
    if rules.finish == "gather" and stones != STONES:
        raise IllegalPosition(
            "%(side)s has %(stones)s stones; where stones are gathered each side has %(most)s",
            side=side,
            stones=stones,
            most=STONES,
        )


def _stalled(points: Sequence[int]) -> bool:
    """Tell whether the mover has a captured stone and faces a closed inner table."""
    return points[BAR] > 0 and max(points[19:25]) < -1
