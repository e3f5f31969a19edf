"""Which language a page speaks: its URL says so, else the reader's last choice, else the browser."""

import re
from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Any
from urllib.parse import quote

from flask import Request
from werkzeug.datastructures import LanguageAccept
from werkzeug.http import parse_accept_header

from sugoroku.words.catalog import LANGUAGES

LANGUAGE_NAMES = {"en": "English", "ja": "日本語", "ko": "한국어"}
COOKIE = "language"
_KEY = "sugoroku.language"
_IN_A_PATH = "/!$&'()*+,;=:@~"
_HALF_MADE = re.compile(r"(draft|from)\d*(=|$)")
Environ = dict[str, Any]
Wsgi = Callable[[Environ, Any], Iterable[bytes]]


class LanguagePrefix:
    """Move a leading `/ja` of the path to the script name, so that every link made keeps it."""

    def __init__(self, app: Wsgi) -> None:
        self.app = app

    def __call__(self, environ: Environ, start_response: Any) -> Iterable[bytes]:  # noqa: ANN401 - WSGI's own
        """Answer one request."""
        path = environ.get("PATH_INFO", "")
        head, slash, rest = path[1:].partition("/")
        if path[:1] == "/" and head in LANGUAGES:
            environ[_KEY] = head
            environ["SCRIPT_NAME"] = f"{environ.get('SCRIPT_NAME', '')}/{head}"
            environ["PATH_INFO"] = f"/{rest}" if slash else "/"
        return self.app(environ, start_response)


def spoken(request: Request) -> str:
    """Return the language to answer in."""
    named: str | None = request.environ.get(_KEY)
    if named:
        return named
    chosen = request.cookies.get(COOKIE)
    if chosen in LANGUAGES:
        return chosen
    return _preferred(request.headers.get("Accept-Language", ""))


@lru_cache(maxsize=1024)
def _preferred(accepted: str) -> str:
    """Return the language that a browser's header likes best."""
    return parse_accept_header(accepted, LanguageAccept).best_match(LANGUAGES) or LANGUAGES[0]


def named_in_url(request: Request) -> str | None:
    """Return the language that the URL itself names."""
    named: str | None = request.environ.get(_KEY)
    return named


def path_in(request: Request, language: str) -> str:
    """Return this very page's path, with its query, in another language; what only takes posts leads to its page."""
    query = request.query_string.decode("ascii", "ignore")
    return _path(request, language) + (f"?{query}" if query else "")


def lasting_path_in(request: Request, language: str | None) -> str:
    """Return such a path, or the one that names no language, without what a half-made play leaves in the query."""
    fields = request.query_string.decode("ascii", "ignore").split("&")
    query = "&".join(one for one in fields if one and not _HALF_MADE.match(one))
    return _path(request, language) + (f"?{query}" if query else "")


def _path(request: Request, language: str | None) -> str:
    root = request.environ.get("SCRIPT_NAME", "").removesuffix(f"/{named_in_url(request) or ''}".rstrip("/"))
    path = request.path
    if request.url_rule is not None and "GET" not in (request.url_rule.methods or ()):
        path = path.rpartition("/")[0] or "/"
    return quote(f"{root}/{language}{path}" if language else f"{root}{path}", safe=_IN_A_PATH)
