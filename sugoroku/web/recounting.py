"""Recount what was played: line by line for the record, step by step for the page to play out."""

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from itertools import chain, repeat

from sugoroku.game.actions import BEAVER, DOUBLE, NEXT, Action, Played, Resign, Thrown
from sugoroku.game.dice import THROWS, Throw
from sugoroku.game.notation import place_name
from sugoroku.game.position import BAR, OFF, Position
from sugoroku.game.seat import Seat
from sugoroku.game.state import State
from sugoroku.room.table import Moment, Table
from sugoroku.web.board import COLOURS
from sugoroku.web.look import Look, last_own
from sugoroku.web.sight import Sight
from sugoroku.web.view import (
    Board,
    News,
    Place,
    RecordLine,
    Term,
)
from sugoroku.words.catalog import N_
from sugoroku.words.throws import throw_name


def played_out(look: Look) -> Iterable[News]:
    """Tell the page each throw and play since the reader's own, step by step, in the viewer's numbering."""
    for seq in range(min(look.since, last_own(look)), look.table.seq):
        before, moment = look.table.state_at(seq), look.table.moments[seq]
        if isinstance(moment.action, Played | Thrown):
            yield News(seq, COLOURS[before.turn], _throw_text(before, moment), tuple(_steps(look, before, moment)))


def _throw_text(before: State, moment: Moment) -> str:
    throw = moment.action.throw if isinstance(moment.action, Thrown) else before.throw
    return throw.text if throw else ""


def _steps(look: Look, before: State, moment: Moment) -> Iterable[str]:
    if not isinstance(moment.action, Played):
        return
    board = list(before.position.points)
    for source, target in moment.action.moves:
        hit = target != OFF and board[target] == -1
        board[source] -= 1
        board[target] = 1 if hit else board[target] + (target != OFF)
        start, end = look.sight.place(source, before.turn), look.sight.place(target, before.turn)
        end_text = "off" if end in {Place.OFF, Place.OFF_OTHER} else str(end)
        yield f"{start}/{end_text}{'*' if hit else ''}"


def record_lines(table: Table, sight: Sight, record_url: str, last: int | None = None) -> tuple[RecordLine, ...]:
    """Write the record (or only its last lines): plays and passes in the mover's own point names, cube and games."""
    told: list[tuple[int, int]] = []
    number = 0
    for seq, moment in enumerate(table.moments):
        if moment.text.startswith(_TURNS):
            number += 1
            told.append((seq, number))
        elif moment.text.startswith(_WORDS):
            number = 0 if moment.action == NEXT else number
            told.append((seq, 0))
    skipped = 0 if last is None else max(len(told) - last, 0)
    return tuple(_line(number, table, seq, sight, record_url) for seq, number in told[skipped:])


_TURNS = ("play", "pass")
_WORDS = ("double", "take", "drop", "beaver", "resign", "accept", "decline", "next")


def _line(number: int, table: Table, seq: int, sight: Sight, record_url: str) -> RecordLine:
    before, action, url = table.state_at(seq), table.moments[seq].action, f"{record_url}?at={seq + 1}"
    if not number:
        return _spoken(before, table.moments[seq], sight, url)
    throw = before.throw or THROWS[0]  # a play or a pass always has one
    return _turn(number, before.turn, throw, action, before.position, sight, url)


def _spoken(before: State, moment: Moment, sight: Sight, url: str) -> RecordLine:
    """Write what was done with the cube, a resignation, or that the next game began."""
    action, after = moment.action, moment.state
    if action == NEXT:
        said = sight.text(N_("Game %(number)s, score %(white)s–%(black)s"))
        facts = {"number": after.game, "white": after.score.white, "black": after.score.black}
        return RecordLine(number=None, seat=None, throw=None, dice="", text=said % facts, href=url)
    level = action.level if isinstance(action, Resign) else 0
    said = sight.text(N_("offers to resign, value %(value)s") if level else _SPOKEN[moment.text])
    value = level or before.cube.value * 2 if action in {DOUBLE, BEAVER} or level else ""
    speaker = COLOURS[before.to_act or before.turn]
    return RecordLine(number=None, seat=speaker, throw=None, dice="", text=said % {"value": value}, href=url)


_SPOKEN = {
    "double": N_("doubles to %(value)s"),
    "take": N_("takes"),
    "drop": N_("drops"),
    "beaver": N_("beavers"),
    "accept": N_("accepts"),
    "decline": N_("declines"),
}


@lru_cache(maxsize=8192)
def _turn(
    number: int, seat: Seat, throw: Throw, action: Action, before: Position, sight: Sight, url: str
) -> RecordLine:
    name = throw_name(throw.high, throw.low) if sight.board is Board.EDO else None
    return RecordLine(
        number=number,
        seat=COLOURS[seat],
        throw=Term(name.kanji, name.kana, name.romaji, name.hangul) if name else None,
        dice=throw.text,
        text=_moved(action, before, sight) if isinstance(action, Played) else sight.text(N_("pass")),
        href=url,
    )


def hits_of(points: tuple[int, ...], moves: Iterable[tuple[int, int]]) -> tuple[bool, ...]:
    """Tell of each step whether it cuts a stone; points are the mover's."""
    enemies = {point for point in range(1, BAR) if points[point] == -1}
    hits = []
    for _, target in moves:
        hits.append(target in enemies)
        enemies.discard(target)
    return tuple(hits)


def _moved(action: Played, before: Position, sight: Sight) -> str:
    return moves_text(action.moves, sight, hits_of(before.points, action.moves))


def moves_text(moves: Iterable[tuple[int, int]], sight: Sight, hits: Iterable[bool] = ()) -> str:
    """Write a play in the reader's point names: `far in-1 → out-2*, in-6 → in-3`, or by numbers `24/11* 6/3`."""
    by_number = sight.script == "number"
    name, to = (place_name, "/") if by_number else (sight.short, " → ")
    chains: list[tuple[int, ...]] = []
    texts: list[str] = []
    for (source, target), hit in zip(moves, chain(hits, repeat(False)), strict=False):
        step = to + name(target) + ("*" if hit else "")
        if chains and chains[-1][-1] == source:
            chains[-1] += (target,)
            texts[-1] += step
        else:
            chains.append((source, target))
            texts.append(name(source) + step)
    if not by_number:
        return ", ".join(texts)
    times = Counter(chains)
    firsts = {way: texts[chains.index(way)] for way in chains}
    return " ".join(f"{text}({times[way]})" if times[way] > 1 else text for way, text in firsts.items())
