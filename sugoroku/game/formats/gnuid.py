"""GNU Backgammon's position ID (14 characters) and match ID (12), one of them or both joined by a colon.

The position ID tells the stones of the player NOT on roll first, then of the one on roll. The match ID speaks of
players 0 and 1; as that program draws its board player 1 sits below, so player 1 is White here.
"""

import re
from base64 import b64decode, b64encode
from binascii import Error as NotBase64
from collections.abc import Iterable

from sugoroku.game.dice import Throw
from sugoroku.game.formats.values import FormatError, Picture, check_picture
from sugoroku.game.position import BAR, STONES, Position
from sugoroku.game.seat import Seat
from sugoroku.game.state import Cube, Score

POSITION_LENGTH = 14
MATCH_LENGTH = 12
_BITS = 80
_PLAYERS = (Seat.BLACK, Seat.WHITE)
_CENTRED = 3
_PLAYING = (0, 1)
_TEXT = re.compile(r"[A-Za-z0-9+/]{14}(:[A-Za-z0-9+/]{12})?|:[A-Za-z0-9+/]{12}")
# name, first bit, number of bits
_FIELDS = {
    "cube": (0, 4),
    "owner": (4, 2),
    "on_roll": (6, 1),
    "crawford": (7, 1),
    "state": (8, 3),
    "decides": (11, 1),
    "doubled": (12, 1),
    "resigned": (13, 2),
    "die": (15, 3),
    "other_die": (18, 3),
    "length": (21, 15),
    "score_0": (36, 15),
    "score_1": (51, 15),
    "no_jacoby": (66, 1),
}


def looks_like_gnuid(text: str) -> bool:
    """Tell whether a text is meant as GNU Backgammon's IDs."""
    return _TEXT.fullmatch(_bare(text)) is not None


def read(text: str) -> Picture:
    """Read `position`, `position:match`, or `:match` (the start is on the board); raise FormatError."""
    if "\n" in text.strip():
        raise FormatError(2, "an ID is one line, and more follows")
    place, colon, match = _bare(text).partition(":")
    position = position_of(place) if place or not colon else position_of("4HPwATDgc/ABMA")
    if not colon:
        return Picture(position)
    return picture_of_match(match, position)


def write(picture: Picture) -> str:
    """Return both IDs joined by a colon."""
    return f"{position_id(picture.position)}:{match_id(picture)}"


def position_id(position: Position) -> str:
    """Return the 14 characters for the stones, the player on roll being the mover."""
    bits: list[int] = []
    for side in (position.flip(), position):
        for count in side.points[1:]:
            bits += [1] * max(count, 0) + [0]
    whole = sum(bit << place for place, bit in enumerate(bits))
    return b64encode(whole.to_bytes(_BITS // 8, "little")).decode().rstrip("=")


def position_of(text: str, line: int = 1) -> Position:
    """Read 14 characters; the position is as the player on roll sees it. Raise FormatError."""
    whole = _whole(text, POSITION_LENGTH, "a position ID", line)
    bits = iter([whole >> place & 1 for place in range(_BITS)])
    other = _side(bits, line)
    mover = _side(bits, line)
    if any(bits):
        raise FormatError(line, "the position ID goes on after both sides are told")
    points = [0] * (BAR + 1)
    for place, count in enumerate(mover, 1):
        points[place] = count
    for place, count in enumerate(other, 1):
        if count and points[BAR - place]:
            raise FormatError(line, "both sides stand on point %(point)s", point=BAR - place)
        points[BAR - place] -= count
    return Position(tuple(points))


def match_id(picture: Picture) -> str:
    """Return the 12 characters for cube, turn, dice, score and match."""
    turn = _PLAYERS.index(picture.turn)
    beavered = picture.pending == "beavered"
    facts = {
        "cube": picture.cube.value.bit_length() - 1 + beavered,
        "owner": _CENTRED if picture.cube.owner is None else _PLAYERS.index(picture.cube.owner),
        "on_roll": turn,
        "crawford": int(picture.crawford),
        "state": 1,
        "decides": 1 - turn if picture.pending == "doubled" else turn,
        "doubled": int(bool(picture.pending)),
        "die": picture.throw.high if picture.throw else 0,
        "other_die": picture.throw.low if picture.throw else 0,
        "length": picture.length or 0,
        "score_0": picture.score.of(_PLAYERS[0]),
        "score_1": picture.score.of(_PLAYERS[1]),
        "no_jacoby": int(picture.length is None and not picture.jacoby),
    }
    whole = 0
    for name, fact in facts.items():
        first, bits = _FIELDS[name]
        whole |= min(fact, (1 << bits) - 1) << first
    return b64encode(whole.to_bytes(9, "little")).decode()


def picture_of_match(text: str, position: Position, line: int = 1) -> Picture:
    """Read 12 characters beside a position; raise FormatError."""
    whole = _whole(text, MATCH_LENGTH, "a match ID", line)
    fact = {name: whole >> first & ((1 << bits) - 1) for name, (first, bits) in _FIELDS.items()}
    if fact["state"] not in _PLAYING:
        raise FormatError(line, "the match ID says that the game is over")
    if fact["owner"] not in {0, 1, _CENTRED}:
        raise FormatError(line, "the match ID names no owner of the cube that there is")
    if fact["resigned"]:
        raise FormatError(line, "the match ID stands at an offer to resign, which a picture cannot tell")
    if fact["doubled"] and fact["die"]:
        raise FormatError(line, "the match ID has a double that waits for its answer and dice at once")
    length = fact["length"] or None
    turn = _PLAYERS[fact["on_roll"]]
    beavered = bool(fact["doubled"]) and fact["decides"] == fact["on_roll"]
    picture = Picture(
        position=position,
        turn=turn,
        throw=_throw(fact["die"], fact["other_die"], line),
        cube=Cube(2 ** max(fact["cube"] - beavered, 0), {0: _PLAYERS[0], 1: _PLAYERS[1]}.get(fact["owner"])),
        score=Score(fact["score_1"], fact["score_0"]),
        length=length,
        crawford=bool(fact["crawford"]),
        jacoby=length is None and not fact["no_jacoby"],
        pending="" if not fact["doubled"] else "beavered" if beavered else "doubled",
    )
    check_picture(picture, line)
    return picture


def _bare(text: str) -> str:
    """Leave out the words that programs print around their IDs."""
    return re.sub(r"(?i)position id\s*:|match id\s*|gnubgid[ =:]*", "", text[:1000]).replace(" ", "").strip()


def _side(bits: Iterable[int], line: int) -> list[int]:
    counts = [0] * BAR
    place = 0
    for bit in bits:
        if bit:
            counts[place] += 1
        else:
            place += 1
            if place == BAR:
                break
    if place < BAR:
        raise FormatError(line, "the position ID ends before both sides are told")
    if sum(counts) > STONES:
        raise FormatError(line, "a side has %(counts)s stones, more than %(stones)s", counts=sum(counts), stones=STONES)
    return counts


def _throw(one: int, two: int, line: int) -> Throw | None:
    if not one and not two:
        return None
    if not (1 <= one <= len("123456") and 1 <= two <= len("123456")):
        raise FormatError(line, "the match ID's dice are %(one)s and %(two)s: two dice show 1 to 6", one=one, two=two)
    return Throw.of(one, two)


def _whole(text: str, length: int, name: str, line: int) -> int:
    if len(text) != length:
        raise FormatError(
            line,
            "%(name)s is %(length)s characters, not %(found)s: %(text)s",
            name=name,
            length=length,
            found=len(text),
            text=repr(text[:30]),
        )
    try:
        packed = b64decode(text + "=" * (-length % 4), validate=True)
    except (NotBase64, ValueError):
        raise FormatError(line, "%(name)s is letters, digits, + and /: %(text)s", name=name, text=repr(text)) from None
    return int.from_bytes(packed, "little")
