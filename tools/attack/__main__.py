"""`python -m tools.attack`: start a server of our own, attack it, print what was tried and what failed."""

import argparse
import asyncio
import random
import sys
import tempfile
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any

from tools.attack import floods, listeners, outages, requests, sockets
from tools.attack.tally import Tally
from tools.attack.target import target

Attack = Callable[[Any, Tally, random.Random, int], Awaitable[None]]

ON_A_SERVER: dict[str, Attack] = {
    "names": sockets.names, "files": requests.files, "json": requests.deep_json, "types": requests.wrong_types,
    "http": requests.broken_http, "paths": requests.paths, "headers": requests.headers, "rights": requests.intruders,
    "frames": sockets.frames, "origins": sockets.origins, "seats": sockets.seats, "votes": sockets.votes,
    "resends": sockets.resends, "markup": sockets.markup, "counting": listeners.counting,
    "rewinding": listeners.rewinding,
}  # fmt: skip
WITH_LIMITS: dict[str, Attack] = {"floods": floods.floods}
OUTAGES: dict[str, Attack] = {
    "kills": outages.kills, "full disk": outages.full_disk, "database": outages.dead_database, "bus": outages.dead_bus,
}  # fmt: skip
ALL = (*ON_A_SERVER, *WITH_LIMITS, *OUTAGES)


async def attack(names: Sequence[str], rounds: int, seed: int) -> list[Tally]:
    """All attacks of these names, each reported when it is over."""
    tallies = []
    for attacks, limits in ((ON_A_SERVER, False), (WITH_LIMITS, True)):
        chosen = {name: run for name, run in attacks.items() if name in names}
        if chosen:
            with tempfile.TemporaryDirectory(prefix="zaubertisch-attack-") as folder:
                async with target(Path(folder), limits=limits) as server:
                    tallies += [await one(name, run, server, rounds, seed) for name, run in chosen.items()]
    for name, run in OUTAGES.items():
        if name in names:
            with tempfile.TemporaryDirectory(prefix="zaubertisch-attack-") as folder:
                tallies.append(await one(name, run, Path(folder), rounds, seed))
    return tallies


async def one(name: str, run: Attack, where: Any, rounds: int, seed: int) -> Tally:
    tally = Tally(name)
    try:
        await run(where, tally, random.Random(f"{seed} {name}"), rounds)
    except Exception as error:
        tally.expect(False, f"the attack itself broke off: {type(error).__name__}: {error}")
    print(tally.report(), flush=True)
    return tally


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser("python -m tools.attack", description=__doc__)
    parser.add_argument("only", nargs="*", metavar="ATTACK", help=f"one or more of: {', '.join(ALL)}; without: all")
    parser.add_argument("--rounds", type=int, default=5, help="how often what repeats is repeated (1 to 100)")
    parser.add_argument("--seed", type=int, default=1, help="of all that is drawn at random")
    wishes = parser.parse_args(arguments)
    if unknown := [name for name in wishes.only if name not in ALL]:
        parser.error(f"no attack {unknown[0]!r}: allowed are {', '.join(ALL)}")
    if not 1 <= wishes.rounds <= 100:
        parser.error(f"--rounds {wishes.rounds}: allowed is 1 to 100")
    tallies = asyncio.run(attack(wishes.only or ALL, wishes.rounds, wishes.seed))
    failed = sum(len(tally.failures) for tally in tallies)
    print(f"{'all':<14} tried {sum(tally.tried for tally in tallies):>5}   failed {failed:>3}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
