"""Read the name of a rule set; a table of presets of its own, so that a slip in the other one shows."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

CHOICES: dict[str, tuple[str, ...]] = {
    "start": ("hon", "yamato"),
    "opening": ("seat", "roll-off", "roll-off-keep"),
    "doubles": ("2", "4"),
    "finish": ("gather", "bear-off"),
    "mushigachi": ("at-gather", "instant", "off"),
    "mujogachi": ("from-in-1", "either-end", "off"),
    "larger_die": ("yes", "no"),
    "primes": ("free", "courteous"),
    "gammons": ("yes", "no"),
    "cube": ("on", "off"),
    "crawford": ("yes", "no"),
    "jacoby": ("yes", "no"),
    "beaver": ("yes", "no"),
    "auto_doubles": ("yes", "no"),
}

_TABLE = """
late-edo   hon    seat          2 gather   at-gather from-in-1 yes free      no  off no
early-edo  hon    seat          2 bear-off off       off       yes free      no  off no
meiji      hon    seat          2 gather   instant   off       yes free      no  off no
convent    hon    seat          2 gather   off       off       yes courteous no  off no
yamato     yamato seat          2 gather   off       off       yes free      no  off no
modern     hon    roll-off-keep 4 bear-off off       off       yes free      yes on  yes
"""

TABLE: dict[str, dict[str, str]] = {
    row.split()[0]: dict(zip(CHOICES, [*row.split()[1:], "no", "no", "no"], strict=True))
    for row in _TABLE.strip().splitlines()
}

STARTS = {
    "hon": "-b----E-C---eE---c-e----B-",
    "yamato": "-e----E-----eE-----e----E-",
}


class UnknownLawError(ValueError):
    """Say that a text names no rule set."""


@dataclass(frozen=True, slots=True)
class Law:
    """Hold what decides which plays are legal and what a win is worth."""

    start: str
    moves_of_a_double: int
    bear_off: bool
    mushigachi: str
    mujogachi: str
    larger_die: bool
    courteous: bool
    gammons: bool


@cache
def values_of(text: str) -> dict[str, str]:
    """Give every option's value; raise UnknownLawError for what is unknown or contradicts itself."""
    words = text.split()
    if not words or words[0] not in TABLE:
        raise UnknownLawError(text)
    named: dict[str, str] = {}
    for word in words[1:]:
        option, _, value = word.partition("=")
        if option in named or value not in CHOICES.get(option, ()):
            raise UnknownLawError(word)
        named[option] = value
    value_of = TABLE[words[0]] | named
    # In this order, as one that falls away takes the next with it.
    for option, idle, is_idle in (
        ("mushigachi", "off", value_of["finish"] == "bear-off"),
        ("gammons", "no", value_of["finish"] == "gather"),
        ("crawford", "no", value_of["cube"] == "off"),
        ("jacoby", "no", value_of["cube"] == "off"),
        ("beaver", "no", value_of["cube"] == "off"),
        ("auto_doubles", "no", value_of["cube"] == "off" or value_of["opening"] != "roll-off-keep"),
    ):
        if is_idle:
            _let_fall(value_of, named, option, idle)
    if value_of["mushigachi"] == "off":
        _let_fall(value_of, named, "mujogachi", "off")
    return value_of


def _let_fall(value_of: dict[str, str], named: dict[str, str], option: str, idle: str) -> None:
    if named.get(option, idle) != idle:
        raise UnknownLawError(f"{option}={named[option]} has no meaning here")
    value_of[option] = idle


@cache
def law_of(text: str) -> Law:
    """Give the law of a rule set's text."""
    value_of = values_of(text)
    return Law(
        start=STARTS[value_of["start"]],
        moves_of_a_double=int(value_of["doubles"]),
        bear_off=value_of["finish"] == "bear-off",
        mushigachi=value_of["mushigachi"],
        mujogachi=value_of["mujogachi"],
        larger_die=value_of["larger_die"] == "yes",
        courteous=value_of["primes"] == "courteous",
        gammons=value_of["gammons"] == "yes",
    )
