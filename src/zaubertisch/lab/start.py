"""How long it takes until a game can be played: `python -m zaubertisch.lab.start GAME` sets one up and exits.

Run with an empty cache it is the cold compile, run again the cached load.
"""

import sys

from zaubertisch.games import game as load_game
from zaubertisch.kernel.position import Position
from zaubertisch.kernel.warmup import warm_up


def main() -> None:
    game = load_game(sys.argv[1])
    warm_up(game, lambda game: None)
    position = Position.new(game, game.card_set(), game.most_seats, game.parse_variants({}), 1)
    seat = position.asked()[0]
    position.answer(seat, position.legal(seat)[0])


if __name__ == "__main__":
    main()
