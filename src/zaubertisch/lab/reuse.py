"""Would a tree be worth keeping for the next question? `python -m zaubertisch.lab.reuse GAME SEATS BOT GAMES` says so.

After every decision the tree is kept until the same seat is asked again; then the simulations that already went through
what has really happened since are counted. Those are all that keeping the tree could save.
"""

# ruff: noqa: F821
import sys
from random import Random
from statistics import fmean
from typing import TYPE_CHECKING, Any

from zaubertisch.bots import bot, tree
from zaubertisch.bots.search import Search, Thinker
from zaubertisch.games import game as load_game
from zaubertisch.kernel.contract import Game
from zaubertisch.kernel.position import Position
from zaubertisch.kernel.record import allocate
from zaubertisch.lab.arena import Match, play_to_the_end

if TYPE_CHECKING:
    hear: Any
    find_edge: Any
    key_of: Any


def hear_once(games: Any, searches: Any, actor: int, option: int) -> None:
    """What every seat heard of the last answer."""
    hear(games[0], searches[0], actor, option)


def visits_of(edges: Any, searches: Any, seat: int, option: int) -> Any:
    """How often the kept tree was where the seat is now, and answered this."""
    spot = find_edge(edges, key_of(searches[0].heard[seat], seat, option))
    return edges[spot].visits if spot >= 0 else 0


class Kept:
    """The last tree of one seat, and what the seat has heard since."""

    def __init__(self, game: Game, thinker: Thinker) -> None:
        self.search = Search(game, thinker.level(game))
        self.memory = allocate(tree.SEARCH)
        self.is_grown = False
        self.hear = game.specialised(tree.hash_of_event, tree.hear, hear_once)
        self.visits = game.specialised(tree.key_of, tree.find_edge, visits_of)

    def saved(self, view: Position, seat: int) -> float:
        """The part of the simulations that the kept tree would bring along."""
        edges = self.search.trees[0].edges
        known = sum(int(self.visits(edges, self.memory, seat, option)) for option in view.legal(seat))
        return known / self.search.level.simulations

    def grow(self, view: Position, seat: int, seed: int) -> int:
        self.is_grown = True
        self.memory[0].heard[:] = tree.START
        return self.search.consider(view, seat, seed)[0].option


def shares_saved(game: Game, seats: int, name: str, number: int) -> list[float]:
    """One game: for every decision but the first of each seat, what keeping its tree would have saved."""
    thinker = bot(name)
    assert isinstance(thinker, Thinker)
    match = Match(game.key, (name,) * seats, 1, game.measured_variants, first_deal=number)
    kept = [Kept(game, thinker) for _ in range(seats)]
    saved: list[float] = []

    def choose(view: Position, seat: int, rng: Random) -> int:
        if len(view.legal(seat)) == 1:
            return view.legal(seat)[0]
        saved.extend([kept[seat].saved(view, seat)] if kept[seat].is_grown else [])
        return kept[seat].grow(view, seat, rng.getrandbits(61))

    def listen(position: Position, seat: int, option: int) -> None:
        for each in kept:
            each.hear(position.state, each.memory, seat, option)

    play_to_the_end(match.table(0), [choose] * seats, Random(number), after=listen)
    return saved


def main() -> None:
    key, seats, name, games = sys.argv[1:]
    game = load_game(key)
    saved = [share for number in range(1, int(games) + 1) for share in shares_saved(game, int(seats), name, number)]
    print(f"{key}, {seats} seats, {name}: {len(saved)} decisions, {fmean(saved):.1%} of the simulations could be kept")


if __name__ == "__main__":
    main()
