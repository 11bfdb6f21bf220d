"""Persons without accounts: their devices, the seats that are theirs, passkeys, and challenges that are open."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    create_persons()
    op.create_table(
        "devices",
        sa.Column("hash", sa.String(64), primary_key=True),
        of_person(),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("made_ms", sa.BigInteger, nullable=False),
        sa.Column("seen_ms", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_devices_person", "devices", ["person"])
    op.create_table(
        "claims",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.table", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.SmallInteger, primary_key=True),
        of_person(),
        sa.Column("at_ms", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_claims_person", "claims", ["person"])
    op.add_column("keys", sa.Column("device", sa.String(64)))
    op.create_index("ix_keys_device", "keys", ["device"])
    create_passkeys()


def create_persons() -> None:
    op.create_table(
        "persons",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("figure", sa.String(20)),
        sa.Column("language", sa.String(5), nullable=False),
        sa.Column("settings", sa.Text, nullable=False),
        sa.Column("changed", sa.Integer, nullable=False),
        sa.Column("is_banned", sa.Boolean, nullable=False),
        sa.Column("recovery", sa.String(64), unique=True),
        sa.Column("recovered", sa.String(64)),
        sa.Column("made_ms", sa.BigInteger, nullable=False),
        sa.Column("seen_ms", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_persons_seen_ms", "persons", ["seen_ms"])


def create_passkeys() -> None:
    op.create_table(
        "passkeys",
        sa.Column("passkey", sa.String(400), primary_key=True),
        of_person(),
        sa.Column("public_key", sa.LargeBinary, nullable=False),
        sa.Column("count", sa.BigInteger, nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("made_ms", sa.BigInteger, nullable=False),
        sa.Column("used_ms", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_passkeys_person", "passkeys", ["person"])
    op.create_table(
        "challenges",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("device", sa.String(64), nullable=False),
        sa.Column("purpose", sa.String(10), nullable=False),
        sa.Column("until_ms", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_challenges_until_ms", "challenges", ["until_ms"])


def of_person() -> sa.Column[str]:
    """Whose rows these are: they go with the person."""
    return sa.Column("person", sa.String(32), sa.ForeignKey("persons.person", ondelete="CASCADE"), nullable=False)
