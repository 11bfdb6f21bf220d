"""`python -m tests.generic.fingerprint GAME GAMES`: plays random games and prints a hash of every moment of each."""

import hashlib
import random
import sys

from zaubertisch.games import game as load_game
from zaubertisch.kernel.position import Position
from zaubertisch.kernel.record import EVERYONE


def fingerprint(key: str, seats: int, seed: int) -> str:
    """A hash over all states, views and imagined games of one random game."""
    game = load_game(key)
    position = Position.new(game, game.card_set(), seats, game.parse_choices(game.measured_choices), seed)
    digest, rng = hashlib.sha256(), random.Random(seed)
    while not position.is_over:
        seat = position.asked()[0]
        position.answer(seat, rng.choice(position.legal(seat)))
        observer = rng.choice([*range(seats), EVERYONE])
        view = position.view(observer)
        for moment in (position, view, view.imagine(observer, rng.randrange(2**32))):
            digest.update(moment.state.tobytes())
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
