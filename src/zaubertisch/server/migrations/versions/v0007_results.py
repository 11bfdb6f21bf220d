"""Results of finished games, and ratings of persons and bots."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0009"  # which came first


def upgrade() -> None:
    op.create_table(
        "results",
        sa.Column("table", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("is_rated", sa.Boolean, nullable=False),
        sa.Column("ended_ms", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "result_seats",
        sa.Column("table", sa.String(32), sa.ForeignKey("results.table", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.SmallInteger, primary_key=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("persons.person", ondelete="SET NULL")),
        sa.Column("level", sa.String(10)),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("victory", sa.Float, nullable=False),
    )
    op.create_index("ix_result_seats_person", "result_seats", ["person"])
    op.create_table(
        "ratings",
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("player", sa.String(32), primary_key=True),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
    )
