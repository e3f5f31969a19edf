"""The record of a game: step through it, take it away, play on from any moment under other rules."""

from dataclasses import dataclass, replace

from flask import Blueprint, Response, request

from sugoroku.game.formats.record_json import records_json
from sugoroku.game.formats.record_text import record_text
from sugoroku.game.match import check_length
from sugoroku.game.presets import PRESETS, parse_rules
from sugoroku.game.record import Sitter
from sugoroku.game.seat import Seat
from sugoroku.game.state import Phase, Setup, State
from sugoroku.lore.preset_text import PRESET_TEXTS
from sugoroku.room.table import Table
from sugoroku.web import people, telling
from sugoroku.web.board import draw_board
from sugoroku.web.drawing import seat_view
from sugoroku.web.errors import BadForm
from sugoroku.web.forms import field, one_of, whole_number
from sugoroku.web.lab_link import moment_lab_url
from sugoroku.web.look import Asked, Look, look_at, viewer_of
from sugoroku.web.parts import room, store
from sugoroku.web.preferences import read_preferences
from sugoroku.web.recounting import record_lines
from sugoroku.web.reply import download, language, reply, see_other, url_for
from sugoroku.web.rules_line import rules_view
from sugoroku.web.sight import sight_of
from sugoroku.web.view import BoardView, RecordLine, RulesView, Said, SeatView
from sugoroku.words.catalog import N_

blueprint = Blueprint("record", __name__, url_prefix="/game")


@dataclass(frozen=True, slots=True, kw_only=True)
class MomentView:
    """Show one moment of a game: the board then, what happened, and the ways to the other moments."""

    game: str
    at: int
    last: int
    board: BoardView
    mine: SeatView
    other: SeatView
    told: tuple[Said, ...]
    lines: tuple[RecordLine, ...]
    rules: RulesView
    title: str
    playable: bool
    won: Said | None
    presets: dict[str, str]
    lab: str


@blueprint.get("/<game>/record")
def show(game: str) -> Response:
    """Show one moment of the game, the last one unless the URL names another."""
    table = room().look(game)
    at = whole_number(request.args, "at", 0, table.seq, table.seq)
    return reply("pages/record.html", "parts/moment.html", moment=moment_view(table, at))


def moment_view(table: Table, at: int) -> MomentView:
    """Return the view of the moment after `at` actions."""
    then = replace(table, moments=table.moments[:at])
    state = then.state
    look = _look(then)
    url = url_for("record.show", game=table.game)
    return MomentView(
        game=table.game,
        at=at,
        last=table.seq,
        board=draw_board(look, url_for("throws.index")),
        mine=seat_view(look, look.sight.viewer),
        other=seat_view(look, look.sight.viewer.other),
        told=telling.tell(then.news(max(at - 1, 0)), look.sight, look.names),
        lines=record_lines(table, look.sight, url),
        rules=rules_view(state, look.sight.lang),
        title=_title(look),
        playable=_playable(state),
        won=telling.won_title(state.result, look.names[state.result.winner]) if state.result else None,
        presets={state.setup.rule_set.text: N_("the same rules")} | _presets(state.setup.rule_set.text),
        lab=moment_lab_url(table, at) if _playable(state) else "",
    )


def _presets(but: str) -> dict[str, str]:
    """Return the names of all presets but the one that is played."""
    return {key: PRESET_TEXTS[key].name for key in PRESETS if key != but}


def _look(table: Table) -> Look:
    person, preferences = people.asking(), read_preferences(request)
    viewer = viewer_of(table, person, turning=False)
    look = look_at(table, sight_of(table.state.rules, language(), viewer, preferences), person, Asked())
    return replace(look, may_act=False, draft=None)


def _title(look: Look) -> str:
    return " – ".join(look.names[seat] for seat in (Seat.WHITE, Seat.BLACK))


def _playable(state: State) -> bool:
    return state.phase in {Phase.TO_PLAY, Phase.TO_CHOOSE, Phase.TO_THROW}


@blueprint.get("/<game>/board")
def board(game: str) -> Response:
    """Show the board alone, large, for a projector."""
    table = room().look(game)
    look = _look(table)
    return reply("pages/board.html", "parts/alone.html", moment=moment_view(table, table.seq), names=look.names)


@blueprint.get("/<game>/record.txt")
def as_text(game: str) -> Response:
    """Send the record as text."""
    return download(record_text(store().load(game)), f"sugoroku-{game}.txt", "text/plain")


@blueprint.get("/<game>/record.json")
def as_json(game: str) -> Response:
    """Send the record as JSON."""
    return download(records_json([store().load(game)]), f"sugoroku-{game}.json", "application/json")


@blueprint.post("/<game>/fork")
def fork(game: str) -> Response:
    """Open the position of a moment as a new game, under these or other rules, the throw as it lies."""
    table = room().look(game)
    at = whole_number(request.form, "at", 0, table.seq)
    opponent = one_of(request.form, "opponent", ("computer", "here"), "computer")
    state = replace(table, moments=table.moments[:at]).state
    if not _playable(state):
        raise BadForm("no play is to be made at this moment: choose one where a throw is to be played")
    rule_set = parse_rules(field(request.form, "rules"))
    check_length(rule_set, None)
    setup = Setup(rule_set, position=state.position, turn=state.turn, throw=state.throw)
    person = people.known()
    mine = next(iter(table.seats_of(person)), state.turn)
    other = (
        Sitter(mine.other, "computer", level=_level(table))
        if opponent == "computer"
        else Sitter(mine.other, "person", person=person)
    )
    pair = sorted((Sitter(mine, "person", person=person), other), key=lambda sitter: sitter.seat is Seat.BLACK)
    opened = room().open(setup, pair, owner=person)
    return see_other(url_for("table.show", game=opened.game))


def _level(table: Table) -> str:
    return next((sitter.level for sitter in table.sitters if sitter.level), None) or ""
