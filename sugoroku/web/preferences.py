"""How somebody likes the table drawn: kept in a cookie of its own, and with the person for other devices."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields, replace
from types import MappingProxyType

from flask import Request, Response

COOKIE = "table"
LIFETIME = 400 * 24 * 3600

CHOICES: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "names": ("auto", "english", "kanji", "kana", "romaji", "hangul", "number"),
        "home": ("auto", "left", "right"),
        "theme": ("auto", "light", "dark"),
        "speed": ("normal", "slow", "fast", "none"),
        "pips": ("yes", "no"),
        "hints": ("yes", "no"),
        "confirm": ("no", "yes"),
        "roll": ("no", "yes"),
        "turn": ("no", "yes"),
        "forced": ("no", "yes"),
        "autoroll": ("no", "yes"),
        "autobear": ("no", "yes"),
        "coach": ("no", "yes"),
    }
)


@dataclass(frozen=True, slots=True)
class Preferences:
    """Hold a value of CHOICES for each name; the first of them is the default."""

    names: str = "auto"
    home: str = "auto"
    theme: str = "auto"
    speed: str = "normal"
    pips: str = "yes"
    hints: str = "yes"
    confirm: str = "no"
    roll: str = "no"
    turn: str = "no"
    forced: str = "no"
    autoroll: str = "no"
    autobear: str = "no"
    coach: str = "no"

    def with_values(self, values: Mapping[str, object]) -> "Preferences":
        """Return these preferences with all readable values taken over, the others left."""
        good = {name: str(value) for name, value in values.items() if str(value) in CHOICES.get(name, ())}
        return replace(self, **good)

    def changed(self) -> dict[str, str]:
        """Return what differs from the defaults."""
        plain = asdict(Preferences())
        return {name: value for name, value in asdict(self).items() if value != plain[name]}


DEFAULTS = Preferences()
PREFERENCE_NAMES = tuple(field.name for field in fields(Preferences))


def read_preferences(request: Request) -> Preferences:
    """Read the cookie; what cannot be read there is left at its default."""
    text = request.cookies.get(COOKIE)
    if not text:
        return DEFAULTS
    return DEFAULTS.with_values(dict(word.partition(":")[::2] for word in text[:400].split("~")))


def send_preferences(response: Response, preferences: Preferences, *, secure: bool) -> None:
    """Send the cookie that keeps these preferences."""
    text = "~".join(f"{name}:{value}" for name, value in preferences.changed().items())
    response.set_cookie(COOKIE, text, max_age=LIFETIME, httponly=True, samesite="Lax", secure=secure)
