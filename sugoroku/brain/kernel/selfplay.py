"""Let a net play itself and learn from each throw; let two nets meet."""

import numba as nb
import numpy as np

from sugoroku.brain.kernel.features import see
from sugoroku.brain.kernel.net import equity, first_layer, last_layer, mend, shift_layer
from sugoroku.brain.kernel.plays import ARRAY, DOUBLES, KEEP, legal_plays
from sugoroku.brain.layout import INPUTS, OUTPUTS

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
def best_play(
    n: int, law: np.ndarray, net: tuple, w: tuple, x: np.ndarray, old: np.ndarray, a: np.ndarray, h: np.ndarray,
    y: np.ndarray, c: np.ndarray,
) -> tuple[int, float]:  # fmt: skip
    """Return the best of n results in the workspace by the net, and its equity to the mover."""
    out, points = w[0], w[1]
    best = -1
    value = -9.0
    begun = False
    for k in range(n):
        if points[k] > 0:
            e = float(points[k])
        elif n == 1:
            e = 0.0
        else:
            turned(out[k], c)
            see(c, law[DOUBLES], x)
            if begun:
                shift_layer(old, x, net, a)
            else:
                begun = True
                old[:] = x
                first_layer(x, net, a)
            last_layer(a, net, h, y)
            e = -equity(y)
        if e > value:
            value = e
            best = k
    return best, value


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
def learn(net: tuple, law: np.ndarray, games: int, rate: float, strange: float, seed: np.ndarray, w: tuple) -> int:
    """Play games against itself, mending after each throw; return the plies played.

    A share `strange` of the games begins with up to twelve plies at random.
    """
    hidden = net[1].shape[0]
    x, old, x0 = np.zeros(INPUTS, np.float32), np.zeros(INPUTS, np.float32), np.zeros(INPUTS, np.float32)
    a, h, h0 = np.zeros(hidden, np.float32), np.zeros(hidden, np.float32), np.zeros(hidden, np.float32)
    y, y0, target = np.zeros(OUTPUTS, np.float32), np.zeros(OUTPUTS, np.float32), np.zeros(OUTPUTS, np.float32)
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
                k, _ = best_play(n, law, net, w, x, old, a, h, y, t)
            points = w[1][k] if n > 0 else 0
            if points > 0:
                win_chances(points, target)
            else:
                turned(w[0][k] if n > 0 else c, t)
                see(t, law[DOUBLES], x)
                first_layer(x, net, a)
                last_layer(a, net, h, y)
                flip_chances(y, target)
            if ply > 0 or law[KEEP] == 0:
                if ply == 0:
                    see(c, law[DOUBLES], x0)
                first_layer(x0, net, a)
                last_layer(a, net, h0, y0)
                mend(x0, h0, y0, target, rate, net)
            if points > 0:
                break
            c[:] = t
            x0[:] = x
            die1, die2 = 1 + draw(seed, 6), 1 + draw(seed, 6)
    return plies


@nb.njit(cache=True)
def contest(one: tuple, two: tuple, law: np.ndarray, games: int, seed: np.ndarray, w: tuple) -> np.ndarray:
    """Play two nets against each other, seats swapped each game; return the first one's points by game."""
    x, old = np.zeros(INPUTS, np.float32), np.zeros(INPUTS, np.float32)
    a1, h1 = np.zeros(one[1].shape[0], np.float32), np.zeros(one[1].shape[0], np.float32)
    a2, h2 = np.zeros(two[1].shape[0], np.float32), np.zeros(two[1].shape[0], np.float32)
    y = np.zeros(OUTPUTS, np.float32)
    c, t = np.zeros(26, np.int8), np.zeros(26, np.int8)
    gained = np.zeros(games, np.float64)
    for g in range(games):
        array(law, c)
        die1, die2 = opening_throw(law, seed)
        first = g % 2 == 0
        for _ in range(LONGEST):
            n = legal_plays(c, die1, die2, law, w)
            if first:
                k, _ = best_play(n, law, one, w, x, old, a1, h1, y, t)
            else:
                k, _ = best_play(n, law, two, w, x, old, a2, h2, y, t)
            if n > 0:
                if w[1][k] > 0:
                    gained[g] = w[1][k] if first else -w[1][k]
                    break
                turned(w[0][k], t)
            else:
                turned(c, t)
            c[:] = t
            first = not first
            die1, die2 = 1 + draw(seed, 6), 1 + draw(seed, 6)
    return gained
