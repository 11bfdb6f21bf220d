"""Luck apart from play: an account for each seat that closes exactly.

Start, luck, own play and the others' play give the result. Play is what the judge expects after an answer less what
it expected before, by what the answering seat knew: it is above zero where somebody did better than the judge's own
play. Luck is all else by which a seat's own chance changed, by its own knowledge: dice, draws, deals, orders, and what
came to light. Over many games it is zero on average, however well the seats play.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from zaubertisch.review.reviewer import Moment, Parts

HUNDRED = 100  # a hundredth is a percent


@dataclass(frozen=True)
class Account:
    """Of one seat, in ten-thousandths."""

    start: int
    luck: int
    own: int
    others: int
    result: int

    def in_percent(self) -> "Account":
        """Rounded so that it still closes: what rounding leaves goes to luck."""
        start, own, others, result = (
            round(part / HUNDRED) for part in (self.start, self.own, self.others, self.result)
        )
        return Account(start, result - start - own - others, own, others, result)


def play_of(moment: Moment, seat: int) -> int:
    """What the answer of a moment brought a seat."""
    return moment.choice.after[seat] - moment.choice.before[seat] if moment.choice else 0


def luck_of(before: int, moment: Moment, seat: int) -> int:
    """By how much more a seat's own chance changed than by the answer."""
    return moment.own(seat) - before - play_of(moment, seat)


def account_of(start: Parts, moments: Sequence[Moment], seat: int) -> Account:
    """The first moment is the deal; the last one the end of the game, where chances are certain."""
    luck = own = others = 0
    stood = start[seat]
    for moment in moments:
        luck += luck_of(stood, moment, seat)
        own += play_of(moment, seat) if moment.seat == seat else 0
        others += play_of(moment, seat) if moment.seat != seat else 0
        stood = moment.own(seat)
    return Account(start[seat], luck, own, others, stood)
