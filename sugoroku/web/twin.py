"""The twin game: two tables, one for each rule set, and every throw falls on both."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from flask import Blueprint, Response, request

from sugoroku.brain.levels import DEFAULT_LEVEL, LEVELS
from sugoroku.game.actions import Played, Thrown, action_text
from sugoroku.game.dice import Throw
from sugoroku.game.position import START
from sugoroku.game.presets import PRESETS, RuleSet, parse_rules
from sugoroku.game.record import Sitter
from sugoroku.game.seat import Seat
from sugoroku.game.state import Setup
from sugoroku.lore.preset_text import PRESET_TEXTS
from sugoroku.room.dice import FairDice
from sugoroku.room.errors import StaleTable
from sugoroku.room.table import Table
from sugoroku.web import people, telling
from sugoroku.web.board import draw_board
from sugoroku.web.drawing import seat_view
from sugoroku.web.forms import field, one_of, whole_number
from sugoroku.web.lab import rule_set_name
from sugoroku.web.lab_link import pair_of
from sugoroku.web.look import Asked, Look, look_at
from sugoroku.web.parts import room
from sugoroku.web.preferences import read_preferences
from sugoroku.web.reply import language, render, reply, see_other, url_for, wants_fragment
from sugoroku.web.sight import sight_of
from sugoroku.web.table import MOST_ACTIONS
from sugoroku.web.twin_links import Half, linked
from sugoroku.web.view import BoardView, Said, SeatView
from sugoroku.web.wording import worded
from sugoroku.words.catalog import N_

blueprint = Blueprint("twin", __name__, url_prefix="/compare/twin")
MOST_THROWS = 400
DICE = FairDice()
Pair = tuple[Table, Table]


@dataclass(frozen=True, slots=True, kw_only=True)
class TwinSide:
    """Show one of the two tables."""

    game: str
    seq: int
    name: str
    board: BoardView
    mine: SeatView
    other: SeatView
    ask: Said
    told: tuple[Said, ...]
    again: str | None
    table: str
    moves: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class TwinView:
    """Show both tables, and where they parted."""

    sides: tuple[TwinSide, TwinSide]
    act: str
    parted: Said | None
    stopped: bool
    turns: int


@blueprint.get("")
def index() -> Response:
    """Ask for the two rule sets."""
    one, other = pair_of([text for text in request.args.getlist("rules") if text])
    return render(
        "pages/twin_start.html",
        presets={key: PRESET_TEXTS[key].name for key in PRESETS},
        chosen=(one.split(" ")[0], other.split(" ")[0]),
        levels=LEVELS,
        level=DEFAULT_LEVEL,
    )


@blueprint.post("")
def start() -> Response:
    """Open two tables under two rule sets and throw for both."""
    one, other = pair_of([text for text in request.form.getlist("rules") if text][:2])
    level = one_of(request.form, "level", tuple(LEVELS), DEFAULT_LEVEL)
    person = people.known()
    first, second = _open(parse_rules(one), level, person), _open(parse_rules(other), level, person)
    _throw_on((first, second), person)
    return see_other(url_for("twin.show", one=first.game, other=second.game))


def _open(rule_set: RuleSet, level: str, person: str) -> Table:
    """Open one of the tables: no cube, so that nothing but throws and plays happens, and white begins."""
    plain = replace(rule_set.rules, cube=False, crawford=False, jacoby=False, beaver=False, auto_doubles=False)
    law = replace(rule_set, rules=plain)
    setup = Setup(law, position=START[plain.start], turn=Seat.WHITE)
    pair = (Sitter(Seat.WHITE, "person", person=person), Sitter(Seat.BLACK, "computer", level=level))
    return room().open(setup, pair, owner=person, remarks={"own_dice": True})


@blueprint.get("/<one>/<other>")
def show(one: str, other: str) -> Response:
    """Show both tables with the half-made plays of the address."""
    return _drawn((room().look(one), room().look(other)))


@blueprint.post("/<one>/<other>")
def act(one: str, other: str) -> Response:
    """Play at one of the tables, or only go on; then throw for both where both wait."""
    person = people.asking()
    game = one_of(request.form, "game", (one, other), one)
    status = 200
    if request.form.get("action"):
        seq = whole_number(request.form, "seq", 0, MOST_ACTIONS)
        try:
            room().act(game, seq, field(request.form, "action"), person)
        except StaleTable:
            status = 409
    pair = _throw_on((room().look(one), room().look(other)), person)
    if status == 200 and not wants_fragment():
        return see_other(url_for("twin.show", one=one, other=other))
    answer = _drawn(pair, bare=True)
    answer.status_code = status
    return answer


def _throw_on(pair: Pair, person: str | None) -> Pair:
    """Throw until a person is asked at one of the tables: each throw falls on both, the lagging one first."""
    for _ in range(MOST_THROWS):
        found = _next_throw(pair, DICE.throw)
        if found is None or person is None:
            break
        place, throw = found
        table = pair[place]
        try:
            table = room().act(table.game, table.seq, action_text(Thrown(throw)), person)
        except StaleTable as gone_on:
            table = gone_on.table
        pair = (table, pair[1]) if place == 0 else (pair[0], table)
    return pair


def _next_throw(pair: Pair, dice: Callable[[], tuple[int, int]]) -> tuple[int, Throw] | None:
    """Tell at which table which throw falls next; nothing while a player is asked or both games are over."""
    thrown = [_throws(table) for table in pair]
    playing = [place for place in (0, 1) if pair[place].state.to_act is not None]
    if not playing:
        return None
    lagging = min(playing, key=lambda place: len(thrown[place]))
    number, known = len(thrown[lagging]), thrown[1 - lagging]
    waiting = [lagging] if number < len(known) else playing
    if any(pair[place].state.to_act is not Seat.CHANCE for place in waiting):
        return None
    return lagging, known[number] if number < len(known) else Throw.of(*dice())


def _throws(table: Table) -> list[Throw]:
    return [moment.action.throw for moment in table.moments if isinstance(moment.action, Thrown)]


# -- drawing


def _drawn(pair: Pair, *, bare: bool = False) -> Response:
    halves = tuple(
        Half("", "")
        if bare
        else Half(field(request.args, f"draft{place}", ""), field(request.args, f"from{place}", ""))
        for place in (0, 1)
    )
    looks = tuple(_look(table, half) for table, half in zip(pair, halves, strict=True))
    sides = (_side(looks[0], halves, 0), _side(looks[1], halves, 1))
    games = {"one": pair[0].game, "other": pair[1].game}
    view = TwinView(
        sides=sides,
        act=url_for("twin.show", **games),
        parted=_parted(pair),
        stopped=_next_throw(pair, lambda: (1, 1)) is not None,
        turns=max(len(_throws(table)) for table in pair),
    )
    return reply("pages/twin.html", "parts/twin.html", twin=view)


def _look(table: Table, half: Half) -> Look:
    sight = sight_of(table.state.rules, language(), Seat.WHITE, read_preferences(request))
    return look_at(table, sight, people.asking(), Asked(draft=half.draft, source=half.source))


def _side(look: Look, halves: tuple[Half, ...], place: int) -> TwinSide:
    state, draft = look.state, look.draft
    steps = draft.steps if draft else ()
    playing = draft is not None
    won = (telling.won_title(state.result, look.names[state.result.winner]),) if state.result else ()
    complete = draft is not None and draft.complete
    wanted = telling.ask(state, mine=playing, who=look.names[state.turn], drafted=bool(steps), complete=complete)
    return TwinSide(
        game=look.table.game,
        seq=look.table.seq,
        name=rule_set_name(state.setup.rule_set, look.sight.lang),
        board=linked(draw_board(look), halves, place),
        mine=seat_view(look, Seat.WHITE),
        other=seat_view(look, Seat.BLACK),
        ask=worded(wanted, look.sight.board) if playing or state.to_act is None else WAITS,
        told=won,
        again=halves[1 - place].query(1 - place) or "?" if steps else None,
        table=url_for("record.show", game=look.table.game),
        moves=playing,
    )


WAITS = Said(N_("Played. This board waits for the other one."))


def _parted(pair: Pair) -> Said | None:
    """Say with which turn the boards first differ, and how it was played on each."""
    one, other = (_turns(table) for table in pair)
    for number, (first, second) in enumerate(zip(one, other, strict=False), 1):
        if first[1] != second[1]:
            facts = {"turn": number, "throw": first[0], "one": first[2], "other": second[2]}
            return Said(
                N_("The boards part with turn %(turn)s, the throw %(throw)s: %(one)s here, %(other)s there."), facts
            )
    return None


def _turns(table: Table) -> list[tuple[str, str, str]]:
    """List every turn of a table: its throw, white's view of the board after it, how it was played."""
    turns: list[tuple[str, str, str]] = []
    throw = ""
    for moment in table.moments:
        if isinstance(moment.action, Thrown):
            throw = moment.action.throw.text
        elif throw:
            played = moment.text.removeprefix("play ") if isinstance(moment.action, Played) else "–"
            turns.append((throw, moment.state.seen_by(Seat.WHITE).xgid(), played))
            throw = ""
    return turns
