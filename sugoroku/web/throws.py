"""The 21 throws and their old names."""

from flask import Blueprint, Response

from sugoroku.web.reply import render
from sugoroku.words.throws import THROW_NAMES

blueprint = Blueprint("throws", __name__, url_prefix="/throws")


@blueprint.get("")
def index() -> Response:
    """List the throws."""
    return render("pages/throws.html", throws=THROW_NAMES)
