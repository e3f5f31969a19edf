"""What the computer thinks of the play of the old book."""

from dataclasses import dataclass
from functools import lru_cache
from typing import cast

from sugoroku.brain.families import family_of
from sugoroku.brain.judge import judge_of, name_of
from sugoroku.brain.player import Ranked, rank
from sugoroku.game.dice import Throw
from sugoroku.game.moves import legal_plays
from sugoroku.game.position import Position
from sugoroku.lore.problems import Problem, is_books_play, problem, rules_of_1679

PLIES = 1
CANDIDATES = 4


@dataclass(frozen=True, slots=True)
class Opinion:
    """Hold the computer's favourite and the book's best play, each with its wins in a hundred.

    `exact` tells whether the judge has learned the rules of the book and not those nearest to them.
    """

    best: tuple[tuple[int, int], ...]
    best_wins: float
    book: tuple[tuple[int, int], ...]
    book_wins: float
    judge: str
    exact: bool

    @property
    def agrees(self) -> bool:
        """Tell whether both would play alike."""
        return self.best == self.book


def opinion(number: int, throw: str) -> Opinion | None:
    """Hold the book's play of a throw against the computer's; nothing where the book answers no such throw."""
    asked = problem(number)
    if asked is None or throw not in asked.throws:
        return None
    return _opinion(number, throw, name_of(rules_of_1679()))


@lru_cache(maxsize=256)
def _opinion(number: int, throw: str, judge: str) -> Opinion:
    asked, rules = cast("Problem", problem(number)), rules_of_1679()
    plays = legal_plays(Position.from_xgid(asked.board_for(throw)), Throw.from_text(throw), rules)
    judge_itself = judge_of(rules)
    ranked = rank(judge_itself, plays, rules)
    wanted = next(one for one in ranked if is_books_play(asked, throw, one.play))
    likely = [*ranked[:CANDIDATES], *([] if wanted in ranked[:CANDIDATES] else [wanted])]
    looked = [rank(judge_itself, (one.play,), rules, PLIES)[0] for one in likely]
    best, book = max(looked, key=lambda one: one.equity), looked[likely.index(wanted)]
    return Opinion(
        best=_moves(best),
        best_wins=100 * best.chances.wins,
        book=_moves(book),
        book_wins=100 * book.chances.wins,
        judge=judge,
        exact=judge.startswith(family_of(rules)),
    )


def _moves(ranked: Ranked) -> tuple[tuple[int, int], ...]:
    return tuple((step.source, step.target) for step in ranked.play.steps)
