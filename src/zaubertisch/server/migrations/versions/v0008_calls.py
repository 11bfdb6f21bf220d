"""Being called: contacts of persons, their wishes, calls that are owed; and which screens somebody looks at."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"  # which came first


def upgrade() -> None:
    create_contacts()
    op.create_table(
        "wishes",
        sa.Column("person", sa.String(32), sa.ForeignKey("persons.person", ondelete="CASCADE"), primary_key=True),
        sa.Column("language", sa.String(5), nullable=False),
        sa.Column("zone", sa.String(60), nullable=False),
        sa.Column("quiet_from", sa.SmallInteger, nullable=False),
        sa.Column("quiet_to", sa.SmallInteger, nullable=False),
        sa.Column("reminds", sa.Boolean, nullable=False),
    )
    create_calls()
    op.add_column("presence", sa.Column("looking", sa.SmallInteger, nullable=False, server_default="0"))


def create_contacts() -> None:
    op.create_table(
        "contacts",
        sa.Column("contact", sa.String(32), primary_key=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("persons.person", ondelete="CASCADE"), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("address_hash", sa.String(64), nullable=False),
        sa.Column("p256dh", sa.String(200), nullable=False),
        sa.Column("auth", sa.String(60), nullable=False),
        sa.Column("is_confirmed", sa.Boolean, nullable=False),
        sa.Column("confirm", sa.String(64), unique=True),
        sa.Column("stop", sa.String(64), nullable=False, unique=True),
        sa.Column("failures", sa.SmallInteger, nullable=False),
        sa.Column("made_ms", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_contacts_person", "contacts", ["person", "kind", "address_hash"], unique=True)


def create_calls() -> None:
    op.create_table(
        "calls",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.table", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.SmallInteger, primary_key=True),
        sa.Column("turn", sa.Integer, primary_key=True),
        sa.Column("why", sa.String(10), primary_key=True),
        sa.Column("contact", sa.String(32), sa.ForeignKey("contacts.contact", ondelete="CASCADE"), primary_key=True),
        sa.Column("due_ms", sa.BigInteger, nullable=False),
        sa.Column("node", sa.String(40)),
        sa.Column("until_ms", sa.BigInteger),
        sa.Column("tries", sa.SmallInteger, nullable=False),
        sa.Column("is_done", sa.Boolean, nullable=False),
    )
    op.create_index("ix_calls_due_ms", "calls", ["is_done", "due_ms"])
    op.create_index("ix_calls_contact", "calls", ["contact"])
