"""Hold one section of a rule page: claims, and a position that shows the rule."""

from dataclasses import dataclass, replace

from sugoroku.game.reasons import Why
from sugoroku.game.rules import Rules, looks_modern, option_text
from sugoroku.lore.claim import Claim
from sugoroku.lore.rules_text import RuleText

HON = "-b----E-C---eE---c-e----B-"  # the array that most pages show


@dataclass(frozen=True, slots=True)
class Barred:
    """Hold a play that the rules do not allow; `why` is the engine's reason where it is a single step."""

    text: str
    why: Why | None = None


@dataclass(frozen=True, slots=True)
class Diagram:
    """Hold a position to look at and to play on from.

    `board` is a 26-character XGID board of the player on turn, `throw` two digits, `rules` a rule-set text under
    which it was drawn. `plays` are legal, `barred` are not; where both are empty nothing can move.
    """

    board: str
    throw: str
    rules: str
    caption: str
    plays: tuple[str, ...] = ()
    barred: tuple[Barred, ...] = ()

    def on_modern_board(self, caption: str) -> "Diagram":
        """Return the same position in modern backgammon, with a caption in its words."""
        return replace(self, rules="modern", caption=caption)


@dataclass(frozen=True, slots=True)
class RuleSection:
    """Hold one section; with an option it belongs to rule sets that have this value, else to the old game or the new."""

    key: str
    title: str
    told: tuple[Claim, ...] = ()  # where it is about no option
    diagram: Diagram | None = None
    option: str | None = None
    value: str | None = None
    text: RuleText | None = None  # the option's own words
    modern: bool = False

    @property
    def claims(self) -> tuple[Claim, ...]:
        """Return what is known: of an option, what its own words rest on."""
        return self.told if self.text is None else (self.text.claim,)

    def applies(self, rules: Rules) -> bool:
        """Tell whether the section belongs on the page of these rules."""
        if self.option is None:
            return self.modern == looks_modern(rules)
        return option_text(rules, self.option) == self.value
