"""Dice: fair ones from the system's own chance, and ones that fall the same each time for tests."""

import random
import secrets


class FairDice:
    """Throw dice that nobody can foresee."""

    def throw(self) -> tuple[int, int]:
        """Give two numbers from 1 to 6, each as likely as any other."""
        return secrets.randbelow(6) + 1, secrets.randbelow(6) + 1


class SeededDice:
    """Throw dice that fall the same for the same seed."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)  # noqa: S311  (meant to be foreseen)

    def throw(self) -> tuple[int, int]:
        """Give the next two numbers."""
        return self._random.randint(1, 6), self._random.randint(1, 6)
