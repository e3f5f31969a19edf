"""Any position with a throw, to try plays on: what the diagrams of the pages open as."""

from urllib.parse import quote

from flask import Blueprint, Response, request

from sugoroku.game.dice import Throw
from sugoroku.game.match import check_length
from sugoroku.game.moves import legal_plays
from sugoroku.game.notation import parse_play
from sugoroku.game.position import Position
from sugoroku.game.presets import DEFAULT_PRESET, parse_rules
from sugoroku.game.record import Sitter
from sugoroku.game.rules import check_position
from sugoroku.game.seat import Seat
from sugoroku.game.state import Setup
from sugoroku.lore.preset_text import PRESET_TEXTS
from sugoroku.web import people
from sugoroku.web.exercise import Exercise, draw_exercise, draw_played
from sugoroku.web.forms import field
from sugoroku.web.parts import room
from sugoroku.web.preferences import read_preferences
from sugoroku.web.reply import language, reply, see_other, url_for
from sugoroku.words.terms import TERMS

blueprint = Blueprint("try", __name__, url_prefix="/try")


@blueprint.get("/<board>/<throw>")
def show(board: str, throw: str) -> Response:
    """Show a position to play on; with `played` in the URL, the board after that play."""
    exercise = _exercise(board, throw, field(request.args, "rules", DEFAULT_PRESET))
    played = field(request.args, "played", "")
    preferences = read_preferences(request)
    rule_set = parse_rules(exercise.rules)
    position, dice = Position.from_xgid(board), Throw.from_text(throw)
    draft, source = field(request.args, "draft", ""), field(request.args, "from", "")
    view = draw_exercise(exercise, language(), preferences, draft=draft, source=source)
    after = won = None
    if played:
        play = parse_play(played, position, dice, rule_set.rules)
        after = draw_played(exercise, language(), preferences, play.after)
        won = TERMS.get(play.win.kind.value) if play.win else None
    return reply(
        "pages/try.html",
        "parts/try.html",
        view=view,
        after=after,
        won=won,
        played=played,
        count=len(legal_plays(position, dice, rule_set.rules)),
        name=PRESET_TEXTS[rule_set.preset].name,
        changed=bool(rule_set.changes),
        exercise=exercise,
        rules_href=url_for("rules.show", text=rule_set.text),
        self_href=url_for("try.show", board=board, throw=throw, rules=rule_set.text),
    )


def _exercise(board: str, throw: str, rules: str) -> Exercise:
    """Read a position from a URL; raise a GameError that names what is wrong."""
    rule_set = parse_rules(rules)
    check_position(Position.from_xgid(board), rule_set.rules)
    keep = f"rules={quote(rule_set.text)}" if rule_set.text != DEFAULT_PRESET else ""
    return Exercise(board, Throw.from_text(throw).text, rule_set.text, keep)


@blueprint.post("/<board>/<throw>")
def play(board: str, throw: str) -> Response:
    """Go on to the board after a play, or open the position as a game against the computer."""
    exercise = _exercise(board, throw, field(request.args, "rules", DEFAULT_PRESET))
    action = field(request.form, "action")
    if action == "game":
        return _open(exercise)
    text = action.removeprefix("play ")
    parse_play(text, Position.from_xgid(board), Throw.from_text(throw), parse_rules(exercise.rules).rules)
    played = text.replace(" ", ",")
    return see_other(url_for("try.show", board=board, throw=throw, rules=exercise.rules, played=played))


def _open(exercise: Exercise) -> Response:
    rule_set = parse_rules(exercise.rules)
    check_length(rule_set, None)
    setup = Setup(
        rule_set,
        position=Position.from_xgid(exercise.board),
        turn=Seat.WHITE,
        throw=Throw.from_text(exercise.throw),
    )
    person = people.known()
    pair = (Sitter(Seat.WHITE, "person", person=person), Sitter(Seat.BLACK, "computer", level=""))
    table = room().open(setup, pair, owner=person)
    return see_other(url_for("table.show", game=table.game))
