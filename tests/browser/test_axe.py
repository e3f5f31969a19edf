"""The accessibility checker axe finds nothing to say, by day and by night."""

import pytest

PAGES = (
    "/",
    "/new",
    "/settings",
    "/games",
    "/formats",
    "/rules",
    "/rules/late-edo",
    "/throws",
    "/throws/quiz",
    "/throws/quiz?kind=find&answer=66",
    "/learn",
    "/learn/first-steps/points",
    "/learn/first-steps/points?task=2",
    "/problems",
    "/problems/5?answer=1",
    "/puzzles",
    "/puzzles/1",
    "/history",
    "/faq",
    "/glossary",
    "/modern",
    "/sources",
    "/compare",
    "/compare/lab",
    "/compare/twin",
    "/compare/numbers",
    "/ja/rules/meiji",
    "/ko/learn/first-steps/cut",
)


@pytest.fixture(scope="module")
def axe():
    return pytest.importorskip("axe_playwright_python.sync_playwright").Axe()


def _findings(axe, page):
    found = axe.run(page).response["violations"]
    return [(one["id"], one["nodes"][0]["html"][:120], len(one["nodes"])) for one in found]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_pages(sit_down, axe, scheme):
    with sit_down(color_scheme=scheme, bypass_csp=True) as player:
        found = {}
        for path in PAGES:
            player.page.goto(path)
            found[path] = _findings(axe, player.page)
        assert {path: one for path, one in found.items() if one} == {}


@pytest.mark.parametrize("rules", ["late-edo", "modern"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_tables(sit_down, axe, scheme, rules):
    with sit_down(color_scheme=scheme, bypass_csp=True) as player:
        player.begin(rules)
        for _ in range(5):
            assert _findings(axe, player.page) == []
            player.press(lambda way: way.click())
