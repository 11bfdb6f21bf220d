"""`python -m tests.generic.fingerprint GAME GAMES`: plays random games and prints a hash of every moment of each."""

import hashlib
import random
import sys

from zaubertisch.games import game as load_game
from zaubertisch.kernel.position import Position
from zaubertisch.kernel.record import EVERYONE

LOOK = 0.2  # at one moment of five somebody looks: uncompiled, views and imagined games take long


def fingerprint(key: str, seats: int, seed: int) -> str:
    """A hash over all states of one random game, and over some of its views and imagined games."""
    game = load_game(key)
    position = Position.new(game, game.card_set(), seats, game.parse_variants(game.measured_variants), seed)
    digest, rng = hashlib.sha256(), random.Random(seed)
    while not position.is_over:
        seat = position.asked()[0]
        position.answer(seat, rng.choice(position.legal(seat)))
        digest.update(position.state.tobytes())
        if rng.random() < LOOK:
            observer = rng.choice([*range(seats), EVERYONE])
            view = position.view(observer)
            digest.update(view.state.tobytes() + view.imagine(observer, rng.randrange(2**32)).state.tobytes())
        digest.update(bytes(str([position.tally(s) for s in range(seats)]), "ascii"))
    return digest.hexdigest()


def main() -> None:
    key, count = sys.argv[1], int(sys.argv[2])
    game = load_game(key)
    for i in range(count):
        seats = game.least_seats + i % (game.most_seats - game.least_seats + 1)
        print(seats, fingerprint(key, seats, i))


if __name__ == "__main__":
    main()
