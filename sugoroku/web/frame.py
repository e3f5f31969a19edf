"""What stands around every page: language, theme, ways to the other pages."""

from typing import Literal, cast

from flask import current_app, request

from sugoroku.web import language as languages
from sugoroku.web.preferences import read_preferences
from sugoroku.web.reply import language, url_for
from sugoroku.web.view import Address, Lang, LangLink, NavLink, PageView, Said
from sugoroku.words.catalog import LANGUAGES, N_

Theme = Literal["auto", "light", "dark"]
NAV = (
    ("home.home", N_("Play")),
    ("learn.index", N_("Learn")),
    ("rules.index", N_("Rules")),
    ("throws.index", N_("Throws")),
    ("compare.index", N_("Compare")),
    ("games.index", N_("My games")),
    ("settings.show", N_("Settings")),
)


def frame(*, bare: bool = False) -> PageView:
    """Return the frame of the page that was asked for; bare, where only a part of the page is drawn."""
    spoken = language()
    if bare:
        return PageView(lang=cast("Lang", spoken), home="", nav=(), languages=())
    return PageView(
        lang=cast("Lang", spoken),
        theme=cast("Theme", read_preferences(request).theme),
        home=url_for("home.home"),
        nav=tuple(_nav()),
        languages=tuple(
            LangLink(
                cast("Lang", key), languages.LANGUAGE_NAMES[key], languages.path_in(request, key), here=key == spoken
            )
            for key in LANGUAGES
        ),
        canonical=_whole(languages.named_in_url(request)),
        addresses=(*(Address(key, _whole(key)) for key in LANGUAGES), Address("x-default", _whole(None))),
    )


def _whole(spoken: str | None) -> str:
    """Return the whole URL of this page in a language; in none, it is the one that asks the browser."""
    return f"{request.scheme}://{request.host}{languages.lasting_path_in(request, spoken)}"


def _nav() -> list[NavLink]:
    return [
        NavLink(Said(text), url_for(endpoint), here=_is_within(endpoint.partition(".")[0]))
        for endpoint, text in NAV
        if endpoint in current_app.view_functions
    ]


def _is_within(subject: str) -> bool:
    """Tell whether the page asked for belongs to a subject, or stands below it."""
    if request.blueprint is None or request.blueprint == subject:
        return request.blueprint == subject
    above = current_app.blueprints[subject].url_prefix
    return bool(above) and (current_app.blueprints[request.blueprint].url_prefix or "").startswith(f"{above}/")
