"""What is left of games whose rules are no longer there: names of options, and what finished games came to."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("records", sa.Column("fingerprint", sa.String(32)))
    op.create_table(
        "options",
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("rules", sa.String(12), primary_key=True),
        sa.Column("names", sa.Text, nullable=False),
    )
