"""The tally (rules M10, M11)."""

from mondtuerme.state import RELICS
from zaubertisch.kernel.ranking import winners_by
from zaubertisch.kernel.rules import rule

TALLY_PARTS = ("gems", "relics")


@rule
def relic_points(g, deck, seat):
    """M10: what is printed on the relics, as far as the record knows them."""
    total = 0
    for relic in range(RELICS):
        total += g.player[seat].hand[relic] * deck.points[relic]
    return total


@rule
def points(g, deck, seat):
    return g.player[seat].gems + relic_points(g, deck, seat)


@rule
def tally(g, deck, seat, out):
    """M10: gems and relics; returns the sum."""
    out[0] = g.player[seat].gems
    out[1] = relic_points(g, deck, seat)
    return points(g, deck, seat)


@rule
def rank(g, deck, seat):
    """M11: points, then gems."""
    return points(g, deck, seat), g.player[seat].gems


winners = winners_by("mondtuerme", rank)
