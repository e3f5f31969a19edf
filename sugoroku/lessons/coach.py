"""Explain a rule at the moment it first matters in one's own game, once."""

from collections.abc import Collection, Iterable
from dataclasses import dataclass

from sugoroku.game.news import News, What
from sugoroku.game.reasons import Reason, Why
from sugoroku.game.state import State
from sugoroku.words.catalog import N_


@dataclass(frozen=True, slots=True)
class Advice:
    """Hold one explanation; `term` is a key of the glossary, `section` a key of the rule pages."""

    key: str
    text: str
    section: str
    term: str | None = None


_OF_NEWS = {
    What.HIT: Advice(
        "cut",
        N_("A lone stone was cut. It waits on the middle band and must enter before its owner may move anything else."),
        "cut",
        "cut",
    ),
    What.ENTERED: Advice(
        "enter",
        N_("A captive comes in on the opponent's inner table, on the point of the die: a one on in-1, a six on in-6."),
        "enter",
        "enter",
    ),
    What.PASSED: Advice("pass", N_("No die could be played, so the turn passed by itself."), "stagnate", "stagnate"),
    What.CLOSED: Advice(
        "closed",
        N_("All six inner points hold two stones or more: nothing can enter until one is opened."),
        "mushigachi",
        "steam",
    ),
    What.PRIMED: Advice(
        "prime",
        N_("Six held points in a row are a wall no stone can pass, for no die is larger than six."),
        "primes",
        "steam",
    ),
    What.BORE_OFF: Advice(
        "bear-off",
        N_(
            "All fifteen are home, so stones are taken off: by a die equal to their point, or by a larger one from the highest point."
        ),
        "finish",
        "agari",
    ),
}
_OF_REASONS = {
    Why.BLOCKED: Advice(
        "blocked", N_("Two or more enemy stones hold that point. You may pass over it, but not stop there."), "blocked"
    ),
    Why.ENTER_FIRST: Advice(
        "enter-first", N_("Your captive stone comes first. Nothing else may move until it is in."), "enter", "captive"
    ),
    Why.OTHER_DIE_LOST: Advice(
        "both-dice",
        N_("Both dice must be played if there is any way. That step would have left the other die without one."),
        "must-play",
    ),
    Why.LARGER_DIE: Advice(
        "larger-die", N_("Only one die can be played here, and then it must be the larger."), "larger_die"
    ),
    Why.NO_GOAL_BEYOND: Advice(
        "gather",
        N_("Stones are gathered here, not taken off: there is nothing to go to beyond in-1."),
        "finish",
        "irigachi",
    ),
    Why.PRIME: Advice(
        "courtesy",
        N_("By these manners you may not leave six held points in a row while another play exists."),
        "primes",
        "steam",
    ),
}
_DOUBLE_TWO = Advice("doubles", N_("Equal dice are two moves here, like any other throw."), "doubles")
_DOUBLE_FOUR = Advice("doubles-four", N_("Equal dice are four moves in this game."), "doubles")
_LONE = Advice(
    "lone",
    N_("A stone of yours stands alone. If the enemy lands on it, it is cut and begins its way again."),
    "cut",
    "lone-stone",
)
_CAPTIVE = Advice(
    "captive",
    N_("A stone of yours is captive. It must enter first, on the point that a die shows."),
    "enter",
    "captive",
)
_NEARLY_HOME = Advice(
    "nearly",
    N_("Only a few stones are still outside. The moment the last one comes home, you have won."),
    "finish",
    "irigachi",
)

ADVICE = (*_OF_NEWS.values(), *_OF_REASONS.values(), _DOUBLE_TWO, _DOUBLE_FOUR, _LONE, _CAPTIVE, _NEARLY_HOME)
FEW = 3


def advise(news: Iterable[News], state: State, reasons: Iterable[Reason], seen: Collection[str]) -> Advice | None:
    """Return the first explanation that matters now and has not been seen, or nothing.

    `state` is seen by the seat on turn; `reasons` are those of a step just refused.
    """
    matters = [
        *(_OF_REASONS[reason.why] for reason in reasons if reason.why in _OF_REASONS),
        *_of_state(state),
        *(_OF_NEWS[one.what] for one in news if one.what in _OF_NEWS),
    ]
    return next((advice for advice in matters if advice.key not in seen), None)


def _of_state(state: State) -> Iterable[Advice]:
    """List what the position itself calls for, the pressing first."""
    points, rules = state.position.points, state.rules
    if state.position.bar:
        yield _CAPTIVE
    if state.throw is not None and state.throw.is_double:
        yield _DOUBLE_TWO if rules.doubles == 2 else _DOUBLE_FOUR
    if rules.finish == "gather" and sum(count for count in points[7:] if count > 0) <= FEW:
        yield _NEARLY_HOME
    if 1 in points[1:25]:
        yield _LONE
