"""The record of a game, to step through."""

from flask import Blueprint, Response

from sugoroku.web.parts import room
from sugoroku.web.reply import render

blueprint = Blueprint("record", __name__, url_prefix="/game")


@blueprint.get("/<game>/record")
def show(game: str) -> Response:
    """Show the whole record."""
    return render("pages/record.html", table=room().look(game))
