"""Cards of people's own: pictures, shared sets, and reports on those."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "pictures",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column("size", sa.Integer, nullable=False),
        sa.Column("used_ms", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_pictures_used_ms", "pictures", ["used_ms"])
    create_sets()
    op.create_table("set_pictures", owner("set", "sets"), sa.Column("hash", sa.String(64), primary_key=True))
    op.create_table("table_pictures", owner("table", "tables"), sa.Column("hash", sa.String(64), primary_key=True))
    op.create_table(
        "reports",
        owner("set", "sets"),
        sa.Column("reporter", sa.String(64), primary_key=True),
        sa.Column("reason", sa.String(200), nullable=False),
        sa.Column("at_ms", sa.BigInteger, nullable=False),
    )


def create_sets() -> None:
    op.create_table(
        "sets",
        sa.Column("set", sa.String(32), primary_key=True),
        sa.Column("maker", sa.String(64), nullable=False),
        sa.Column("maker_name", sa.String(40), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("title", sa.String(60), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("changed_cards", sa.Integer, nullable=False),
        sa.Column("plays", sa.Integer, nullable=False),
        sa.Column("is_public", sa.Boolean, nullable=False),
        sa.Column("is_hidden", sa.Boolean, nullable=False),
        sa.Column("used_ms", sa.BigInteger, nullable=False),
        sa.Column("changed_ms", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_sets_maker", "sets", ["maker"])
    op.create_index("ix_sets_shelf", "sets", ["is_public", "is_hidden", "game"])


def owner(name: str, table: str) -> sa.Column[str]:
    """Whose rows these are: they go with it."""
    return sa.Column(name, sa.String(32), sa.ForeignKey(f"{table}.{name}", ondelete="CASCADE"), primary_key=True)
