"""What the store refuses, one exception a reason."""


class StoreError(Exception):
    """Be the root of all that the store refuses."""


class NoSuchGame(StoreError):
    """Say that no game has this id."""

    def __init__(self, game: str) -> None:
        super().__init__(f"no game {game!r}")
        self.game = game


class StaleRecord(StoreError):
    """Say that the record has gone on; `length` is how many actions it holds now."""

    def __init__(self, game: str, seq: int, length: int) -> None:
        super().__init__(f"game {game!r}: action {seq} was offered, the record holds {length}")
        self.game = game
        self.seq = seq
        self.length = length


class SeatTaken(StoreError):
    """Say that somebody already sits there."""

    def __init__(self, game: str, seat: str) -> None:
        super().__init__(f"game {game!r}: the {seat} seat is taken")
        self.game = game
        self.seat = seat


class UnknownCode(StoreError):
    """Say that a transfer code is unknown, used or expired."""

    def __init__(self) -> None:
        super().__init__("this code is unknown, used or expired")
