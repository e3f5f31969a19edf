"""The names of the throws are complete, distinct and honest."""

from sugoroku.words.throws import ATTESTED_WORDS, THROW_NAMES, Attested, throw_name


def test_every_throw_has_a_name_and_only_one():
    assert {(n.high, n.low) for n in THROW_NAMES} == {(high, low) for high in range(1, 7) for low in range(1, high + 1)}
    assert len(THROW_NAMES) == 21


def test_names_differ_in_every_script():
    for script in ("kanji", "kana", "romaji", "hangul"):
        assert len({getattr(n, script) for n in THROW_NAMES}) == 21


def test_five_throws_have_no_known_reading():
    bare = {n.key for n in THROW_NAMES if n.attested is Attested.KANJI}
    assert bare == {"62", "42", "41", "32", "21"}
    assert all("No special name" in throw_name(int(k[0]), int(k[1])).note for k in bare)


def test_either_order_of_the_dice_finds_the_name():
    assert throw_name(2, 5) is throw_name(5, 2)
    assert throw_name(5, 2).kanji == "五二"


def test_every_name_says_where_it_is_from():
    assert all(n.sources and n.note for n in THROW_NAMES)
    assert set(ATTESTED_WORDS) == set(Attested)
