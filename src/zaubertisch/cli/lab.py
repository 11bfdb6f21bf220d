"""Measuring, studying and learning."""

from pathlib import Path
from typing import Annotated

import typer

from zaubertisch.cli.app import app
from zaubertisch.cli.options import Bots, Language, OwnCards, Processes, Ray, VariantOption


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
