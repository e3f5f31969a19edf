"""Every subject of the site, one blueprint each."""

from sugoroku.web import (
    games,
    home,
    learn,
    new,
    problems,
    puzzle_pages,
    reading,
    record,
    rules,
    settings_page,
    table,
    throws,
    trying,
)

BLUEPRINTS = (
    home.blueprint,
    new.blueprint,
    table.blueprint,
    record.blueprint,
    games.blueprint,
    rules.blueprint,
    throws.blueprint,
    trying.blueprint,
    learn.blueprint,
    problems.blueprint,
    puzzle_pages.blueprint,
    *reading.BLUEPRINTS,
    settings_page.blueprint,
)
