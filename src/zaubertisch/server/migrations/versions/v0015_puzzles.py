"""What persons made of puzzles."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    op.create_table(
        "puzzle_results",
        sa.Column("person", sa.String(32), sa.ForeignKey("persons.person", ondelete="CASCADE"), primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("puzzle", sa.String(16), primary_key=True),
        sa.Column("is_solved", sa.Boolean, nullable=False),
        sa.Column("day", sa.String(10)),
        sa.Column("at_ms", sa.BigInteger, nullable=False),
    )
