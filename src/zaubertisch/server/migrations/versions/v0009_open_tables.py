"""The list of open tables, as the nodes see it."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "open_tables",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.table", ondelete="CASCADE"), primary_key=True),
        sa.Column("node", sa.String(40), nullable=False),
        sa.Column("is_slow", sa.Boolean, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
    )
