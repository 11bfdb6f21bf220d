"""A net against a fixed opponent: it sits on every seat in turn, the others are played by the opponent."""

from random import Random

from zaubertisch.bots import Choose, bot
from zaubertisch.bots.nets import Net, unpacked
from zaubertisch.bots.netsearch import answers_of
from zaubertisch.games import game as load_game
from zaubertisch.kernel.position import Position
from zaubertisch.lab.environments.compiled import variants_of

FIRST_DEAL = 10**9  # far from those that are learned from


def share_against(net: Net, opponent: str, seats: int, games: int, seed: int) -> float:
    """The net's share of the victories; it answers what it likes best."""

    def choose(view: Position, seat: int, rng: Random) -> int:
        return answers_of(net, view, seat, 0.0, rng)[0].option

    return sum(_play(net, choose, bot(opponent, number), seats, number, seed) for number in range(games)) / games


def share_of_file(key: str, net: bytes, opponent: str, seats: int, games: int, seed: int) -> float:
    """The same, for a process that gets the net as a file."""
    return share_against(unpacked(load_game(key), net), opponent, seats, games, seed)


def _play(net: Net, own: Choose, other: Choose, seats: int, number: int, seed: int) -> float:
    """What the net got of one victory."""
    game, rng, mine = net.game, Random(seed * 1_000_003 + number), number % seats
    deal = FIRST_DEAL + seed + number // seats
    position = Position.new(game, game.card_set(), seats, variants_of(game, None), deal)
    while not position.is_over:
        seat = position.asked()[0]
        options = position.legal(seat)
        choose = own if seat == mine else other
        position.accept(seat, options[0] if len(options) == 1 else choose(position.view(seat), seat, rng))
    winners = position.winners()
    return 1 / len(winners) if mine in winners else 0.0
