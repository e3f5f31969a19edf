"""What keeps the site safe: answers' headers, where posts may come from, how many may come."""

import threading
import time
from collections import OrderedDict
from collections.abc import Callable
from urllib.parse import urlsplit

from flask import Request, Response

from sugoroku.web.errors import ForeignPost, TooMany
from sugoroku.words.catalog import N_

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; manifest-src 'self'"
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}
SAFE_METHODS = {"GET", "HEAD", "OPTIONS"}
MOST_REMEMBERED = 10_000
TOO_MANY_POSTS = N_("more than %(most)s actions in a minute")
TOO_MANY_GAMES = N_("more than %(most)s new games in a minute")
TOO_MANY_THOUGHTS = N_("the computer was asked to think more than %(most)s times in a minute")


def put_headers(response: Response) -> Response:
    """Put the headers of safety on an answer."""
    said = {name.lower() for name, _ in response.headers}
    for name, value in HEADERS.items():
        if name.lower() not in said:
            response.headers.add(name, value)
    return response


def check_origin(request: Request) -> None:
    """Refuse a post that another site sent; raise ForeignPost.

    Browsers say where a post comes from in Sec-Fetch-Site or Origin; a program that sends neither carries no
    cookie of ours by accident, and is let through.
    """
    if request.method in SAFE_METHODS:
        return
    site = request.headers.get("Sec-Fetch-Site")
    if site is not None:
        if site not in {"same-origin", "none"}:
            raise ForeignPost
        return
    origin = request.headers.get("Origin")
    if origin is not None and _host_of(origin) != request.host:
        raise ForeignPost


def _host_of(origin: str) -> str:
    """Return the host an Origin names, nothing where it is no URL."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return ""


class Limit:
    """Let so many through a minute for each name, and forget names that are quiet.

    `excess` says what is too much, with a gap for how many are let through: `more than %(most)s posts a minute`.
    """

    def __init__(self, a_minute: int, excess: str, clock: Callable[[], float] = time.monotonic) -> None:
        self.a_minute = a_minute
        self._excess = excess
        self._clock = clock
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()
        self._lock = threading.Lock()

    def take(self, name: str) -> None:
        """Count one; raise TooMany where this name has used up its share."""
        moment = self._clock()
        with self._lock:
            left, since = self._left.pop(name, (float(self.a_minute), moment))
            left = min(float(self.a_minute), left + (moment - since) * self.a_minute / 60)
            self._left[name] = (max(left - 1, 0.0), moment)
            if len(self._left) > MOST_REMEMBERED:
                self._left.popitem(last=False)
        if left < 1:
            raise TooMany(self._excess, most=self.a_minute)
