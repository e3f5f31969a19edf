"""The period presets, and the text of a rule set: a preset and what was changed from it."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from types import MappingProxyType

from sugoroku.game.errors import UnreadableRules
from sugoroku.game.rules import OPTION_NAMES, OPTIONS, Rules, option_text, rules_from_texts, settle

DEFAULT_PRESET = "late-edo"
LONGEST_TEXT = 400

PRESETS: Mapping[str, Rules] = MappingProxyType(
    {
        "late-edo": Rules(mushigachi="at-gather", mujogachi="from-in-1"),
        "early-edo": Rules(finish="bear-off"),
        "meiji": Rules(mushigachi="instant"),
        "convent": Rules(primes="courteous"),
        "yamato": Rules(start="yamato"),
        "modern": Rules(opening="roll-off-keep", doubles=4, finish="bear-off", gammons=True, cube=True, crawford=True),
    }
)


@dataclass(frozen=True, slots=True)
class RuleSet:
    """Hold rules with the preset they were named from."""

    preset: str
    rules: Rules

    @property
    def changes(self) -> tuple[tuple[str, str], ...]:
        """List option and value of all that differs from the preset, in canonical order.

        What another change makes meaningless falls away by itself and is not listed.
        """
        return _changes_of(self.preset, self.rules)

    @property
    def text(self) -> str:
        """Return the one canonical text of this rule set."""
        return " ".join([self.preset, *(f"{name}={text}" for name, text in self.changes)])


@lru_cache(maxsize=1024)
def _changes_of(preset: str, rules: Rules) -> tuple[tuple[str, str], ...]:
    usual = _texts(PRESETS[preset])
    named = {name: text for name, text in _texts(rules).items() if text != usual[name]}
    return tuple((name, text) for name, text in named.items() if not _follows(preset, rules, name, named))


def _texts(rules: Rules) -> dict[str, str]:
    return {name: option_text(rules, name) for name in OPTION_NAMES}


def _follows(preset: str, rules: Rules, name: str, named: Mapping[str, str]) -> bool:
    """Tell whether an option's value comes by itself once the other changes are made."""
    others = {other: text for other, text in named.items() if other != name}
    return settle(_texts(PRESETS[preset]) | others, ())[name] == option_text(rules, name)


@lru_cache(maxsize=1024)
def parse_rules(text: str) -> RuleSet:
    """Read a rule-set text such as `late-edo mushigachi=instant doubles=4`.

    Raise UnreadableRules for what cannot be read, ContradictoryRules for named options that exclude
    each other.
    """
    if len(text) > LONGEST_TEXT:
        raise UnreadableRules("a rule set is at most %(most)s characters long", most=LONGEST_TEXT)
    words = text.split()
    if not words:
        raise UnreadableRules("a rule set begins with a preset: %(presets)s", presets=", ".join(PRESETS))
    preset = words[0]
    if preset not in PRESETS:
        raise UnreadableRules(
            "there is no preset %(preset)s; the presets are %(presets)s",
            preset=repr(preset[:40]),
            presets=", ".join(PRESETS),
        )
    named = _changes(words[1:])
    texts = settle(_texts(PRESETS[preset]) | named, tuple(named))
    return RuleSet(preset, rules_from_texts(texts))


def _changes(words: list[str]) -> dict[str, str]:
    named: dict[str, str] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals:
            raise UnreadableRules("%(word)s is not of the form option=value", word=repr(word[:40]))
        if name not in OPTIONS:
            raise UnreadableRules(
                "there is no option %(name)s; the options are %(options)s",
                name=repr(name[:40]),
                options=", ".join(OPTIONS),
            )
        if value not in OPTIONS[name]:
            raise UnreadableRules(
                "%(name)s is one of %(choices)s, not %(value)s",
                name=name,
                choices=", ".join(OPTIONS[name]),
                value=repr(value[:40]),
            )
        if named.get(name, value) != value:
            raise UnreadableRules("%(name)s is named twice with different values", name=name)
        named[name] = value
    return named


def preset_alike(rules: Rules) -> str | None:
    """Return the preset that has exactly these values, or nothing."""
    return next((key for key, values in PRESETS.items() if values == rules), None)
