"""The computer player: rank the plays of a throw, choose one, judge a position."""

import zlib
from typing import NamedTuple

import numpy as np

from sugoroku.brain import cube
from sugoroku.brain.evaluator import Chances, Evaluator, chances_of, equities
from sugoroku.brain.expand import Results
from sugoroku.brain.features import Boards
from sugoroku.brain.judge import judge_of
from sugoroku.brain.levels import LEVELS, THUMB, Level
from sugoroku.brain.lookahead import look_ahead, look_at_plays
from sugoroku.game.dice import Throw
from sugoroku.game.moves import Play, legal_plays
from sugoroku.game.position import Position
from sugoroku.game.rules import Rules
from sugoroku.game.state import State


class Ranked(NamedTuple):
    """Hold a play, the points a game it promises its player, and the chances behind them."""

    play: Play
    equity: float
    chances: Chances


class Computer:
    """Play at a level, under any rules."""

    def __init__(self, level: str) -> None:
        self.level: Level = THUMB if level == THUMB.key else LEVELS[level]

    def choose_play(self, position: Position, throw: Throw, rules: Rules) -> Play:
        """Return the play this level makes; the same one whenever it is asked. Raise where there is none."""
        ranked = self.rank(position, throw, rules, self.level.plies)
        if not ranked:
            raise ValueError("there is no legal play to choose")
        return self.pick(ranked, position, throw).play

    def rank(self, position: Position, throw: Throw, rules: Rules, plies: int) -> list[Ranked]:
        """List all plays, the best first; `plies` beyond 0 look further for the best few."""
        return rank(self._judge(rules), legal_plays(position, throw, rules), rules, plies)

    def chances(self, position: Position, rules: Rules, plies: int = 0) -> Chances:
        """Return the chances of the player about to throw, as this level sees them."""
        return chances_of(look_ahead(self._judge(rules), boards_of([position]), rules, plies)[0], rules)

    def wants_double(self, state: State) -> bool:
        """Tell whether the player on turn should double before the throw."""
        return cube.wants_double(state, self._doubler(state))

    def takes(self, state: State) -> bool:
        """Tell whether the player who was just doubled should take."""
        return cube.takes(state, self._doubler(state))

    def wants_beaver(self, state: State) -> bool:
        """Tell whether the player who was just doubled should redouble and keep the cube."""
        return cube.wants_beaver(self._doubler(state))

    def accepts(self, state: State) -> bool:
        """Tell whether an offer to resign should be accepted: it gives as much as playing on."""
        return self.chances(state.position, state.rules).flip().equity <= state.resigned

    def _doubler(self, state: State) -> Chances:
        return self.chances(state.position, state.rules, min(self.level.plies, 1))

    def _judge(self, rules: Rules) -> Evaluator:
        return judge_of(rules, thumb=self.level.thumb)

    def pick(self, ranked: list[Ranked], position: Position, throw: Throw) -> Ranked:
        """Pick a ranked play: misjudge each a little, by noise of the board alone; a win is never missed."""
        if ranked[0].play.win or not self.level.noise:
            return ranked[0]
        text = f"{position.xgid()} {throw.text} {self.level.key}"
        draw = np.random.default_rng(zlib.crc32(text.encode()))
        noise = draw.standard_normal(len(ranked)) * self.level.noise
        heard = [one.equity + error for one, error in zip(ranked, noise, strict=True)]
        return ranked[int(np.argmax(heard))]


def boards_of(positions: list[Position]) -> Boards:
    """Return positions as an array [n, 26]."""
    return np.array([position.points for position in positions], np.int8)


def rank(judge: Evaluator, plays: tuple[Play, ...], rules: Rules, plies: int = 0) -> list[Ranked]:
    """Rank the plays of one throw by a judge, the best first."""
    if not plays:
        return []
    after = boards_of([play.after for play in plays])
    points = np.array([play.win.points if play.win else 0 for play in plays], np.int64)
    found = Results(after, np.zeros(len(plays), np.int64), points)
    outputs, order = look_at_plays(judge, found, rules, plies)
    worth = equities(outputs, rules)
    return [Ranked(plays[k], float(worth[k]), chances_of(outputs[k], rules)) for k in order]
