"""A new game: which rules, against whom, how long."""

from flask import Blueprint, Response, request

from sugoroku.brain.levels import DEFAULT_LEVEL
from sugoroku.game.match import check_length
from sugoroku.game.presets import DEFAULT_PRESET, parse_rules
from sugoroku.game.record import Sitter
from sugoroku.game.seat import Seat
from sugoroku.game.state import LONGEST_MATCH, Setup
from sugoroku.web import people
from sugoroku.web.forms import field, one_of, whole_number
from sugoroku.web.reply import render, see_other, url_for
from sugoroku.web.table import room

blueprint = Blueprint("new", __name__, url_prefix="/new")


@blueprint.get("")
def show() -> Response:
    """Ask what to play."""
    rules = field(request.args, "rules", DEFAULT_PRESET)
    return render("pages/new.html", rules=parse_rules(rules))


@blueprint.post("")
def start() -> Response:
    """Open a game as the form says and go to its table."""
    rule_set = parse_rules(field(request.form, "rules", DEFAULT_PRESET))
    length = whole_number(request.form, "length", 0, LONGEST_MATCH, 0) or None
    check_length(rule_set, length)
    opponent = one_of(request.form, "opponent", ("computer", "here"), "computer")
    person = people.known()
    white = Sitter(Seat.WHITE, "person", person=person)
    black = (
        Sitter(Seat.BLACK, "computer", level=DEFAULT_LEVEL)
        if opponent == "computer"
        else Sitter(Seat.BLACK, "person", person=person)
    )
    table = room().open(Setup(rule_set, length=length), (white, black), owner=person)
    return see_other(url_for("table.show", game=table.game))
