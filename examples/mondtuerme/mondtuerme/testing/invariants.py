"""What must hold at every moment of a game; `audit` counts what does not."""

from mondtuerme.state import RELICS
from zaubertisch.kernel.frames import audit_progress
from zaubertisch.kernel.hands import audit_knowledge, cards_between
from zaubertisch.kernel.piles import in_pile
from zaubertisch.kernel.rules import rule


@rule
def audit(g, deck):
    """Every relic is somewhere, gems are never owed, and nobody knows of a relic that is not there."""
    wrong = audit_progress(g)
    for seat in range(g.seats):
        me = g.player[seat]
        wrong += audit_knowledge(me.hand, g.known, seat)
        if me.gems < 0 or me.relics != cards_between(me.hand, 0, RELICS):
            wrong += 1
    for relic in range(RELICS):
        count = in_pile(g.pile, relic)
        for seat in range(g.seats):
            count += g.player[seat].hand[relic]
        if count != deck.count[relic]:
            wrong += 1
    return wrong
