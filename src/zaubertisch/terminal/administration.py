"""What `zaubertisch admin` prints and does, on the database of a server that may be running."""

import contextlib
from collections.abc import Iterator, Sequence

import sqlalchemy as sa

from zaubertisch.kernel.codec import encode
from zaubertisch.kernel.errors import BadInput
from zaubertisch.server.operation import administration as work
from zaubertisch.server.people.talk_reports import TalkReport, delete_report, talk_reports
from zaubertisch.server.play.clock import NodeClock
from zaubertisch.server.storage.store import make_engine
from zaubertisch.server.storage.store_schema import NODES, TABLES
from zaubertisch.terminal.serve import check_database, check_site, database_url

STATES = ("waiting", "running", "paused", "over", "ended", "stopped")
SWITCH = ("on", "off")
UNITS = (("d", 86_400_000), ("h", 3_600_000), ("m", 60_000), ("s", 1_000))
HEAD = ("table", "game", "state", "seats", "entries", "age", "quiet", "open")


@contextlib.contextmanager
def opened(database: str) -> Iterator[sa.Engine]:
    url = database_url(database)
    check_database(url)
    engine = make_engine(url)
    try:
        yield engine
    finally:
        engine.dispose()


def server_time(engine: sa.Engine) -> int:
    """As the nodes count it: a wrong date of this machine makes nothing old."""
    clock = NodeClock()
    with engine.connect() as link:
        signs = [link.execute(sa.select(sa.func.max(sign))).scalar() for sign in (NODES.c.seen_ms, TABLES.c.changed_ms)]
    known = [sign for sign in signs if sign is not None]
    if known:
        clock.go_on_from(max(known))
    return clock()


def lasting(milliseconds: int) -> str:
    """
    >>> lasting(90_000), lasting(3 * 86_400_000), lasting(0)
    ('1m', '3d', '0s')
    """
    name, unit = next(((name, unit) for name, unit in UNITS if milliseconds >= unit), UNITS[-1])
    return f"{max(0, milliseconds) // unit}{name}"


def print_columns(rows: Sequence[Sequence[str]]) -> None:
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        print("  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip())


# Tables


def show_tables(database: str, *, state: str, is_open: bool, as_json: bool) -> int:
    if state and state not in STATES:
        raise BadInput(f"state {state!r}", ", ".join(STATES))
    with opened(database) as engine, engine.connect() as link:
        rows = [
            row for row in work.table_rows(link) if state in ("", row.state) and (row.is_open or not is_open)
        ]  # fmt: skip
        now = server_time(engine)
    if as_json:
        for row in rows:
            print(encode(row).decode())
    elif rows:
        print_columns([HEAD, *(cells_of(row, now) for row in rows)])
    else:
        print("no tables")
    return 0


def cells_of(row: work.TableRow, now: int) -> tuple[str, ...]:
    seats = "+".join(f"{count}{kind}" for count, kind in ((row.persons, "p"), (row.bots, "b")) if count)
    opening = "listed" if row.is_listed else "open" if row.is_open else "-"
    age, quiet = lasting(now - row.created_ms), lasting(now - row.changed_ms)
    return row.table, row.game, row.state, seats, str(row.entries), age, quiet, opening


def show_seats(database: str, table: str) -> int:
    with opened(database) as engine, engine.connect() as link:
        for row in work.seat_rows(link, table):
            whose = row.person or ("a guest, or nobody yet" if row.kind == "person" else "a bot")
            print(f"{row.seat}  {row.name!r}  {whose}")
    return 0


def close_tables(database: str, tables: Sequence[str]) -> int:
    with opened(database) as engine:
        for table in tables:
            work.close_table(engine, table, server_time(engine))
            print(f"{table} is closed")
    return 0


def purge_tables(database: str, days: float, *, dry_run: bool) -> int:
    with opened(database) as engine:
        now = server_time(engine)
        with engine.connect() as link:
            rows = work.old_tables(link, days, now)
        if dry_run:
            for row in rows:
                print(f"{row.table}  {row.game}  {row.state}, quiet for {lasting(now - row.changed_ms)}")
            print(f"{len(rows)} tables would be deleted")
            return 0
        print(f"{sum(purged(engine, row, now) for row in rows)} tables are deleted")
    return 0


def purged(engine: sa.Engine, row: work.TableRow, now: int) -> bool:
    with engine.begin() as link:
        return work.delete_table(link, row, now)


# Reports and persons


def show_reports(database: str) -> int:
    with opened(database) as engine, engine.connect() as link:
        reports, now = talk_reports(link), server_time(engine)
    for report in reports:
        for line in report_lines(report, now):
            print(line)
    if not reports:
        print("no reports")
    return 0


def report_lines(report: TalkReport, now: int) -> list[str]:
    who = report.offender or "somebody whom this server does not know"
    head = f"{report.report}  {lasting(now - report.at_ms)} ago  {report.game} {report.table}, seat {report.seat}"
    return [
        head,
        f"    {report.name!r}: {who}",
        f"    why: {report.reason!r}",
        *(f"    {said!r}" for said in report.said),
    ]


def dismiss_reports(database: str, numbers: Sequence[int]) -> int:
    with opened(database) as engine, engine.begin() as link:
        for number in numbers:
            if not delete_report(link, number):
                raise BadInput(f"no report {number}", "a number, as `zaubertisch admin reports` shows it")
    for number in numbers:
        print(f"report {number} is settled")
    return 0


def ban_persons(database: str, persons: Sequence[str]) -> int:
    with opened(database) as engine:
        now = server_time(engine)
        with engine.begin() as link:
            found = [work.ban(link, who, now) for who in persons]
    for person in found:
        print(f"{person} is banned")
    return 0


def unban_persons(database: str, persons: Sequence[str]) -> int:
    with opened(database) as engine, engine.begin() as link:
        found = [work.unban(link, who) for who in persons]
    for person in found:
        print(f"{person} may come again")
    return 0


def show_bans(database: str) -> int:
    with opened(database) as engine, engine.connect() as link:
        found = work.banned(link)
    for person, name in found:
        print(f"{person}  {name!r}")
    if not found:
        print("nobody is banned")
    return 0


# Who may play


def switch_invite_only(database: str, value: str) -> int:
    if value not in ("", *SWITCH):
        raise BadInput(f"invite-only {value!r}", "on or off")
    with opened(database) as engine:
        now = server_time(engine)
        with engine.begin() as link:
            if value:
                work.set_invite_only(link, value, now)
            is_on = work.is_invite_only(link)
    print(
        "only invited players lay tables and sit down at open ones; `zaubertisch admin invite` makes a link"
        if is_on
        else "anybody may play here"
    )
    return 0


def make_invitation(database: str, *, uses: int, days: float, site: str) -> int:
    check_site(site)
    with opened(database) as engine:
        now = server_time(engine)
        with engine.begin() as link:
            token = work.new_welcome(link, uses, days, now)
    print(f"{site.rstrip('/')}/welcome#{token}")
    return 0
