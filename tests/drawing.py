"""Boards drawn as text, as the mover sees them.

The upper row is the far one, 24 to 13 from left to right, the lower row the mover's own, 1 to 12. `X` are the mover's
stones, `o` the opponent's, `.` an empty point. A third row, where there is one, names the captured stones.
"""

from sugoroku.game.position import BAR, OFF, Position

UPPER = range(24, 12, -1)
LOWER = range(1, 13)


def drawn(picture: str) -> Position:
    """Read a drawn board."""
    rows = [row.split() for row in picture.strip().splitlines()]
    points = [0] * 26
    for row, places in zip(rows[:2], (UPPER, LOWER), strict=True):
        for cell, place in zip(row, places, strict=True):
            points[place] = _count(cell)
    for word in rows[2][1:] if len(rows) > 2 else ():
        points[BAR if word.startswith("X") else OFF] = _count(word)
    return Position(tuple(points))


def _count(cell: str) -> int:
    if cell == ".":
        return 0
    stones = int(cell[1:] or 1)
    return stones if cell[0] == "X" else -stones


def stones_of(points: tuple[int, ...]) -> tuple[int, int]:
    """Count both sides' stones, the mover's first."""
    return sum(count for count in points if count > 0), -sum(count for count in points if count < 0)
