"""The table: a game's page, and what is done there."""

from dataclasses import replace

from flask import Blueprint, Response, request

from sugoroku.game.match import highest_level, resign_levels
from sugoroku.game.state import Phase
from sugoroku.room.errors import StaleTable
from sugoroku.room.table import Table
from sugoroku.web import people
from sugoroku.web.coaching import coach, coach_note, remember_told
from sugoroku.web.controls import RESIGN
from sugoroku.web.drawing import draw_table
from sugoroku.web.forms import field, whole_number
from sugoroku.web.look import Asked, Look, look_at, viewer_of
from sugoroku.web.parts import room
from sugoroku.web.preferences import read_preferences
from sugoroku.web.reply import language, render, reply, see_other, url_for, wants_fragment
from sugoroku.web.sight import sight_of
from sugoroku.web.view import Button, Said

blueprint = Blueprint("table", __name__, url_prefix="/game")
MOST_ACTIONS = 1_000_000


@blueprint.get("/<game>")
def show(game: str) -> Response:
    """Show a game as it stands, with the half-made play of the URL."""
    draft, source = field(request.args, "draft", ""), field(request.args, "from", "")
    return drawn(room().look(game), Asked(draft=draft, source=source))


@blueprint.post("/<game>/act")
def act(game: str) -> Response:
    """Do what a form says and show what came of it."""
    seq, text = whole_number(request.form, "seq", 0, MOST_ACTIONS), field(request.form, "action")
    try:
        table = settle_resignation(room().act(game, seq, text, people.asking()))
    except StaleTable as gone_on:
        return drawn(gone_on.table, Asked(stale=True), status=409)
    if wants_fragment():
        return drawn(table, Asked(since=seq))
    return see_other(url_for("table.show", game=game))


@blueprint.get("/<game>/resign")
def resign(game: str) -> Response:
    """Ask for which value to resign."""
    table = room().look(game)
    levels = resign_levels(table.state) if table.may_act(people.asking()) else ()
    buttons = [Button(text=Said(RESIGN[level]), action=f"resign {level}", careful=True) for level in levels]
    back, act_url = url_for("table.show", game=game), url_for("table.act", game=game)
    return render("pages/resign.html", buttons=buttons, seq=table.seq, back=back, act=act_url)


def settle_resignation(table: Table) -> Table:
    """Accept at once the highest offer there can be, where the same person sits on both sides."""
    state, person = table.state, people.asking()
    if state.phase is Phase.RESIGNING and state.resigned == highest_level(state) and table.may_act(person):
        return room().act(table.game, table.seq, "accept", person)
    return table


def drawn(table: Table, asked: Asked, *, status: int = 200) -> Response:
    """Return the table as this reader sees it."""
    game = table.game
    look = look_for_reader(table, asked)
    view = draw_table(
        look,
        url=url_for("table.show", game=game),
        act=url_for("table.act", game=game),
        record_url=url_for("record.show", game=game),
        throws_url=url_for("throws.index"),
    )
    coaching = coach(look, request)
    if coaching and (note := coach_note(coaching, table.state.setup.rule_set.text)):
        view = replace(view, notes=(note, *view.notes))
    answer = reply("pages/table.html", "parts/table.html", table=view)
    answer.status_code = status
    if coaching and coaching.now:
        remember_told(answer, coaching, secure=request.is_secure)
    return answer


def look_for_reader(table: Table, asked: Asked) -> Look:
    """Return how this reader looks at a table."""
    person, preferences = people.asking(), read_preferences(request)
    viewer = viewer_of(table, person, turning=preferences.turn == "yes")
    look = look_at(table, sight_of(table.state.rules, language(), viewer, preferences), person, asked)
    waits = preferences.roll == "yes" and look.draft is not None and not request.args
    return replace(look, draft=None, covered=True) if waits else look
