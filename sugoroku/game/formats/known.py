"""The formats by name, and which one a text is meant as."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from sugoroku.game.errors import UnreadableText
from sugoroku.game.formats import gnuid, mat, record_match, sgf, xgid
from sugoroku.game.formats.values import FormatError, Match, Picture, Unwritable, match_of, picture_of
from sugoroku.game.play import replay
from sugoroku.game.presets import RuleSet


@dataclass(frozen=True, slots=True)
class Format:
    """Hold one format: its key, the name people know, the ending of its files, how it is read and written.

    A picture format tells a table at one moment, the others a whole match.
    """

    key: str
    name: str
    ending: str
    is_picture: bool
    looks_like: Callable[[str], bool]
    read: Callable[[str], Match | Picture]
    write_match: Callable[[Match], str] | None = None
    write_picture: Callable[[Picture], str] | None = None

    def write(self, match: Match) -> str:
        """Write a match: whole, or the moment it has reached; raise Unwritable where the format cannot."""
        if self.write_picture is not None:
            state = replay(match.setup, match.actions)
            if state.to_act is None:
                raise Unwritable("the game is over; a position code tells a game that goes on")
            return self.write_picture(picture_of(state)) + "\n"
        if self.write_match is None:
            raise UnreadableText("%(name)s is read and not written", name=self.name)
        return self.write_match(match)


FORMATS: Mapping[str, Format] = MappingProxyType(
    {
        known.key: known
        for known in (
            Format("xgid", "XGID", "txt", True, xgid.looks_like_xgid, xgid.read, write_picture=xgid.write),
            Format("gnuid", "GNU ID", "txt", True, gnuid.looks_like_gnuid, gnuid.read, write_picture=gnuid.write),
            Format("sgf", "SGF", "sgf", False, sgf.looks_like_sgf, sgf.read, write_match=sgf.write),
            Format(
                "record",
                "Record text",
                "txt",
                False,
                record_match.looks_like_record,
                record_match.read,
                record_match.write,
            ),
            Format(
                "json",
                "JSON",
                "json",
                False,
                record_match.looks_like_json,
                record_match.read_json,
                record_match.write_json,
            ),
            Format("mat", ".mat", "mat", False, mat.looks_like_mat, mat.read, write_match=mat.write),
        )
    }
)


def format_of(text: str) -> Format:
    """Return the format that a text is meant as; raise FormatError where it looks like none."""
    for known in FORMATS.values():
        if known.looks_like(text):
            return known
    names = ", ".join(known.name for known in FORMATS.values())
    raise FormatError(1, "the text looks like none of the formats known here: %(names)s", names=names)


def read_match(text: str, key: str | None = None, rule_set: RuleSet | None = None) -> Match:
    """Read any format as a match; a picture is played on under `rule_set`, modern rules where none is named.

    Raise FormatError, or IllegalPosition where a picture's board is no game under the rules.
    """
    known = FORMATS[key] if key else format_of(text)
    values = known.read(text)
    if isinstance(values, Match):
        return values
    match = match_of(values, rule_set)
    replay(match.setup, match.actions)
    return match
