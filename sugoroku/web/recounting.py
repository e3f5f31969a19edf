"""Recount what was played: line by line for the record, step by step for the page to play out."""

from collections.abc import Iterable
from functools import lru_cache

from sugoroku.game.actions import Action, Played, Thrown
from sugoroku.game.dice import THROWS, Throw
from sugoroku.game.position import OFF
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
    """Write each play or pass of the record (or only the last ones) as a line, in the mover's own point names."""
    turns = [seq for seq, moment in enumerate(table.moments) if moment.text.startswith(_TURNS)]
    skipped = 0 if last is None else max(len(turns) - last, 0)
    return tuple(_line(no, table, seq, sight, record_url) for no, seq in enumerate(turns[skipped:], skipped + 1))


_TURNS = ("play", "pass")


def _line(number: int, table: Table, seq: int, sight: Sight, record_url: str) -> RecordLine:
    before = table.state_at(seq)
    throw = before.throw or THROWS[0]  # a play or a pass always has one
    return _turn(number, before.turn, throw, table.moments[seq].action, sight, f"{record_url}?at={seq + 1}")


@lru_cache(maxsize=8192)
def _turn(number: int, seat: Seat, throw: Throw, action: Action, sight: Sight, url: str) -> RecordLine:
    name = throw_name(throw.high, throw.low) if sight.board is Board.EDO else None
    return RecordLine(
        number=number,
        seat=COLOURS[seat],
        throw=Term(name.kanji, name.kana, name.romaji, name.hangul) if name else None,
        dice=throw.text,
        text=moves_text(action.moves, sight) if isinstance(action, Played) else sight.text(N_("pass")),
        href=url,
    )


def moves_text(moves: Iterable[tuple[int, int]], sight: Sight) -> str:
    """Write a play in the reader's point names: `far in-1 → out-2, in-6 → in-3`."""
    chains: list[list[int]] = []
    for source, target in moves:
        if chains and chains[-1][-1] == source:
            chains[-1].append(target)
        else:
            chains.append([source, target])
    return ", ".join(" → ".join(sight.short(place) for place in chain) for chain in chains)
