"""Invitations: keys that are exchanged once, and how many screens are at a seat."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Existing keys stay keys: their holders go on playing with them."""
    op.add_column("keys", sa.Column("invites", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("keys", sa.Column("became", sa.String(64)))
    op.add_column("presence", sa.Column("screens", sa.SmallInteger, nullable=False, server_default="1"))
