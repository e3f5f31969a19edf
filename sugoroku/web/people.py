"""Who is asking: a random id in a signed cookie, made when somebody first does something."""

import secrets
from dataclasses import dataclass
from functools import lru_cache

from flask import Flask, Request, Response, current_app, g, request
from itsdangerous import BadSignature, URLSafeSerializer

COOKIE = "who"
LIFETIME = 400 * 24 * 3600


@dataclass(frozen=True, slots=True)
class Signer:
    """Sign ids and read them back."""

    serializer: URLSafeSerializer

    def sign(self, person: str) -> str:
        """Return the cookie's text for a person."""
        signed = self.serializer.dumps(person)
        return signed if isinstance(signed, str) else signed.decode()

    @lru_cache(maxsize=4096)  # noqa: B019 - an app has one signer for its whole life
    def read(self, text: str | None) -> str | None:
        """Return the person a cookie names; nobody where it was not signed here."""
        if not text:
            return None
        try:
            person = self.serializer.loads(text)
        except BadSignature:
            return None
        return person if isinstance(person, str) else None


def start(app: Flask, secret: str) -> None:
    """Let the app sign its cookies with this secret."""
    app.extensions["signer"] = Signer(URLSafeSerializer(secret, salt="who"))


def asking(asked: Request | None = None) -> str | None:
    """Return who is asking, nobody where no valid cookie came."""
    if "person" not in g:
        signer: Signer = current_app.extensions["signer"]
        g.person = signer.read((asked or request).cookies.get(COOKIE))
    person: str | None = g.person
    return person


def known() -> str:
    """Return who is asking, a new person where nobody was known; their cookie goes out with the answer."""
    person = asking()
    if person is None:
        person = g.person = g.new_person = secrets.token_urlsafe(16)
    return person


def remember(response: Response) -> Response:
    """Send the cookie of a person who is new."""
    person = g.get("new_person")
    if person is not None:
        signer: Signer = current_app.extensions["signer"]
        response.set_cookie(
            COOKIE, signer.sign(person), max_age=LIFETIME, httponly=True, samesite="Lax", secure=request.is_secure
        )
    return response
