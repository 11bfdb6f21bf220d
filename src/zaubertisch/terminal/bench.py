"""The benchmark for people: a line of progress, then a table (or JSON)."""

import json
from typing import Any

from rich.console import Console
from rich.table import Table

from zaubertisch.games import GAMES
from zaubertisch.kernel.errors import BadInput
from zaubertisch.kernel.extras import check_installed
from zaubertisch.lab.bench import run_bench, run_environments, run_gpu


def check_games(games: list[str]) -> list[str]:
    """Those that were named, or all."""
    for game in games:
        if game not in GAMES:
            raise BadInput(f"game {game!r}", ", ".join(GAMES))
    return games or list(GAMES)


def bench_environments(games: list[str], *, seconds: float, as_json: bool) -> int:
    """Environments for learning, beside those of others."""
    check_installed("pettingzoo", "pyspiel")
    with Console(stderr=True).status("") as status:
        result = run_environments(check_games(games), seconds, status.update)
    if as_json:
        print(json.dumps(result, indent=2))
    else:
        Console().print(environment_grid(result))
    return 0


def bench_gpu(games: list[str], *, seconds: float, launch: tuple[int, ...], as_json: bool) -> int:
    """Random play on a GPU."""
    from zaubertisch.kernel.gpu import check_gpu

    named = check_games(games)
    check_gpu()
    with Console(stderr=True).status("") as status:
        result = run_gpu(named, seconds, launch, status.update)
    if as_json:
        print(json.dumps(result, indent=2))
    else:
        Console().print(gpu_grid(result))
    return 0


def gpu_grid(result: list[dict[str, Any]]) -> Table:
    first = result[0]
    shape = f"{first['threads']:,} threads in blocks of {first['block']}"
    table = Table("game", title=f"{first['device']}, random play, {shape}", title_justify="left")
    for column in ("seats", "decisions/s", "games/s", "compile", "threads compared with the processor"):
        table.add_column(column, justify="right")
    for row in result:
        table.add_row(
            f"{row['game']} {row['way']}".strip(), str(row["seats"]), f"{row['decisions_per_s']:,.0f}",
            f"{row['games_per_s']:,.0f}", f"{row['compile_s']:.1f} s", str(row["compared"]),
        )  # fmt: skip
    return table


def environment_grid(result: list[dict[str, Any]]) -> Table:
    table = Table("environment", "game", title="One core, steps with observation and mask", title_justify="left")
    for column in ("seats", "steps/s"):
        table.add_column(column, justify="right")
    for row in result:
        speed = row["steps_per_s"]
        cells = (str(row["seats"]), f"{speed:,.0f}") if speed else ("-", "not installed")
        table.add_row(row["environment"], row["game"], *cells)
    return table


def bench(games: list[str], *, against: str, seconds: float, as_json: bool) -> int:
    console = Console(stderr=True)
    with console.status("") as status:
        result = run_bench(check_games(games), against, seconds, status.update)
    if as_json:
        print(json.dumps(result, indent=2))
    else:
        Console().print(speed_grid(result), search_grid(result), start_grid(result))
    return 0


def speed_grid(result: dict[str, Any]) -> Table:
    table = Table("game", title="One core, random play", title_justify="left")
    for column in ("seats", "decisions/s", "games/s", "clone", "x hearts"):
        table.add_column(column, justify="right")
    for row in result["games"]:
        ratio = row["ratio_to_hearts"]
        table.add_row(
            f"{row['game']} {row['way']}".strip(), str(row["seats"]), f"{row['decisions_per_s']:,.0f}",
            f"{row['games_per_s']:,.0f}", f"{row['clone_ns']:.0f} ns", f"{ratio:.2f}" if ratio else "-",
        )  # fmt: skip
    return table


def search_grid(result: dict[str, Any]) -> Table:
    table = Table("game", title="One core, thinking about the first decision", title_justify="left")
    for column in ("seats", "simulations/s", "OpenSpiel's at hearts", "x hearts", "an answer of level 1, 2, 3, 4"):
        table.add_column(column, justify="right")
    for row in result["search"]:
        peer, ratio = row["peer_simulations_per_s"], row["ratio_to_peer"]
        costs = ", ".join(f"{one:.0f}" for one in row["milliseconds_by_level"].values())
        table.add_row(
            row["game"], str(row["seats"]), f"{row['simulations_per_s']:,.0f}", f"{peer:,.0f}" if peer else "-",
            f"{ratio:.2f}" if ratio else "-", f"{costs} ms",
        )  # fmt: skip
    return table


def start_grid(result: dict[str, Any]) -> Table:
    table = Table("game", title="Rules of a game: compile and load", title_justify="left")
    table.add_column("cold compile", justify="right")
    table.add_column("cached load", justify="right")
    for game, seconds in result["compile_s"].items():
        table.add_row(game, f"{seconds:.1f} s", f"{result['cached_load_s'][game]:.2f} s")
    return table
