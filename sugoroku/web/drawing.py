"""Draw a table: from the game as it stands to the view the template prints."""

from collections.abc import Iterable

from sugoroku.game import news as happened
from sugoroku.game.position import BAR, OFF
from sugoroku.game.reasons import why_not
from sugoroku.game.seat import Seat
from sugoroku.web import controls, telling
from sugoroku.web.board import COLOURS, draw_board
from sugoroku.web.errors import in_words
from sugoroku.web.look import Look, last_own, seat_title
from sugoroku.web.recounting import played_out, record_lines
from sugoroku.web.rules_line import rules_view
from sugoroku.web.view import (
    Board,
    Note,
    ResultView,
    Said,
    SeatView,
    TableView,
    Term,
)
from sugoroku.web.wording import worded
from sugoroku.words.catalog import N_
from sugoroku.words.terms import TERMS

SPEED = {"slow": 1200, "normal": 600, "fast": 250, "none": 0}
RECORD_LINES = 8
MOST_TOLD = 8  # a side that is closed out may pass for long


def draw_table(look: Look, *, url: str, act: str, record_url: str, throws_url: str) -> TableView:
    """Return the view of a whole table."""
    state, sight, names = look.state, look.sight, look.names
    mine = seat_view(look, sight.viewer)
    other = seat_view(look, sight.viewer.other)
    asked = state.to_act
    who = names[asked] if asked in names else names[state.turn]
    draft = look.draft
    steps = draft.steps if draft else ()
    complete = draft is not None and draft.complete
    wanted = telling.ask(state, mine=look.may_act, who=who, drafted=bool(steps), complete=complete)
    return TableView(
        game=look.table.game,
        url=url,
        act=act,
        seq=look.table.seq,
        board=draw_board(look, throws_url),
        other=other,
        mine=mine,
        rules=rules_view(state, sight.lang),
        ask=telling.COVERED if look.covered else worded(wanted, sight.board),
        told=telling.tell(_recent(look), sight, names)[-MOST_TOLD:],
        warn=_warn(look),
        buttons=controls.buttons(look),
        drafted=len(steps),
        again=look.bare if steps else None,
        record=record_lines(look.table, sight, record_url, RECORD_LINES),
        record_href=record_url,
        notes=_notes(look, record_url),
        result=_result(look),
        score=_score(look),
        news=tuple(played_out(look)),
        speed=SPEED[sight.preferences.speed],
        enter_throw=controls.throw_buttons(look),
    )


def seat_view(look: Look, seat: Seat) -> SeatView:
    """Return one side's line: name, pips, captured stones, score."""
    state = look.state
    seen = state.seen_by(seat)
    if look.draft and seat is state.turn:
        captured, pips = look.draft.points[BAR], sum(n * c for n, c in enumerate(look.draft.points) if c > 0)
    elif look.draft:
        captured = -look.draft.points[OFF]
        pips = -sum((BAR - n) * c for n, c in enumerate(look.draft.points) if c < 0)
    else:
        captured, pips = seen.bar, seen.pips
    series = state.setup.length is not None or state.game > 1 or state.score.white or state.score.black
    return SeatView(
        colour=COLOURS[seat],
        name=Said("%(name)s", {"name": seat_title(look, seat)}),
        on_turn=state.to_act is seat,
        pips=pips if look.sight.preferences.pips == "yes" else None,
        captured=captured,
        barred=look.sight.board is Board.MODERN,
        off=seen.off if state.rules.finish == "bear-off" else None,
        score=state.score.of(seat) if series else None,
    )


def _recent(look: Look) -> Iterable[happened.News]:
    """Give the news since the reader's last look, or of the last turn where the page is opened anew."""
    if look.draft and look.draft.steps:
        return ()
    since = look.since if look.since < look.table.seq else last_own(look)
    told = look.table.news(since)
    return told[:-1] if look.covered else told


def _warn(look: Look) -> Said | None:
    if look.stale:
        return Said(N_("The game had gone on meanwhile. This is how it stands now."))
    draft, state = look.draft, look.state
    if draft is None or state.throw is None:
        return None
    if draft.broken:
        return Said(N_("That cannot be played here: %(why)s."), {"why": in_words(draft.broken)})
    if draft.chosen is None or any(step.source == draft.chosen for step in draft.offered) or not draft.offered:
        return None
    reasons = why_not(state.position, state.throw, draft.steps, draft.chosen, state.rules)
    told = telling.explain(reasons, look.sight, state.turn)
    sentences = [look.sight.text(said.text) % dict(said.parts) for said in told]
    return Said("%(text)s", {"text": " ".join(sentences)}) if sentences else None


def _notes(look: Look, record_url: str) -> tuple[Note, ...]:
    """Lead to the same position under other rules, once something has been played."""
    if not look.table.seq or look.state.result is not None:
        return ()
    title, link = Said(N_("Other rules")), Said(N_("Open this position under other rules"))
    return (Note(title=title, lines=(), href=record_url, link=link),)


def _score(look: Look) -> Said | None:
    state = look.state
    if state.result is None:
        return None
    facts = {
        "white": look.names[Seat.WHITE],
        "black": look.names[Seat.BLACK],
        "own": state.score.white,
        "other": state.score.black,
        "length": state.setup.length,
    }
    if state.setup.length is None:
        return Said(N_("Score: %(white)s %(own)s, %(black)s %(other)s."), facts)
    return Said(N_("Score: %(white)s %(own)s, %(black)s %(other)s, to %(length)s."), facts)


def _result(look: Look) -> ResultView | None:
    result = look.state.result
    if result is None:
        return None
    term = TERMS.get(result.kind.value)
    return ResultView(
        winner=COLOURS[result.winner],
        title=telling.won_title(result, look.names[result.winner]),
        points=result.value,
        kind=Term(term.kanji, term.kana, term.romaji, term.hangul or "") if term else None,
        reasons=tuple(worded(said, look.sight.board) for said in telling.won_reasons(look.state, result)),
        buttons=controls.result_buttons(look),
    )
