"""The course of many games: their length, what each seat won, and how often a turn began under a game's own measures.

`python -m zaubertisch.lab.course GAME BOTS GAMES [OPTION=VALUE ...]` prints one line of JSON, for instance
`python -m zaubertisch.lab.course schatzjagd 3,3,3,3 100 memory=on last_day=200`. Stopped, it goes on where it was.
"""

import json
import sys
from pathlib import Path
from typing import Any

import numpy as np

from zaubertisch.games import game as load_game
from zaubertisch.kernel.errors import BadInput
from zaubertisch.kernel.position import Position
from zaubertisch.lab.arena import Match, play_game, wilson
from zaubertisch.lab.crew import ALONE, Crew
from zaubertisch.lab.notebook import Piece, do_all

FOLDER = Path("arena")


class Counting:
    """Counts turns, and those that began under each measure."""

    def __init__(self, measures: dict[str, Any]) -> None:
        self.measures, self.turns, self.last = measures, 0, -1
        self.counts = dict.fromkeys(measures, 0)

    def watch(self, position: Position, seat: int, _option: int) -> None:
        """Before every answer; a turn begins when another seat is at its turn."""
        turn = int(position.g.turn)
        if turn != self.last and turn >= 0 and seat == turn:
            self.turns += 1
            for name, measure in self.measures.items():
                self.counts[name] += int(measure(position.g, position.deck[0], turn))
        self.last = turn


def length_of(position: Position) -> int:
    """How far the game's clock went; 0 for a game without one."""
    clock, names = position.game.study.clock, [f"s{seat}" for seat in range(position.seats)]
    return int(position.game.facts.read(position, clock, names)) if clock else 0


def limit_of(match: Match) -> int:
    """Where the clock ends a game, decided or not; 0 if nothing does."""
    game = load_game(match.game)
    limit = game.study.limit
    return game.variants[limit].parse(limit, match.variants[limit]) if limit in match.variants else 0


def follow(job: tuple[Match, int]) -> Piece:
    """One game: its length, the winners, turns and counts."""
    match, number = job
    counting = Counting(load_game(match.game).study.measures)
    position, record = play_game(match, number, counting.watch)
    return [number, length_of(position), list(record.winners), counting.turns, list(counting.counts.values())]


def course(match: Match, folder: Path = FOLDER, crew: Crew = ALONE) -> dict[str, Any]:
    """What all games of a match say together."""
    match.check()
    jobs = [(number, (match, number)) for number in range(match.games)]
    pieces = do_all(follow, jobs, match.notebook(folder, "course"), lambda done, of: None, crew)
    lengths, last = [piece[1] for piece in pieces], limit_of(match)
    return {
        "bots": ",".join(match.bots), "options": match.variants, "games": match.games,
        f"{load_game(match.game).study.clock}s": [round(float(at)) for at in np.percentile(lengths, [10, 50, 90])],
        "unended": sum(length == last for length in lengths) / len(lengths),
        "seats": [_share(pieces, seat) for seat in range(len(match.bots))],
        "per_game": _means(match, pieces),
    }  # fmt: skip


def _share(pieces: list[Piece], seat: int) -> list[float]:
    wins = sum(1 / len(winners) for _, _, winners, _, _ in pieces if seat in winners)
    return [round(share, 3) for share in (wins / len(pieces), *wilson(wins, len(pieces)))]


def _means(match: Match, pieces: list[Piece]) -> dict[str, float]:
    names = ("turns", *load_game(match.game).study.measures)
    counts = np.array([[piece[3], *piece[4]] for piece in pieces], float).mean(axis=0)
    return {name: round(float(mean), 2) for name, mean in zip(names, counts, strict=True)}


def main(arguments: list[str]) -> None:
    if len(arguments) < 3 or not arguments[2].isdigit() or not all("=" in word for word in arguments[3:]):
        raise BadInput("arguments", "GAME BOTS GAMES [OPTION=VALUE ...], as in schatzjagd 3,3,3,3 100 last_day=200")
    game, bots, games, *options = arguments
    pairs = dict(word.split("=", 1) for word in options)
    print(json.dumps(course(Match(game, tuple(bots.split(",")), int(games), pairs))))


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except BadInput as error:
        sys.exit(str(error))
