"""Every statement about the past that a page prints shows how well it is founded, and by what."""

import re
from html.parser import HTMLParser

import pytest

from sugoroku.game.errors import GameError
from sugoroku.game.presets import PRESETS, parse_rules
from sugoroku.game.rules import OPTIONS
from sugoroku.lore.claim import Grade
from sugoroku.lore.problems import problems
from sugoroku.web import create_app
from sugoroku.web.settings import Settings
from sugoroku.words.catalog import LANGUAGES
from sugoroku.words.throws import THROW_NAMES

VOID = {"br", "img", "input", "use", "path", "rect", "circle", "meta", "link"}
FOUNDED = {Grade.ATTESTED, Grade.INFERRED}


def readable(text: str) -> bool:
    try:
        parse_rules(text)
    except GameError:
        return False
    return True


CHANGED = [
    f"{key} {name}={value}" for key in ("late-edo", "modern") for name, values in OPTIONS.items() for value in values
]
RULES = [*PRESETS, *filter(readable, CHANGED)]
PAGES = {
    "/history": 40,
    "/faq": 30,
    "/modern": 20,
    **{f"/rules/{text}".replace(" ", "%20"): 20 for text in RULES},
    **{f"/problems/{one.number}?answer=1": 3 for one in problems()},
}


@pytest.fixture(scope="module")
def client(tmp_path_factory):
    database = f"sqlite:///{tmp_path_factory.mktemp('kept')}/t.sqlite3"
    return create_app(Settings(database=database, secret="of the tests", thoughts_a_minute=100_000)).test_client()


class Blocks(HTMLParser):
    """Take the blocks of one kind off a page: their text, the grades they show, the links they hold, the rest."""

    def __init__(self, page: str, tag: str, marked: str) -> None:
        super().__init__()
        self.blocks: list[Block] = []
        self._tag, self._marked = tag, marked
        self._open: list[tuple[str, Block | None]] = []
        self._grade = ""
        self.loose: list[str] = []
        self.feed(page.partition("<main")[2].partition("</main>")[0])
        assert not self._open or self._open[0][0] != tag

    def _inside(self):
        return next((block for _, block in reversed(self._open) if block), None)

    def handle_starttag(self, tag, attrs):
        given = {name: value or "" for name, value in attrs}
        block = None
        if tag == self._tag and re.fullmatch(self._marked, given.get("class") or given.get("id", "")):
            block = Block()
            self.blocks.append(block)
        inside = self._inside()
        if inside and tag == "span" and given.get("class", "").startswith("grade "):
            inside.grades.append(given["class"].removeprefix("grade "))
        if inside and tag == "a":
            inside.links.append(given.get("href", ""))
        in_section = any(name == "section" for name, _ in self._open)
        if tag == "p" and in_section and not inside and not given.get("class"):
            self.loose.append(self.get_starttag_text() or "")
        if tag not in VOID:
            self._open.append((tag, block))

    def handle_endtag(self, tag):
        while tag not in VOID and self._open and self._open.pop()[0] != tag:
            pass

    def handle_data(self, data):
        if inside := self._inside():
            inside.text += data


class Block:
    """Hold what was found in one block."""

    def __init__(self) -> None:
        self.text = ""
        self.grades: list[str] = []
        self.links: list[str] = []

    @property
    def sources(self) -> list[str]:
        """Return the links that lead to the sources."""
        return [link for link in self.links if "/sources#" in link]


@pytest.fixture(scope="module")
def anchors(client):
    """Return where each language's page of sources can be entered."""
    return {
        f"/{language}/sources#{key}"
        for language in LANGUAGES
        for key in re.findall(r'<tr id="([^"]+)"', client.get(f"/{language}/sources").text)
    }


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("page", PAGES)
def test_every_claim_on_a_page_shows_its_grade_and_sources_that_are_listed(client, anchors, language, page):
    """Only what is of today, or was looked for and not found, may stand without a source."""
    answer = client.get(f"/{language}{page}")
    assert answer.status_code == 200
    blocks = Blocks(answer.text, "div", "claim").blocks
    assert len(blocks) >= PAGES[page]
    for block in blocks:
        (grade,) = block.grades
        assert len(block.text.strip()) > len("attested"), "a claim says something"
        assert block.sources or Grade(grade) not in FOUNDED, block.text
        assert set(block.sources) <= anchors, block.text


@pytest.mark.parametrize("page", ["/history", "/faq", "/rules/late-edo", "/modern", "/problems/1?answer=1"])
def test_the_languages_make_the_same_claims_on_the_same_grounds(client, page):
    def grounds(language: str) -> list[tuple[list[str], list[str]]]:
        blocks = Blocks(client.get(f"/{language}{page}").text, "div", "claim").blocks
        return [(block.grades, [link.removeprefix(f"/{language}") for link in block.sources]) for block in blocks]

    assert grounds("en") == grounds("ja") == grounds("ko")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("page", ["/history", "/faq"])
def test_nothing_is_told_beside_the_claims(client, language, page):
    found = Blocks(client.get(f"/{language}{page}").text, "div", "claim")
    assert found.blocks
    assert not found.loose


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_throw_says_how_its_name_is_known_and_from_where(client, anchors, language):
    blocks = Blocks(client.get(f"/{language}/throws").text, "li", r"t\d\d").blocks
    assert len(blocks) == len(THROW_NAMES) == 21
    for block in blocks:
        assert block.sources
        assert set(block.sources) <= anchors


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_at_a_glance_is_graded(client, language):
    page = client.get(f"/{language}/rules").text
    cells = re.findall(r"<td[ >].*?</td>", page, re.DOTALL)
    assert len(cells) == len(OPTIONS) * len(PRESETS)
    told = [cell for cell in cells if not re.fullmatch(r"<td[^>]*>–</td>", cell)]
    assert len(told) > len(cells) / 2
    assert all(cell.count('class="grade ') == 1 for cell in told)
    assert page.count('class="under"><span class="grade ') == len(PRESETS)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", [one.number for one in problems()])
def test_every_problem_names_where_it_is_read(client, anchors, language, number):
    text = client.get(f"/{language}/problems/{number}?answer=1").text
    cited = re.findall(r'href="([^"]*/sources#[^"]+)"', re.findall(r"<section>.*?</section>", text, re.DOTALL)[-1])
    assert cited
    assert set(cited) <= anchors


@pytest.mark.parametrize(
    "wrong",
    [
        '<div class="claim"><p>It was so.</p><p class="source"><a href="/en/sources#a">A</a></p></div>',
        '<div class="claim"><p>It was so. <span class="grade attested">attested</span></p></div>',
    ],
)
def test_this_walk_would_find_a_claim_without_grade_or_source(wrong):
    (block,) = Blocks(f"<main>{wrong}</main>", "div", "claim").blocks
    assert not (block.grades and block.sources)
