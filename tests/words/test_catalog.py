import os

import pytest
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

from sugoroku.words.catalog import LANGUAGES, N_, catalog, read_catalog

HEADER = 'msgid ""\nmsgstr "Content-Type: text/plain; charset=utf-8\\n"\n'


def write_source(folder, word):
    source = folder / "messages.po"
    source.write_text(f'{HEADER}\nmsgid "stone"\nmsgstr "{word}"\n', encoding="utf-8")
    return source


def compile_source(source):
    with source.open("rb") as lines, source.with_suffix(".mo").open("wb") as compiled:
        write_mo(compiled, read_po(lines))


def test_marking_changes_nothing():
    assert N_("stone") == "stone"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_a_catalog_and_reads_it_once(language):
    assert catalog(language) is catalog(language)
    assert catalog(language).gettext("no such words") == "no such words"


def test_an_unknown_language_is_refused():
    with pytest.raises(LookupError):
        catalog("tlh")


def test_a_source_alone_is_enough(tmp_path):
    write_source(tmp_path, "石")
    assert read_catalog(tmp_path).gettext("stone") == "石"


def test_a_compiled_catalog_alone_is_enough(tmp_path):
    source = write_source(tmp_path, "石")
    compile_source(source)
    source.unlink()
    assert read_catalog(tmp_path).gettext("stone") == "石"


def test_a_source_newer_than_what_was_compiled_wins(tmp_path):
    source = write_source(tmp_path, "石")
    compile_source(source)
    os.utime(source.with_suffix(".mo"), (0, 0))
    write_source(tmp_path, "돌")
    assert read_catalog(tmp_path).gettext("stone") == "돌"


def test_an_empty_folder_leaves_english(tmp_path):
    assert read_catalog(tmp_path).gettext("stone") == "stone"
