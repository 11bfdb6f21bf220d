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

REVIEWS = sa.Table(
    "reviews",
    METADATA,
    sa.Column("table", sa.String(32), sa.ForeignKey("tables.table", ondelete="CASCADE"), primary_key=True),
    sa.Column("body", sa.LargeBinary, nullable=False),  # what was judged, as compressed JSON; no names
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
    sa.Column("looking", sa.SmallInteger, nullable=False, server_default="0"),  # those of them that somebody sees
)

OPEN_TABLES = sa.Table(
    "open_tables",
    METADATA,
    sa.Column("table", sa.String(32), sa.ForeignKey("tables.table", ondelete="CASCADE"), primary_key=True),
    sa.Column("node", sa.String(40), nullable=False),  # that last had something to say of it
    sa.Column("is_slow", sa.Boolean, nullable=False),  # moves take days: nobody need be there
    sa.Column("body", sa.Text, nullable=False),  # as the list shows it
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
    sa.Column("is_welcome", sa.Boolean, nullable=False, server_default=sa.false()),  # came by an operator's link
    sa.Column("recovery", sa.String(64), unique=True),  # the hash of the token in the recovery link
    sa.Column("recovered", sa.String(64)),  # the hash of the token of before, which the last recovery used up
    sa.Column("made_ms", sa.BigInteger, nullable=False),
    sa.Column("seen_ms", sa.BigInteger, nullable=False),
    sa.Index("ix_persons_seen_ms", "seen_ms"),
)


def of_person(*, is_key: bool = False) -> sa.Column[str]:
    """Whose rows these are: they go with the person."""
    person = sa.ForeignKey("persons.person", ondelete="CASCADE")
    return sa.Column("person", sa.String(32), person, nullable=False, primary_key=is_key)


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

PAST_CLAIMS = sa.Table(
    "past_claims",
    METADATA,
    sa.Column("table", sa.String(32), sa.ForeignKey("tables.table", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.SmallInteger, primary_key=True),
    sa.Column("until", sa.Integer, primary_key=True),  # the last entry of the log when the seat was given up
    of_person(),
    sa.Column("at_ms", sa.BigInteger, nullable=False),
    sa.Index("ix_past_claims_person", "person"),
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

# What came of games. A result outlasts its table; without a person it is nobody's.

RESULTS = sa.Table(
    "results",
    METADATA,
    sa.Column("table", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("is_rated", sa.Boolean, nullable=False),
    sa.Column("ended_ms", sa.BigInteger, nullable=False),
    sa.Column("series_game", sa.SmallInteger),  # which game of its series it was,
    sa.Column("series_games", sa.SmallInteger),  # and of how many
)

CHOICES = sa.Table(
    "choices",
    METADATA,
    sa.Column("table", sa.String(32), sa.ForeignKey("results.table", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.SmallInteger, primary_key=True),
    sa.Column("choice", sa.String(60), primary_key=True),  # an option, by name
    sa.Column("count", sa.Integer, nullable=False),
)

RESULT_SEATS = sa.Table(
    "result_seats",
    METADATA,
    sa.Column("table", sa.String(32), sa.ForeignKey("results.table", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.SmallInteger, primary_key=True),
    sa.Column("person", sa.String(32), sa.ForeignKey("persons.person", ondelete="SET NULL")),
    sa.Column("level", sa.String(10)),  # of a bot
    sa.Column("name", sa.String(40), nullable=False),  # of a bot or a person at that time; a guest has none here
    sa.Column("points", sa.Integer, nullable=False),
    sa.Column("victory", sa.Float, nullable=False),  # 1, or its part where several won
    sa.Index("ix_result_seats_person", "person"),
)

RATINGS = sa.Table(
    "ratings",
    METADATA,
    sa.Column("game", sa.String(40), primary_key=True),
    sa.Column("player", sa.String(32), primary_key=True),  # a person, or bot:LEVEL
    sa.Column("mu", sa.Float, nullable=False),
    sa.Column("sigma", sa.Float, nullable=False),  # how uncertain it is
    sa.Column("games", sa.Integer, nullable=False),
)

# The deal of the day: what everybody is dealt, and what came of it.

DAY_DEALS = sa.Table(
    "day_deals",
    METADATA,
    sa.Column("day", sa.String(10), primary_key=True),
    sa.Column("game", sa.String(40), primary_key=True),
    sa.Column("seed", sa.BigInteger, nullable=False),
    sa.Column("salt", sa.String(32), nullable=False),
)

DAY_RESULTS = sa.Table(
    "day_results",
    METADATA,
    sa.Column("day", sa.String(10), primary_key=True),
    sa.Column("game", sa.String(40), primary_key=True),
    sa.Column("player", sa.String(64), primary_key=True),  # a person, or the hash of a guest's secret
    sa.Column("table", sa.String(32), nullable=False),  # it may be gone
    sa.Column("name", sa.String(40), nullable=False),  # at the end of the game
    sa.Column("figure", sa.String(20)),
    sa.Column("points", sa.Integer),  # nothing before the end
    sa.Column("lead", sa.Integer),  # over the best of the others
    sa.Column("is_won", sa.Boolean),
    sa.Column("course", sa.String(16)),  # how the game went, a mark for each part of it
    sa.Column("ended_ms", sa.BigInteger),
    sa.Index("ix_day_results_table", "table", unique=True),
)

# The first answer of a person to each puzzle.

PUZZLE_RESULTS = sa.Table(
    "puzzle_results",
    METADATA,
    of_person(is_key=True),
    sa.Column("game", sa.String(40), primary_key=True),
    sa.Column("puzzle", sa.String(16), primary_key=True),
    sa.Column("is_solved", sa.Boolean, nullable=False),
    sa.Column("day", sa.String(10)),  # where it was the puzzle of that day
    sa.Column("at_ms", sa.BigInteger, nullable=False),
)

# Being called: how, when not, and which calls are owed.

CONTACTS = sa.Table(
    "contacts",
    METADATA,
    sa.Column("contact", sa.String(32), primary_key=True),
    sa.Column("person", sa.String(32), sa.ForeignKey("persons.person", ondelete="CASCADE"), nullable=False),
    sa.Column("kind", sa.String(10), nullable=False),  # push, mail or webhook
    sa.Column("address", sa.Text, nullable=False),
    sa.Column("address_hash", sa.String(64), nullable=False),
    sa.Column("p256dh", sa.String(200), nullable=False),  # of a push subscription
    sa.Column("auth", sa.String(60), nullable=False),
    sa.Column("is_confirmed", sa.Boolean, nullable=False),
    sa.Column("confirm", sa.String(64), unique=True),  # the hash of the token that makes it count
    sa.Column("stop", sa.String(64), nullable=False, unique=True),  # the token that ends it
    sa.Column("device", sa.String(64)),  # of a push subscription: the device of the person that it leads to
    sa.Column("failures", sa.SmallInteger, nullable=False),  # calls in a row that nobody took
    sa.Column("until_ms", sa.BigInteger),  # it is being called, or rests after a failure; then it may be called
    sa.Column("made_ms", sa.BigInteger, nullable=False),
    sa.Index("ix_contacts_person", "person", "kind", "address_hash", unique=True),
)

WISHES = sa.Table(
    "wishes",
    METADATA,
    sa.Column("person", sa.String(32), sa.ForeignKey("persons.person", ondelete="CASCADE"), primary_key=True),
    sa.Column("language", sa.String(5), nullable=False),
    sa.Column("zone", sa.String(60), nullable=False),
    sa.Column("quiet_from", sa.SmallInteger, nullable=False),  # minutes of the day
    sa.Column("quiet_to", sa.SmallInteger, nullable=False),
    sa.Column("reminds", sa.Boolean, nullable=False),
)

CALLS = sa.Table(
    "calls",
    METADATA,
    sa.Column("table", sa.String(32), sa.ForeignKey("tables.table", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.SmallInteger, primary_key=True),
    sa.Column("turn", sa.Integer, primary_key=True),  # how many answers the seat had given
    sa.Column("why", sa.String(10), primary_key=True),
    sa.Column("contact", sa.String(32), sa.ForeignKey("contacts.contact", ondelete="CASCADE"), primary_key=True),
    sa.Column("due_ms", sa.BigInteger, nullable=False),
    sa.Column("node", sa.String(40)),  # that sends it now
    sa.Column("until_ms", sa.BigInteger),  # then another node may
    sa.Column("tries", sa.SmallInteger, nullable=False),
    sa.Column("is_done", sa.Boolean, nullable=False),
    sa.Index("ix_calls_due_ms", "is_done", "due_ms"),
    sa.Index("ix_calls_contact", "contact"),
)

# What the operator of the server says, while nodes run, and what visitors tell the operator.

HOUSE = sa.Table(
    "house",
    METADATA,
    sa.Column("name", sa.String(20), primary_key=True),
    sa.Column("value", sa.String(100), nullable=False),
)

NOTICES = sa.Table(
    "notices",
    METADATA,
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("kind", sa.String(10), nullable=False),
    sa.Column("subject", sa.String(64), nullable=False),  # a table or a person
    sa.Column("at_ms", sa.BigInteger, nullable=False),
    sqlite_autoincrement=True,
)

WELCOMES = sa.Table(
    "welcomes",
    METADATA,
    sa.Column("hash", sa.String(64), primary_key=True),  # of the token in the link
    sa.Column("uses", sa.Integer, nullable=False),  # that are left
    sa.Column("until_ms", sa.BigInteger, nullable=False),
)

TALK_REPORTS = sa.Table(
    "talk_reports",
    METADATA,
    sa.Column("report", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("table", sa.String(32), nullable=False),  # it may be gone
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("seat", sa.SmallInteger, nullable=False),
    sa.Column("name", sa.String(40), nullable=False),  # of the seat
    sa.Column("offender", sa.String(64), nullable=False),  # a person, or the hash of a guest's secret; may be empty
    sa.Column("reporter", sa.String(64), nullable=False),  # the same
    sa.Column("reason", sa.String(200), nullable=False),
    sa.Column("words", sa.Text, nullable=False),  # what that seat said last, as JSON
    sa.Column("at_ms", sa.BigInteger, nullable=False),
    sa.Index("ix_talk_reports_once", "table", "seat", "reporter", unique=True),
    sa.Index("ix_talk_reports_at_ms", "at_ms"),
    sqlite_autoincrement=True,
)

BLOCKS = sa.Table(
    "blocks",
    METADATA,
    sa.Column("person", sa.String(32), sa.ForeignKey("persons.person", ondelete="CASCADE"), primary_key=True),
    sa.Column("blocked", sa.String(64), primary_key=True),  # a person, or the hash of a guest's secret
    sa.Column("name", sa.String(40), nullable=False),  # at the table where they met
    sa.Column("at_ms", sa.BigInteger, nullable=False),
    sa.Index("ix_blocks_blocked", "blocked"),
)
