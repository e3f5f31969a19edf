"""How an answer goes out: a page, or the one fragment of it that htmx asked for. Nothing else asks for htmx."""

import hashlib
from collections.abc import Callable, Hashable, Iterable
from functools import cache, lru_cache
from types import FunctionType, MethodType
from typing import Any

from flask import Flask, Response, g, request
from flask import url_for as flask_url_for
from flask_htmx import HTMX
from jinja2 import Environment, StrictUndefined, select_autoescape
from jinja2.loaders import FileSystemLoader
from jinja2.runtime import Context, Macro
from markupsafe import Markup, escape

from sugoroku.places import static, templates
from sugoroku.web.language import spoken
from sugoroku.words.catalog import LANGUAGES, catalog

htmx = HTMX()
_OURS = (FunctionType, MethodType)
VARIES = "HX-Request, HX-Request-Type, Cookie, Accept-Language"


@cache
def environment(language: str) -> Environment:
    """Return the templates of one language, its messages bound once."""
    made = Environment(
        loader=FileSystemLoader(templates()),
        autoescape=select_autoescape(),
        undefined=StrictUndefined,
        extensions=["jinja2.ext.i18n"],
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,
    )
    speak = Speech(language)
    made.context_class = Talk
    made.newstyle_gettext = True  # type: ignore[attr-defined]
    made.globals.update(_=speak.gettext, gettext=speak.gettext, ngettext=speak.ngettext)
    kept = lru_cache(16_384)(drawn_once)
    made.globals.update(kept=kept, kept_each=lambda macro, ones, *facts: drawn_each(kept, macro, ones, *facts))
    made.globals["spoken_language"] = language
    made.globals["url_for"] = url_for
    made.globals["static_url"] = static_url
    return made


class Talk(Context):
    """Call macros and our own functions, of which it is known what they want of the context, without a search."""

    def call(self, called: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Any:  # noqa: ANN401 - Jinja's own
        """Call something with what a template gives it."""
        macro = type(called) is Macro
        if not macro and (type(called) not in _OURS or hasattr(called, "jinja_pass_arg")):
            return super().call(called, *args, **kwargs)
        kwargs.pop("_block_vars", None)
        kwargs.pop("_loop_vars", None)
        return called(self.eval_ctx, *args, **kwargs) if macro else called(*args, **kwargs)


def drawn_once(macro: Callable[..., Markup], *facts: Hashable) -> Markup:
    """Call a macro that depends on these facts and the language alone; each language keeps what was drawn."""
    return macro(*facts)


def drawn_each(
    kept: Callable[..., Markup], macro: Callable[..., Markup], ones: Iterable[Hashable], *facts: Hashable
) -> Markup:
    """Call such a macro for each of several things."""
    return Markup("".join([kept(macro, one, *facts) for one in ones]))  # noqa: S704 - macros have escaped


class Speech:
    """Translate for templates, each plain message once: what fills a gap is escaped, the message is not."""

    def __init__(self, language: str) -> None:
        words = catalog(language)
        self._one = lru_cache(8192)(lambda message: Markup(words.gettext(message)))  # noqa: S704 - messages are ours
        self._several = lru_cache(4096)(words.ngettext)

    def gettext(self, message: str, **parts: object) -> Markup:
        """Return a message, its %(gaps)s filled."""
        return _filled(self._one(message), parts) if parts or "%" in message else self._one(message)

    def ngettext(self, one: str, several: str, num: int, **parts: object) -> Markup:
        """Return the form of a message that fits a number."""
        return _filled(self._several(one, several, num), {"num": num, **parts})


def _filled(message: str, parts: dict[str, object]) -> Markup:
    safe = {name: part if type(part) is int else escape(part) for name, part in parts.items()}
    return Markup(str.__mod__(message, safe))  # noqa: S704 - every part was escaped


def start(app: Flask) -> None:
    """Let the app know htmx and the language of every request."""
    htmx.init_app(app)
    app.before_request(_hear)


def _hear() -> None:
    g.language = spoken(request)


def language() -> str:
    """Return the language this request is answered in."""
    named: str = g.get("language") or LANGUAGES[0]
    return named


def url_for(endpoint: str, **values: Any) -> str:  # noqa: ANN401 - what a URL is made of
    """Return a page's URL in the language of the request, a static file's with its fingerprint."""
    if endpoint == "static":
        return static_url(values["filename"])
    return _url(request.environ.get("SCRIPT_NAME", ""), endpoint, tuple(values.items()))


@lru_cache(maxsize=4096)
def _url(_root: str, endpoint: str, values: tuple[tuple[str, Any], ...]) -> str:
    """Build a URL once for each root that the app is reached by."""
    return flask_url_for(endpoint, **dict(values))


def static_url(filename: str) -> str:
    """Return the URL of a static file, the same in every language, new whenever the file is."""
    root = request.environ.get("SCRIPT_NAME", "").removesuffix(f"/{request.environ.get('sugoroku.language', '')}")
    return f"{root}/static/{filename}?v={_fingerprint(filename)}"


@cache
def _fingerprint(filename: str) -> str:
    file = static() / filename
    return hashlib.sha256(file.read_bytes()).hexdigest()[:12] if file.is_file() else "none"


def text_of(template: str, **context: Any) -> str:  # noqa: ANN401 - a template's own context
    """Return a template filled in the language of the request."""
    return environment(language()).get_template(template).render(context)


def render(template: str, **context: Any) -> Response:  # noqa: ANN401 - a template's own context
    """Return a whole page."""
    from sugoroku.web.frame import frame  # noqa: PLC0415 - the frame needs the URLs made here

    page = frame(bare=template.startswith("parts/"))
    return Response(text_of(template, page=page, **context), mimetype="text/html")


def wants_fragment() -> bool:
    """Tell whether htmx asks for a part; a history restore asks for the page."""
    return bool(htmx) and request.headers.get("HX-Request-Type", "partial") == "partial"


def reply(page: str, part: str, **context: Any) -> Response:  # noqa: ANN401 - a template's own context
    """Return the part to htmx, to anybody else the page that includes it."""
    answer = render(part if wants_fragment() else page, **context)
    if part.endswith("table.html"):
        answer.headers["Cache-Control"] = "no-store"
    return answer


def instead_of_page(answer: Response) -> Response:
    """Let htmx put a whole page in place of the one that is shown, not into the part it asked for."""
    if wants_fragment():
        answer.headers["HX-Retarget"] = "body"
        answer.headers["HX-Reswap"] = "innerHTML"
    return answer


def put_freshness(response: Response) -> Response:
    """Say how long an answer keeps: a static file for long where its URL has its fingerprint, all else not at all."""
    if request.endpoint == "static":
        if "v" not in request.args:
            response.headers["Cache-Control"] = "no-cache"
        return response
    response.headers.setdefault("Vary", VARIES)
    response.headers.setdefault("Cache-Control", "private, no-cache")
    return response


def see_other(url: str) -> Response:
    """Send a plain form on to the page that shows what it did."""
    return Response(status=303, headers={"Location": url})


def download(text: str, name: str, kind: str) -> Response:
    """Send a text as a file to keep."""
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(text, content_type=f"{kind}; charset=utf-8", headers=headers)
