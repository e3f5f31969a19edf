"""XGID: one line that tells board, cube, turn, dice, score and match, White below.

`XGID=board:cube:owner:turn:dice:score:score:rules:length:limit`. Owner, turn and scores are White's first and
absolute; the board is numbered as White sees it. `D` in place of the dice: the player on turn has doubled; `B`:
the other has beavered.
"""

import re

from sugoroku.game.dice import Throw
from sugoroku.game.errors import UnreadableText
from sugoroku.game.formats.values import FormatError, Picture, check_picture
from sugoroku.game.position import Position
from sugoroku.game.seat import Seat
from sugoroku.game.state import Cube, Score

PREFIX = "XGID="
FIELDS = ("board", "cube", "owner", "turn", "dice", "score", "score", "rules", "length", "limit")
DEFAULT_LIMIT = 10
_MOST_CUBE = 6
_MOST_LIMIT = 20
_MOST_SCORE = 1_000_000
_SEATS = {1: Seat.WHITE, -1: Seat.BLACK}
_PENDING = {"D": "doubled", "B": "beavered"}
_TEXT = re.compile(r"[A-Pa-p-]{26}(:-?[0-9A-Z]+){8,9}")


def looks_like_xgid(text: str) -> bool:
    """Tell whether a text is meant as an XGID."""
    text = text.strip()
    return text.upper().startswith(PREFIX) or _TEXT.fullmatch(text) is not None


def read(text: str) -> Picture:
    """Read an XGID, with or without its prefix; raise FormatError."""
    line, text = _the_line(text)
    fields = text.split(":")
    if len(fields) not in {len(FIELDS), len(FIELDS) - 1}:
        raise FormatError(
            line,
            "an XGID has %(fields)s fields between colons, this one has %(found)s",
            fields=len(FIELDS),
            found=len(fields),
        )
    picture = _picture(fields, line)
    check_picture(picture, line)
    return picture


def write(picture: Picture) -> str:
    """Return the XGID of a picture, all ten fields written."""
    money = picture.length is None
    rules = picture.jacoby + 2 * picture.beaver if money else int(picture.crawford)
    dice = {"doubled": "D", "beavered": "B"}.get(picture.pending, picture.throw.text if picture.throw else "00")
    limit = DEFAULT_LIMIT if picture.cube_limit is None else picture.cube_limit
    fields = [
        picture.white_view.xgid(),
        picture.cube.value.bit_length() - 1,
        _sign(picture.cube.owner),
        _sign(picture.turn),
        dice,
        picture.score.white,
        picture.score.black,
        rules,
        picture.length or 0,
        limit,
    ]
    return PREFIX + ":".join(str(field) for field in fields)


def _the_line(text: str) -> tuple[int, str]:
    lines = [(number, line.strip()) for number, line in enumerate(text[:1000].splitlines(), 1) if line.strip()]
    if not lines:
        raise FormatError(1, "the text is empty")
    if len(lines) > 1:
        raise FormatError(lines[1][0], "an XGID is one line, and more follows")
    number, line = lines[0]
    return number, line[len(PREFIX) :] if line.upper().startswith(PREFIX) else line


def _picture(fields: list[str], line: int) -> Picture:
    board, cube, owner, turn, dice, white, black, rules, length, *limit = fields
    try:
        seen = Position.from_xgid(board)
    except UnreadableText as problem:
        raise FormatError.passing(line, problem) from None
    if max(seen.on_board, seen.on_board_opponent) > len("ABCDEFGHIJKLMNO"):
        raise FormatError(line, "a side has more than 15 stones")
    seat = _SEATS[_number(turn, "the turn", (-1, 1), line)]
    points = _number(length, "the length", range(1000), line) or None
    flags = _number(rules, "the rules field", range(4) if points is None else range(2), line)
    holder = _number(owner, "the cube's owner", (-1, 0, 1), line)
    return Picture(
        position=seen if seat is Seat.WHITE else seen.flip(),
        turn=seat,
        throw=_throw(dice, line),
        cube=Cube(2 ** _number(cube, "the cube", range(_MOST_CUBE + 1), line), _SEATS.get(holder)),
        score=Score(*(_number(text, "a score", range(_MOST_SCORE), line) for text in (white, black))),
        length=points,
        crawford=points is not None and flags == 1,
        jacoby=points is None and bool(flags & 1),
        beaver=points is None and bool(flags & 2),
        pending=_PENDING.get(dice, ""),
        cube_limit=_number(limit[0], "the cube's limit", range(_MOST_LIMIT + 1), line) if limit else None,
    )


def _throw(dice: str, line: int) -> Throw | None:
    if dice == "00" or dice in _PENDING:
        return None
    if dice == "R":
        raise FormatError(line, "a raccoon (R) is not played here")
    try:
        return Throw.from_text(dice)
    except UnreadableText:
        raise FormatError(
            line, "the dice are 00, D, B or two digits from 1 to 6, not %(dice)s", dice=repr(dice[:20])
        ) from None


def _number(text: str, name: str, allowed: range | tuple[int, ...], line: int) -> int:
    if not re.fullmatch(r"-?[0-9]{1,7}", text) or int(text) not in allowed:
        known = f"{allowed[0]} to {allowed[-1]}" if isinstance(allowed, range) else ", ".join(map(str, allowed))
        raise FormatError(line, "%(name)s is %(known)s, not %(text)s", name=name, known=known, text=repr(text[:20]))
    return int(text)


def _sign(seat: Seat | None) -> int:
    return 0 if seat is None else 1 if seat is Seat.WHITE else -1
