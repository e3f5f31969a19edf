"""Every subject of the site, one blueprint each."""

from sugoroku.web import games, home, new, record, rules, settings_page, table, throws

BLUEPRINTS = (
    home.blueprint,
    new.blueprint,
    table.blueprint,
    record.blueprint,
    games.blueprint,
    rules.blueprint,
    throws.blueprint,
    settings_page.blueprint,
)
