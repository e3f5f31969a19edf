"""What somebody wishes to play: read from a form, a link or the last choice, and kept for the next time."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from urllib.parse import parse_qsl, urlencode

from flask import Request, Response

from sugoroku.brain.levels import FIRST_LEVEL, LEVELS
from sugoroku.game.errors import GameError
from sugoroku.game.match import check_length
from sugoroku.game.presets import DEFAULT_PRESET, PRESETS, RuleSet, parse_rules
from sugoroku.game.rules import OPTION_NAMES, OPTIONS, option_text
from sugoroku.game.state import LONGEST_MATCH
from sugoroku.web.errors import BadForm
from sugoroku.web.forms import field, one_of, whole_number

COOKIE = "new"
LIFETIME = 400 * 24 * 3600
OPPONENTS = ("computer", "here")
BEGINNERS = ("me", "other", "chance")
COLOURS = ("white", "black")
LONGEST_NAME = 40
LONGEST_RULES = 400


@dataclass(frozen=True, slots=True)
class Wish:
    """Hold everything the page of a new game asks; `length` 0 is a series without end."""

    rules: str = DEFAULT_PRESET
    opponent: str = "computer"
    level: str = FIRST_LEVEL
    begins: str = "me"
    colour: str = "white"
    length: int = 0
    my_name: str = ""
    other_name: str = ""
    own_dice: str = "no"

    @property
    def rule_set(self) -> RuleSet:
        """Return the rules; raise a GameError where they contradict themselves or the length."""
        rule_set = parse_rules(self.rules)
        check_length(rule_set, self.length or None)
        return rule_set


def read_wish(values: Mapping[str, str], before: Wish) -> Wish:
    """Read a form or a link over what was wished before; raise BadForm or UnreadableRules."""
    return Wish(
        rules=_rules(values, before.rules),
        opponent=one_of(values, "opponent", OPPONENTS, before.opponent),
        level=one_of(values, "level", tuple(LEVELS), before.level),
        begins=one_of(values, "begins", BEGINNERS, before.begins),
        colour=one_of(values, "colour", COLOURS, before.colour),
        length=whole_number(values, "length", 0, LONGEST_MATCH, before.length),
        my_name=_name(values, "my_name", before.my_name),
        other_name=_name(values, "other_name", before.other_name),
        own_dice=one_of(values, "own_dice", ("no", "yes"), "no" if "opponent" in values else before.own_dice),
    )


def _rules(values: Mapping[str, str], before: str) -> str:
    """Put the rule-set text together: `rules` as a whole, or a preset and a value for each option of the form."""
    text = values.get("rules", before)
    if len(text) > LONGEST_RULES:
        raise BadForm("the rules are longer than a rule-set text can be")
    chosen = {name: values[name] for name in OPTION_NAMES if name in values}
    if not chosen:
        return text
    preset = text.split(" ")[0]
    if preset not in PRESETS:
        return text
    for name, value in chosen.items():
        if value not in OPTIONS[name]:
            raise BadForm(
                "the field %(name)s is one of %(choices)s, not %(value)s",
                name=repr(name),
                choices=", ".join(OPTIONS[name]),
                value=repr(value[:40]),
            )
    plain = PRESETS[preset]
    return " ".join([preset, *(f"{n}={v}" for n, v in chosen.items() if v != option_text(plain, n))])


def _name(values: Mapping[str, str], name: str, before: str) -> str:
    text = " ".join(field(values, name, before).split())
    if len(text) > LONGEST_NAME:
        raise BadForm("a name is at most %(most)s characters long", most=LONGEST_NAME)
    if not text.isprintable():
        raise BadForm("a name has characters that cannot be printed")
    return text


def last_wish(request: Request) -> Wish:
    """Return the last choice of this browser, the plain one where there is none or it no longer makes sense."""
    kept = dict(parse_qsl(request.cookies.get(COOKIE, "")[:1500], max_num_fields=20, errors="replace"))
    try:
        wish = read_wish(kept, Wish())
        return replace(wish, rules=wish.rule_set.text)
    except (BadForm, GameError, ValueError):
        return Wish()


def keep_wish(response: Response, wish: Wish, *, secure: bool) -> None:
    """Keep a choice for the next time."""
    plain = asdict(Wish())
    kept = {name: value for name, value in asdict(wish).items() if value != plain[name]}
    response.set_cookie(COOKIE, urlencode(kept), max_age=LIFETIME, httponly=True, samesite="Lax", secure=secure)
