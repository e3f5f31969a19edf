"""The rule pages link each word of the glossary where they name it first, and change no word by it."""

import re
from html.parser import HTMLParser

import pytest

from sugoroku.game.presets import PRESETS
from sugoroku.web import create_app, rules
from sugoroku.web.settings import Settings
from sugoroku.words.catalog import LANGUAGES
from sugoroku.words.glossary import GLOSSARY
from sugoroku.words.mentions import MENTIONS, mentions_in

PAGES = ["/rules", "/rules/late-edo%20mushigachi=instant%20cube=on", *(f"/rules/{key}" for key in PRESETS)]
VOID = {"br", "img", "meta", "link", "input", "use", "path", "circle", "rect", "line"}
INLINE = {"a", "b", "i", "small", "span"}


@pytest.fixture(scope="module")
def client(tmp_path_factory):
    folder = tmp_path_factory.mktemp("kept")
    return create_app(Settings(database=f"sqlite:///{folder}/t.sqlite3", secret="of the tests")).test_client()


class Article(HTMLParser):
    """Read the running text of a page's article, and where in it each linked word stands."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.text = ""
        self.linked: list[tuple[str, int]] = []
        self._open: list[tuple[str, bool]] = []
        self.feed(re.search(r"<article.*</article>", page, re.DOTALL)[0])

    def handle_starttag(self, tag, attrs):
        if tag in VOID:
            return
        given = dict(attrs)
        word = given.get("class") == "word"
        if word:
            self.linked.append((given["href"], len(self.text)))
        left_out = (tag == "a" and not word) or tag == "h1" or (given.get("class") or "").startswith(("grade", "board"))
        self.text += "" if tag in INLINE else "\n"
        self._open.append((tag, left_out))

    def handle_endtag(self, tag):
        if tag not in VOID:
            assert self._open.pop()[0] == tag
            self.text += "" if tag in INLINE else "\n"

    def handle_data(self, data):
        if not any(left_out for _, left_out in self._open):
            self.text += data


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("page", PAGES)
def test_each_word_is_linked_once_and_where_it_is_named_first(client, language, page):
    article = Article(client.get(f"/{language}{page}").text)
    first: dict[str, int] = {}
    for key, start, _ in mentions_in(article.text, language):
        first.setdefault(key, start)
    assert dict(article.linked) == {f"/{language}/glossary#{key}": start for key, start in first.items()}
    assert len(article.linked) == len(first) > 10


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_link_leads_to_an_entry_and_every_word_is_named_on_some_page(client, language):
    entries = set(re.findall(r'<tr id="([^"]+)"', client.get(f"/{language}/glossary").text))
    linked = {
        href.partition("#")[2] for page in PAGES for href, _ in Article(client.get(f"/{language}{page}").text).linked
    }
    assert linked <= entries
    assert linked == {key for key, forms in MENTIONS.items() if forms[language]}


@pytest.mark.parametrize("page", PAGES)
def test_no_old_word_of_several_kanji_is_named_on_a_japanese_page_without_a_link(client, page):
    """六地 is left out: on these pages it counts six points, and is not the sixth."""
    article = Article(client.get(f"/ja{page}").text)
    linked = {href.partition("#")[2] for href, _ in article.linked}
    kanji = {key: one.term.kanji for key, one in GLOSSARY.items() if re.fullmatch("[一-鿿]{2,}", one.term.kanji)}
    named = {key for key, word in kanji.items() if word in article.text}
    assert named - {"roku-ji"} <= linked | {"near"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_links_change_no_word(client, language, monkeypatch):
    for page in PAGES:
        linked = client.get(f"/{language}{page}").text
        with monkeypatch.context() as patch:
            patch.setattr(rules, "FirstMentions", lambda: lambda text: text)
            plain = client.get(f"/{language}{page}").text
        assert 'class="word"' not in plain
        assert re.sub(r'<a class="word" [^>]*>([^<]*)</a>', r"\1", linked) == plain
