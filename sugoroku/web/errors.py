"""Errors as pages: every refusal becomes a clear answer here and nowhere else."""

from dataclasses import dataclass

from flask import Flask, Response
from werkzeug.exceptions import HTTPException
from werkzeug.sansio.response import Response as BaseResponse

from sugoroku.game.errors import AnyOf, Asked, GameError, IllegalAction, IllegalPosition, UnreadableText
from sugoroku.game.formats.values import FormatError
from sugoroku.game.formats.written import BadRecord
from sugoroku.game.record import NoSuchGame, SeatTaken
from sugoroku.lore.option_words import option_line
from sugoroku.room.errors import NotYourSeat, NotYourTurn
from sugoroku.store import UnknownCode
from sugoroku.web.reply import instead_of_page, language, render
from sugoroku.web.view import Said
from sugoroku.words.catalog import N_, catalog


class ForeignPost(Exception):
    """Refuse a post that another site sent."""


class TooMany(GameError):
    """Refuse one who asks too often; the words say what was too much."""


class BadForm(UnreadableText):
    """Refuse a form or a URL with a field that cannot be read; the words name the field."""


@dataclass(frozen=True, slots=True)
class Trouble:
    """Say what went wrong and what to do next."""

    status: int
    title: str
    advice: str


UNREADABLE = Trouble(
    422, N_("That could not be read"), N_("Nothing was changed. Go back, correct what is named below, and try again.")
)
ILLEGAL = Trouble(422, N_("The rules do not allow that"), N_("Nothing was changed. Go back to the table."))
NOT_FOUND = Trouble(404, N_("There is no such page"), N_("The address may be mistyped, or the game was deleted."))
FOREIGN = Trouble(
    403, N_("That came from another site"), N_("Nothing was changed. Open the page here and do it again.")
)
TOO_MANY = Trouble(429, N_("That was too quick"), N_("Nothing was changed. Wait a minute and try again."))
NOT_YOURS = Trouble(403, N_("That seat is not yours"), N_("You can watch this game, but not play in it."))
NOT_NOW = Trouble(409, N_("It is not your turn"), N_("Nothing was changed. Go back to the table."))
TAKEN = Trouble(409, N_("Somebody already sits there"), N_("You can watch this game."))
NO_CODE = Trouble(
    422,
    N_("This code does not work"),
    N_("A code works once and not for long. Make a new one on the other device."),
)
TOO_LARGE = Trouble(413, N_("That is too large"), N_("Nothing was changed. Send a smaller file."))
WRONG_METHOD = Trouble(405, N_("That cannot be done this way"), N_("Nothing was changed. Use the page's own buttons."))
REFUSED = Trouble(400, N_("That request could not be understood"), N_("Nothing was changed. Go back and try again."))
BROKEN = Trouble(
    500, N_("Something broke on our side"), N_("Your game is safe: every move that was confirmed is kept. Try again.")
)
OF_THE_ROOM: dict[type[Exception], Trouble] = {
    NoSuchGame: NOT_FOUND,
    NotYourSeat: NOT_YOURS,
    NotYourTurn: NOT_NOW,
    SeatTaken: TAKEN,
    UnknownCode: NO_CODE,
}
BY_STATUS = {404: NOT_FOUND, 405: WRONG_METHOD, 413: TOO_LARGE, 429: TOO_MANY, 500: BROKEN}


def start(app: Flask) -> None:
    """Let the app answer refusals with pages."""
    app.register_error_handler(ForeignPost, lambda _: trouble_page(FOREIGN))
    app.register_error_handler(TooMany, _too_many)
    app.register_error_handler(GameError, _game_refused)
    for reason, trouble in OF_THE_ROOM.items():
        app.register_error_handler(reason, lambda _, trouble=trouble: trouble_page(trouble))
    app.register_error_handler(HTTPException, _http_refused)


def _too_many(refusal: GameError) -> Response:
    page = trouble_page(TOO_MANY, in_words(refusal))
    page.headers["Retry-After"] = "60"
    return page


def _game_refused(refusal: GameError) -> Response:
    illegal = isinstance(refusal, IllegalAction | IllegalPosition)
    return trouble_page(ILLEGAL if illegal else UNREADABLE, in_words(refusal))


PARTS = (
    N_("the mover"),
    N_("the opponent"),
    N_("white"),
    N_("black"),
    N_("a position ID"),
    N_("a match ID"),
    N_("the turn"),
    N_("the length"),
    N_("the rules field"),
    N_("the cube"),
    N_("the cube's owner"),
    N_("the cube's limit"),
    N_("a score"),
)
QUOTED, OR = N_("“%(option)s”"), N_(" or ")
RECORD_PLACES = (
    N_("line %(number)s"),
    N_("head of the record in line %(number)s"),
    N_("game %(number)s"),
    N_("game %(number)s, action %(action)s"),
)
LINES = {
    "": N_("Line %(line)s: %(reason)s"),
    "game": N_("Line %(line)s, game %(game)s: %(reason)s"),
    "row": N_("Line %(line)s, game %(game)s, row %(number)s: %(reason)s"),
    "node": N_("Line %(line)s, game %(game)s, node %(number)s: %(reason)s"),
    "action": N_("Line %(line)s, game %(game)s, action %(number)s: %(reason)s"),
}


def in_words(refusal: GameError) -> str:
    """Return what a refusal says, in the language of the request."""
    words = catalog(language()).gettext
    text = words(refusal.text)
    if refusal.parts:
        text %= {name: _part_in_words(part) for name, part in refusal.parts.items()}
    if isinstance(refusal, FormatError):
        place = refusal.place
        line = LINES[(place.unit if place.number else "game") if place.game else ""]
        return words(line) % {"line": refusal.line, "game": place.game, "number": place.number, "reason": text}
    if isinstance(refusal, BadRecord):
        return f"{words(refusal.where.text) % refusal.where.parts}: {text}"
    return text


def _part_in_words(part: object) -> object:
    if isinstance(part, GameError):
        return in_words(part)
    words = catalog(language()).gettext
    if isinstance(part, Asked):
        return words(QUOTED) % {"option": option_line(part.option, part.value, words)}
    if isinstance(part, AnyOf):
        return words(OR).join(str(_part_in_words(each)) for each in part)
    return words(part) if isinstance(part, str) and part in PARTS else part


def _http_refused(refusal: HTTPException) -> BaseResponse:
    if refusal.response is not None:
        return refusal.response
    status = refusal.code or 500
    return trouble_page(BY_STATUS.get(status, REFUSED), status=status)


def trouble_page(trouble: Trouble, detail: str = "", *, status: int | None = None) -> Response:
    """Return the page of an error, with the detail of what was wrong."""
    page = render("pages/error.html", title=Said(trouble.title), advice=Said(trouble.advice), detail=detail)
    page.status_code = status or trouble.status
    return instead_of_page(page)
