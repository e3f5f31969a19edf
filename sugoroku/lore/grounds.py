"""Say how well a rule is founded in the rule set where it stands: the same rule is old in one and new in another."""

from dataclasses import replace

from sugoroku.game.rules import NEEDS, Rules, looks_modern, option_text
from sugoroku.lore.claim import Claim, attested, house
from sugoroku.lore.rules_text import OPTION_TEXTS, RuleText
from sugoroku.lore.sources import sources
from sugoroku.words.catalog import N_

_NEEDED = {need.option: need for need in NEEDS if need.other != "opening"}
_MODERN = attested(N_("The plain rule of modern backgammon."), *sources("wiki-ko", "app-rules"))
_MODERN_TOO = {("finish", "bear-off"), ("larger_die", "yes"), ("primes", "free")}
_MODERN_LINES = {
    ("start", "hon"): N_("Two checkers on 24, five on 13, three on 8 and five on 6."),
    ("finish", "bear-off"): N_(
        "With all fifteen in your home board take them off by the dice; first with all off wins."
    ),
    ("primes", "free"): N_("Hold as many points in a row as you can."),
}
_UNKNOWN = house(
    N_("With which rules the Yamato array was played is not known. This one is taken over from the later game."),
    *sources("kariginu", "rokuro-study"),
)
_TAKEN_OVER = {
    ("opening", "seat"),
    ("doubles", "2"),
    ("finish", "gather"),
    ("mushigachi", "off"),
    ("primes", "free"),
}


def means_something(option: str, rules: Rules) -> bool:
    """Tell whether the option means anything beside the others: a gammon means nothing where stones are gathered."""
    need = _NEEDED.get(option)
    return need is None or option_text(rules, need.other) in need.values


def text_for(option: str, rules: Rules) -> RuleText:
    """Return the words for the value that the option has in these rules, told and founded as it is there."""
    value = option_text(rules, option)
    text = OPTION_TEXTS[option, value]
    if looks_modern(rules):
        text = replace(text, line=_MODERN_LINES.get((option, value), text.line))
    claim = _claim_here(option, value, rules)
    return text if claim is None else replace(text, claim=claim)


def _claim_here(option: str, value: str, rules: Rules) -> Claim | None:
    """Return what replaces the claim of the rule by itself, nothing where it holds."""
    if rules.gammons:
        return _MODERN if (option, value) in _MODERN_TOO else None
    if rules.start == "yamato":
        return _UNKNOWN if (option, value) in _TAKEN_OVER else None
    return None
