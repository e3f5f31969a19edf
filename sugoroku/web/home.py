"""The first page."""

from flask import Blueprint, Response

from sugoroku.game.position import START
from sugoroku.game.presets import DEFAULT_PRESET, parse_rules
from sugoroku.web.diagram import diagram_view
from sugoroku.web.reply import language, render

blueprint = Blueprint("home", __name__)


@blueprint.get("/")
def home() -> Response:
    """Show the way into a game."""
    rules = parse_rules(DEFAULT_PRESET).rules
    return render("pages/home.html", board=diagram_view(START[rules.start], rules, language()), rules=DEFAULT_PRESET)
