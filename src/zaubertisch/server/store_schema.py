"""The schema of the store: what the database keeps of tables, keys, logs and nodes."""

import sqlalchemy as sa

METADATA = sa.MetaData()

TABLES = sa.Table(
    "tables",
    METADATA,
    sa.Column("table", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("founding", sa.Text, key="setup", nullable=False),
    sa.Column("state", sa.String(10), nullable=False),
    sa.Column("number", sa.Integer, nullable=False),  # of the last entry of its log
    sa.Column("due_ms", sa.BigInteger, index=True),  # when somebody must look after it, if nothing happens before
    sa.Column("created_ms", sa.BigInteger, nullable=False),
    sa.Column("changed_ms", sa.BigInteger, nullable=False),
)

KEYS = sa.Table(
    "keys",
    METADATA,
    sa.Column("table", sa.String(32), sa.ForeignKey("tables.table", ondelete="CASCADE"), primary_key=True),
    sa.Column("hash", sa.String(64), primary_key=True),
    sa.Column("seat", sa.SmallInteger, nullable=False),
    sa.Column("invites", sa.Boolean, nullable=False, server_default=sa.false()),  # a link that is exchanged once
    sa.Column("became", sa.String(64)),  # the hash of the key that took its place
    sa.Column("device", sa.String(64)),  # the hash of the secret of the device that has it, where that is a person's
    sa.Index("ix_keys_device", "device"),
)

ENTRIES = sa.Table(
    "entries",
    METADATA,
    sa.Column("table", sa.String(32), sa.ForeignKey("tables.table", ondelete="CASCADE"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("at_ms", sa.BigInteger, nullable=False),
    sa.Column("body", sa.Text, nullable=False),
    sa.Column("talk_ms", sa.BigInteger),  # when, if it is talk that is still kept
    sa.Index("ix_entries_talk_ms", "talk_ms"),
)

RECORDS = sa.Table(
    "records",
    METADATA,
    sa.Column("table", sa.String(32), sa.ForeignKey("tables.table", ondelete="CASCADE"), primary_key=True),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("fingerprint", sa.String(32)),  # of the game at its end: do the rules of today still lead there?
)

SNAPSHOTS = sa.Table(
    "snapshots",
    METADATA,
    sa.Column("table", sa.String(32), sa.ForeignKey("tables.table", ondelete="CASCADE"), primary_key=True),
    sa.Column("number", sa.Integer, nullable=False),  # of the last entry that is in it
    sa.Column("version", sa.String(24), nullable=False),
    sa.Column("body", sa.LargeBinary, nullable=False),
)

OPTIONS = sa.Table(
    "options",
    METADATA,
    sa.Column("game", sa.String(40), primary_key=True),
    sa.Column("rules", sa.String(12), primary_key=True),
    sa.Column("names", sa.Text, nullable=False),  # of all options, in the order of their numbers
)

NODES = sa.Table(
    "nodes",
    METADATA,
    sa.Column("node", sa.String(40), primary_key=True),
    sa.Column("seen_ms", sa.BigInteger, nullable=False),
)

PRESENCE = sa.Table(
    "presence",
    METADATA,
    sa.Column("table", sa.String(32), sa.ForeignKey("tables.table", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.SmallInteger, primary_key=True),
    sa.Column("node", sa.String(40), primary_key=True),
    sa.Column("screens", sa.SmallInteger, nullable=False, server_default="1"),  # sockets of the seat at this node
)

# Cards of people's own: pictures by their hash, and sets that were shared.

PICTURES = sa.Table(
    "pictures",
    METADATA,
    sa.Column("hash", sa.String(64), primary_key=True),
    sa.Column("body", sa.LargeBinary, nullable=False),
    sa.Column("size", sa.Integer, nullable=False),  # bytes
    sa.Column("used_ms", sa.BigInteger, nullable=False),
    sa.Index("ix_pictures_used_ms", "used_ms"),
)

SETS = sa.Table(
    "sets",
    METADATA,
    sa.Column("set", sa.String(32), primary_key=True),  # who knows it may look at the set
    sa.Column("maker", sa.String(64), nullable=False),  # the hash of the maker's key
    sa.Column("maker_name", sa.String(40), nullable=False),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("title", sa.String(60), nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("changed_cards", sa.Integer, nullable=False),
    sa.Column("plays", sa.Integer, nullable=False),  # tables that were laid with it
    sa.Column("is_public", sa.Boolean, nullable=False),  # the maker wants it on the shelf
    sa.Column("is_hidden", sa.Boolean, nullable=False),  # reports or the operator took it off
    sa.Column("used_ms", sa.BigInteger, nullable=False),
    sa.Column("changed_ms", sa.BigInteger, nullable=False),
    sa.Index("ix_sets_maker", "maker"),
    sa.Index("ix_sets_shelf", "is_public", "is_hidden", "game"),
)

SET_PICTURES = sa.Table(
    "set_pictures",
    METADATA,
    sa.Column("set", sa.String(32), sa.ForeignKey("sets.set", ondelete="CASCADE"), primary_key=True),
    sa.Column("hash", sa.String(64), primary_key=True),
)

TABLE_PICTURES = sa.Table(
    "table_pictures",
    METADATA,
    sa.Column("table", sa.String(32), sa.ForeignKey("tables.table", ondelete="CASCADE"), primary_key=True),
    sa.Column("hash", sa.String(64), primary_key=True),
)

REPORTS = sa.Table(
    "reports",
    METADATA,
    sa.Column("set", sa.String(32), sa.ForeignKey("sets.set", ondelete="CASCADE"), primary_key=True),
    sa.Column("reporter", sa.String(64), primary_key=True),  # a hash, so that nobody counts twice
    sa.Column("reason", sa.String(200), nullable=False),
    sa.Column("at_ms", sa.BigInteger, nullable=False),
)

# Persons: nobody has a row who does not want anything kept.

PERSONS = sa.Table(
    "persons",
    METADATA,
    sa.Column("person", sa.String(32), primary_key=True),  # opens nothing
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("figure", sa.String(20)),
    sa.Column("language", sa.String(5), nullable=False),
    sa.Column("settings", sa.Text, nullable=False),  # of the browser, as JSON
    sa.Column("changed", sa.Integer, nullable=False),  # how often any of this was
    sa.Column("is_banned", sa.Boolean, nullable=False),
    sa.Column("recovery", sa.String(64), unique=True),  # the hash of the token in the recovery link
    sa.Column("recovered", sa.String(64)),  # the hash of the token of before, which the last recovery used up
    sa.Column("made_ms", sa.BigInteger, nullable=False),
    sa.Column("seen_ms", sa.BigInteger, nullable=False),
    sa.Index("ix_persons_seen_ms", "seen_ms"),
)


def of_person() -> sa.Column[str]:
    """Whose rows these are: they go with the person."""
    return sa.Column("person", sa.String(32), sa.ForeignKey("persons.person", ondelete="CASCADE"), nullable=False)


DEVICES = sa.Table(
    "devices",
    METADATA,
    sa.Column("hash", sa.String(64), primary_key=True),  # of the secret that this browser has
    of_person(),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("made_ms", sa.BigInteger, nullable=False),
    sa.Column("seen_ms", sa.BigInteger, nullable=False),
    sa.Index("ix_devices_person", "person"),
)

CLAIMS = sa.Table(
    "claims",
    METADATA,
    sa.Column("table", sa.String(32), sa.ForeignKey("tables.table", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.SmallInteger, primary_key=True),
    of_person(),
    sa.Column("at_ms", sa.BigInteger, nullable=False),
    sa.Index("ix_claims_person", "person"),
)

PASSKEYS = sa.Table(
    "passkeys",
    METADATA,
    sa.Column("passkey", sa.String(400), primary_key=True),  # its identifier, as base64url
    of_person(),
    sa.Column("public_key", sa.LargeBinary, nullable=False),
    sa.Column("count", sa.BigInteger, nullable=False),  # of its signatures, where it counts them
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("made_ms", sa.BigInteger, nullable=False),
    sa.Column("used_ms", sa.BigInteger, nullable=False),
    sa.Index("ix_passkeys_person", "person"),
)

CHALLENGES = sa.Table(
    "challenges",
    METADATA,
    sa.Column("hash", sa.String(64), primary_key=True),
    sa.Column("device", sa.String(64), nullable=False),  # that asked for it
    sa.Column("purpose", sa.String(10), nullable=False),
    sa.Column("until_ms", sa.BigInteger, nullable=False),
    sa.Index("ix_challenges_until_ms", "until_ms"),
)
