"""What is counted and timed. Nothing in it names a table or a visitor."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

REGISTRY = CollectorRegistry()
TABLES = Gauge("zaubertisch_tables", "Tables in memory", registry=REGISTRY)
SOCKETS = Gauge("zaubertisch_sockets", "Open sockets", registry=REGISTRY)
ENTRIES = Gauge("zaubertisch_entries_total", "Entries written to logs", registry=REGISTRY)
COMMITS = Gauge("zaubertisch_commits_total", "Transactions of the store", registry=REGISTRY)
SENT = Gauge("zaubertisch_sent_bytes_total", "Bytes sent through sockets", registry=REGISTRY)
REFUSED = Counter("zaubertisch_refused", "Messages refused", ["code"], registry=REGISTRY)
FALLBACKS = Counter(
    "zaubertisch_bot_fallbacks", "Answers of bots that no worker gave in time: the quick bot did", ["why"],
    registry=REGISTRY,
)  # fmt: skip
CALLS = Counter(
    "zaubertisch_calls", "Calls to persons: sent, failed (tried again), given up, gone (nobody is there any more)",
    ["kind", "outcome"], registry=REGISTRY,
)  # fmt: skip
CALLS_WAITING = Gauge("zaubertisch_calls_waiting", "Calls that are not sent yet", registry=REGISTRY)
OPEN_TABLES = Gauge("zaubertisch_open_tables", "Tables in the list of open ones", registry=REGISTRY)
OPEN_FREE = Gauge("zaubertisch_open_tables_free", "Those of them with a free seat", registry=REGISTRY)
OPEN_SEATS = Gauge("zaubertisch_open_seats_taken_total", "Seats that were taken at open tables here", registry=REGISTRY)
LISTENERS = Gauge("zaubertisch_open_listeners", "Who watch the list of open tables", registry=REGISTRY)
PERSONS = Gauge("zaubertisch_persons", "Persons for whom something is kept", registry=REGISTRY)
BANNED = Gauge("zaubertisch_persons_banned", "Those of them whom the operator does not let in", registry=REGISTRY)
REPORTS = Gauge("zaubertisch_reports", "Reports on talk that nobody has dismissed yet", registry=REGISTRY)
WRITING = Histogram(
    "zaubertisch_write_seconds",
    "From an answer's arrival until it is on the disk",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5),
    registry=REGISTRY,
)
