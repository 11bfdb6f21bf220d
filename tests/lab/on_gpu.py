"""`python -m tests.lab.on_gpu GAME SEATS SEED THREADS DECISIONS [VARIANT=VALUE ...]`: a game on a GPU, or simulated.

It plays random games there and on the processor, and then many games at once, step by step; every byte is the same.
"""

import json
import sys
from typing import Any

import numpy as np

from zaubertisch.games import game as load_game
from zaubertisch.kernel.errors import BadInput
from zaubertisch.lab.environments import Batch
from zaubertisch.lab.gpu_play import GpuPlayer, Launch

BLOCK = 2  # so that the last block is not full
STEPS = 12


def play(key: str, seats: int, seed: int, threads: int, decisions: int, said: dict[str, str]) -> list[int]:
    """How many games each thread began."""
    game = load_game(key)
    player, variants = GpuPlayer(game, Launch(threads, BLOCK)), game.parse_variants(said)
    player.play(seats, variants, seed, decisions)
    games = player.games
    for row in range(threads):
        assert games[row].tobytes() == player.play_here(row, seats, variants, seed, decisions).tobytes(), row
    return [int(count) for count in player.begun]


def read(array: Any) -> bytes:
    found: bytes = (array.copy_to_host() if hasattr(array, "copy_to_host") else array).tobytes()
    return found


def step(key: str, seats: int, seed: int, said: dict[str, str]) -> str:
    """Two batches side by side; returns what is said of an action that is not legal."""
    here, there = (
        Batch(key, seats=seats, count=3, seed=seed, variants=said, only_choices=True, device=device)
        for device in ("cpu", "cuda")
    )
    rng = np.random.default_rng(seed)
    for _ in range(STEPS):
        actions = (rng.random(here.masks.shape) * here.masks).argmax(axis=1)
        here.step(actions)
        there.step(actions, are_legal=True)
        assert [*map(read, here._memory())] == [*map(read, there._memory())]
        lookers = rng.integers(0, seats, len(here))
        assert looked(here, lookers) == looked(there, lookers)
    return refusal(there)


def looked(batch: Batch, lookers: Any) -> list[bytes]:
    """What other seats see, and how well all stand."""
    put = batch._machine.put
    seen, outlooks = put(np.zeros(batch.observations.shape, np.float32)), put(np.zeros(batch.rewards.shape, np.float32))
    batch.observe(put(lookers), seen)
    batch.weigh(outlooks)
    return [read(seen), read(outlooks)]


def refusal(batch: Batch) -> str:
    before = read(batch._games)
    try:
        batch.step(np.array([-1, 0, 2**40]))
    except BadInput as error:
        assert read(batch._games) == before
        return str(error)
    return ""


def main() -> None:
    key, *numbers = [word for word in sys.argv[1:] if "=" not in word]
    seats, seed, threads, decisions = map(int, numbers)
    said = dict(word.split("=") for word in sys.argv[1:] if "=" in word)
    begun = play(key, seats, seed, threads, decisions, said)
    print(json.dumps({"begun": begun, "refusal": step(key, seats, seed, said)}))


if __name__ == "__main__":
    main()
