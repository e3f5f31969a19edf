"""The tables. A record is append-only, and its primary key (game, seq) is its lock."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

person = Table(
    "person",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("created", BigInteger, nullable=False),
    Column("preferences", Text, nullable=False),
)

game = Table(
    "game",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("header", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("owner", String(40), ForeignKey("person.id"), index=True),
    Column("over", Boolean, nullable=False),
)

seat = Table(
    "seat",
    metadata,
    Column("game", String(40), ForeignKey("game.id", ondelete="CASCADE"), nullable=False),
    Column("seat", String(8), nullable=False),
    Column("kind", String(8), nullable=False),
    Column("person", String(40), ForeignKey("person.id"), index=True),
    Column("level", String(80)),
    Column("name", Text, nullable=False),
    Column("listed", Boolean, nullable=False),
    PrimaryKeyConstraint("game", "seat"),
)

action = Table(
    "action",
    metadata,
    Column("game", String(40), ForeignKey("game.id", ondelete="CASCADE"), nullable=False),
    Column("seq", Integer, nullable=False, autoincrement=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("game", "seq"),
    sqlite_with_rowid=False,
)

code = Table(
    "code",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("person", String(40), ForeignKey("person.id", ondelete="CASCADE"), nullable=False),
    Column("expires", BigInteger, nullable=False),
)
Index("ix_code_expires", code.c.expires)

progress = Table(
    "progress",
    metadata,
    Column("person", String(40), ForeignKey("person.id", ondelete="CASCADE"), nullable=False),
    Column("key", String(120), nullable=False),
    Column("value", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("person", "key"),
)
