"""Search for positions with a single right answer and write sugoroku/lessons/puzzles.json.

Usage: python tools/make_puzzles.py [seed]. Positions come from games played by a simple taste for held points,
and, for the closing wins, from endings set out at random; every throw of every position is searched through.
"""

import json
import random
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path

from sugoroku.game.dice import THROWS, Throw
from sugoroku.game.errors import IllegalPosition
from sugoroku.game.moves import Play, legal_plays, next_steps
from sugoroku.game.notation import play_text
from sugoroku.game.position import START, Position
from sugoroku.game.presets import PRESETS
from sugoroku.game.rules import Rules, check_position
from sugoroku.lessons.goal import all_met
from sugoroku.lessons.puzzles import KINDS

TARGET = Path(__file__).parent.parent / "sugoroku/lessons/puzzles.json"
WANTED = {
    ("win", "late-edo"): 6,
    ("win-two", "late-edo"): 6,
    ("win-three", "late-edo"): 6,
    ("win-at-once", "meiji"): 6,
    ("hit-two", "late-edo"): 6,
    ("point-on", "late-edo"): 6,
    ("close", "late-edo"): 6,
    ("only-play", "late-edo"): 6,
    ("safe", "early-edo"): 6,
    ("save-gammon", "modern"): 6,
    ("win", "modern"): 4,
    ("hit-two", "modern"): 4,
    ("close", "modern"): 4,
    ("safe", "modern"): 4,
    ("only-play", "modern"): 4,
}
LEAST_PLAYS = 4
LEAST_BEAR_OFFS = 2  # few plays exist with the last checkers


def taste(play: Play, chance: random.Random) -> float:
    """Like held points and captives, dislike lone stones; a little noise keeps games apart."""
    points = play.after.points
    held = sum((3 if k <= 7 else 1) for k in range(1, 25) if points[k] > 1)
    lone = sum(points[k] == 1 for k in range(1, 25))
    return held - 2 * lone - 3 * points[0] + chance.random() * 4


def games(rules: Rules, chance: random.Random) -> Iterator[Position]:
    """Yield positions of games, for ever."""
    while True:
        position = START[rules.start]
        for _ in range(200):
            throw = Throw.of(chance.randint(1, 6), chance.randint(1, 6))
            plays = legal_plays(position, throw, rules)
            if plays:
                best = max(plays, key=lambda play: taste(play, chance))
                if best.win:
                    break
                position = best.after
            position = position.flip()
            yield position


def endings(chance: random.Random) -> Iterator[Position]:
    """Yield endings: an almost closed table, one or two stones to come, an enemy stone captive."""
    while True:
        shape = list(chance.choice([(2, 2, 2, 3, 3, 3), (2, 3, 2, 3, 2, 3), (2, 2, 3, 2, 3, 3), (3, 2, 2, 3, 2, 3)]))
        mine = [0, *shape, *[0] * 19]
        for _ in range(chance.choice((1, 2, 2, 3))):
            mine[chance.choice([k for k in range(1, 7) if mine[k] > 0])] -= 1
            mine[chance.randint(7, 12)] += 1
        theirs = [0] * 26
        theirs[0] = chance.choice((1, 1, 2))
        places = [k for k in range(13, 25) if k != 18 or chance.random() < 0.5]
        while sum(theirs) < 15:
            theirs[chance.choice(places[-9:])] += 1
        yield Position(tuple(m - t for m, t in zip(mine, theirs, strict=True)))


def bear_offs(checkers: tuple[int, ...], chance: random.Random) -> Iterator[Position]:
    """Yield modern endings with so many checkers left: the last ones, or fifteen with one still outside."""
    while True:
        mine, theirs = [0] * 26, [0] * 26
        for _ in range(chance.choice(checkers)):
            mine[chance.choice((1, 2, 3, 4, 5, 6))] += 1
        if sum(mine) == 15:
            mine[chance.choice([k for k in range(1, 7) if mine[k]])] -= 1
            mine[chance.randint(7, 12)] += 1
        for _ in range(chance.choice((1, 2))):
            theirs[25 - chance.randint(1, 3)] += 1
        yield Position(tuple(m - t for m, t in zip(mine, theirs, strict=True)))


def closings(chance: random.Random) -> Iterator[Position]:
    """Yield middle games near their crisis: four or five inner points held, an enemy stone captive or alone."""
    while True:
        mine, theirs = [0] * 26, [0] * 26
        for k in chance.sample(range(1, 7), chance.choice((4, 5, 5))):
            mine[k] = 2
        while sum(mine) < 15:
            mine[chance.randint(1, 16)] += 1
        theirs[0] = chance.choice((0, 1, 1))
        if not theirs[0]:
            theirs[chance.choice([k for k in range(1, 7) if not mine[k]] or [0])] = 1
        while sum(theirs) < 15:
            theirs[chance.choice([k for k in range(11, 25) if not mine[k]])] += chance.choice((1, 2))
        if sum(theirs) == 15:
            yield Position(tuple(m - t for m, t in zip(mine, theirs, strict=True)))


def races(chance: random.Random) -> Iterator[Position]:
    """Yield endings of the gathering game: two stones still to come home."""
    while True:
        mine, theirs = [0] * 26, [0] * 26
        for _ in range(2):
            mine[chance.randint(7, 13)] += 1
        while sum(mine) < 15:
            mine[chance.randint(1, 6)] += 1
        while sum(theirs) < 15:
            theirs[chance.choice([k for k in range(8, 25) if not mine[k]])] += 1
        yield Position(tuple(m - t for m, t in zip(mine, theirs, strict=True)))


def sources_of(kind: str, preset: str, chance: random.Random) -> Iterator[Position]:
    """Choose where positions for a kind come from."""
    if kind == "save-gammon" or (kind, preset) == ("win", "modern"):
        return bear_offs((15,) if kind == "save-gammon" else (2,), chance)
    if kind == "win":
        return races(chance)
    if kind in {"win-at-once", "close"}:
        return closings(chance)
    if kind in {"win-two", "win-three"}:
        return endings(chance)
    return games(PRESETS[preset], chance)


def single_answer(position: Position, throw: Throw, rules: Rules, kind: str) -> tuple[Play, int] | None:
    """Return the one play that does what is asked, and how many plays there are."""
    plays = legal_plays(position, throw, rules)
    if kind == "only-play":
        if len(plays) != 1 or len(plays[0].steps) < 2 or len(tempting(position, throw, rules)) < 3:
            return None
        return plays[0], len(tempting(position, throw, rules))
    least = LEAST_BEAR_OFFS if kind == "win" and rules.finish == "bear-off" else LEAST_PLAYS
    right = [play for play in plays if all_met(KINDS[kind].goals, play)]
    if len(right) != 1 or len(plays) < least or already(position, kind):
        return None
    return right[0], len(plays)


def tempting(position: Position, throw: Throw, rules: Rules) -> set[tuple[int, int]]:
    """List the single steps either die could make if the other did not matter."""
    found = set()
    for die in {throw.high, throw.low}:
        for source in range(25, 0, -1):
            if position.points[source] > 0 and (source == 25 or not position.bar):
                target = source - die
                if target > 0 and position.points[target] > -2:
                    found.add((source, target))
    return found if next_steps(position, throw, (), rules) else set()


def already(position: Position, kind: str) -> bool:
    """Tell whether the position has what is asked before the play."""
    if kind == "close":
        return not position.bar_opponent or min(position.points[1:7]) > 1
    if kind == "safe":
        return 1 not in position.points[1:25] or not position.pips_opponent or not in_contact(position)
    return False


def in_contact(position: Position) -> bool:
    """Tell whether the sides have still to pass each other."""
    mine = max(k for k in range(26) if position.points[k] > 0)
    theirs = min(k for k in range(26) if position.points[k] < 0)
    return mine > theirs


def promising(position: Position, kind: str) -> bool:
    """Tell quickly whether a search is worth its time."""
    if kind in {"hit-two", "point-on"}:
        return position.points.count(-1) >= (2 if kind == "hit-two" else 1)
    if kind == "only-play":
        return position.bar > 0 or sum(count < -1 for count in position.points) > 5
    return True


def search(kind: str, preset: str, wanted: int, chance: random.Random) -> list[dict[str, object]]:
    """Find so many puzzles of a kind, no two from the same game or with the same answer."""
    rules, found, answers, skip = PRESETS[preset], [], Counter(), 0
    for position in sources_of(kind, preset, chance):
        if len(found) == wanted:
            print(f"{kind} {preset}: {len(found)}", flush=True)
            return found
        skip -= 1
        if skip > 0:
            continue
        try:
            check_position(position, rules)
        except IllegalPosition:
            continue
        if not promising(position, kind):
            continue
        throws = list(THROWS)
        chance.shuffle(throws)
        for throw in throws:
            answer = single_answer(position, throw, rules, kind)
            if answer is None or answers[play_text(answer[0].steps)]:
                continue
            play, plays = answer
            answers[play_text(play.steps)] += 1
            found.append(
                {
                    "kind": kind,
                    "rules": preset,
                    "board": position.xgid(),
                    "throw": throw.text,
                    "answer": play_text(play.steps),
                    "plays": plays,
                }
            )
            skip = 40
            break
    return found


def main() -> None:
    """Write the puzzles, numbered, with a difficulty by how many plays there are to choose from."""
    seed = sys.argv[1] if len(sys.argv) > 1 else "1679"
    puzzles = [
        puzzle
        for (kind, preset), wanted in WANTED.items()
        for puzzle in search(kind, preset, wanted, random.Random(f"{seed} {kind} {preset}"))  # noqa: S311 - no secret
    ]
    by_kind = defaultdict(list)
    for puzzle in puzzles:
        by_kind[puzzle["kind"], puzzle["rules"]].append(puzzle)
    for group in by_kind.values():
        group.sort(key=lambda puzzle: puzzle["plays"])
        for place, puzzle in enumerate(group):
            puzzle["difficulty"] = 1 + 3 * place // len(group)
    for number, puzzle in enumerate(puzzles, 1):
        puzzle["number"] = number
    puzzles.sort(key=lambda puzzle: (puzzle["rules"] == "modern", puzzle["difficulty"], puzzle["number"]))
    for number, puzzle in enumerate(puzzles, 1):
        puzzle["number"] = number
    lines = ",\n ".join(json.dumps(puzzle) for puzzle in puzzles)
    TARGET.write_text(f"[\n {lines}\n]\n", encoding="utf-8")
    print(f"{len(puzzles)} puzzles")


if __name__ == "__main__":
    main()
