"""The page where somebody says how the table should be drawn."""

from flask import Blueprint, Response, request

from sugoroku.web import people
from sugoroku.web.choices import PREFERENCE_WORDS
from sugoroku.web.forms import field, one_of
from sugoroku.web.parts import store
from sugoroku.web.preferences import CHOICES, DEFAULTS, read_preferences, send_preferences
from sugoroku.web.reply import render, see_other, url_for

blueprint = Blueprint("settings", __name__, url_prefix="/settings")


@blueprint.get("")
def show() -> Response:
    """Show every preference with its choices."""
    back = own_path(field(request.args, "back", ""))
    return render(
        "pages/settings.html",
        words=PREFERENCE_WORDS,
        choices=CHOICES,
        chosen=read_preferences(request),
        back=back,
        saved="saved" in request.args,
    )


@blueprint.post("")
def save() -> Response:
    """Keep the preferences of the form and go back to where they came from."""
    values = {name: one_of(request.form, name, CHOICES[name], CHOICES[name][0]) for name in CHOICES}
    preferences, back = DEFAULTS.with_values(values), own_path(field(request.form, "back", ""))
    store().people.set_preferences(people.known(), values)
    answer = see_other(back or url_for("settings.show", saved=1))
    send_preferences(answer, preferences, secure=request.is_secure)
    return answer


def own_path(text: str) -> str:
    """Return a path of this site, nothing where the text is not one."""
    return text if text.startswith("/") and not text.startswith(("//", "/\\")) and text.isprintable() else ""
