"""The rules, page by page."""

from flask import Blueprint, Response

from sugoroku.game.presets import parse_rules
from sugoroku.web.reply import render

blueprint = Blueprint("rules", __name__, url_prefix="/rules")


@blueprint.get("/<text>")
def show(text: str) -> Response:
    """Show a rule set."""
    return render("pages/rules.html", rule_set=parse_rules(text))
