"""Steps of one die, whole plays of a throw, and what may follow a half-made play.

A line is a sequence of steps, each legal for its die on the board the last one left. A line is a legal play
when it ends the game, or when it uses as many dice as can be used (a win counts as using them all). That all
playable dice are used is inferred for 1679 from problems 5, 10, 12 and 17 of the book 雙六手引抄. Where one
of two dice can be played but not both it is the larger (house). No prime is left where primes are discourteous
(manners attested for the convents, as law house).
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from sugoroku.game.dice import Throw
from sugoroku.game.errors import IllegalPlay
from sugoroku.game.position import BAR, OFF, Position
from sugoroku.game.rules import HOME, Rules, Win, win_of_points

PRIME_LENGTH = 6


class Step(NamedTuple):
    """Move one stone by one die; source 25 is the bar, target 0 is off the board."""

    source: int
    target: int
    die: int
    hit: bool


@dataclass(frozen=True, slots=True)
class Play:
    """Hold a whole play: its steps, the board after them (still the mover's view) and the win it brings."""

    steps: tuple[Step, ...]
    after: Position
    win: Win | None


def dice_of(throw: Throw, rules: Rules) -> tuple[int, ...]:
    """List the dice to be played, the larger first; a double counts as often as the rules say."""
    if throw.is_double:
        return (throw.high,) * rules.doubles
    return (throw.high, throw.low)


def steps_of(points: Sequence[int], die: int, rules: Rules) -> Iterator[Step]:
    """Yield every step of one die, without a look at the other dice."""
    if points[BAR] > 0:
        target = BAR - die
        if points[target] > -2:
            yield Step(BAR, target, die, points[target] == -1)
        return
    for source in range(24, die, -1):
        if points[source] > 0 and points[source - die] > -2:
            yield Step(source, source - die, die, points[source - die] == -1)
    if rules.finish == "bear-off":
        yield from _bear_offs(points, die)


def _bear_offs(points: Sequence[int], die: int) -> Iterator[Step]:
    highest = next((point for point in range(BAR, 0, -1) if points[point] > 0), 0)
    if highest > HOME[-1]:
        return
    if points[die] > 0:
        yield Step(die, OFF, die, False)
    elif 0 < highest < die:
        yield Step(highest, OFF, die, False)


def after_step(points: Sequence[int], step: Step) -> tuple[int, ...]:
    """Return the 26 counts after a step, the mover's view unchanged."""
    board = list(points)
    board[step.source] -= 1
    if step.hit:
        board[step.target] = 1
        board[OFF] -= 1
    elif step.target != OFF:
        board[step.target] += 1
    return tuple(board)


_Lines = dict[tuple[int, ...], tuple[Step, ...]]


class Turn:
    """Work out all that one throw allows in one position.

    `plays` has one play per distinct resulting board, `most` is how many dice a play must use unless it wins
    (a win completes the play and counts as using them all), `only_die` the die that must be used where one of
    two can be played but not both.
    """

    __slots__ = ("_finals", "_may_win", "_reach", "dice", "most", "only_die", "plays", "points", "rules")

    def __init__(self, points: tuple[int, ...], throw: Throw, rules: Rules) -> None:
        self.points = points
        self.rules = rules
        self.dice = dice_of(throw, rules)
        self.only_die: int | None = None
        self._may_win = _may_win(points, len(self.dice), rules)
        self._reach: dict[tuple[tuple[int, ...], tuple[int, ...]], bool] = {}
        levels, wins = self._enumerate()
        played = max((depth for depth, lines in enumerate(levels) if lines), default=0)
        self.most = len(self.dice) if wins else played
        lines = self._legal_lines(levels, wins)
        self._finals = frozenset(lines)
        self.plays = tuple(Play(line, Position(board), wins.get(board)) for board, line in lines.items())

    def _enumerate(self) -> tuple[list[_Lines], dict[tuple[int, ...], Win]]:
        """Return one line per board for every number of dice used (index 0 unused), and the won boards."""
        levels: list[_Lines] = [{} for _ in range(len(self.dice) + 1)]
        wins: dict[tuple[int, ...], Win] = {}
        double = self.dice[0] == self.dice[1]
        for order in (self.dice,) if double else (self.dice, self.dice[::-1]):
            level: _Lines = {self.points: ()}
            for depth, die in enumerate(order, 1):
                found: _Lines = {}
                for board, line in level.items():
                    for step in steps_of(board, die, self.rules):
                        after = after_step(board, step)
                        if after in found:
                            continue
                        if self._may_win and (win := win_of_points(after, self.rules)):
                            wins[after] = win
                        found[after] = (*line, step)
                for board, line in found.items():
                    levels[depth].setdefault(board, line)
                level = {board: line for board, line in found.items() if board not in wins} if wins else found
        return levels, wins

    def _legal_lines(self, levels: list[_Lines], wins: Mapping[tuple[int, ...], Win]) -> _Lines:
        lines = dict(levels[self.most]) if self.most else {}
        if self.most == 1 and len(self.dice) > 1 and self.dice[0] != self.dice[1] and self.rules.larger_die:
            larger = {board: line for board, line in lines.items() if line[0].die == self.dice[0]}
            if larger:
                self.only_die = self.dice[0]
                lines = larger
        for lines_of_level in levels[1:]:
            lines |= {board: line for board, line in lines_of_level.items() if board in wins and board not in lines}
        return self._courteous(lines, wins) if self.rules.primes == "courteous" else lines

    def _courteous(self, lines: _Lines, wins: Mapping[tuple[int, ...], Win]) -> _Lines:
        if all(map(has_prime, lines)):
            return lines
        return {board: line for board, line in lines.items() if board in wins or not has_prime(board)}

    def ends(self, points: tuple[int, ...], used: tuple[int, ...]) -> bool:
        """Tell whether a legal play may end on this board with these dice used."""
        if points not in self._finals:
            return False
        if self.is_won(points):
            return True
        return len(used) == self.most and (self.only_die is None or used == (self.only_die,))

    def next_steps(self, points: tuple[int, ...], left: tuple[int, ...]) -> tuple[Step, ...]:
        """List the steps from a board, with the dice left, that still lead to a legal play."""
        if self.is_won(points) or len(self.dice) - len(left) >= self.most:
            return ()
        return tuple(
            step
            for die in dict.fromkeys(left)
            for step in steps_of(points, die, self.rules)
            if self._reaches(after_step(points, step), without(left, die))
        )

    def is_won(self, points: tuple[int, ...]) -> bool:
        """Tell whether a board within this turn is won."""
        return self._may_win and win_of_points(points, self.rules) is not None

    def _reaches(self, points: tuple[int, ...], left: tuple[int, ...]) -> bool:
        key = (points, left)
        known = self._reach.get(key)
        if known is None:
            known = self.ends(points, _used(self.dice, left)) or bool(self._any_next(points, left))
            self._reach[key] = known
        return known

    def _any_next(self, points: tuple[int, ...], left: tuple[int, ...]) -> bool:
        if self.is_won(points):
            return False
        return any(
            self._reaches(after_step(points, step), without(left, die))
            for die in dict.fromkeys(left)
            for step in steps_of(points, die, self.rules)
        )

    def follow(self, draft: Sequence[Step]) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Return the board and the dice left after a draft; raise IllegalPlay where a step is not one."""
        points, left = self.points, self.dice
        for step in draft:
            if step not in self.next_steps(points, left):
                raise IllegalPlay(
                    "the step %(source)s/%(target)s may not be made here", source=step.source, target=step.target
                )
            points, left = after_step(points, step), without(left, step.die)
        return points, left


def has_prime(points: Sequence[int]) -> bool:
    """Tell whether the mover holds six points in a row with two or more stones each."""
    made = [0]
    for point in range(1, BAR):
        made.append(made[-1] + 1 if points[point] > 1 else 0)
    return max(made) >= PRIME_LENGTH


def _may_win(points: Sequence[int], dice: int, rules: Rules) -> bool:
    """Tell quickly whether so many dice could end the game at all."""
    if rules.finish == "bear-off":
        return sum(count for count in points if count > 0) <= dice
    outside = sum(count for count in points[7:] if count > 0)
    if outside <= dice:
        return True
    return rules.mushigachi == "instant" and sum(count > 1 for count in points[1:7]) + dice >= len(HOME)


def without(dice: tuple[int, ...], die: int) -> tuple[int, ...]:
    """Return the dice less one of this number."""
    place = dice.index(die)
    return dice[:place] + dice[place + 1 :]


def _used(dice: tuple[int, ...], left: tuple[int, ...]) -> tuple[int, ...]:
    used = list(dice)
    for die in left:
        used.remove(die)
    return tuple(used)


@lru_cache(maxsize=512)  # a turn of many plays holds a megabyte
def turn_of(position: Position, throw: Throw, rules: Rules) -> Turn:
    """Return the worked-out turn, remembered for the pages that ask again."""
    return Turn(position.points, throw, rules)


def legal_plays(position: Position, throw: Throw, rules: Rules) -> tuple[Play, ...]:
    """List the legal plays, one per distinct resulting board; empty when nothing can move."""
    return Turn(position.points, throw, rules).plays


def next_steps(position: Position, throw: Throw, draft: Sequence[Step], rules: Rules) -> tuple[Step, ...]:
    """List what may follow a draft; empty when the draft is a whole play.

    Raise IllegalPlay where the draft itself is not the beginning of a legal play.
    """
    turn = turn_of(position, throw, rules)
    return turn.next_steps(*turn.follow(draft))


def play_of(position: Position, throw: Throw, steps: Sequence[Step], rules: Rules) -> Play:
    """Return the whole play that these steps make; raise IllegalPlay where they are none."""
    points, used = position.points, tuple(step.die for step in steps)
    turn = turn_of(position, throw, rules)
    left = list(turn.dice)
    for step in steps:
        if step.die not in left or step not in tuple(steps_of(points, step.die, rules)):
            raise IllegalPlay(
                "the step %(source)s/%(target)s may not be made here", source=step.source, target=step.target
            )
        if turn.is_won(points):
            raise IllegalPlay("the game was over before the last step")
        left.remove(step.die)
        points = after_step(points, step)
    if not turn.ends(points, tuple(sorted(used, reverse=True))):
        raise _no_end(turn, used)
    return Play(tuple(steps), Position(points), win_of_points(points, rules))


def _no_end(turn: Turn, used: tuple[int, ...]) -> IllegalPlay:
    if not turn.plays:
        return IllegalPlay("nothing can move: the turn is passed")
    if len(used) < turn.most:
        return IllegalPlay("%(most)s dice can be played, this play uses %(used)s", most=turn.most, used=len(used))
    if turn.only_die is not None and used != (turn.only_die,):
        return IllegalPlay("only one die can be played, and it must be the larger: %(die)s", die=turn.only_die)
    return IllegalPlay("this play would leave six points closed in a row, and another play would not")
