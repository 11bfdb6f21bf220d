"""The first tables: setups, keys, logs, records, and who is where."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("table", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("founding", sa.Text, nullable=False),
        sa.Column("state", sa.String(10), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("due_ms", sa.BigInteger),
        sa.Column("created_ms", sa.BigInteger, nullable=False),
        sa.Column("changed_ms", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_tables_due_ms", "tables", ["due_ms"])
    create_part(
        "keys", sa.Column("hash", sa.String(64), primary_key=True), sa.Column("seat", sa.SmallInteger, nullable=False)
    )
    create_part(
        "entries",
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("at_ms", sa.BigInteger, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
    )
    create_part("records", sa.Column("text", sa.Text, nullable=False))
    op.create_table(
        "nodes",
        sa.Column("node", sa.String(40), primary_key=True),
        sa.Column("seen_ms", sa.BigInteger, nullable=False),
    )
    create_part(
        "presence",
        sa.Column("seat", sa.SmallInteger, primary_key=True),
        sa.Column("node", sa.String(40), primary_key=True),
    )


def create_part(name: str, *columns: sa.Column[object]) -> None:
    """A table whose rows belong to one table of the house."""
    owner = sa.Column("table", sa.String(32), sa.ForeignKey("tables.table", ondelete="CASCADE"), primary_key=True)
    op.create_table(name, owner, *columns)
