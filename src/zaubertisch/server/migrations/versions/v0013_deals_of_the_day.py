"""The deal of the day, and what came of it."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.create_table(
        "day_deals",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("seed", sa.BigInteger, nullable=False),
        sa.Column("salt", sa.String(32), nullable=False),
    )
    op.create_table(
        "day_results",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("player", sa.String(64), primary_key=True),
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("figure", sa.String(20)),
        sa.Column("points", sa.Integer),
        sa.Column("lead", sa.Integer),
        sa.Column("is_won", sa.Boolean),
        sa.Column("course", sa.String(16)),
        sa.Column("ended_ms", sa.BigInteger),
    )
    op.create_index("ix_day_results_table", "day_results", ["table"], unique=True)
