"""Points and words have one name in each script."""

import pytest

from sugoroku.words.terms import SCRIPTS, TERMS, point_name, point_place


@pytest.mark.parametrize("script", SCRIPTS)
def test_full_point_names_differ(script):
    assert len({point_name(k, script, full=True) for k in range(1, 25)}) == 24


@pytest.mark.parametrize(
    ("point", "english", "kanji", "hangul"),
    [
        (1, "in-1", "内一", "안1"), (6, "in-6", "内六", "안6"), (7, "out-6", "外六", "밖6"),
        (12, "out-1", "外一", "밖1"), (13, "out-1", "外一", "밖1"), (24, "in-1", "内一", "안1"),
        (18, "out-6", "外六", "밖6"), (19, "in-6", "内六", "안6"),
    ],
)  # fmt: skip
def test_point_names_follow_each_players_view(point, english, kanji, hangul):
    assert (point_name(point), point_name(point, "kanji"), point_name(point, "hangul")) == (
        english,
        kanji,
        hangul,
    )


def test_the_opponents_points_mirror_ours():
    for k in range(1, 13):
        far, *place = point_place(25 - k)
        assert far
        assert [False, *place] == list(point_place(k))


def test_there_is_no_point_beyond_the_board():
    with pytest.raises(ValueError, match="25"):
        point_place(25)


def test_every_term_is_written_and_explained():
    for term in TERMS.values():
        assert term.kanji
        assert term.kana
        assert term.romaji
        assert term.gloss
