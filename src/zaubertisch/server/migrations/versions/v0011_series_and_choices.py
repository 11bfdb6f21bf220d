"""Which series a finished game belonged to, and what its seats chose."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.add_column("results", sa.Column("series_game", sa.SmallInteger))
    op.add_column("results", sa.Column("series_games", sa.SmallInteger))
    op.create_table(
        "choices",
        sa.Column("table", sa.String(32), sa.ForeignKey("results.table", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.SmallInteger, primary_key=True),
        sa.Column("choice", sa.String(60), primary_key=True),
        sa.Column("count", sa.Integer, nullable=False),
    )
