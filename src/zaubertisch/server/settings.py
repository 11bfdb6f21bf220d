"""How a server runs; every number that somebody may want otherwise."""

from dataclasses import dataclass, field, replace
from pathlib import Path


@dataclass(frozen=True)
class Pauses:
    """Seconds between a question and the server's answer to it (decision 0027)."""

    bot: tuple[float, float] = (1.0, 2.0)  # from, to; a bot thinks inside it
    bot_window: tuple[float, float] = (1.8, 3.6)  # the least length of a window that a bot is in: from, to
    median: float = 2.5  # of the time that persons ponder over a window
    spread: float = 0.6  # the standard deviation of its logarithm
    least: float = 1.0  # no window that a person is in is shorter
    longest: float = 45.0  # nothing drawn is longer
    away: tuple[float, float] = (60.0, 7200.0)  # where moves take days, for somebody who is not at the table: from, to

    def scaled(self, factor: float) -> "Pauses":
        """The same, faster or slower; the spread has no unit."""
        bot, window, away = ((low * factor, high * factor) for low, high in (self.bot, self.bot_window, self.away))
        median, least, longest = (seconds * factor for seconds in (self.median, self.least, self.longest))
        return Pauses(bot, window, median, self.spread, least, longest, away)

    @property
    def has_windows(self) -> bool:
        return self.longest > 0


NO_PAUSES = Pauses().scaled(0)


@dataclass(frozen=True)
class Settings:
    """One node of the server."""

    database: str
    bus: str = ""
    host: str = "127.0.0.1"
    port: int = 8321
    metrics: str = ""  # where its numbers are shown: HOST:PORT or unix:PATH; nowhere if empty
    pauses: Pauses = field(default_factory=Pauses)
    bot_seconds: float = 2.0  # how long a bot may think at most
    workers: int = 1  # processes in which bots think
    workers_at_start: bool = True
    grace_s: float = 60.0  # how long somebody may be away before a bot sits in
    window_s: float = 45.0  # how long a secret window waits for a person, where a clock is agreed on
    sweep_s: float = 1.0
    idle_s: float = 120.0  # tables without visitors leave the memory
    hello_s: float = 10.0
    request_s: float = 20.0  # within which a request must be there as a whole
    slow_s: float = 30.0
    message_bytes: int = 4_096
    request_bytes: int = 81_920
    head_bytes: int = 32_768  # of a request, before its body
    messages_per_s: float = 20.0
    messages_at_once: int = 40
    talks_per_s: float = 0.5
    talks_at_once: int = 5
    new_tables_per_minute: float = 30.0
    checked_per_minute: float = 240.0  # card files; a form asks after every change
    replays_per_minute: float = 1_200.0  # moments of the past; a slider asks for many
    pictures_per_minute: float = 40.0  # and card sets with pictures that are read in
    shared_per_minute: float = 20.0  # sets that are shared, changed, deleted or reported
    persons_per_minute: float = 120.0  # what one address may have kept, changed or asked of persons
    picture_bytes: int = 1 << 30  # of all pictures together
    most_sets: int = 20_000  # that are shared
    sets_per_maker: int = 40
    reports_to_hide: int = 3  # by different visitors, then a set is off the shelf until the operator looks
    refused_words: tuple[str, ...] = ()  # in names of public sets, beside those of the house
    most_trials: int = 1  # card sets that bots try out at once; for each visitor one
    trial_s: float = 600.0  # how long that may take
    reading_s: float = 5.0  # how long a card file or a record from outside may take to read
    most_waiting: int = 32  # texts from outside, and looks back, that wait to be read
    most_tables: int = 20_000
    most_open_tables: int = 20_000
    open_tables_per_address: int = 6
    listeners_per_address: int = 20  # who watch the list of open tables
    most_sockets: int = 20_000
    sockets_per_address: int = 100
    connections_per_address: int = 300  # sockets and others; not counted behind a proxy, whose they all are
    keep_finished_days: float = 180.0  # after the last entry; 0: for ever
    keep_deserted_days: float = 60.0
    keep_talk_days: float = 30.0
    keep_reports_days: float = 90.0  # on talk, unless the operator dismisses them before
    keep_deals_days: float = 60.0  # deals of the day, with the list of their results
    keep_sets_days: float = 365.0  # after somebody last looked at a shared set
    keep_persons_days: float = 730.0  # after any device of a person was last seen
    keep_pictures_days: float = 180.0  # after the last use, where no set and no table has them
    keep_nodes_days: float = 1.0
    purge_s: float = 3_600.0
    notices_s: float = 1.0  # how often a node looks for what the operator said
    operator: str = ""  # who runs the server, as the page about privacy names them
    site: str = ""  # the address of the server as its visitors know it, for links in calls: https://play.example.org
    push_keys: Path | None = None  # the file of the keys for web push
    mail: str = ""  # the SMTP server: smtp://USER:PASSWORD@HOST:PORT
    mail_from: str = ""
    calls_anywhere: bool = False  # webhooks and push services may have addresses that are not public
    call_after_s: float = 15.0  # after which somebody who is asked, and does not look, is called
    call_every_s: float = 1.0  # how often calls that are due are looked for
    call_lease_s: float = 90.0  # how long a node has for a call before another one sends it
    call_patience_s: float = 10.0  # for a webhook or push service to answer
    call_again_s: tuple[float, ...] = (30.0, 120.0, 600.0, 3_600.0, 14_400.0)  # after each failure
    contacts_per_minute: float = 30.0
    links_per_hour: float = 12.0  # that one address may have sent to mail addresses and webhooks, to confirm them
    origins: tuple[str, ...] = ()  # besides the server's own
    behind_proxy: bool = False  # take the visitor's address from X-Forwarded-For
    client: Path = Path(__file__).parent / "client"


def without_limits(settings: Settings) -> Settings:
    """For measuring: one address may do as much as it can."""
    more = 1e9
    return replace(
        settings, messages_per_s=more, messages_at_once=10**9, talks_per_s=more, talks_at_once=10**9,
        new_tables_per_minute=more, checked_per_minute=more, replays_per_minute=more, pictures_per_minute=more,
        shared_per_minute=more, persons_per_minute=more, contacts_per_minute=more, links_per_hour=more,
        sets_per_maker=10**9,
        sockets_per_address=10**9, open_tables_per_address=10**9, listeners_per_address=10**9,
        connections_per_address=10**9,
    )  # fmt: skip


def sqlite_url(path: Path) -> str:
    return f"sqlite:///{path.resolve()}"
