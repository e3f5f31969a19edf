"""How the table can be drawn and how it behaves: the words for each preference."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from sugoroku.words.catalog import N_

_YES_NO = {"yes": N_("Yes"), "no": N_("No")}


@dataclass(frozen=True, slots=True)
class PreferenceWords:
    """Hold a preference's name, what it does, and the name of each value."""

    title: str
    line: str
    values: Mapping[str, str]


PREFERENCE_WORDS: Mapping[str, PreferenceWords] = MappingProxyType(
    {
        "names": PreferenceWords(
            N_("Names of the points"),
            N_("How the points are named on the board's edge and in the record."),
            {
                "auto": N_("As fits the board and the language"),
                "english": "in-1, out-1",
                "kanji": "内一, 外一",
                "kana": "うちいち, そといち",
                "romaji": "uchi-ichi, soto-ichi",
                "hangul": "안1, 밖1",
                "number": N_("Numbers 1–24"),
            },
        ),
        "home": PreferenceWords(
            N_("Own inner table"),
            N_("On which side of the board your stones come home."),
            {
                "auto": N_("Left on the Edo board, right on the modern one"),
                "left": N_("Left"),
                "right": N_("Right"),
            },
        ),
        "theme": PreferenceWords(
            N_("Light or dark"),
            N_("Washi paper or black lacquer."),
            {"auto": N_("As the device has it"), "light": N_("Light"), "dark": N_("Dark")},
        ),
        "speed": PreferenceWords(
            N_("Speed of the computer's moves"),
            N_("How fast the stones glide. Nothing moves where the device asks for less motion."),
            {"slow": N_("Slow"), "normal": N_("Normal"), "fast": N_("Fast"), "none": N_("At once")},
        ),
        "pips": PreferenceWords(N_("Pip counts"), N_("How far each side still has to go, in points."), _YES_NO),
        "hints": PreferenceWords(N_("Mark movable stones"), N_("Ring the stones that may move."), _YES_NO),
        "confirm": PreferenceWords(
            N_("Confirm before the turn passes"),
            N_("Otherwise the turn passes by itself with the last die."),
            _YES_NO,
        ),
        "roll": PreferenceWords(
            N_("Roll button"),
            N_("Your own dice wait for a press of a button. The old rules need none: chance acts by itself."),
            _YES_NO,
        ),
        "turn": PreferenceWords(
            N_("Turn the board"),
            N_("With two on one screen, whoever is on turn sees his own side near."),
            _YES_NO,
        ),
        "forced": PreferenceWords(
            N_("Play forced moves by itself"), N_("Where only one outcome is possible."), _YES_NO
        ),
        "autoroll": PreferenceWords(
            N_("Roll by itself with the cube"), N_("Where a double would change nothing."), _YES_NO
        ),
        "autobear": PreferenceWords(
            N_("Bear off by itself"),
            N_("Once the two sides have passed each other and all your stones are home."),
            _YES_NO,
        ),
        "coach": PreferenceWords(
            N_("Coach of rules"), N_("Explains a rule at the moment it first matters in your game, once."), _YES_NO
        ),
    }
)
