"""Find every legal play by trying everything, on the board's text itself.

A board is its 26 characters: the opponent's captured stones, the mover's points 1 to 24, the mover's captured
stones; `A` is one stone of the mover, `B` two, `a` one of the opponent, `-` none. Nothing here is clever:
steps of one die are tried in every order, and only then are the laws laid over what came out.
"""

from __future__ import annotations

import re
from functools import lru_cache
from itertools import pairwise, permutations
from typing import TYPE_CHECKING

from tests.brute.laws import Law, law_of

if TYPE_CHECKING:
    from collections.abc import Iterable

Win = tuple[str, int]
Ended = tuple[str, Win | None]  # the board after the play, mover still in capitals, and the win if there is one
Step = tuple[int, int, int]  # source (25 the bar), die, target (0 off the board)
Line = tuple[Step, ...]

_MORE = dict(pairwise("-ABCDEFGHIJKLMNO")) | {"a": "A"}  # landing on a lone enemy stone leaves one's own
_FEWER = {after: before for before, after in pairwise("-ABCDEFGHIJKLMNO")}
_CAPTURE = dict(pairwise("-abcdefghijklmno"))
_CLOSED = re.compile("[B-O]{6}")
_OTHER_CLOSED = re.compile("[b-o]{6}")
_MUJO = {"from-in-1": ("BBBCCC", "BCBCBC"), "either-end": ("BBBCCC", "BCBCBC", "CCCBBB", "CBCBCB"), "off": ()}
THROWS = [(high, low) for high in range(1, 7) for low in range(1, high + 1)]


def turned(board: str) -> str:
    """Show the board to the other side."""
    return board[::-1].swapcase()


def stones(cells: str) -> int:
    """Count the mover's stones."""
    return sum(ord(cell) - 64 for cell in cells if "A" <= cell <= "O")


@lru_cache(maxsize=1 << 16)
def single_steps(board: str, die: int, *, bear_off: bool) -> tuple[tuple[int, int, str], ...]:
    """Try every stone with one die: source, target, board after."""
    found = []
    for source in range(25, 0, -1):
        if not board[source].isupper() or (board[25] != "-" and source != 25):
            continue
        target = source - die
        if target > 0:
            if board[target] == "-" or board[target] == "a" or board[target].isupper():
                found.append((source, target, _moved(board, source, target)))
        elif bear_off and not stones(board[7:]) and (target == 0 or not stones(board[source + 1 : 7])):
            found.append((source, 0, _moved(board, source, 0)))
    return tuple(found)


def _moved(board: str, source: int, target: int) -> str:
    cells = list(board)
    cells[source] = _FEWER[cells[source]]
    if target:
        if cells[target] == "a":
            cells[0] = _CAPTURE[cells[0]]
        cells[target] = _MORE[cells[target]]
    return "".join(cells)


def win_of(board: str, rules: str) -> Win | None:
    """Say whether the mover, having just made a step, has won, and what it is worth before any cube."""
    return _win(board, law_of(rules))


@lru_cache(maxsize=1 << 16)
def _win(board: str, law: Law) -> Win | None:
    if law.bear_off:
        return None if stones(board) else _win_by_bearing_off(board, law)
    home = not stones(board[7:])
    shut_in = board[0] != "-" and _CLOSED.fullmatch(board[1:7]) is not None
    if shut_in and law.mushigachi != "off":
        if home and board[1:7] in _MUJO[law.mujogachi]:
            return "mujogachi", 3
        if home or law.mushigachi == "instant":
            return "mushigachi", 2
    return ("irigachi", 1) if home else None


def _win_by_bearing_off(board: str, law: Law) -> Win:
    if not law.gammons:
        return "agari", 1
    if stones(turned(board)) < 15:
        return "single", 1
    if stones(turned(board[:7])):
        return "backgammon", 3
    return "gammon", 2


def is_refused(board: str, rules: str) -> str | None:
    """Say in a word why the board is no game under these rules, or None."""
    if not re.fullmatch("[-a-o][-A-Oa-o]{24}[-A-O]", board):
        return "unreadable"
    law = law_of(rules)
    for side in (board, turned(board)):
        if not (1 if law.bear_off else 15) <= stones(side) <= 15:
            return "too many or too few"
    if _win(board, law) or _win(turned(board), law):
        return "over"
    shut = _CLOSED.fullmatch(board[1:7]) and _OTHER_CLOSED.fullmatch(board[19:25])
    if shut and board[0] != "-" and board[25] != "-":
        return "nobody can ever move"
    return None


@lru_cache(maxsize=1 << 14)
def _tried(board: str, dice: tuple[int, ...], law: Law) -> frozenset[tuple[tuple[int, ...], str]]:
    """Give each board after one, two … dice, with the dice spent on it, a win being the end of its branch."""
    tried: set[tuple[tuple[int, ...], str]] = set()
    for order in _orders(dice, law):
        alive = {board}
        for number in range(1, len(order) + 1):
            after = {
                then
                for before in alive
                for _, _, then in single_steps(before, order[number - 1], bear_off=law.bear_off)
            }
            tried |= {(order[:number], then) for then in after}
            alive = {then for then in after if not _win(then, law)}
    return frozenset(tried)


def _orders(dice: tuple[int, ...], law: Law) -> set[tuple[int, ...]]:
    if dice[0] == dice[1]:
        return {dice[:1] * law.moves_of_a_double}
    return set(permutations(dice))


@lru_cache(maxsize=1 << 14)
def _lawful(board: str, dice: tuple[int, ...], law: Law) -> frozenset[tuple[tuple[int, ...], str]]:
    """Keep of what was tried what the laws allow: dice spent, board."""
    tried = _tried(board, dice, law)
    whole = law.moves_of_a_double if dice[0] == dice[1] else 2
    # A step that wins completes the play: it counts as if every die had been used.
    used = {(spent, then): whole if _win(then, law) else len(spent) for spent, then in tried}
    most = max(used.values(), default=0)
    kept = {end for end in tried if used[end] == most}
    if law.larger_die and most == 1 and len(kept_dice := {spent for spent, _ in kept}) == 2:
        kept = {(spent, then) for spent, then in kept if spent == max(kept_dice)}
    if law.courteous and any(not _CLOSED.search(then[1:25]) for _, then in kept):
        kept = {(spent, then) for spent, then in kept if not _CLOSED.search(then[1:25]) or _win(then, law)}
    return frozenset(kept)


def plays(board: str, dice: Iterable[int], rules: str) -> set[Ended]:
    """Give every board a legal play can lead to, with its win; empty when nothing can move."""
    law = law_of(rules)
    return {(then, _win(then, law)) for _, then in _lawful(board, tuple(sorted(dice)), law)}


def lines(board: str, dice: Iterable[int], rules: str) -> set[Line]:
    """Give every legal order of steps; empty when nothing can move."""
    law, thrown = law_of(rules), tuple(sorted(dice))
    lawful = _lawful(board, thrown, law)
    found: set[Line] = set()
    for order in _orders(thrown, law):
        alive: list[tuple[Line, str]] = [((), board)]
        for number in range(1, len(order) + 1):
            die = order[number - 1]
            after = [
                ((*line, (source, die, target)), then)
                for line, before in alive
                for source, target, then in single_steps(before, die, bear_off=law.bear_off)
            ]
            found |= {line for line, then in after if (order[:number], then) in lawful}
            alive = [(line, then) for line, then in after if not _win(then, law)]
    return found


def perft(rules: str, depth: int) -> list[int]:
    """Count the distinct boards after 1, 2 … `depth` turns from the start of the rule set.

    A board is counted as the side sees it whose turn comes next. From each distinct board of the depth before
    on which the game is not over, all 21 throws are played out, doubles too, whatever the opening says. Every
    legal play gives the board after it, turned; a throw that moves nobody gives the same board turned. Boards
    that come out more than once at one depth count once. A board on which the game has just been won counts
    at its depth and is not played on. The cube has no part in it.
    """
    law = law_of(rules)
    alive, counts = {law.start}, []
    for _ in range(depth):
        after = {then for board in alive for throw in THROWS for then in after_a_turn(board, throw, law)}
        counts.append(len(after))
        alive = {turned(then) for then in after if not _win(then, law)}
    return counts


def after_a_turn(board: str, throw: tuple[int, int], law: Law) -> set[str]:
    """Give the boards a throw can lead to, the mover still in capitals; the same board where it passes."""
    return {then for _, then in _lawful(board, tuple(sorted(throw)), law)} or {board}
