"""The commands. Each imports what it needs when it is called: `zaubertisch --version` compiles nothing."""

from pathlib import Path
from typing import Annotated

import typer

from zaubertisch import __version__
from zaubertisch.terminal.admin import admin_app

app = typer.Typer(
    name="zaubertisch",
    help="A digital table for German fantasy games: play, look back, check, measure.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)

cards_app = typer.Typer(help="Card files: look at one, check your own.", no_args_is_help=True, rich_markup_mode=None)
app.add_typer(cards_app, name="cards")
app.add_typer(admin_app, name="admin")

UsageError: type[Exception] = typer.BadParameter.__mro__[1]  # the wrong words on a command line
Language = Annotated[str, typer.Option("--language", "-l", help="de or en; default: the language of your terminal")]
VariantOption = Annotated[
    list[str] | None,
    typer.Option("--variant", "--option", help="a variant: last_level=16, preset=evening; may be repeated"),
]


def _print_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"zaubertisch {__version__}")
        raise typer.Exit


@app.callback()
def common(
    version: Annotated[
        bool, typer.Option("--version", callback=_print_version, is_eager=True, help="Print the version and exit.")
    ] = False,
) -> None:
    """Everything else is a command; `zaubertisch COMMAND --help` explains it."""


@app.command()
def play(
    game: Annotated[str, typer.Argument(help="the game, e.g. grimoria")] = "grimoria",
    seats: Annotated[int, typer.Option("--seats", "-s", help="how many sit at the table, you included")] = 4,
    language: Language = "",
    bots: Annotated[
        str, typer.Option(help="a level from 1 (friendly) to 4 (merciless), or greedy, random; for all, or a list: 3,1")
    ] = "3",
    name: Annotated[str, typer.Option(help="how you want to be called")] = "",
    seed: Annotated[int | None, typer.Option(min=0, help="the same seed deals the same game")] = None,
    variant: VariantOption = None,
    cards: Annotated[Path | None, typer.Option(help="a card file with your own values")] = None,
    continued: Annotated[bool, typer.Option("--continue", help="go on with the game you left")] = False,
) -> int:
    """Play in the terminal against bots. Ctrl-C keeps the game; --continue goes on with it."""
    from zaubertisch.terminal.play import play as sit_down

    return sit_down(
        game, seats, language=language, bots=bots, name=name, seed=seed, variants=variant or [], cards=cards,
        continued=continued,
    )  # fmt: skip


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="a record file")],
    seat: Annotated[str, typer.Option(help="show what this seat knew (its name or number); default: spectators")] = "",
    open_cards: Annotated[bool, typer.Option("--open", help="show everything")] = False,
    language: Language = "",
) -> int:
    """Show a recorded game step by step, at a seat's knowledge, a spectator's, or all open."""
    from zaubertisch.terminal.replay import replay as show

    return show(file, seat=seat, open_cards=open_cards, language=language)


@app.command()
def review(
    file: Annotated[Path, typer.Argument(help="a record file of a finished game")],
    to: Annotated[Path | None, typer.Option(help="the page to write; default: beside the record")] = None,
    picture: Annotated[Path | None, typer.Option(help="also write a picture to share (SVG)")] = None,
    language: Language = "",
) -> int:
    """Say where a finished game turned, what was dear and what was luck; write it as a page that needs nothing else.

    Every answer is judged by what its seat could know then. Start, luck, own play and the others' play add up to the
    result, for each seat.
    """
    from zaubertisch.terminal.review import review as look_into

    return look_into(file, to=to, picture=picture, language=language)


@app.command()
def check(files: Annotated[list[Path], typer.Argument(help="scenario files")]) -> int:
    """Set up positions in words, give answers, check what is expected (docs/scenarios.md).

    Exit status: 0 if everything holds, 1 if an expectation does not, 2 if a file cannot be understood.
    """
    from zaubertisch.terminal.check import check as check_files

    return check_files(files)


@app.command()
def rule(
    numbers: Annotated[list[str], typer.Argument(help="numbers of rules: S103, G39")], language: Language = ""
) -> int:
    """Print rules in words, with the functions that carry them out and the tests that prove them."""
    from zaubertisch.terminal.rule import show_rules

    return show_rules(numbers, language=language)


@app.command()
def rewrite(files: Annotated[list[Path], typer.Argument(help="record, scenario, lesson or card files")]) -> int:
    """Bring files of before into today's words (docs/vocabulary.md). What they mean stays the same.

    Exit status: 0 if all are in today's words now, 2 if a file cannot be understood; that one stays as it is.
    """
    from zaubertisch.terminal.rewrite import rewrite as rewrite_files

    return rewrite_files(files)


@app.command()
def lessons(
    files: Annotated[list[Path] | None, typer.Argument(help="lesson files; default: those of the house")] = None,
    show: Annotated[bool, typer.Option("--show", help="tell every step, and what could be answered next")] = False,
    choose: Annotated[
        list[str] | None, typer.Option(help="'KEY: OPTION': another way at this choice, for --show")
    ] = None,
    language: Language = "",
) -> int:
    """Play guided first games to their end, on every way, and say what is wrong with them (docs/lessons.md).

    Exit status: 0 if all is well, 1 if words are missing, 2 if a file cannot be understood or played.
    """
    from zaubertisch.terminal.lessons import check_lessons

    return check_lessons(files or [], show=show, language=language, choose=choose or [])


@cards_app.command("check")
def check_cards(files: Annotated[list[Path], typer.Argument(help="card files of your own")]) -> int:
    """Say everything that is wrong with card files, line by line. Exit status: 0 if nothing is, else 2."""
    from zaubertisch.terminal.cardfiles import check_cards as check_files

    return check_files(files)


@cards_app.command("show")
def show_cards(
    game: Annotated[str, typer.Argument(help="the game, e.g. schatzjagd")],
    cards: Annotated[Path | None, typer.Option(help="a card file of your own, laid over the standard")] = None,
) -> int:
    """List all cards of a game with their values and how sure each value is."""
    from zaubertisch.terminal.cardfiles import show_cards as show

    return show(game, cards)


@app.command()
def bench(
    game: Annotated[list[str] | None, typer.Argument(help="games to measure; default: all")] = None,
    against: Annotated[str, typer.Option(help="openspiel: measure its hearts on the same core too")] = "",
    batch: Annotated[bool, typer.Option("--batch", help="environments for learning, beside those of others")] = False,
    gpu: Annotated[bool, typer.Option("--gpu", help="random play on a GPU, one game per thread")] = False,
    threads: Annotated[int, typer.Option(min=1, help="with --gpu: how many games at once")] = 131_072,
    block: Annotated[int, typer.Option(min=1, max=1024, help="with --gpu: threads of a block")] = 64,
    registers: Annotated[int, typer.Option(min=0, max=255, help="with --gpu: at most, of a thread; 0: any")] = 0,
    decisions: Annotated[int, typer.Option(min=1, help="with --gpu: of each thread, in one launch")] = 1000,
    seconds: Annotated[float, typer.Option(min=0.1, max=60, help="how long each measurement takes")] = 2.0,
    json: Annotated[bool, typer.Option("--json", help="one JSON object instead of a table")] = False,
) -> int:
    """Measure: decisions and whole games a second, clone time, cold compile, cached load."""
    from zaubertisch.terminal.bench import bench as measure
    from zaubertisch.terminal.bench import bench_environments, bench_gpu

    if gpu:
        launch = (decisions, threads, block, registers)
        return bench_gpu(game or [], seconds=seconds, launch=launch, as_json=json)
    if batch:
        return bench_environments(game or [], seconds=seconds, as_json=json)
    return measure(game or [], against=against, seconds=seconds, as_json=json)


@app.command()
def warm(game: Annotated[list[str] | None, typer.Argument(help="games to compile; default: all")] = None) -> int:
    """Compile the rules now, so that nobody has to wait later."""
    from zaubertisch.terminal.warm import warm as warm_games

    return warm_games(game or [])


Bots = Annotated[str, typer.Option(help="who sits at the table: 4,greedy,greedy or 4:500,3; the seats rotate")]
OwnCards = Annotated[Path | None, typer.Option(help="a card file with your own values")]
Processes = Annotated[int, typer.Option(min=0, help="how many at once; 0: one for each core")]
Ray = Annotated[
    str, typer.Option(help="HOST:PORT of a Ray cluster that plays; local: one on this machine (docs/lab.md)")
]


@app.command()
def balance(
    game: Annotated[str, typer.Argument(help="the game, e.g. zauberschwert")],
    bots: Annotated[str, typer.Option(help="who plays: 3,3,3,3")] = "3,3,3,3",
    games: Annotated[int, typer.Option(min=1, help="how many games in all")] = 1000,
    study: Annotated[str, typer.Option(help="play; or handed (zauberschwert): spells and heroes at random")] = "play",
    variant: VariantOption = None,
    cards: OwnCards = None,
    processes: Processes = 0,
    ray: Ray = "",
    json: Annotated[bool, typer.Option("--json", help="one JSON object with everything that was counted")] = False,
) -> int:
    """Let bots play many games, and compare what happens with the targets of the card set. Stop it, and it goes on.

    A game without targets of its own (grimoria, schatzjagd) is measured: length, points, margin, wins by seat.
    """
    from zaubertisch.lab.crew import Crew
    from zaubertisch.terminal.balance import balance as measure
    from zaubertisch.terminal.matches import new_match

    match = new_match(game, bots, games, variant or [], cards)
    return measure(match, study, as_json=json, crew=Crew(processes, ray))


@app.command()
def arena(
    game: Annotated[str, typer.Argument(help="the game, e.g. grimoria")],
    bots: Bots,
    games: Annotated[int, typer.Option(min=1, help="how many games in all")] = 100,
    variant: VariantOption = None,
    cards: OwnCards = None,
    records: Annotated[Path | None, typer.Option(help="a folder for the records of every fiftieth game")] = None,
    processes: Processes = 0,
    ray: Ray = "",
    json: Annotated[bool, typer.Option("--json", help="one JSON object instead of a table")] = False,
) -> int:
    """Let bots play each other: win shares with 95 % intervals, points, ratings. Stop it, and it goes on later.

    Bots are greedy, random, the levels 1 to 5, and search:1 to search:4, which ask no net. A level may have a budget
    in simulations (4:2000) or milliseconds (4:500ms), and settings (4:2000:taste=0.1); docs/bots.md explains them.
    """
    from zaubertisch.lab.crew import Crew
    from zaubertisch.terminal.matches import arena as hold
    from zaubertisch.terminal.matches import new_match

    match = new_match(game, bots, games, variant or [], cards)
    return hold(match, records=records, as_json=json, crew=Crew(processes, ray))


@app.command()
def puzzles(
    game: Annotated[str, typer.Argument(help="the game, e.g. grimoria")],
    count: Annotated[int, typer.Option(min=1, max=100_000, help="how many there shall be")] = 60,
    player: Annotated[str, typer.Option(help="the bot that plays the games on all seats")] = "5",
    deals: Annotated[int, typer.Option(min=16, help="that are imagined to judge one question")] = 1024,
    deep: Annotated[int, typer.Option(min=100, help="simulations of the search that checks it")] = 8000,
    minutes: Annotated[float, typer.Option(min=0, help="write what there is after so long; 0: all of them")] = 0.0,
    to: Annotated[Path | None, typer.Option(help="the file; default: the one that comes with the game")] = None,
    check: Annotated[bool, typer.Option("--check", help="only judge those that there are again")] = False,
    processes: Processes = 0,
    ray: Ray = "",
) -> int:
    """Make puzzles: questions from games of strong bots with one answer that is clearly best, and not obvious.

    What is in the file and still holds is kept. Stop it, and the same command goes on. With --check nothing is made:
    the exit status is 1 if a puzzle does not hold any more.
    """
    from zaubertisch.lab.crew import Crew
    from zaubertisch.lab.puzzles import Hunt
    from zaubertisch.terminal.puzzles import puzzles as make_puzzles

    hunt = Hunt(game, player, deals, deep)
    return make_puzzles(hunt, count, to=to, minutes=minutes, checked=check, crew=Crew(processes, ray))


@app.command()
def report(
    game: Annotated[str, typer.Argument(help="the game, e.g. grimoria")],
    bots: Annotated[str, typer.Option(help="who plays: 3,3,3,3")] = "3,3,3,3",
    games: Annotated[int, typer.Option(min=1, help="games by equal bots; half as many more by unequal ones")] = 1000,
    variant: VariantOption = None,
    cards: OwnCards = None,
    to: Annotated[Path | None, typer.Option(help="the file to write; default: GAME-report.html")] = None,
    show: Annotated[bool, typer.Option(help="open the page in a browser")] = True,
    processes: Processes = 0,
    ray: Ray = "",
    json: Annotated[bool, typer.Option("--json", help="the numbers as one JSON object instead of a page")] = False,
    language: Language = "",
) -> int:
    """Let bots play many games and show what is in the game: length, points, seats, options, cards, luck.

    Writes one HTML page that needs nothing else and prints well. Stop it, and the same command goes on later.
    """
    from zaubertisch.lab.crew import Crew
    from zaubertisch.terminal.matches import new_match
    from zaubertisch.terminal.report import report as write_report

    match = new_match(game, bots, games, variant or [], cards)
    return write_report(match, to=to, language=language, as_json=json, shown=show, crew=Crew(processes, ray))


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
    from zaubertisch.server.push import make_keys

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
def verify(
    file: Annotated[Path, typer.Argument(help="a record file of a game that is over")],
    published: Annotated[
        str,
        typer.Option("--published", "--hash", help="the hash that was shown at the start, or that of the deal"),
    ] = "",
) -> int:
    """Check the luck of a game: seed and salt fit the published hash, and the whole game follows from them.

    Exit status: 0 if everything fits, 1 if not, 2 if the file cannot be understood.
    """
    from zaubertisch.terminal.verify import verify as check_luck

    return check_luck(file, published)


@app.command()
def backup(
    target: Annotated[Path, typer.Argument(help="the file to write; it must not exist")],
    database: Annotated[str, typer.Option(help="the SQLite file of the server; default: in your data folder")] = "",
) -> int:
    """Copy the server's SQLite database while it runs: a whole and consistent copy (docs/hosting.md)."""
    from zaubertisch.terminal.serve import backup as copy

    return copy(target, database)


@app.command()
def vary(
    game: Annotated[str, typer.Argument(help="the game, e.g. grimoria")],
    change: Annotated[str, typer.Argument(help="values of cards, and what to: bard.points,maid.points=0,1,2")],
    bots: Annotated[str, typer.Option(help="who plays: 3,3,3,3")] = "3,3,3,3",
    games: Annotated[int, typer.Option(min=1, help="games for each value")] = 300,
    variant: VariantOption = None,
    processes: Processes = 0,
    ray: Ray = "",
    json: Annotated[bool, typer.Option("--json", help="one JSON list instead of a table")] = False,
) -> int:
    """Play the same deals with other values of some cards, and say what that does. Stop it, and it goes on later."""
    from zaubertisch.lab.crew import Crew
    from zaubertisch.terminal.matches import new_match
    from zaubertisch.terminal.vary import vary_cards

    return vary_cards(
        new_match(game, bots, games, variant or [], None), change, as_json=json, crew=Crew(processes, ray)
    )


@app.command()
def train(
    game: Annotated[str, typer.Argument(help="the game, e.g. grimoria")],
    minutes: Annotated[float, typer.Option(min=0, help="how long in all, over all starts")] = 30,
    generations: Annotated[
        int, typer.Option(min=0, help="then so many times: learn from what its own search finds")
    ] = 0,
    start: Annotated[str, typer.Option(help="begin as this net of the game is, not with nothing")] = "",
    folder: Annotated[
        Path | None, typer.Option(help="where checkpoints and log are kept; default: among your data")
    ] = None,
    seed: Annotated[int, typer.Option(min=0, help="where its chance begins")] = 1,
    setting: Annotated[list[str] | None, typer.Option("--set", help="a setting: rate=0.001; again for more")] = None,
    against: Annotated[str, typer.Option(help="learn against this frozen net: can it be exploited?")] = "",
    opponent: Annotated[str, typer.Option(help="whom it is tried against now and then; '' for nobody")] = "search:2",
    export: Annotated[str, typer.Option(help="at the end, write the net under this name into the game's folder")] = "",
    report: Annotated[bool, typer.Option("--report", help="only write a page with the curves so far")] = False,
    device: Annotated[
        str, typer.Option(help="where games are played and learned from: cpu, or cuda for a GPU")
    ] = "cpu",
    threads: Annotated[int, typer.Option(min=1, help="processor threads of PyTorch")] = 1,
    processes: Processes = 1,
    ray: Ray = "",
) -> int:
    """Let a net learn a game by playing against itself. Stop it, and the same command goes on where it was.

    How each game is learned stands in its training.toml; docs/lab.md tells what that gave. Needs PyTorch.
    """
    from zaubertisch.lab.crew import Crew
    from zaubertisch.terminal.train import train as learn

    return learn(
        game, minutes=minutes, generations=generations, start=start, folder=folder, seed=seed, given=setting or [],
        against=against, opponent=opponent, export=export, report=report, device=device, threads=threads,
        crew=Crew(processes, ray),
    )  # fmt: skip


@app.command()
def nets(
    game: Annotated[list[str] | None, typer.Argument(help="games; default: all")] = None,
    renew: Annotated[bool, typer.Option("--renew", help="mark nets anew where only the sources changed")] = False,
) -> int:
    """List the nets that learned a game, and whether they fit its rules as they are now."""
    from zaubertisch.terminal.nets import list_nets

    return list_nets(game or [], renewed=renew)
