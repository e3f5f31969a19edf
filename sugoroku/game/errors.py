"""Why a text or an action is refused: one small exception per reason."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Asked:
    """Name an option's value in a refusal, so that pages can say it in words."""

    option: str
    value: str

    def __str__(self) -> str:
        """Return it as it stands in a rule-set text."""
        return f"{self.option}={self.value}"


class AnyOf(tuple[Asked, ...]):
    """Name several values of which one is enough."""

    __slots__ = ()

    def __str__(self) -> str:
        """Return them as they stand in a rule-set text."""
        return " or ".join(map(str, self))


class GameError(ValueError):
    """Say in plain words why something is refused: a text whose %(gaps)s the parts fill, ready to translate."""

    def __init__(self, text: str, /, **parts: object) -> None:
        super().__init__(text % parts if parts else text)
        self.text = text
        self.parts = parts


class UnreadableText(GameError):
    """Refuse a text that means nothing."""


class UnreadableRules(UnreadableText):
    """Refuse a rule-set text that cannot be read."""


class ContradictoryRules(GameError):
    """Refuse options that were named outright and exclude each other."""


class IllegalPosition(GameError):
    """Refuse a position that is no game."""


class IllegalAction(GameError):
    """Refuse an action that may not be done now."""


class IllegalPlay(IllegalAction):
    """Refuse a play that the rules do not allow."""
