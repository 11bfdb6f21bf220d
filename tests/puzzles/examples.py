"""Puzzles for tests: those that come with the games, and one that is made here in a moment."""

import functools
from random import Random

from zaubertisch.games import game as load_game
from zaubertisch.kernel.packages import BUILT_IN
from zaubertisch.kernel.position import Position
from zaubertisch.puzzles.files import path_of, puzzles_of
from zaubertisch.puzzles.puzzle import Puzzle

GAMES = [key for key in BUILT_IN if path_of(load_game(key)).exists()]


def shipped() -> list[Puzzle]:
    return [puzzle for key in GAMES for puzzle in puzzles_of(load_game(key))]


@functools.cache
def made_up(game_key: str = "grimoria", answers: int = 20, seed: int = 3) -> Puzzle:
    """A position of a game by chance, with figures by chance too: the rules hold of it, the figures do not."""
    game, rng, given = load_game(game_key), Random(seed), list[str]()
    position = Position.new(game, game.card_set(), 3, game.parse_variants({}), seed)
    while len(given) < answers or len(position.legal(position.asked()[0])) < 3:
        seat = position.asked()[0]
        option = rng.choice(position.legal(seat))
        given.append(game.options.name(option))
        position.answer(seat, option)
    asked = position.asked()[0]
    names = [game.options.name(option) for option in position.legal(asked)]
    chances = {name: 400 - 40 * place for place, name in enumerate(names[:9])} | dict.fromkeys(names[9:], 10)
    return Puzzle(
        game_key, 3, seed, {}, tuple(given), position.question, asked, 350, chances, (1, 2, 4, 8, 8), 8
    )  # fmt: skip
