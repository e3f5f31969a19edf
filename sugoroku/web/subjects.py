"""Every subject of the site, one blueprint each."""

from sugoroku.web import home, new, record, rules, table, throws

BLUEPRINTS = (
    home.blueprint,
    new.blueprint,
    table.blueprint,
    record.blueprint,
    rules.blueprint,
    throws.blueprint,
)
