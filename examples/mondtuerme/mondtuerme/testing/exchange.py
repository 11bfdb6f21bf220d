"""Exchange relics that an observer cannot know and will not learn of in the next step."""

from mondtuerme.state import RELICS
from zaubertisch.kernel.dice import below
from zaubertisch.kernel.exchanges import exchange_in_pile, exchange_with_pile
from zaubertisch.kernel.rules import rule

DEEP = 1  # an answer draws one relic at most


@rule
def shake(g, deck, observer, chance):
    """Returns how many relics were exchanged."""
    done = 0
    for _ in range(6):
        done += exchange_in_pile(g.pile, DEEP, chance)
        seat = below(chance, g.seats)
        if seat != observer:
            done += exchange_with_pile(g.player[seat].hand, g.known, seat, 0, RELICS, g.pile, DEEP, 0, chance)
    return done


@rule
def was_shuffled(g):
    """Nothing is ever shuffled again."""
    return False
