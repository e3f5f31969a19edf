"""Hold what is claimed about the past, never without its grade and source."""

from dataclasses import dataclass
from enum import StrEnum

from sugoroku.words.catalog import N_


class Grade(StrEnum):
    """Say how well a claim is founded."""

    ATTESTED = "attested"
    INFERRED = "inferred"
    HOUSE = "house"
    NOT_FOUND = "not_found"


@dataclass(frozen=True, slots=True)
class GradeWords:
    """Hold the name of a grade and what it means."""

    name: str
    meaning: str


GRADE_WORDS = {
    Grade.ATTESTED: GradeWords(
        N_("attested"),
        N_("It stands in a source of its time, or in the account of a named scholar or association."),
    ),
    Grade.INFERRED: GradeWords(
        N_("inferred"),
        N_("A scholar concluded it from old problems or records; no source says it outright."),
    ),
    Grade.HOUSE: GradeWords(
        N_("house rule"),
        N_("No historical source was found: it is the rule of a present-day site, or our own decision."),
    ),
    Grade.NOT_FOUND: GradeWords(
        N_("not found"),
        N_("We looked for a source and found none. The question is open."),
    ),
}


class UnsourcedClaim(ValueError):
    """Refuse a claim about the past that names no source."""


@dataclass(frozen=True, slots=True)
class Source:
    """Hold a source by title and place; `about` says what it is, `year` is free text for people."""

    key: str
    title: str
    place: str
    year: str
    about: str


@dataclass(frozen=True, slots=True)
class Claim:
    """Hold one statement with its grade and sources.

    Raises UnsourcedClaim when an attested or inferred claim names no source, or the text is empty.
    """

    text: str
    grade: Grade
    sources: tuple[Source, ...] = ()

    def __post_init__(self) -> None:
        """Refuse a claim without words, or without the sources its grade calls for."""
        if not self.text.strip():
            raise UnsourcedClaim("a claim must say something")
        if self.grade in {Grade.ATTESTED, Grade.INFERRED} and not self.sources:
            raise UnsourcedClaim(self.text)


def attested(text: str, *sources: Source) -> Claim:
    """Return a claim that stands in these sources."""
    return Claim(text, Grade.ATTESTED, sources)


def inferred(text: str, *sources: Source) -> Claim:
    """Return a claim that was concluded from these sources."""
    return Claim(text, Grade.INFERRED, sources)


def house(text: str, *sources: Source) -> Claim:
    """Return a rule or decision of today."""
    return Claim(text, Grade.HOUSE, sources)


def not_found(text: str, *sources: Source) -> Claim:
    """Return a statement that something was looked for and not found."""
    return Claim(text, Grade.NOT_FOUND, sources)
