"""Compare the legal plays of modern backgammon with those of two engines that others wrote.

    python -m venv OTHER && OTHER/bin/pip install gnubg-nn bgsage
    OTHER/bin/python -m bench.third_party_moves

Run apart from everything else: the project never imports either engine. Our side of the comparison is what
`sugoroku moves` prints. Both engines are asked for the boards a throw can lead to, and bgsage for what a won
board is worth too. One difference is known: where the last stone can go off with one die, GNU Backgammon
wants both dice used if that can be done, and we do not; it is counted apart and checked to be no other.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from collections import Counter
from importlib.metadata import version
from random import Random
from typing import TYPE_CHECKING

from tests.brute.positions import as_it_is, positions

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

Board = tuple[int, ...]  # 26 signed counts: the opponent's bar, points 1 to 24, the mover's bar
Throw = tuple[int, int]


def read_board(text: str) -> Board:
    """Read a board's 26 characters."""
    return tuple(0 if cell == "-" else ord(cell) - 64 if cell.isupper() else 96 - ord(cell) for cell in text)


def gnubg_boards(board: Board, throw: Throw) -> set[Board]:
    """Ask GNU Backgammon: two lists of 25, the opponent's first, each by its own numbering with its bar last."""
    import gnubg_nn  # noqa: PLC0415

    opponent = [max(0, -board[25 - point]) for point in range(1, 26)]
    mover = [max(0, board[point]) for point in range(1, 26)]
    return set(map(_from_gnubg, map(gnubg_nn.board_from_position_key, gnubg_nn.moves([opponent, mover], *throw))))


def _from_gnubg(sides: tuple[tuple[int, ...], tuple[int, ...]]) -> Board:
    opponent, mover = sides
    return tuple(
        (mover[point - 1] if point else 0) - (opponent[24 - point] if point < 25 else 0) for point in range(26)
    )


def bgsage_boards(board: Board, throw: Throw) -> set[Board]:
    """Ask bgsage, which counts the opponent's captured stones upwards and answers a pass with the board as it was."""
    import bgsage  # noqa: PLC0415

    found = bgsage.possible_moves([-board[0], *board[1:]], *throw)
    return {(-after[0], *after[1:]) for after in found} - {board}


def bgsage_points(board: Board) -> int:
    """Ask bgsage what the mover has won, 0 while the game goes on."""
    import bgsage  # noqa: PLC0415

    return int(bgsage.check_game_over([-board[0], *board[1:]]))


def our_answers(asked: Iterable[tuple[str, str, Throw]]) -> Iterator[dict[Board, int]]:
    """Ask `sugoroku moves`: boards with the points won on them, 0 where the game goes on."""
    lines = "".join(json.dumps({"rules": rules, "board": board, "dice": dice}) + "\n" for rules, board, dice in asked)
    shell = [sys.executable, "-m", "sugoroku", "moves"]
    answers = subprocess.run(shell, input=lines, capture_output=True, text=True, check=True).stdout  # noqa: S603
    for answer in answers.splitlines():
        plays = json.loads(answer)["plays"]
        yield {read_board(play["board"]): play["win"]["points"] if play["win"] else 0 for play in plays}


def verdict(board: Board, throw: Throw, ours: dict[Board, int], theirs: set[Board]) -> str:
    """Say in a word how the answers compare."""
    if set(ours) == theirs:
        return "same"
    last_stone = sum(count for count in board if count > 0) == 1 and throw[0] != throw[1]
    only_wins = theirs < set(ours) and all(ours[after] for after in set(ours) - theirs)
    return "last stone off with one die" if last_stone and only_wins else "DIFFERENT"


def main() -> int:
    """Compare and print; exit 1 where anything but the known case differs."""
    parser = argparse.ArgumentParser(description="Compare legal plays of modern backgammon with other engines.")
    parser.add_argument("--positions", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=2)
    chosen = parser.parse_args()
    asked = list(positions("modern", chosen.positions, Random(chosen.seed), as_it_is))
    counts: Counter[str] = Counter()
    for (_, text, throw), ours in zip(asked, our_answers(asked), strict=True):
        board = read_board(text)
        counts["plays"] += len(ours)
        counts["passes"] += not ours
        counts["doubles"] += throw[0] == throw[1]
        counts["won boards"] += sum(map(bool, ours.values()))
        for name, boards in (("gnubg-nn", gnubg_boards), ("bgsage", bgsage_boards)):
            word = verdict(board, throw, ours, boards(board, throw))
            counts[f"{name}: {word}"] += 1
            if word == "DIFFERENT":
                print(f"{name} differs: {text} {throw}")
        for after, points in ours.items():
            if bgsage_points(after) != points:
                counts["bgsage: value of a win DIFFERENT"] += 1
                print(f"bgsage gives another value: {text} {throw} {after}")
    print(f"modern, {chosen.positions} positions, seed {chosen.seed};", end=" ")
    print(", ".join(f"{name} {version(name)}" for name in ("gnubg-nn", "bgsage")))
    for name, count in sorted(counts.items()):
        print(f"{name:44}{count:9}")
    return int(any("DIFFERENT" in name for name in counts))


if __name__ == "__main__":
    sys.exit(main())
