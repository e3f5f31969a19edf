"""The games of this browser: go on, put away, take along, bring back."""

import json
from dataclasses import dataclass
from datetime import UTC, datetime

from babel.dates import format_datetime
from flask import Blueprint, Response, request

from sugoroku.game.formats.record import count_records, read_records
from sugoroku.game.formats.record_json import records_json
from sugoroku.game.formats.record_text import records_text
from sugoroku.game.header import setup_of
from sugoroku.game.record import Listed, NoSuchGame, Sitter
from sugoroku.game.seat import Seat
from sugoroku.lore.preset_text import PRESET_TEXTS
from sugoroku.web import people
from sugoroku.web.errors import BadForm
from sugoroku.web.forms import field, sent_text, whole_number
from sugoroku.web.parts import room, store
from sugoroku.web.preferences import DEFAULTS, send_preferences
from sugoroku.web.reply import download, language, render, see_other, url_for
from sugoroku.words.catalog import N_, catalog

blueprint = Blueprint("games", __name__, url_prefix="/games")
PAGE = 20
MOST_PAGES = 10_000
MOST_IMPORTED = 500


@dataclass(frozen=True, slots=True)
class GameLine:
    """Show one game of the list."""

    game: str
    title: str
    rules: str
    changed: bool
    played: str
    actions: int
    score: str
    over: bool
    my_turn: bool


@blueprint.get("")
def index() -> Response:
    """List this browser's games, the last played first."""
    page = whole_number(request.args, "page", 0, MOST_PAGES, 0)
    person = people.asking()
    listed = store().games_of(person, limit=PAGE + 1, offset=page * PAGE) if person else ()
    lines = tuple(line for line in (_line(one) for one in listed[:PAGE]) if line is not None)
    return render(
        "pages/games.html",
        games=lines,
        page_number=page,
        more=len(listed) > PAGE,
        known=person is not None,
        brought=whole_number(request.args, "brought", 0, MOST_IMPORTED, 0),
        moved="moved" in request.args,
    )


def _line(listed: Listed) -> GameLine | None:
    try:
        table = room().look(listed.cover.game)
    except NoSuchGame:
        return None
    state, words = table.state, catalog(language()).gettext
    people_here = [sitter for sitter in listed.sitters if sitter.kind == "person"]
    moment = datetime.fromtimestamp(listed.played / 1000, UTC)
    rule_set = setup_of(json.loads(listed.cover.header)).rule_set
    return GameLine(
        game=listed.cover.game,
        title=" – ".join(_name(sitter, alone=len(people_here) == 1) for sitter in listed.sitters),
        rules=words(PRESET_TEXTS[rule_set.preset].name),
        changed=bool(rule_set.changes),
        played=f"{format_datetime(moment, 'medium', locale=language())} UTC",
        actions=listed.length,
        score=f"{state.score.white}–{state.score.black}",
        over=table.over,
        my_turn=table.may_act(people.asking()) and not table.over,
    )


def _name(sitter: Sitter, *, alone: bool) -> str:
    words = catalog(language()).gettext
    if sitter.name:
        return sitter.name
    if sitter.kind == "computer":
        return words(N_("Computer"))
    if alone:
        return words(N_("You"))
    return words(N_("White") if sitter.seat is Seat.WHITE else N_("Black"))


@blueprint.get("/<game>/delete")
def ask_delete(game: str) -> Response:
    """Ask before a game is put away."""
    room().look(game)
    return render("pages/delete.html", game=game)


@blueprint.post("/<game>/delete")
def delete(game: str) -> Response:
    """Take a game off this browser's list."""
    room().look(game)
    store().leave_game(game, people.known())
    return see_other(url_for("games.index"))


@blueprint.get("/all.txt")
def all_text() -> Response:
    """Send all games as one text."""
    return download(records_text(store().records_of(people.asking() or "")), "sugoroku-games.txt", "text/plain")


@blueprint.get("/all.json")
def all_json() -> Response:
    """Send all games as one JSON file."""
    return download(records_json(store().records_of(people.asking() or "")), "sugoroku-games.json", "application/json")


@blueprint.post("/import")
def bring_back() -> Response:
    """Take in games from a file or a pasted text; either all of them or none."""
    text = sent_text(request)
    if (count := count_records(text)) > MOST_IMPORTED:
        raise BadForm(
            "at most %(most)s games can be brought in at once, this file has %(records)s",
            most=MOST_IMPORTED,
            records=count,
        )
    records = read_records(text)
    person = people.known()
    for written in records:
        mine = [
            Sitter(s.seat, s.kind, person=person if s.kind == "person" else None, level=s.level, name=s.name)
            for s in written.sitters
        ]
        room().adopt(written.checked, mine, person)
    return see_other(url_for("games.index", brought=len(records)))


@blueprint.post("/code")
def new_code() -> Response:
    """Show a code, good once and for a short time, that moves everything to another device."""
    return render("pages/code.html", code=store().people.new_code(people.known()))


@blueprint.post("/redeem")
def redeem() -> Response:
    """Move everything of a code's giver to this browser."""
    person = people.known()
    store().people.redeem_code(field(request.form, "code"), person)
    answer = see_other(url_for("games.index", moved=1))
    kept = store().people.preferences(person)
    send_preferences(answer, DEFAULTS.with_values(kept), secure=request.is_secure)
    return answer
