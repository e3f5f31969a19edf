"""What an action brought about: derived from two states, never stored."""

from dataclasses import dataclass
from enum import StrEnum

from sugoroku.game.actions import PASS, Action, Opening, Plain, Played, Resign, Thrown
from sugoroku.game.dice import Throw
from sugoroku.game.moves import PRIME_LENGTH, has_prime
from sugoroku.game.position import BAR, OFF
from sugoroku.game.rules import HOME
from sugoroku.game.seat import Seat
from sugoroku.game.state import Result, State


class What(StrEnum):
    """Name the kinds of news."""

    OPENED = "opened"  # one die each; the higher begins
    TIED = "tied"  # one die each, alike: thrown again
    AUTO_DOUBLED = "auto-doubled"  # a tie turned the cube
    THREW = "threw"
    MOVED = "moved"
    HIT = "hit"
    ENTERED = "entered"
    CLOSED = "closed"  # all six inner points are closed now
    PRIMED = "primed"  # six points in a row are closed now
    BORE_OFF = "bore-off"
    PASSED = "passed"
    SAID = "said"  # a word about the cube, a resignation or the next game
    WON = "won"


STAGNATED = "stagnated"
BLOCKED = "blocked"


@dataclass(frozen=True, slots=True)
class News:
    """Hold one thing that happened: who did it, and the number, throw, word or result it is about."""

    what: What
    seat: Seat
    point: int = 0
    throw: Throw | None = None
    word: str = ""
    result: Result | None = None


def news_of(before: State, action: Action, after: State) -> tuple[News, ...]:
    """List what an action brought about, in the order a watcher would tell it. Points are the mover's."""
    seat = before.turn
    told: list[News] = []
    match action:
        case Opening(white, black):
            told += _opening(before, after, white, black)
        case Thrown(throw):
            told.append(News(What.THREW, seat, throw=throw))
        case Played(moves):
            told += _moves(before, moves)
            told += _shapes(before, after)
        case Resign(level):
            told.append(News(What.SAID, seat, word="resign", point=level))
        case Plain(name):
            speaker = before.to_act or seat
            if action == PASS:
                told.append(News(What.PASSED, speaker, word=_why_pass(before), throw=before.throw))
            else:
                told.append(News(What.SAID, speaker, word=name, throw=before.throw))
    if after.result is not None and before.result is None:
        told.append(News(What.WON, after.result.winner, result=after.result))
    return tuple(told)


def _why_pass(before: State) -> str:
    """Return why nothing moved: a captured stone that found no point to enter on, or every way blocked."""
    return STAGNATED if before.position.bar else BLOCKED


def _opening(before: State, after: State, white: int, black: int) -> list[News]:
    if white == black:
        told = [News(What.TIED, before.turn, point=white)]
        if after.auto_doubled and not before.auto_doubled:
            told.append(News(What.AUTO_DOUBLED, before.turn, point=after.cube.value))
        return told
    return [News(What.OPENED, after.turn, throw=Throw.of(white, black))]


def _moves(before: State, moves: tuple[tuple[int, int], ...]) -> list[News]:
    told = []
    board = list(before.position.points)
    for source, target in moves:
        board[source] -= 1
        if source == BAR:
            told.append(News(What.ENTERED, before.turn, point=target))
        if target == OFF:
            told.append(News(What.BORE_OFF, before.turn, point=source))
            continue
        if board[target] < 0:
            told.append(News(What.HIT, before.turn, point=target))
            board[target] = 0
        board[target] += 1
    return told


def _shapes(before: State, after: State) -> list[News]:
    old, new = before.position.points, after.seen_by(before.turn).points
    if min(new[point] for point in HOME) > 1 >= min(old[point] for point in HOME):
        return [News(What.CLOSED, before.turn)]
    if has_prime(new) and not has_prime(old):
        return [News(What.PRIMED, before.turn, point=PRIME_LENGTH)]
    return []
