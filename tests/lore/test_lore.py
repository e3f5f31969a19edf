"""Everything that the learning pages say is a graded claim, and nothing is said twice."""

import dataclasses
from collections.abc import Iterator

import pytest

from sugoroku.lore import faq, history, modern, preset_text, problem_texts, rule_pages, rules_text
from sugoroku.lore.claim import Claim, Grade, Source
from sugoroku.lore.sources import SOURCES


def walk(value: object) -> Iterator[object]:
    """Yield a value and all it holds."""
    yield value
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        for field in dataclasses.fields(value):
            yield from walk(getattr(value, field.name))
    elif isinstance(value, (tuple, list)):
        for item in value:
            yield from walk(item)
    elif hasattr(value, "values"):
        for item in value.values():
            yield from walk(item)


ALL = (
    history.CHAPTERS,
    faq.QUESTIONS,
    modern.SUMMARY,
    modern.DIFFERENCES,
    modern.QUESTIONS,
    preset_text.PRESET_TEXTS,
    rules_text.OPTION_TEXTS,
    rule_pages.SECTIONS,
    problem_texts.PROBLEM_TEXTS,
)
CLAIMS = [item for item in walk(ALL) if isinstance(item, Claim)]


def test_every_claim_is_graded_and_sourced():
    assert len(CLAIMS) > 150
    for claim in CLAIMS:
        assert isinstance(claim.grade, Grade)
        assert claim.sources or claim.grade in {Grade.HOUSE, Grade.NOT_FOUND}, claim.text
        assert all(source is SOURCES[source.key] for source in claim.sources)


def test_no_page_holds_a_statement_outside_a_claim():
    """A chapter or question has no text fields but its headings."""
    for holder in (*history.CHAPTERS, *faq.QUESTIONS, *modern.SUMMARY):
        texts = [f.name for f in dataclasses.fields(holder) if isinstance(getattr(holder, f.name), str)]
        assert set(texts) <= {"key", "when", "title", "topic", "ask"}


def test_every_text_ends_as_a_sentence():
    for claim in CLAIMS:
        assert claim.text.rstrip("”")[-1] in ".!?", claim.text


def test_questions_are_many_and_distinct():
    assert len(faq.QUESTIONS) >= 20
    questions = [*faq.QUESTIONS, *modern.QUESTIONS]
    assert len({q.key for q in questions}) == len({q.ask for q in questions}) == len(questions)
    assert {q.topic for q in faq.QUESTIONS} == set(faq.TOPICS)


@pytest.mark.parametrize("key", ["bans", "shosoin", "tebiki", "late-edo", "ueda", "convents", "end", "cosmos"])
def test_the_history_has_its_chapters(key):
    assert key in {chapter.key for chapter in history.CHAPTERS}


def test_what_is_not_known_is_said():
    grades = {claim.grade for chapter in history.TIMELINE for claim in chapter.claims}
    assert Grade.NOT_FOUND in grades


def test_every_source_is_used():
    from sugoroku.words.glossary import GLOSSARY  # noqa: PLC0415
    from sugoroku.words.throws import THROW_NAMES  # noqa: PLC0415

    cited = {item.key for item in walk(ALL) if isinstance(item, Source)}
    cited |= {key for name in THROW_NAMES for key in name.sources}
    cited |= {key for entry in GLOSSARY.values() for key in entry.sources}
    assert set(SOURCES) - cited == set()
