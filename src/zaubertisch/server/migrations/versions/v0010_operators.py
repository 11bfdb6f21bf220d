"""What operators say while the server runs, invitations to it, reports on talk, and whom persons block."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("persons", sa.Column("is_welcome", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "house",
        sa.Column("name", sa.String(20), primary_key=True),
        sa.Column("value", sa.String(100), nullable=False),
    )
    op.create_table(
        "notices",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("subject", sa.String(64), nullable=False),
        sa.Column("at_ms", sa.BigInteger, nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "welcomes",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("uses", sa.Integer, nullable=False),
        sa.Column("until_ms", sa.BigInteger, nullable=False),
    )
    create_talk_reports()
    op.create_table(
        "blocks",
        sa.Column("person", sa.String(32), sa.ForeignKey("persons.person", ondelete="CASCADE"), primary_key=True),
        sa.Column("blocked", sa.String(64), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("at_ms", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_blocks_blocked", "blocks", ["blocked"])


def create_talk_reports() -> None:
    op.create_table(
        "talk_reports",
        sa.Column("report", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("seat", sa.SmallInteger, nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("offender", sa.String(64), nullable=False),
        sa.Column("reporter", sa.String(64), nullable=False),
        sa.Column("reason", sa.String(200), nullable=False),
        sa.Column("words", sa.Text, nullable=False),
        sa.Column("at_ms", sa.BigInteger, nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_talk_reports_once", "talk_reports", ["table", "seat", "reporter"], unique=True)
    op.create_index("ix_talk_reports_at_ms", "talk_reports", ["at_ms"])
