"""`zaubertisch serve`: tables for everyone who knows the address."""

import contextlib
import gc
import os
import signal
import socket
import sqlite3
import sys
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from zaubertisch.games import GAMES
from zaubertisch.kernel.errors import BadInput
from zaubertisch.kernel.warmup import begin_plain
from zaubertisch.server.settings import NO_PAUSES, Pauses, Settings, sqlite_url, without_limits
from zaubertisch.terminal.saved_games import data_folder

MOST_OF_OPERATOR = 200
LOG_LEVELS = ("debug", "info", "warning", "error")


def database_url(database: str) -> str:
    """A PostgreSQL URL, or the path of a SQLite file; without either a file in the user's data folder."""
    if database.startswith(("postgresql://", "postgres://")):
        return database.replace("postgres://", "postgresql://", 1)
    if "://" in database:
        raise BadInput(f"database {database.partition(':')[0]!r}", "postgresql://... or the path of a file")
    path = Path(database) if database else data_folder() / "tables.sqlite"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadInput(f"{path.parent}: {error.strerror}", "a folder that can be written") from None
    return sqlite_url(path)


def check_database(url: str) -> None:
    """Make or renew the schema now: whatever is wrong with the database is said before anything is served."""
    import sqlalchemy

    from zaubertisch.server.migrations import renew_schema
    from zaubertisch.server.storage.store import make_engine

    try:
        engine = make_engine(url)
        renew_schema(engine)
        engine.dispose()
    except ModuleNotFoundError:
        raise
    except (sqlalchemy.exc.SQLAlchemyError, ImportError, ValueError) as error:
        reason = str(getattr(error, "orig", None) or error).strip().splitlines()[0]
        raise BadInput(f"database: {reason}", "a database that can be reached and written") from None


def check_address(host: str, port: int) -> None:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family) as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            line.bind((host, port))
        except OSError as error:
            raise BadInput(f"address {host}:{port}: {error.strerror or error}", "a free port of this machine") from None


def check_metrics(metrics: str, host: str, port: int) -> str:
    """Whatever is wrong with the address of the numbers is said at once; it is never that of the tables."""
    from zaubertisch.server.operation.metrics import parse_address

    address = parse_address(metrics) if metrics else None
    if isinstance(address, Path) and not address.parent.is_dir():
        raise BadInput(f"metrics: no folder {address.parent}", "a socket in a folder that is there")
    if isinstance(address, tuple):
        if address == (host, port):
            raise BadInput(f"metrics {metrics}: the tables are there", "a port of its own")
        check_address(*address)
    return metrics


def check_log_level(level: str) -> str:
    if level not in LOG_LEVELS:
        raise BadInput(f"log level {level!r}", ", ".join(LOG_LEVELS))
    return level


def refused_words(path: Path | None) -> tuple[str, ...]:
    """The operator's own words, one a line, that no public card set may have in its names."""
    from zaubertisch.server.people.refused_words import listed

    try:
        return tuple(listed(path)) if path else ()
    except (OSError, UnicodeDecodeError):
        raise BadInput(f"{path}: cannot be read", "a text file with a word a line") from None


def check_site(site: str) -> None:
    parts = urlsplit(site)
    if site and (parts.scheme not in ("https", "http") or not parts.netloc or parts.path.strip("/") or parts.query):
        raise BadInput(f"site {site!r}", "https://HOST, as visitors know it")


def one_line(operator: str) -> str:
    """Who runs the server, as its page on privacy says it."""
    if len(operator) > MOST_OF_OPERATOR or not operator.isprintable():
        raise BadInput("operator", f"one line of at most {MOST_OF_OPERATOR} letters")
    return operator.strip()


def call_settings(site: str, push_keys: Path | None, mail: str, mail_from: str) -> dict[str, Any]:
    """How persons can be called; whatever is wrong with it is said before anything is served."""
    from zaubertisch.server.calls.mail import parse_post
    from zaubertisch.server.calls.push import read_keys

    check_site(site)
    if (mail or push_keys) and not site:
        raise BadInput("no site", "--site https://HOST beside --mail and --push-keys: calls have links in them")
    if mail:
        parse_post(mail, mail_from)
    if push_keys:
        read_keys(push_keys)
    return {"site": site.rstrip("/"), "push_keys": push_keys, "mail": mail, "mail_from": mail_from}


def serve(
    *, host: str, port: int, database: str, bus: str, origin: list[str], proxy: bool, metrics: str, sockets: int,
    quick: bool, log_level: str, workers: int, grace: float, limits: bool, keep_finished: float, keep_deserted: float,
    keep_talk: float, keep_sets: float, refuse: Path | None, processes: int = 1, site: str = "",
    push_keys: Path | None = None, mail: str = "", mail_from: str = "", call_anywhere: bool = False,
    keep_persons: float = Settings.keep_persons_days, keep_reports: float = Settings.keep_reports_days,
    operator: str = "", keep_deals: float = Settings.keep_deals_days,
) -> int:  # fmt: skip
    """Serve until stopped; Ctrl-C or SIGTERM end it gently."""
    gc.disable()  # nothing that is loaded now can be collected; `collect_rarely` begins with it
    from zaubertisch.server.network.bus import make_bus
    from zaubertisch.server.network.doorman import is_inside
    from zaubertisch.server.operation.logs import set_up_logs
    from zaubertisch.server.process import (
        allow_many_sockets,
        collect_rarely,
        make_room,
        make_server,
    )

    settings = Settings(
        database_url(database), bus, host, port, check_metrics(metrics, host, port),
        pauses=NO_PAUSES if quick else Pauses(), workers=workers, grace_s=grace,
        origins=tuple(origin), behind_proxy=proxy, sockets_per_address=sockets, connections_per_address=3 * sockets,
        keep_finished_days=keep_finished, keep_deserted_days=keep_deserted, keep_talk_days=keep_talk,
        keep_sets_days=keep_sets, keep_persons_days=keep_persons, keep_reports_days=keep_reports,
        keep_deals_days=keep_deals,
        operator=one_line(operator), refused_words=refused_words(refuse),
        **call_settings(site, push_keys, mail, mail_from), calls_anywhere=call_anywhere,
        call_after_s=1.0 if quick else Settings.call_after_s,
    )  # fmt: skip
    make_bus(bus)
    set_up_logs(check_log_level(log_level))
    allow_many_sockets()
    if not is_inside():
        check_address(host, port)
        check_database(settings.database)
        if not (settings.client / "index.html").exists():
            print("zaubertisch: no browser client is built in; the API alone is served", file=sys.stderr)
        print(f"Zaubertisch: http://{host}:{port}/  (Ctrl-C ends it; running games are kept)", flush=True)
        if processes > 1:
            gc.enable()
            return serve_in_processes(host, port, processes)
    for key in GAMES:
        begin_plain(key)
    server = (make_room if is_inside() else make_server)(settings if limits else without_limits(settings))
    collect_rarely()
    for ending in (signal.SIGTERM, signal.SIGINT):  # the server ends gently by itself; a second signal does no harm
        signal.signal(ending, signal.SIG_IGN)
    server.run()
    return 0 if server.started else 1


def serve_in_processes(host: str, port: int, processes: int) -> int:
    from zaubertisch.server.network.doorman import Doorman, command_of_one

    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.create_server((host, port), family=family, backlog=4096)
    return Doorman(listening, command_of_one(), processes).serve()


def backup(target: Path, database: str) -> int:
    """A consistent copy of a SQLite database that may be in use; the target appears only when it is whole."""
    source = Path(database) if database else data_folder() / "tables.sqlite"
    if "://" in database:
        raise BadInput("backup of PostgreSQL", "pg_dump; backup copies SQLite files")
    if not source.exists():
        raise BadInput(f"{source}: no such file", "the SQLite file of a server")
    if target.exists():
        raise BadInput(f"{target} is there already", "the name of a new file")
    new = target.with_name(f".{target.name}.{os.getpid()}.new")
    try:
        with contextlib.closing(sqlite3.connect(source)) as link, contextlib.closing(sqlite3.connect(new)) as copy:
            link.backup(copy, pages=1_000)
        new.replace(target)
    except (sqlite3.Error, OSError) as error:
        raise BadInput(f"{target}: {error}", "a SQLite file, and a folder that can be written") from None
    finally:
        new.unlink(missing_ok=True)
    print(f"{target}: {target.stat().st_size} bytes")
    return 0
