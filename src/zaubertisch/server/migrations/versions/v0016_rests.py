"""Until when a contact is not called: somebody calls it, or it rests after a failure."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    op.add_column("contacts", sa.Column("until_ms", sa.BigInteger))
