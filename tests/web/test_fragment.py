"""The table fragment stays small, whole and free of what the content policy forbids."""

import gzip
import importlib.util
import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

_spec = importlib.util.spec_from_file_location("samples", Path(__file__).with_name("samples.py"))
assert _spec
assert _spec.loader
samples = importlib.util.module_from_spec(_spec)
_spec.loader.exec_module(samples)

VOID = {"input", "img", "br", "hr", "meta", "link"}


class Outline(HTMLParser):
    """Collect root elements, unclosed tags, ids and forbidden attributes."""

    def __init__(self):
        super().__init__()
        self.open, self.roots, self.ids, self.wrong = [], [], [], []

    def handle_starttag(self, tag, attrs):
        if not self.open:
            self.roots.append(dict(attrs).get("id") or tag)
        self.ids += [value for key, value in attrs if key == "id" and value]
        self.wrong += [key for key, _ in attrs if key == "style" or key.startswith("on")]
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag):
        if not self.open or self.open.pop() != tag:
            self.wrong.append(f"</{tag}>")


@pytest.fixture(params=sorted(samples.TABLES))
def drawn(request):
    template = samples.environment().get_template("parts/table.html")
    return template.render(table=samples.TABLES[request.param], page=samples.PAGE)


def test_fragment_is_one_well_formed_root_named_as_its_file(drawn):
    outline = Outline()
    outline.feed(drawn)
    assert outline.roots == ["table"]
    assert outline.open == []
    assert outline.wrong == []
    assert len(outline.ids) == len(set(outline.ids))


def test_fragment_is_small(drawn):
    assert len(drawn.encode()) <= 20_000
    assert len(gzip.compress(drawn.encode(), 6)) <= 3_000


def test_every_point_is_drawn_once_and_named(drawn):
    points = re.findall(r'class="c[^"]*" data-p="(\d+)"[^>]*aria-label="[^"]+"', drawn)
    assert sorted(int(p) for p in points if 1 <= int(p) <= 24) == list(range(1, 25))


def test_links_that_redraw_the_table_also_work_plainly(drawn):
    for tag in re.findall(r"<a [^>]*hx-get[^>]*>", drawn):
        assert re.search(r' href="([^"]*)"', tag)[1] == re.search(r'hx-get="([^"]*)"', tag)[1]
