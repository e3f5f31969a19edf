"""Games from elsewhere and for elsewhere: paste or upload any known format, copy or download in each."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from flask import Blueprint, Response, abort, request

from sugoroku.game.errors import GameError
from sugoroku.game.formats.known import FORMATS, read_match
from sugoroku.game.formats.record_match import checked_of, match_of_record, sitters_of
from sugoroku.game.formats.values import Match
from sugoroku.game.play import replay
from sugoroku.game.presets import PRESETS, parse_rules
from sugoroku.lore.preset_text import PRESET_TEXTS
from sugoroku.web import people
from sugoroku.web.errors import in_words
from sugoroku.web.forms import field, one_of, sent_text, whole_number
from sugoroku.web.lab_link import DEFAULT_THROW, lab_url, moment_lab_url
from sugoroku.web.parts import room, store
from sugoroku.web.reply import render, see_other, url_for
from sugoroku.words.catalog import N_

blueprint = Blueprint("formats", __name__, url_prefix="/formats")
WAYS = ("game", "lab", *FORMATS)
KINDS = {"json": "application/json", "sgf": "application/x-go-sgf"}
LINES: Mapping[str, str] = {
    "xgid": N_("One line for a position, as eXtreme Gammon and many sites write it."),
    "gnuid": N_("GNU Backgammon's short codes for a position and for the match around it."),
    "mat": N_("A match as two columns of text. It tells modern backgammon only."),
    "sgf": N_("A match as GNU Backgammon keeps it. Historical games carry their rules in a property of their own."),
    "record": N_("Our own text: every rule in the head, then one action a line."),
    "json": N_("The same record for programs."),
}
NAMES: Mapping[str, str] = {key: known.name for key, known in FORMATS.items()} | {"record": N_("Record text")}


@dataclass(frozen=True, slots=True, kw_only=True)
class Offer:
    """Offer one format to read or write; `text` is a game written in it, `refusal` why it cannot be."""

    key: str
    name: str
    line: str
    text: str = ""
    refusal: str = ""
    href: str = ""


@blueprint.get("")
def index() -> Response:
    """Ask for a text in any format."""
    return _page()


@blueprint.post("")
def bring() -> Response:
    """Read a text: open it as a game, show it in the lab, or write it in another format."""
    way = one_of(request.form, "to", WAYS, "game")
    rules = field(request.form, "rules", "")
    text = ""
    try:
        text = sent_text(request)
        match = read_match(text, rule_set=parse_rules(rules) if rules else None)
        if way in FORMATS:
            return _page(text, written=FORMATS[way].write(match), way=way)
        return _to_lab(match) if way == "lab" else _open(match)
    except GameError as refusal:
        page = _page(text, refusal=in_words(refusal))
        page.status_code = 422
        return page


def _page(text: str = "", *, refusal: str = "", written: str = "", way: str = "") -> Response:
    return render(
        "pages/formats.html",
        offers=[Offer(key=key, name=NAMES[key], line=LINES[key]) for key in FORMATS],
        presets={key: PRESET_TEXTS[key].name for key in PRESETS},
        text=text,
        refusal=refusal,
        written=written,
        way=NAMES[way] if way else "",
    )


def _open(match: Match) -> Response:
    """Keep a match as a game with both sides in this browser's hands, and go to its record."""
    played = checked_of(match)
    person = people.known()
    mine = [replace(sitter, person=person) for sitter in sitters_of(match)]
    return see_other(url_for("record.show", game=room().adopt(played, mine, person)))


def _to_lab(match: Match) -> Response:
    state = replay(match.setup, match.actions)
    return see_other(lab_url(state.position, state.throw or DEFAULT_THROW, (match.setup.rule_set.text,)))


@blueprint.get("/game/<game>")
def show(game: str) -> Response:
    """Show a game in every format, to copy or download; positions for the moment that `at` names."""
    table = room().look(game)
    at = whole_number(request.args, "at", 0, table.seq, table.seq)
    match = _match(game, at)
    offers = [_offer(match, game, key, at) for key in FORMATS]
    return render("pages/export.html", offers=offers, game=game, at=at, last=table.seq, lab=moment_lab_url(table, at))


def _match(game: str, at: int) -> Match:
    """Return the game as a match: the whole of it, or up to a moment."""
    record = store().load(game)
    return match_of_record(replace(record, entries=record.entries[:at]))


def _offer(match: Match, game: str, key: str, at: int) -> Offer:
    known = FORMATS[key]
    try:
        text, refusal = known.write(match), ""
    except GameError as problem:
        text, refusal = "", in_words(problem)
    href = url_for("formats.download", game=game, key=key, at=at)
    return Offer(key=key, name=NAMES[key], line=LINES[key], text=text, refusal=refusal, href=href)


@blueprint.get("/game/<game>/<key>")
def download(game: str, key: str) -> Response:
    """Send a game in one format."""
    if key not in FORMATS:
        abort(404)
    table = room().look(game)
    at = whole_number(request.args, "at", 0, table.seq, table.seq)
    text = FORMATS[key].write(_match(game, at))
    name = f"sugoroku-{game}.{FORMATS[key].ending}"
    return Response(
        text,
        content_type=f"{KINDS.get(key, 'text/plain')}; charset=utf-8",
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )
