"""How fast a game runs on one core: measured in a process of its own, in turns with the peer.

`python -m zaubertisch.lab.speed GAME SECONDS PEER` prints JSON; `zaubertisch bench` starts it as it should be.
"""

import functools
import json
import os
import random
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from statistics import median
from typing import Any

import numpy as np

from zaubertisch.games import game as load_game
from zaubertisch.kernel.contract import Game
from zaubertisch.kernel.loops import DICE, clone_many, play_many, play_on
from zaubertisch.kernel.record import allocate

ROUNDS = 7  # measurements of each side, taken in turns; the median counts
CLONES = 200_000


@dataclass
class Speed:
    """What one game does, played one way, with one number of seats."""

    game: str
    way: str
    seats: int
    decisions_per_s: float
    games_per_s: float
    clone_ns: float
    ratio_to_hearts: float | None


def stay_on_one_core() -> None:
    """Everything is measured on the same core."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})


def seconds_for(work: Callable[[], Any]) -> float:
    begun = time.perf_counter()
    work()
    return time.perf_counter() - begun


def games_in(play: Callable[[int], int], seconds: float) -> int:
    """How many games fill this time, by trying with more and more."""
    count, taken = 5, 0.0
    while taken < seconds / 4:
        count *= 2
        taken = seconds_for(functools.partial(play, count))
    return max(1, int(count * seconds / taken))


class Player:
    """Plays whole random games of one kind, compiled in one loop."""

    def __init__(self, game: Game, seats: int, way: dict[str, str]) -> None:
        self.game, self.seats = game, seats
        self.state, self.dice = allocate(game.state), allocate(DICE)
        self.copies = allocate(game.state, 8)
        self.deck = game.make_deck(game.card_set())
        self.out = np.zeros(len(game.options) + 1, np.int16)
        self.variants = game.parse_variants(game.measured_variants | way)
        self.loop, self.clone = game.specialised(play_on, play_many), game.specialised(clone_many)
        self.seed = 1

    def play(self, count: int) -> int:
        """So many games; returns the number of decisions."""
        first, self.seed = self.seed, self.seed + count
        return int(
            self.loop(
                self.state, self.deck, self.seats, self.variants, self.dice, self.out, np.uint64(first), count
            )
        )  # fmt: skip

    def games_in(self, seconds: float) -> int:
        """How many games fill this time, by trying."""
        self.play(1)
        return games_in(self.play, seconds)

    def clone_ns(self) -> float:
        self.clone(self.state, self.copies, 1)
        return seconds_for(lambda: self.clone(self.state, self.copies, CLONES)) / CLONES * 1e9


class Hearts:
    """OpenSpiel's hearts: random play to the end, whole in C++ (the rollouts of its own search)."""

    def __init__(self) -> None:
        import pyspiel

        self._spiel = pyspiel
        self.game = pyspiel.load_game("hearts")
        self.deal = self.game.new_initial_state()
        deal = random.Random(1)
        while self.deal.is_chance_node():
            self.deal.apply_action(deal.choice(self.deal.chance_outcomes())[0])
        self.decisions = self._count_decisions()

    def _count_decisions(self) -> int:
        """Decisions of one rollout: the search makes the first itself."""
        state, count = self.deal.clone(), 0
        while not state.is_terminal():
            state.apply_action(state.legal_actions()[0])
            count += 1
        return count - 1

    def play(self, count: int) -> int:
        """So many random games from the deal on; returns the number of decisions."""
        evaluator = self._spiel.RandomRolloutEvaluator(count, 1)
        self._spiel.MCTSBot(self.game, evaluator, 2.0, 1, 100, False, 7, False).step(self.deal)
        return count * self.decisions

    def games_in(self, seconds: float) -> int:
        return games_in(self.play, seconds)


def measure(game: Game, seats: int, way: dict[str, str], seconds: float, hearts: Hearts | None) -> Speed:
    """Our games and the peer's in turns: what disturbs one disturbs the other."""
    player = Player(game, seats, way)
    count = player.games_in(seconds / ROUNDS)
    peer_count = hearts.games_in(seconds / ROUNDS) if hearts else 0
    speeds, games, ratios = [], [], []
    for _ in range(ROUNDS):
        begun = time.perf_counter()
        decisions = player.play(count)
        taken = time.perf_counter() - begun
        speeds.append(decisions / taken)
        games.append(count / taken)
        if hearts:
            begun = time.perf_counter()
            peer = hearts.play(peer_count) / (time.perf_counter() - begun)
            ratios.append(speeds[-1] / peer)
    return Speed(
        game.key, " ".join(way.values()), seats, round(median(speeds)), round(median(games), 1),
        round(player.clone_ns(), 1), round(median(ratios), 3) if ratios else None,
    )  # fmt: skip


def measure_all(key: str, seconds: float, peer: str) -> Iterator[Speed]:
    game = load_game(key)
    hearts = Hearts() if peer == "openspiel" else None
    for way in game.measured_ways:
        for seats in range(game.least_seats, game.most_seats + 1):
            yield measure(game, seats, way, seconds, hearts)


def main() -> None:
    stay_on_one_core()
    key, seconds, peer = sys.argv[1:4]
    for speed in measure_all(key, float(seconds), peer):
        print(json.dumps(asdict(speed)), flush=True)


if __name__ == "__main__":
    main()
