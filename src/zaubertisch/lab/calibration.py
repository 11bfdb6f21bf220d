"""How outlooks become chances to win: fitted once to finished games, and kept in the game's own file.

    python -m zaubertisch.lab.calibration schatzjagd --games 300 --bot 2

Chances at a horizon are a softmax of outlooks; how steep it is, and how this grows with the best outlook, is what makes
what really happened most likely.
"""

import argparse
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from random import Random

import numpy as np
from numpy.typing import NDArray

from zaubertisch.bots import bot
from zaubertisch.bots.judge import FILE
from zaubertisch.games import game as load_game
from zaubertisch.kernel.contract import Game
from zaubertisch.kernel.position import Position
from zaubertisch.lab.arena import Match, play_to_the_end

EVERY = 5  # answers between two positions of a game that are looked at
MOST_SCALE = 40.0
LOOSE = 0.25  # the part of answers that are given at random, so that games stand as unequal as among people


@dataclass(frozen=True)
class Sample:
    """Positions of many games: outlooks of every seat, and what each seat got in the end."""

    outlooks: NDArray[np.float64]
    results: NDArray[np.float64]


def outlooks_of(game: Game, position: Position) -> list[int]:
    rule = game.outlook or game.evaluate or game.points
    return [int(rule(position.g, position.deck[0], seat)) for seat in range(position.seats)]


def play_sample(game: Game, seats: int, name: str, number: int) -> tuple[list[list[int]], list[float]]:
    """One game by bots that sometimes answer at random: how all stood now and then, and the result."""
    match = Match(game.key, (name,) * seats, 1, first_deal=number)
    seen: list[list[int]] = []
    thinker, looseness = bot(name, number), Random(number).random() * LOOSE
    count = 0

    def choose(view: Position, seat: int, rng: Random) -> int:
        if rng.random() < looseness:
            return rng.choice(view.legal(seat))
        return thinker(view, seat, rng)

    def look(position: Position, seat: int, option: int) -> None:
        nonlocal count
        count += 1
        if count % EVERY == 0 and not position.is_over:
            seen.append(outlooks_of(game, position))

    table = match.table(0)
    play_to_the_end(table, [choose] * seats, Random(number), after=look)
    won = table.position.winners()
    return seen, [1 / len(won) if seat in won else 0.0 for seat in range(seats)]


def sample_of(game: Game, seats: int, name: str, games: int) -> Sample:
    outlooks: list[list[int]] = []
    results: list[list[float]] = []
    for number in range(1, games + 1):
        seen, result = play_sample(game, seats, name, number)
        outlooks += seen
        results += [result] * len(seen)
        print(f"\r{game.key}, {seats} seats: game {number} of {games}", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return Sample(np.array(outlooks, float), np.array(results))


def chances_of(outlooks: NDArray[np.float64], steepness: float, growth: float) -> NDArray[np.float64]:
    """As `compare_outlooks` says them, for many positions at once."""
    best = outlooks.max(axis=1, keepdims=True)
    behind = np.minimum(np.exp(steepness + growth * best) * (best - outlooks), MOST_SCALE)
    weights = np.exp(-behind)
    return np.asarray(weights / weights.sum(axis=1, keepdims=True))


def loss_of(sample: Sample, steepness: float, growth: float) -> float:
    """Minus the mean logarithm of the chance that was given to what happened."""
    chances = chances_of(sample.outlooks, steepness, growth)
    return float(-(sample.results * np.log(np.maximum(chances, 1e-9))).sum(axis=1).mean())


def fitted(sample: Sample) -> tuple[float, float]:
    """The steepness and growth with the smallest loss: a coarse grid, then ever finer ones around the best."""
    unit = max(float(np.abs(sample.outlooks).max()), 1.0)
    spread = max(float(np.ptp(sample.outlooks, axis=1).mean()), 1e-6)
    middle, widths = (-np.log(spread), 0.0), (4.0, 4.0 / unit)
    for _ in range(7):
        grid = [
            (middle[0] + widths[0] * i / 4, middle[1] + widths[1] * k / 4) for i in range(-4, 5) for k in range(-4, 5)
        ]
        middle = min(grid, key=lambda one: loss_of(sample, *one))
        widths = widths[0] / 2, widths[1] / 2
    return middle


def file_of(game: Game, command: str, horizon: int, deals: int, fits: Iterable[tuple[int, float, float]]) -> str:
    lines = [
        "# How outlooks become chances to win (bots/playouts.py), by number of seats. Made by:",
        f"# {command}",
        f"horizon = {horizon}",
        f"deals = {deals}",
    ]
    for seats, steepness, growth in fits:
        lines += ["", f"[seats.{seats}]", f"steepness = {steepness:.5f}", f"growth = {growth:.7f}"]
    return "\n".join([*lines, ""])


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m zaubertisch.lab.calibration", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=200, help="for each number of seats")
    parser.add_argument("--bot", default="2", help="who plays them")
    parser.add_argument("--horizon", type=int, default=20, help="answers that a judgement plays on before it looks")
    parser.add_argument("--deals", type=int, default=32, help="deals that it imagines")
    said = parser.parse_args()
    game = load_game(said.game)
    fits = []
    for seats in range(game.least_seats, game.most_seats + 1):
        sample = sample_of(game, seats, said.bot, said.games)
        steepness, growth = fitted(sample)
        even = float(np.log(seats))
        print(f"{seats} seats: loss {loss_of(sample, steepness, growth):.3f}, of even chances {even:.3f}")
        fits.append((seats, steepness, growth))
    command = f"python -m {parser.prog.split()[-1]} {' '.join(sys.argv[1:])}"
    (game.folder / FILE).write_text(file_of(game, command, said.horizon, said.deals, fits), encoding="utf-8")


if __name__ == "__main__":
    main()
