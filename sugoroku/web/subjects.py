"""Every subject of the site, one blueprint each."""

from sugoroku.web import home, new, record, rules, settings_page, table, throws

BLUEPRINTS = (
    home.blueprint,
    new.blueprint,
    table.blueprint,
    record.blueprint,
    rules.blueprint,
    throws.blueprint,
    settings_page.blueprint,
)
