"""Standing orders: how a seat lays down in advance what it answers to a question that it may let pass.

What an order asks before it answers (`unless`) it asks of the public view alone: whether it answers, and so how soon,
must tell nothing of a hand. Every optional question can be let pass; what else makes sense a game declares in its
`view.orders`.
"""

import functools
from collections.abc import Callable
from dataclasses import dataclass

from zaubertisch.kernel.contract import Game
from zaubertisch.kernel.errors import BadInput
from zaubertisch.kernel.packages import part_of
from zaubertisch.kernel.position import Position

Unless = Callable[[Position, int, str], bool]  # (public view, seat, what was named): shall the seat be asked?
LETTING_BY = ("pass", "decline")
LET_PASS = "pass"  # the key of the order that every optional question has
NAMED = "*"  # in an answer: what was named with the order


@dataclass(frozen=True)
class StandingOrder:
    """One way to have a question answered; the first of its answers that is legal is given, and if none is, none."""

    question: str
    key: str
    answers: tuple[str, ...]
    objects: tuple[str, ...] = ()  # of which one is named with it
    thing: str = ""  # what those are: card, number
    unless: Unless | None = None

    def options(self, game: Game, named: str) -> list[int]:
        """What it answers, in the order in which it is tried."""
        return [game.options.number(answer.replace(NAMED, named)) for answer in self.answers]

    def answer(self, public: Position, view: Position, seat: int, named: str) -> int | None:
        """What it answers for a seat that is asked now; nothing if the seat shall be asked itself."""
        if view.question != self.question or (self.unless is not None and self.unless(public, seat, named)):
            return None
        legal = {*view.legal(seat)}
        return next((option for option in self.options(view.game, named) if option in legal), None)

    def check(self, named: str) -> None:
        if named not in (self.objects or ("",)):
            raise BadInput(f"order {self.key!r} for {self.question!r}: {named!r}", ", ".join(self.objects) or "nothing")


def optional_questions(game: Game) -> dict[str, str]:
    """The questions that one may let pass, and the answer that does so."""
    found = {}
    for question, verbs in game.verbs.items():
        passing = next((verb for verb in LETTING_BY if verb in verbs), None)
        passing = game.reactions.passes.get(question, passing)
        if passing is not None:
            found[question] = passing
    return found


@functools.cache
def orders_of(game: Game) -> dict[str, dict[str, StandingOrder]]:
    """For each optional question the orders that one may give, by their keys; letting it pass is the first."""
    found = {
        question: {LET_PASS: StandingOrder(question, LET_PASS, (passing,))}
        for question, passing in optional_questions(game).items()
    }
    for order in getattr(part_of(game.key, "view.orders"), "ORDERS", ()):
        found[order.question][order.key] = order
    return found


def find_order(game: Game, question: str, key: str) -> StandingOrder:
    orders = orders_of(game)
    if question not in orders:
        raise BadInput(f"standing order for {question!r}", ", ".join(orders) or f"none in {game.key}")
    if key not in orders[question]:
        raise BadInput(f"standing order {key!r} for {question!r}", ", ".join(orders[question]))
    return orders[question][key]
