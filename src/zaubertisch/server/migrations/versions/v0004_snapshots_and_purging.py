"""Snapshots of long logs; talk can be found by its age."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "snapshots",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.table", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("version", sa.String(24), nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    op.add_column("entries", sa.Column("talk_ms", sa.BigInteger))
    op.execute("""UPDATE entries SET talk_ms = at_ms WHERE body LIKE '{"type":"spoken"%'""")
    op.create_index("ix_entries_talk_ms", "entries", ["talk_ms"])
