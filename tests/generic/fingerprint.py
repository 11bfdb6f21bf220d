"""`python -m tests.generic.fingerprint GAME GAMES`: plays random games and prints a hash of every moment of each.

With a third word, `changing`, every game is held back and taken over again and again while it is played.
"""

# ruff: noqa: F821
import functools
import hashlib
import random
import sys
from typing import Any

from zaubertisch.games import game as load_game
from zaubertisch.kernel.position import Position
from zaubertisch.kernel.record import EVERYONE
from zaubertisch.kernel.rules import hold_back, take_over
from zaubertisch.kernel.warmup import source_of

LOOK = 0.2  # at one moment of five somebody looks: uncompiled, views and imagined games take long


def opinions(games, decks, seat):
    """What bots think of how a seat stands."""
    return evaluate(games[0], decks[0], seat), outlook(games[0], decks[0], seat)


@functools.cache
def judge_of(key: str) -> Any:
    return load_game(key).specialised(opinions)


def change(key: str, rng: random.Random) -> None:
    """Plain becomes compiled, or compiled plain, at any question."""
    (hold_back if rng.random() < 0.5 else take_over)(source_of(key))


def fingerprint(key: str, seats: int, seed: int, is_changing: bool = False) -> str:
    """A hash over all states of one random game, and over some of its views, imagined games and evaluations."""
    game = load_game(key)
    judge = judge_of(key)
    position = Position.new(game, game.card_set(), seats, game.parse_variants(game.measured_variants), seed)
    digest, rng, changes = hashlib.sha256(), random.Random(seed), random.Random(seed)
    while not position.is_over:
        if is_changing:
            change(key, changes)
        seat = position.asked()[0]
        position.answer(seat, rng.choice(position.legal(seat)))
        digest.update(position.state.tobytes())
        if rng.random() < LOOK:
            observer = rng.choice([*range(seats), EVERYONE])
            view = position.view(observer)
            digest.update(view.state.tobytes() + view.imagine(observer, rng.randrange(2**32)).state.tobytes())
            judged = [tuple(map(int, judge(position.state, position.deck, s))) for s in range(seats)]
            digest.update(bytes(str(judged), "ascii"))
        digest.update(bytes(str([position.tally(s) for s in range(seats)]), "ascii"))
    return digest.hexdigest()


def main() -> None:
    key, count, is_changing = sys.argv[1], int(sys.argv[2]), "changing" in sys.argv[3:]
    game = load_game(key)
    for i in range(count):
        seats = game.least_seats + i % (game.most_seats - game.least_seats + 1)
        print(seats, fingerprint(key, seats, i, is_changing))


if __name__ == "__main__":
    main()
