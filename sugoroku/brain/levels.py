"""How strong the computer can be asked to play."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from sugoroku.words.catalog import N_


@dataclass(frozen=True, slots=True)
class Level:
    """Hold how far a level looks ahead and how much it misjudges, in points a game."""

    key: str
    name: str
    plies: int
    noise: float
    thumb: bool = False  # plays by rule of thumb, without a net


_ALL = (
    Level("beginner", N_("Beginner"), 0, 0.2),
    Level("novice", N_("Novice"), 0, 0.12),
    Level("casual", N_("Casual player"), 0, 0.08),
    Level("steady", N_("Steady player"), 0, 0.05),
    Level("skilled", N_("Skilled player"), 0, 0.035),
    Level("strong", N_("Strong player"), 0, 0.0),
    Level("master", N_("Master"), 1, 0.0),
    Level("grandmaster", N_("Grandmaster"), 2, 0.0),
)
LEVELS: Mapping[str, Level] = MappingProxyType({level.key: level for level in _ALL})
DEFAULT_LEVEL = "strong"
FIRST_LEVEL = "casual"  # whom somebody meets who has never chosen
THUMB = Level("thumb", N_("Rule of thumb"), 0, 0.0, thumb=True)  # the yardstick; not offered
