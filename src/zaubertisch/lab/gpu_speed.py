"""How fast a game runs on a GPU: random play, measured in a process of its own.

`python -m zaubertisch.lab.gpu_speed GAME SECONDS DECISIONS THREADS BLOCK REGISTERS` prints JSON; `zaubertisch bench
--gpu` starts it. Of every measurement some threads are played again on the processor: the same games, byte for byte.
"""

import functools
import json
import sys
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from statistics import median

import numpy as np
from numba import cuda
from numpy.typing import NDArray

from zaubertisch.games import game as load_game
from zaubertisch.kernel.gpu import SIMULATED
from zaubertisch.lab.gpu_play import GpuPlayer, Launch
from zaubertisch.lab.speed import seconds_for

COMPARED = 32  # threads that are played again
SEED = 1


@dataclass
class GpuSpeed:
    """What one game does, played one way, with one number of seats."""

    game: str
    way: str
    seats: int
    device: str
    threads: int
    block: int
    registers: int
    decisions_per_s: float
    games_per_s: float
    compile_s: float
    compared: int  # threads that were played again, and were the same


def gpu_name() -> str:
    name = b"simulator" if SIMULATED else cuda.get_current_device().name
    return name.decode() if isinstance(name, bytes) else str(name)


def count_same(player: GpuPlayer, seats: int, variants: NDArray[np.int64], decisions: int) -> int:
    """Plays some threads again; one that differs ends everything."""
    games, count = player.games, min(COMPARED, player.launch.threads)
    for row in range(count):
        if player.play_here(row, seats, variants, SEED, decisions).tobytes() != games[row].tobytes():
            raise SystemExit(f"{player.game.key}, {seats} seats: thread {row} is not the game that the processor plays")
    return count


def measure(player: GpuPlayer, way: dict[str, str], seats: int, seconds: float, decisions: int) -> GpuSpeed:
    """The same launch again and again; the median counts."""
    variants = player.game.parse_variants(player.game.measured_variants | way)
    play = functools.partial(player.play, seats, variants, SEED, decisions)
    compiling = seconds_for(functools.partial(player.play, seats, variants, SEED, 1))
    took, begun = [seconds_for(play)], time.perf_counter()
    while time.perf_counter() - begun < seconds:
        took.append(seconds_for(play))
    speed, launch = 1 / median(took), player.launch
    return GpuSpeed(
        player.game.key, " ".join(way.values()), seats, gpu_name(), launch.threads, launch.block, launch.registers,
        round(launch.threads * decisions * speed), round(float(player.begun.sum()) * speed, 1), round(compiling, 2),
        count_same(player, seats, variants, decisions),
    )  # fmt: skip


def measure_all(key: str, seconds: float, decisions: int, launch: Launch) -> Iterator[GpuSpeed]:
    game = load_game(key)
    player = GpuPlayer(game, launch)
    for way in game.measured_ways:
        for seats in range(game.least_seats, game.most_seats + 1):
            yield measure(player, way, seats, seconds, decisions)


def main() -> None:
    key, seconds, *numbers = sys.argv[1:]
    decisions, threads, block, registers = map(int, numbers)
    for speed in measure_all(key, float(seconds), decisions, Launch(threads, block, registers)):
        print(json.dumps(asdict(speed)), flush=True)


if __name__ == "__main__":
    main()
