"""The first page."""

from flask import Blueprint, Response, current_app

from sugoroku.game.dice import Throw
from sugoroku.game.position import START
from sugoroku.game.presets import DEFAULT_PRESET, parse_rules
from sugoroku.web.diagram import diagram_view
from sugoroku.web.reply import language, render, url_for
from sugoroku.web.view import Said, Way
from sugoroku.words.catalog import N_

blueprint = Blueprint("home", __name__)

SHOWN_THROW = Throw.of(3, 3)
WAYS = (
    (
        "learn.index",
        "習",
        N_("Learn"),
        N_("Three short courses, from the first stone to the finer points. The board answers you."),
    ),
    (
        "rules.index",
        "法",
        N_("Rules"),
        N_("Six rule sets from 1679 to today, each rule with its source, or the word that none was found."),
    ),
    (
        "throws.index",
        "目",
        N_("Throws"),
        N_("Every throw of two dice had a name. All twenty-one, and how well each is attested."),
    ),
    (
        "history.index",
        "史",
        N_("History"),
        N_("From the treasure house of the 8th century to the convents of Kyoto."),
    ),
    ("compare.index", "比", N_("Compare"), N_("The same board under two rule sets, and where their ways part.")),
    ("problems.index", "題", N_("Problems"), N_("The endings of a book of 1679, to solve at the board.")),
)


@blueprint.get("/")
def home() -> Response:
    """Show the way into a game."""
    rules = parse_rules(DEFAULT_PRESET).rules
    board = diagram_view(START[rules.start], rules, language(), SHOWN_THROW)
    ways = [
        Way(sign, Said(title), Said(line), url_for(endpoint))
        for endpoint, sign, title, line in WAYS
        if endpoint in current_app.view_functions
    ]
    return render("pages/home.html", board=board, rules=DEFAULT_PRESET, ways=ways)
