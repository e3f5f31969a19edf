"""The lines of a .mat file, taken apart as they are found in the wild."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from sugoroku.game.errors import UnreadableText
from sugoroku.game.formats.values import FormatError, Place
from sugoroku.game.notation import moves_of
from sugoroku.game.seat import Seat

TAG = re.compile(r'\s*;\s*\[\s*(?P<key>[^"\]]+?)\s*"(?P<text>[^"]*)"\s*\]\s*')
LENGTH = re.compile(
    r"\s*(?:(?P<points>\d{1,6})\s*-?\s*points?\s+match|match\s+(?:of|to)\s+(?P<of>\d{1,6})\s*points?)\W*", re.IGNORECASE
)
MONEY = re.compile(r"\s*(?:money\s*(?:game|session|play|match)?|unlimited\s*(?:game|match)?)\s*", re.IGNORECASE)
GAME = re.compile(r"\s*game\s+(?P<number>\d{1,6})\s*", re.IGNORECASE)
NAMES = re.compile(r"\s*(?P<white>\S.*?)\s*:\s*(?P<a>\d{1,6})\s+(?P<black>\S.*?)\s*:\s*(?P<b>\d{1,6})\s*")
ROW = re.compile(r"\s*(?P<number>\d{1,6})\)(?P<cells>.*)")
WINS = re.compile(r"wins?\s+(?P<points>\d{1,6})\s+points?(?:\s+and\s+(?:the\s+)?match)?\W*", re.IGNORECASE)
_RIGHT_CELL = 12  # so many blanks before the first cell mean that the left one is empty
_RIGHT_WIN = 20
_GAP = 3  # so many blanks part two cells
_DICE = re.compile(r"(?P<dice>[1-6]{2}):?(?=\s|$)|(?P<colon>[1-6]{2}):|(?P<open>\?{2,3}:?)")
_WORDS = {
    "double": r"(?:re)?doubles?\s*(?:(?:=>|to|=)\s*(?P<to>\d{1,4}))?",
    "beaver": r"beavers?\s*(?:(?:=>|to|=)\s*(?P<by>\d{1,4}))?",
    "take": r"takes?|accepts?",
    "drop": r"drops?|rejects?|passes|pass",
    "resign": r"resign(?:s|ed)?(?:\s+(?:the\s+)?(?:game|match|single|normal|gammon|backgammon))?",
    "nothing": r"can(?:no|')t\s+move|cannot\s+move|no\s+(?:legal\s+)?(?:move|play)s?|dances?|\(no\s+play\)|-+(?=\s|$)",
}
_WORD = re.compile("|".join(f"(?P<{name}>{pattern})" for name, pattern in _WORDS.items()), re.IGNORECASE)
_MOVE = re.compile(r"[A-Za-z0-9*]+(?:/[A-Za-z0-9*]+)+(?:\(\d\))?")
_UNPLAYED = re.compile(r"\?{2,3}")
_BLANK = re.compile(r"[\s,.]+")


@dataclass(frozen=True, slots=True)
class Cell:
    """Hold what one player did in one row: `dice` and the moves written, or a word and its number."""

    seat: Seat
    word: str
    dice: str = ""
    moves: tuple[tuple[int, int], ...] = ()
    said_nothing: bool = False
    resigns: bool = False
    waits: bool = False
    number: int | None = None


def cells_of(text: str, line: int, place: Place) -> Iterator[Cell]:
    """Yield the cells of a row's text after its number; raise FormatError for what is none."""
    text = text.expandtabs(8)
    blank = len(text) - len(text.lstrip())
    seat = Seat.BLACK if blank >= _RIGHT_CELL else Seat.WHITE
    at = 0
    seen = 0
    most = 1 if blank >= _RIGHT_CELL else 2
    while (at := _after_blank(text, at)) < len(text):
        cell, at = _cell(text, at, seat, line, place)
        if cell.word != "wins":
            seen += 1
            if seen > most:
                raise FormatError(line, "a row has more than two cells", place)
            seat = seat.other
        yield cell


def _after_blank(text: str, at: int) -> int:
    blank = _BLANK.match(text, at)
    return blank.end() if blank else at


def _cell(text: str, at: int, seat: Seat, line: int, place: Place) -> tuple[Cell, int]:
    if dice := _DICE.match(text, at):
        if dice["open"]:
            return Cell(seat, "open"), dice.end()
        return _played(text, dice, seat, line, place)
    if wins := WINS.match(text, at):
        return Cell(seat, "wins", number=int(wins["points"])), wins.end()
    word = _WORD.match(text, at)
    if word is None or word.lastgroup is None or word["nothing"]:
        raise FormatError(
            line, "%(found)s is neither dice nor a word of the game", place, found=repr(text[at : at + 30].strip())
        )
    name = next(name for name in _WORDS if word[name] is not None)
    number = word["to"] or word["by"]
    return Cell(seat, name, number=int(number) if number else None), word.end()


def _played(text: str, dice: re.Match[str], seat: Seat, line: int, place: Place) -> tuple[Cell, int]:
    at = dice.end()
    moves: list[tuple[int, int]] = []
    nothing = False
    while True:
        start = _after_blank(text, at)
        move = _MOVE.match(text, start)
        word = _WORD.match(text, start)
        if waits := _UNPLAYED.match(text, start):
            return Cell(seat, "play", dice["dice"] or dice["colon"], waits=True), waits.end()
        if move:
            moves += _moves(move[0], line, place)
        elif word and word["nothing"] is not None:
            nothing = True
        else:
            break
        at = (move or word or dice).end()
    resigns = not moves and word is not None and word["resign"] is not None and start - at < _GAP
    if word and resigns:
        at = word.end()
    return Cell(seat, "play", dice["dice"] or dice["colon"], tuple(moves), nothing, resigns), at


def _moves(text: str, line: int, place: Place) -> list[tuple[int, int]]:
    try:
        return list(moves_of(text))
    except UnreadableText as problem:
        raise FormatError.passing(line, problem, place) from None


def winner_of(line: str) -> tuple[Seat, int] | None:
    """Read a line `Wins n points`: the winner by its column, and the points."""
    line = line.expandtabs(8)
    match = WINS.fullmatch(line.strip())
    if match is None:
        return None
    column = len(line) - len(line.lstrip())
    return (Seat.BLACK if column >= _RIGHT_WIN else Seat.WHITE), int(match["points"])
