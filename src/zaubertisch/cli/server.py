"""Serving tables, and looking after a server."""

from pathlib import Path
from typing import Annotated

import typer

from zaubertisch.cli.app import app


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="the address to listen on; 0.0.0.0 for everyone")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535)] = 8321,
    database: Annotated[str, typer.Option(help="a PostgreSQL URL or a SQLite file; default: in your data folder")] = "",
    bus: Annotated[str, typer.Option(help="redis://... or postgresql://..., where several nodes share tables")] = "",
    origin: Annotated[list[str] | None, typer.Option(help="further origins that may open sockets; repeatable")] = None,
    proxy: Annotated[bool, typer.Option(help="behind a proxy: addresses come from X-Forwarded-For")] = False,
    metrics: Annotated[str, typer.Option(help="HOST:PORT or unix:PATH that shows Prometheus the numbers")] = "",
    sockets: Annotated[int, typer.Option(min=1, help="web sockets that one address may hold")] = 100,
    quick: Annotated[bool, typer.Option(help="bots answer without a pause (for tests: time tells then)")] = False,
    log_level: Annotated[str, typer.Option(help="debug, info, warning or error")] = "info",
    workers: Annotated[int, typer.Option(min=1, max=64, help="processes in which bots think")] = 1,
    processes: Annotated[int, typer.Option(min=1, max=64, help="processes that serve tables, one for a core")] = 1,
    grace: Annotated[float, typer.Option(min=1, help="seconds before a bot sits in for somebody who is gone")] = 60.0,
    keep_finished: Annotated[float, typer.Option(min=0, help="days that finished games are kept; 0: for ever")] = 180.0,
    keep_deserted: Annotated[float, typer.Option(min=0, help="days that tables nobody goes on with are kept")] = 60.0,
    keep_talk: Annotated[float, typer.Option(min=0, help="days that talk is kept")] = 30.0,
    keep_sets: Annotated[float, typer.Option(min=0, help="days that shared card sets nobody opens are kept")] = 365.0,
    keep_persons: Annotated[float, typer.Option(min=0, help="days that persons who never come are kept")] = 730.0,
    keep_deals: Annotated[float, typer.Option(min=0, help="days that deals of the day are kept")] = 60.0,
    keep_reports: Annotated[float, typer.Option(min=0, help="days that reports on talk are kept")] = 90.0,
    operator: Annotated[
        str, typer.Option(help="who runs the server: a name and an address, for the page on privacy")
    ] = "",
    refuse: Annotated[Path | None, typer.Option(help="a file with words that no public card set may have")] = None,
    site: Annotated[str, typer.Option(help="the server's address as visitors know it, for links in calls")] = "",
    push_keys: Annotated[Path | None, typer.Option(help="the file that `push-keys` made: web push")] = None,
    mail: Annotated[
        str,
        typer.Option(envvar="ZAUBERTISCH_MAIL", help="smtp://USER:PASSWORD@HOST:PORT, or smtps://..."),
    ] = "",
    mail_from: Annotated[str, typer.Option(help="the address that mail comes from")] = "",
    call_anywhere: Annotated[bool, typer.Option(help="webhooks may be at addresses that are not public")] = False,
    limits: Annotated[bool, typer.Option(help="how much one address may do; without only for measuring")] = True,
) -> int:
    """Serve tables: play in the browser with friends and bots (docs/hosting.md)."""
    from zaubertisch.terminal.serve import serve as serve_tables

    return serve_tables(
        host=host, port=port, database=database, bus=bus, origin=origin or [], proxy=proxy, metrics=metrics,
        sockets=sockets, quick=quick, log_level=log_level, workers=workers, grace=grace, limits=limits,
        keep_finished=keep_finished, keep_deserted=keep_deserted, keep_talk=keep_talk, keep_sets=keep_sets,
        refuse=refuse, processes=processes, site=site, push_keys=push_keys, mail=mail, mail_from=mail_from,
        call_anywhere=call_anywhere, keep_persons=keep_persons, keep_reports=keep_reports, operator=operator,
        keep_deals=keep_deals,
    )  # fmt: skip


@app.command("push-keys")
def push_keys_command(
    file: Annotated[Path, typer.Argument(help="a new file; only its owner can read it")],
) -> int:
    """Make the keys by which browsers and push services know this server; `serve --push-keys FILE` uses them."""
    from zaubertisch.server.calls.push import make_keys

    print(f"{file}: public key {make_keys(file)}")
    return 0


@app.command()
def shelf(
    what: Annotated[str, typer.Argument(help="list, reports, hide, restore or delete")] = "reports",
    keys: Annotated[list[str] | None, typer.Argument(help="keys of card sets")] = None,
    database: Annotated[str, typer.Option(help="a PostgreSQL URL or a SQLite file; default: in your data folder")] = "",
) -> int:
    """Look after the card sets that visitors share: see reports, take sets off the shelf or put them back."""
    from zaubertisch.terminal.shelf import look_after_shelf

    return look_after_shelf(what, keys or [], database)


@app.command()
def load(
    tables: Annotated[int, typer.Option(min=1, max=10_000, help="how many tables are played at once")] = 100,
    sockets: Annotated[
        int, typer.Option(min=2, max=50_000, help="how many sockets in all; beyond the seats they watch")
    ] = 400,
    rate: Annotated[float, typer.Option(min=0.1, max=10_000, help="answers a second in all")] = 50.0,
    seconds: Annotated[float, typer.Option(min=1, max=3_600, help="how long it is played")] = 20.0,
    game: Annotated[str, typer.Option(help="the game that is played")] = "grimoria",
    database: Annotated[
        str, typer.Option(help="a PostgreSQL URL or a SQLite file; default: a new file, removed after")
    ] = "",
    processes: Annotated[int, typer.Option(min=1, max=64, help="processes in which the server serves")] = 1,
    against: Annotated[str, typer.Option(help="a peer that is measured beside it, in turns: boardgameio")] = "",
    growth: Annotated[
        Path | None, typer.Option(help="measure how it grows with seats, spectators, tables; a plot (SVG) to write")
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="one JSON object instead of a table")] = False,
) -> int:
    """Measure the server: a swarm of clients plays legal games through real sockets on this machine.

    Exit status: 0 if there were no errors and every log replays to what the clients saw, else 1.
    """
    from zaubertisch.terminal.load import load as swarm

    return swarm(
        tables=tables, sockets=sockets, rate=rate, seconds=seconds, game=game, database=database, processes=processes,
        against=against, growth=growth, as_json=json,
    )  # fmt: skip


@app.command()
def backup(
    target: Annotated[Path, typer.Argument(help="the file to write; it must not exist")],
    database: Annotated[str, typer.Option(help="the SQLite file of the server; default: in your data folder")] = "",
) -> int:
    """Copy the server's SQLite database while it runs: a whole and consistent copy (docs/hosting.md)."""
    from zaubertisch.terminal.serve import backup as copy

    return copy(target, database)
