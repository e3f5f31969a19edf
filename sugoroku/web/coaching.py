"""The coach of rules beside the table: each rule explained when it first matters, once.

What was explained is kept in a cookie with the moment it was shown, so that it stays while that moment lasts.
"""

from dataclasses import dataclass

from flask import Request, Response

from sugoroku.game.reasons import Reason, why_not
from sugoroku.lessons.coach import ADVICE, Advice, advise
from sugoroku.web.look import Look, last_own
from sugoroku.web.reply import url_for
from sugoroku.web.view import Note, Said
from sugoroku.words.catalog import N_

COOKIE = "coach"
LIFETIME = 400 * 24 * 3600
LONGEST = 2000
KEYS = frozenset(advice.key for advice in ADVICE)


@dataclass(frozen=True, slots=True)
class Coaching:
    """Hold what was explained (key to moment), and what is explained now."""

    told: dict[str, str]
    now: Advice | None


def coach(look: Look, request: Request) -> Coaching | None:
    """Choose what to explain at this look; nothing where the coach is not wanted or it is for others to act."""
    if look.sight.preferences.coach != "yes" or not look.may_act:
        return None
    told, moment = _read(request), f"{look.table.game}-{look.table.seq}"
    seen = {key for key, when in told.items() if when != moment}
    advice = advise(look.table.news(last_own(look)), look.state, _refused(look), seen)
    return Coaching(told | {advice.key: moment} if advice else told, advice)


def coach_note(coaching: Coaching, rules: str) -> Note | None:
    """Return the note beside the board, with a link to the rule."""
    advice = coaching.now
    if advice is None:
        return None
    href = url_for("rules.show", text=rules, _anchor=advice.section)
    return Note(title=Said(N_("The coach")), lines=(Said(advice.text),), href=href, link=Said(N_("Read the rule")))


def remember_told(answer: Response, coaching: Coaching, *, secure: bool) -> None:
    """Send the cookie that keeps what was explained."""
    text = "~".join(f"{key}.{when}" for key, when in coaching.told.items())
    answer.set_cookie(COOKIE, text, max_age=LIFETIME, httponly=True, samesite="Lax", secure=secure)


def _read(request: Request) -> dict[str, str]:
    words = (word.partition(".") for word in request.cookies.get(COOKIE, "")[:LONGEST].split("~"))
    return {key: when for key, _, when in words if key in KEYS}


def _refused(look: Look) -> tuple[Reason, ...]:
    """Return why the stone just chosen cannot move."""
    draft, state = look.draft, look.state
    if draft is None or draft.chosen is None or state.throw is None or not draft.offered:
        return ()
    if any(step.source == draft.chosen for step in draft.offered):
        return ()
    return why_not(state.position, state.throw, draft.steps, draft.chosen, state.rules)
