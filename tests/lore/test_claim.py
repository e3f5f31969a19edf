"""A claim about the past cannot be made without grade and source."""

import dataclasses

import pytest

from sugoroku.lore.claim import GRADE_WORDS, Claim, Grade, UnsourcedClaim
from sugoroku.lore.sources import _ALL, SOURCES
from sugoroku.words.throws import THROW_NAMES


@pytest.mark.parametrize("grade", [Grade.ATTESTED, Grade.INFERRED])
def test_what_is_said_of_history_names_its_source(grade):
    with pytest.raises(UnsourcedClaim):
        Claim("It was so.", grade)
    assert Claim("It was so.", grade, (SOURCES["ueda"],)).sources


@pytest.mark.parametrize("grade", [Grade.HOUSE, Grade.NOT_FOUND])
def test_what_claims_no_history_needs_none(grade):
    assert Claim("We play it so.", grade).sources == ()


def test_an_empty_claim_is_refused():
    with pytest.raises(UnsourcedClaim):
        Claim(" ", Grade.HOUSE)


def test_a_claim_has_no_default_grade():
    fields = {field.name: field for field in dataclasses.fields(Claim)}
    assert fields["grade"].default is dataclasses.MISSING


def test_sources_have_distinct_keys_and_are_described():
    assert len(SOURCES) == len(_ALL)
    assert all(source.title and source.about for source in _ALL)


def test_the_names_of_throws_cite_known_sources():
    assert {key for name in THROW_NAMES for key in name.sources} <= set(SOURCES)


def test_every_grade_is_explained():
    assert set(GRADE_WORDS) == set(Grade)
