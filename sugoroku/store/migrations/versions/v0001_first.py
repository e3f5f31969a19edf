"""Make the first tables: people, games, seats, actions, codes, progress."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make them."""
    op.create_table(
        "person",
        sa.Column("id", sa.String(40), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("preferences", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_person"),
    )
    op.create_table(
        "game",
        sa.Column("id", sa.String(40), nullable=False),
        sa.Column("header", sa.Text(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("owner", sa.String(40)),
        sa.Column("over", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_game"),
        sa.ForeignKeyConstraint(["owner"], ["person.id"], name="fk_game_owner"),
    )
    op.create_index("ix_game_owner", "game", ["owner"])
    op.create_table(
        "seat",
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("seat", sa.String(8), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("person", sa.String(40)),
        sa.Column("level", sa.String(80)),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("listed", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("game", "seat", name="pk_seat"),
        sa.ForeignKeyConstraint(["game"], ["game.id"], name="fk_seat_game", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name="fk_seat_person"),
    )
    op.create_index("ix_seat_person", "seat", ["person"])
    op.create_table(
        "action",
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False, autoincrement=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("game", "seq", name="pk_action"),
        sa.ForeignKeyConstraint(["game"], ["game.id"], name="fk_action_game", ondelete="CASCADE"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "code",
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("person", sa.String(40), nullable=False),
        sa.Column("expires", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_code"),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name="fk_code_person", ondelete="CASCADE"),
    )
    op.create_index("ix_code_expires", "code", ["expires"])
    op.create_table(
        "progress",
        sa.Column("person", sa.String(40), nullable=False),
        sa.Column("key", sa.String(120), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("person", "key", name="pk_progress"),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name="fk_progress_person", ondelete="CASCADE"),
    )
