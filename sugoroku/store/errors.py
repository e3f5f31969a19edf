"""What the store refuses beside what every record refuses."""


class UnknownCode(Exception):
    """Say that a transfer code is unknown, used or expired."""

    def __init__(self) -> None:
        super().__init__("this code is unknown, used or expired")
