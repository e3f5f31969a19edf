"""Let a net play itself and learn from each throw; let two nets meet."""

import numba as nb
import numpy as np

from sugoroku.brain.kernel.features import see
from sugoroku.brain.kernel.net import BLOCK, Desk, desk_for, equity, hide, judge, mend, settle, shift_sums, start_sums
from sugoroku.brain.kernel.plays import ARRAY, DOUBLES, KEEP, Workspace, legal_plays
from sugoroku.brain.layout import OUTPUTS

LONGEST = 2000  # plies; only a guard


@nb.njit(cache=True)
def draw(seed: np.ndarray, below: int) -> int:
    """Draw a number below a bound from a xorshift generator whose state is one uint64."""
    s = seed[0]
    s ^= s >> np.uint64(12)
    s ^= s << np.uint64(25)
    s ^= s >> np.uint64(27)
    seed[0] = s
    return np.int64(((s * np.uint64(2685821657736338717)) >> np.uint64(33)) % np.uint64(below))


@nb.njit(cache=True)
def array(law: np.ndarray, c: np.ndarray) -> None:
    """Set up the opening array: 0 hon, 1 yamato."""
    c[:] = 0
    if law[ARRAY] == 0:
        c[24], c[13], c[8], c[6] = 2, 5, 3, 5
        c[1], c[12], c[17], c[19] = -2, -5, -3, -5
    else:
        c[24], c[13], c[6] = 5, 5, 5
        c[1], c[12], c[19] = -5, -5, -5


@nb.njit(cache=True)
def turned(c: np.ndarray, out: np.ndarray) -> None:
    """Write the board as the other side sees it."""
    for i in range(26):
        out[i] = -c[25 - i]


@nb.njit(cache=True)
def judge_plays(n: int, law: np.ndarray, net: tuple, w: Workspace, desk: Desk) -> int:
    """Write what each of n results in the workspace promises its mover; return the place of the first best, or 0.

    Beside the worths, in points a game, stand the chances of the other side, about to throw, where nobody has won.
    """
    out, points, worths, chances = w.boards, w.points, w.worths, w.chances
    x, old, sums, values, block = desk.x, desk.old, desk.sums, desk.values, desk.chances
    w1, b1, second, doubles = net[0], net[1], net[5].shape[0], law[DOUBLES]
    t = np.zeros(26, np.int8)
    places = np.zeros(BLOCK, np.int64)
    waiting = 0
    begun = False
    for k in range(n):
        if points[k] > 0:
            worths[k] = points[k]
        else:
            turned(out[k], t)
            see(t, doubles, x)
            if begun:
                shift_sums(x, w1, old, sums)
            else:
                begun = True
                start_sums(x, w1, b1, old, sums)
            hide(sums, second, values, waiting)
            places[waiting] = k
            waiting += 1
        if waiting == BLOCK or (waiting > 0 and k == n - 1):
            settle(net, values, block)
            for place in range(waiting):
                chances[places[place]] = block[place]
                worths[places[place]] = -equity(block[place])
            waiting = 0
    best = 0
    for k in range(1, n):
        if worths[k] > worths[best]:
            best = k
    return best


@nb.njit(cache=True)
def flip_chances(y: np.ndarray, out: np.ndarray) -> None:
    """Write the chances as the other side has them."""
    out[0] = 1.0 - y[0]
    out[1] = y[3]
    out[2] = y[4]
    out[3] = y[1]
    out[4] = y[2]


@nb.njit(cache=True)
def win_chances(points: int, out: np.ndarray) -> None:
    """Write the chances of a game just won."""
    out[0] = 1.0
    out[1] = 1.0 if points >= 2 else 0.0
    out[2] = 1.0 if points >= 3 else 0.0
    out[3] = 0.0
    out[4] = 0.0


@nb.njit(cache=True)
def opening_throw(law: np.ndarray, seed: np.ndarray) -> tuple[int, int]:
    """Draw the first throw; never a double where the two numbers of the roll-off are kept."""
    a = 1 + draw(seed, 6)
    b = 1 + draw(seed, 6)
    while law[KEEP] == 1 and a == b:
        a = 1 + draw(seed, 6)
        b = 1 + draw(seed, 6)
    return a, b


@nb.njit(cache=True)
def new_game(law: np.ndarray, strange: float, seed: np.ndarray, c: np.ndarray) -> tuple[int, int, int]:
    """Set up a game; return how many plies are to be played at random, in a share `strange` of games, and the throw."""
    array(law, c)
    wild = 0
    if draw(seed, 1000) < strange * 1000:
        wild = 1 + draw(seed, 12)
    die1, die2 = opening_throw(law, seed)
    return wild, die1, die2


@nb.njit(cache=True)
def learn(net: tuple, law: np.ndarray, games: int, rate: float, strange: float, seed: np.ndarray, w: Workspace) -> int:
    """Play games against itself, mending after each throw; return the plies played.

    A share `strange` of the games begins with up to twelve plies at random.
    """
    desk = desk_for(net)
    target = np.zeros(OUTPUTS, np.float32)
    c, t = np.zeros(26, np.int8), np.zeros(26, np.int8)
    plies = 0
    for _ in range(games):
        wild, die1, die2 = new_game(law, strange, seed, c)
        for ply in range(LONGEST):
            plies += 1
            n = legal_plays(c, die1, die2, law, w)
            if ply < wild and n > 0:
                k = draw(seed, n)
            else:
                k = judge_plays(n, law, net, w, desk)
            points = w.points[k] if n > 0 else 0
            if points > 0:
                win_chances(points, target)
            else:
                turned(w.boards[k] if n > 0 else c, t)
                flip_chances(judge(t, law[DOUBLES], net, desk), target)
            if ply > 0 or law[KEEP] == 0:
                judge(c, law[DOUBLES], net, desk)
                mend(desk, target, rate, net)
            if points > 0:
                break
            c[:] = t
            die1, die2 = 1 + draw(seed, 6), 1 + draw(seed, 6)
    return plies


@nb.njit(cache=True)
def contest(one: tuple, two: tuple, law: np.ndarray, games: int, seed: np.ndarray, w: Workspace) -> np.ndarray:
    """Play two nets against each other, seats swapped each game; return the first one's points by game."""
    desk1, desk2 = desk_for(one), desk_for(two)
    c, t = np.zeros(26, np.int8), np.zeros(26, np.int8)
    gained = np.zeros(games, np.float64)
    for g in range(games):
        array(law, c)
        die1, die2 = opening_throw(law, seed)
        first = g % 2 == 0
        for _ in range(LONGEST):
            n = legal_plays(c, die1, die2, law, w)
            k = judge_plays(n, law, one, w, desk1) if first else judge_plays(n, law, two, w, desk2)
            if n > 0:
                if w.points[k] > 0:
                    gained[g] = w.points[k] if first else -w.points[k]
                    break
                turned(w.boards[k], t)
            else:
                turned(c, t)
            c[:] = t
            first = not first
            die1, die2 = 1 + draw(seed, 6), 1 + draw(seed, 6)
    return gained
