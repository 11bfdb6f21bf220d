"""Bots: they see a view and choose an option."""

import importlib
from random import Random

from zaubertisch.bots.judge import Playouts, judge_of
from zaubertisch.bots.levels import MOST_LEVELS, net_levels, parse_settings
from zaubertisch.bots.search import Choose, Thinker
from zaubertisch.kernel.contract import Game
from zaubertisch.kernel.errors import BadInput
from zaubertisch.kernel.position import Position

__all__ = ["BOTS", "SEARCHES", "Choose", "bot", "bots_of", "settings_of", "use_bots"]

BOTS = ("greedy", "random", "1", "2", "3", "4", "5")
SEARCHES = ("search:1", "search:2", "search:3", "search:4")  # the levels without nets: the fixed measure


def bot(name: str, personality: int = 0) -> Choose:
    """A bot by its name: greedy, random, a level from 1 to 5, or a search without nets from search:1 to search:4.

    A level may have a budget in simulations (`4:2000`) or milliseconds (`4:500ms`), and settings (`4:2000:taste=0.1`).
    What the weaker levels like depends on the personality, a number for each game.
    """
    only_searches = name.startswith("search:")
    kind, _, settings = name.removeprefix("search:").partition(":")
    known = [one.removeprefix("search:") for one in SEARCHES] if only_searches else BOTS
    if kind not in known or (settings and not kind.isdigit()):
        raise BadInput(
            f"bot {name!r}", f"{', '.join(BOTS)}, {SEARCHES[0]} to {SEARCHES[-1]}, or with a budget: 4:500ms"
        )
    if kind.isdigit():
        return Thinker(int(kind), personality, only_searches=only_searches, **parse_settings(settings))
    choose: Choose = importlib.import_module(f"zaubertisch.bots.{kind}").choose
    return choose


def bots_of(game: Game) -> list[str]:
    """Those that differ in this game: the master is there only where nets are."""
    return [name for name in BOTS if name != str(MOST_LEVELS) or MOST_LEVELS in net_levels(game)]


def settings_of(game: Game, name: str) -> str:
    """All that makes a bot of this name what it is in this game."""
    chooser = bot(name)
    if not isinstance(chooser, Thinker):
        return name
    net = chooser.net_in(game)
    return str(chooser.level(game, with_net=net is not None)) + (str(net.about) if net else "")


def use_bots(game: Game) -> None:
    """Let every bot choose once, and the judge judge, so that what they need is compiled."""
    position = Position.new(game, game.card_set(), game.least_seats, game.parse_variants({}), 1)
    seat = position.asked()[0]
    for name in (*BOTS, *SEARCHES):
        bot(name)(position.view(seat), seat, Random(1))
    for judge in (Playouts(game, 1), judge_of(game, 1)):
        judge.worth_by_option(position.view(seat), seat, 1)
