"""The pages: Flask lives here and nowhere else, and here all parts meet."""

import time
from typing import Any

from flask import Flask, Response, request
from werkzeug.middleware.proxy_fix import ProxyFix

from sugoroku.places import static
from sugoroku.room.dice import FairDice
from sugoroku.room.ports import Dice
from sugoroku.room.room import Room
from sugoroku.store import Store
from sugoroku.web import errors, guard, people, reply
from sugoroku.web.computers import players
from sugoroku.web.language import COOKIE as LANGUAGE_COOKIE
from sugoroku.web.language import LanguagePrefix, named_in_url
from sugoroku.web.parts import habit
from sugoroku.web.settings import Settings, read_settings

MEND_WITHIN = 24 * 3600 * 1000
STATIC_LIFETIME = 365 * 24 * 3600
OPEN_GAMES = frozenset(
    {"new.start", "twin.start", "record.fork", "learn.helped_game", "games.bring_back", "formats.bring"}
)


def create_app(settings: Settings | None = None, dice: Dice | None = None) -> Flask:
    """Make the app: the store opened, unfinished turns mended, every page in place."""
    settings = settings or read_settings()
    app = Flask(__name__, static_folder=str(static()), static_url_path="/static", template_folder=None)
    app.config.update(MAX_CONTENT_LENGTH=settings.largest_request, MAX_FORM_MEMORY_SIZE=settings.largest_request)
    app.config["SEND_FILE_MAX_AGE_DEFAULT"] = STATIC_LIFETIME
    store = Store(settings.database)
    room = Room(store, dice or FairDice(), players, habit)
    app.extensions.update(store=store, room=room, settings=settings)
    people.start(app, settings.secret)
    reply.start(app)
    _guard(app, settings)
    errors.start(app)
    _register(app)
    app.after_request(_finish)
    room.mend_all(time.time_ns() // 1_000_000 - MEND_WITHIN)
    app.wsgi_app = LanguagePrefix(app.wsgi_app)  # type: ignore[method-assign]
    if settings.behind_proxies:
        hops = settings.behind_proxies
        app.wsgi_app = ProxyFix(app.wsgi_app, x_for=hops, x_proto=hops, x_host=hops)  # type: ignore[method-assign]
    return app


def _register(app: Flask) -> None:
    from sugoroku.web.subjects import BLUEPRINTS  # noqa: PLC0415 - the subjects need the app's parts

    for blueprint in BLUEPRINTS:
        app.register_blueprint(blueprint)


def _guard(app: Flask, settings: Settings) -> None:
    posts = guard.Limit(settings.posts_a_minute, guard.TOO_MANY_POSTS)
    games = guard.Limit(settings.new_games_a_minute, guard.TOO_MANY_GAMES)
    app.extensions["thoughts"] = guard.Limit(settings.thoughts_a_minute, guard.TOO_MANY_THOUGHTS)

    def check() -> None:
        guard.check_origin(request)
        if request.method not in guard.SAFE_METHODS:
            posts.take(request.remote_addr or "")
            if request.endpoint in OPEN_GAMES:
                games.take(request.remote_addr or "")

    app.before_request(check)


def _finish(response: Response) -> Response:
    """Put on every answer what all answers carry."""
    named: Any = named_in_url(request)
    if named and request.cookies.get(LANGUAGE_COOKIE) != named and response.mimetype == "text/html":
        response.set_cookie(LANGUAGE_COOKIE, named, max_age=people.LIFETIME, samesite="Lax", httponly=True)
    return guard.put_headers(reply.put_freshness(people.remember(response)))
