"""Seats that persons gave up, so that their traces can be found; and which device a push subscription leads to."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    op.create_table(
        "past_claims",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.table", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.SmallInteger, primary_key=True),
        sa.Column("until", sa.Integer, primary_key=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("persons.person", ondelete="CASCADE"), nullable=False),
        sa.Column("at_ms", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_past_claims_person", "past_claims", ["person"])
    op.add_column("contacts", sa.Column("device", sa.String(64)))
