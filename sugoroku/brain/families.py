"""The families of rules that a net is trained for, and the nearest family of any rule set."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from sugoroku.game.presets import parse_rules
from sugoroku.game.rules import Rules


@dataclass(frozen=True, slots=True)
class Family:
    """Name the rule sets that one net learns; several when their games begin differently."""

    key: str
    taught: tuple[str, ...]  # rule-set texts
    parent: str | None = None  # the family whose net this one's training begins with


FAMILIES: Mapping[str, Family] = MappingProxyType(
    {
        "late-edo": Family("late-edo", ("late-edo",)),
        "modern": Family("modern", ("modern",)),
        "meiji": Family("meiji", ("meiji",), "late-edo"),
        "gather": Family("gather", ("convent", "yamato"), "late-edo"),
        "early-edo": Family("early-edo", ("early-edo",), "modern"),
    }
)


def family_of(rules: Rules) -> str:
    """Return the family whose net plays these rules best."""
    if rules.finish == "bear-off":
        return "modern" if rules.gammons else "early-edo"
    return {"off": "gather", "instant": "meiji", "at-gather": "late-edo"}[rules.mushigachi]


def is_exact(rules: Rules) -> bool:
    """Tell whether the family's net was trained for just these rules.

    Cube, opening and match options change no position's chances and are not looked at.
    """
    return any(_same(rules, parse_rules(text).rules) for text in FAMILIES[family_of(rules)].taught)


def _same(one: Rules, two: Rules) -> bool:
    names = ("start", "doubles", "finish", "mushigachi", "mujogachi", "larger_die", "primes", "gammons")
    return all(getattr(one, name) == getattr(two, name) for name in names)
