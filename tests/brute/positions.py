"""Make positions to try the rules on, always the same ones for the same seed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.brute import engine
from tests.brute.laws import CHOICES, UnknownLawError, law_of, values_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from random import Random

    Vary = Callable[[str, Random], str]

Throw = tuple[int, int]
_PLAY_OPTIONS = ("start", "doubles", "finish", "mushigachi", "mujogachi", "larger_die", "primes", "gammons")


def varied_rules(preset: str, rng: Random) -> str:
    """Change up to three options of a preset in a way that makes sense; one time in four change none."""
    while True:
        options = rng.sample(list(CHOICES), rng.choice((0, 1, 1, 2, 2, 3, 3, 3)))
        if rng.random() < 0.5:
            options = [option for option in options if option in _PLAY_OPTIONS]
        text = " ".join([preset, *(f"{option}={rng.choice(CHOICES[option])}" for option in options)])
        try:
            values_of(text)
        except UnknownLawError:
            continue
        return text


def as_it_is(preset: str, _: Random) -> str:
    """Change nothing."""
    return preset


def positions(preset: str, number: int, rng: Random, vary: Vary = varied_rules) -> Iterator[tuple[str, str, Throw]]:
    """Yield so many triples of rule-set text, board that is a game under it, and throw."""
    walks = _walks(preset, rng, vary)
    for _ in range(number):
        while True:
            if walk := rng.random() < 0.3:
                rules, board = next(walks)
            else:
                rules = vary(preset, rng)
                bear_off = law_of(rules).bear_off
                board = rng.choice(_BEARING_OFF if bear_off else _GATHERING)(rng, bear_off=bear_off)
            if engine.is_refused(board, rules) is None:
                break
        yield rules, board, _throw(rng) if walk or rng.random() < 0.6 else _lucky_throw(rules, board, rng)


def _throw(rng: Random) -> Throw:
    return rng.randint(1, 6), rng.randint(1, 6)


def _lucky_throw(rules: str, board: str, rng: Random) -> Throw:
    """Throw up to six times for one that can win, so that enough plays end the game."""
    for _ in range(6):
        throw = _throw(rng)
        if any(win for _, win in engine.plays(board, throw, rules)):
            break
    return throw


def drawn(preset: str, number: int, rng: Random) -> Iterator[tuple[str, str]]:
    """Yield rule sets with boards of which some are no game: over, too few stones, nobody can ever move."""
    for _ in range(number):
        rules = varied_rules(preset, rng)
        bear_off = law_of(rules).bear_off
        kinds = rng.choice((_BEARING_OFF, _GATHERING, (finished, stuck)))
        board = rng.choice(kinds)(rng, bear_off=bear_off if rng.random() < 0.8 else not bear_off)
        yield rules, board if rng.random() < 0.5 else engine.turned(board)


def _walks(preset: str, rng: Random, vary: Vary) -> Iterator[tuple[str, str]]:
    """Play random games of varied rules from the start and yield some of the boards on the way."""
    while True:
        rules = vary(preset, rng)
        law = law_of(rules)
        board = law.start
        for _ in range(120):
            if rng.random() < 0.15:
                yield rules, board
            after = sorted(engine.after_a_turn(board, rng.choice(engine.THROWS), law))
            board = rng.choice(after)
            if engine.win_of(board, rules):
                break
            board = engine.turned(board)


def _text(mine: dict[int, int], theirs: dict[int, int]) -> str:
    """Write counts by the mover's numbering as a board; where both stand the opponent gives way."""
    cells = ["-"] * 26
    for point, stones in theirs.items():
        cells[point] = chr(96 + stones)
    for point, stones in mine.items():
        cells[point] = chr(64 + stones)
    return "".join(cells)


def _drop(rng: Random, stones: int, points: list[int]) -> dict[int, int]:
    """Drop so many stones on points chosen at random."""
    counts: dict[int, int] = {}
    for _ in range(stones):
        point = rng.choice(points)
        counts[point] = counts.get(point, 0) + 1
    return counts


def _split(rng: Random, points: range, share: float) -> tuple[list[int], list[int]]:
    """Deal points out to the two sides, at least one each."""
    dealt = rng.sample(points, len(points))
    cut = min(max(1, round(len(dealt) * share)), len(dealt) - 1)
    return dealt[:cut], dealt[cut:]


def _stones(rng: Random, *, bear_off: bool) -> int:
    return rng.randint(1, 15) if bear_off and rng.random() < 0.7 else 15


def scatter(rng: Random, *, bear_off: bool) -> str:
    """Scatter the stones anywhere, a few captured."""
    ours, other = _split(rng, range(1, 25), rng.uniform(0.25, 0.75))
    few, few_other = (
        rng.sample(ours, rng.randint(1, len(ours))),
        rng.sample(other, rng.randint(1, len(other))),
    )
    return _text(
        _drop(rng, _stones(rng, bear_off=bear_off), few + [25] * rng.choice((0, 0, 0, 1, 2))),
        _drop(rng, _stones(rng, bear_off=bear_off), few_other + [0] * rng.choice((0, 0, 0, 1, 2))),
    )


def race(rng: Random, *, bear_off: bool) -> str:
    """Set both sides past each other, or nearly."""
    meet = rng.randint(7, 18)
    return _text(
        _drop(rng, _stones(rng, bear_off=bear_off), list(range(1, meet))),
        _drop(rng, _stones(rng, bear_off=bear_off), list(range(meet, 25))),
    )


def nearly_home(rng: Random, *, bear_off: bool) -> str:
    """Bring all of the mover's stones home but one or two, which stand a throw away or far behind."""
    late = rng.randint(1, 3)
    at_home, other = _split(rng, range(1, 7), rng.choice((0.5, 0.7, 0.9)))
    ways = [7, 8, 9, 10, 11, 12] if rng.random() < 0.7 else [9, 13, 16, 20, 22, 24, 25]
    mine = _drop(rng, late, ways)
    for point, stones in _drop(rng, 15 - late, at_home).items():
        mine[point] = stones
    outside = [point for point in range(13, 25) if point not in mine]
    theirs = _drop(rng, _stones(rng, bear_off=bear_off), [*outside, *rng.sample(other, 1), *rng.choice(([], [0]))])
    return _text(mine, theirs)


def closed(rng: Random, *, bear_off: bool) -> str:
    """Close the mover's inner points, or all but one, with enemy stones captured or about to be."""
    missing = rng.sample(range(1, 7), rng.choice((0, 0, 1, 1, 1, 2)))
    mine = {point: 2 for point in range(1, 7) if point not in missing}
    for point in missing:
        mine |= {point: 1} if rng.random() < 0.5 else {}
    pool = [*range(1, 13), *range(7, 13), 13, 18, 24, 25]
    while (left := 15 - sum(mine.values())) > 0:
        point = rng.choice(pool if left > 1 else [7, 8, 9, 10, 11, 12, *range(1, 7)])
        mine[point] = mine.get(point, 0) + 1
    captured = rng.choice((0, 1, 1, 1, 2, 3))
    theirs = {0: captured} if captured else {}
    lone = [point for point in missing if point not in mine][: rng.randint(0, 2)]
    theirs |= dict.fromkeys(lone, 1)
    outside = [point for point in range(7, 25) if point not in mine]
    rest = _stones(rng, bear_off=bear_off) - sum(theirs.values())
    return _text(mine, theirs | _drop(rng, max(0, rest), rng.sample(outside, min(len(outside), 6))))


def mujo_near(rng: Random, *, bear_off: bool) -> str:
    """Stand one or two steps before one of the mujō shapes, an enemy stone captured."""
    shape = rng.choice(((2, 2, 2, 3, 3, 3), (2, 3, 2, 3, 2, 3), (3, 3, 3, 2, 2, 2), (3, 2, 3, 2, 3, 2)))
    mine = dict(zip(range(1, 7), shape, strict=True))
    for _ in range(rng.choice((1, 1, 2, 2, 3))):
        target = rng.choice([point for point in mine if 0 < point < 7 and mine[point]])
        source = target + rng.randint(1, 6)
        mine[target] -= 1
        mine[source] = mine.get(source, 0) + 1
    mine = {point: stones for point, stones in mine.items() if stones}
    captured = rng.choice((0, 1, 1, 1, 2))
    outside = [point for point in range(9, 25) if point not in mine]
    theirs = _drop(rng, _stones(rng, bear_off=bear_off) - captured, rng.sample(outside, 7))
    return _text(mine, theirs | ({0: captured} if captured else {}))


def primes(rng: Random, *, bear_off: bool) -> str:
    """Hold five or six points of a row anywhere, with stones near to make or break it."""
    first = rng.randint(1, 17)
    row = list(range(first, first + 6))
    mine = dict.fromkeys(row, 2)
    if rng.random() < 0.75:
        mine[rng.choice(row)] -= rng.randint(1, 2)
        mine = {point: stones for point, stones in mine.items() if stones}
    near = range(first, min(25, first + 12))
    while sum(mine.values()) < 15:
        point = rng.choice(near)
        mine[point] = mine.get(point, 0) + 1
    free = [point for point in range(1, 25) if point not in mine]
    stones = _drop(rng, _stones(rng, bear_off=bear_off), rng.sample(free, min(len(free), 6)) + rng.choice(([], [0])))
    return _text(mine, stones)


def bearing_off(rng: Random, *, bear_off: bool) -> str:
    """Bear off, with or without an enemy stone about; the opponent may have some off or be far behind."""
    mine = _drop(rng, _stones(rng, bear_off=bear_off) if rng.random() < 0.3 else rng.randint(1, 4), list(range(1, 7)))
    if rng.random() < 0.2:
        mine[rng.randint(7, 25)] = 1
    where = rng.choice((list(range(19, 25)), list(range(7, 25)), list(range(1, 25)), [0, 1, 2, 3, 12, 20]))
    points = [point for point in where if point not in mine]
    return _text(mine, _drop(rng, rng.choice((15, 15, rng.randint(1, 14))), points or [24]))


def finished(rng: Random, *, bear_off: bool) -> str:
    """Bring everything home, closed or not, or off the board altogether."""
    if bear_off and rng.random() < 0.5:
        return _text({}, _drop(rng, rng.choice((15, 14)), rng.choice(([20, 21, 24], [1, 2, 20], [0, 20, 22]))))
    shape = rng.choice(
        ((2, 2, 2, 3, 3, 3), (2, 3, 2, 3, 2, 3), (3, 3, 3, 2, 2, 2), (3, 2, 3, 2, 3, 2), (3, 3, 2, 2, 2, 3))
    )
    mine = dict(zip(range(1, 7), shape, strict=True))
    if rng.random() < 0.4:
        mine = _drop(rng, 15, list(range(1, 7)))
    captured = rng.choice((0, 1, 2))
    theirs = (
        _drop(rng, _stones(rng, bear_off=bear_off) - captured, rng.sample(range(8, 25), 6)) if captured < 15 else {}
    )
    return _text(mine, theirs | ({0: captured} if captured else {}))


def stuck(rng: Random, *, bear_off: bool) -> str:
    """Close both inner tables, or nearly, with stones captured on both sides, or nearly."""
    mine = dict.fromkeys(range(1, 7), 2)
    theirs = dict.fromkeys(range(19, 25), 2)
    for side, captured, table in ((mine, 25, range(1, 19)), (theirs, 0, range(7, 25))):
        if rng.random() < 0.8:
            side[captured] = 1
        while sum(side.values()) < 15:
            point = rng.choice([point for point in table if point not in (theirs if side is mine else mine)])
            side[point] = side.get(point, 0) + 1
    if rng.random() < 0.2:
        mine[1] = 1
    return _text(mine, theirs) if not bear_off or rng.random() < 0.5 else _text(mine, theirs | {24: 1})


_GATHERING = (scatter, scatter, race, nearly_home, closed, mujo_near, mujo_near, primes)
_BEARING_OFF = (scatter, scatter, race, closed, primes, bearing_off, bearing_off, bearing_off)
