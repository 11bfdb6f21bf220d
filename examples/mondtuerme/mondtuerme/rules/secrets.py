"""Who may know what: `redact` blots out the rest, `imagine` deals it again (rules M4, M8)."""

from mondtuerme.rules.legality import may_visit
from mondtuerme.state import RELICS, TOWERS, VISIT
from zaubertisch.kernel.dice import below, reseed
from zaubertisch.kernel.events import redact_events
from zaubertisch.kernel.hands import deal_hand, redact_hand, redact_knowledge
from zaubertisch.kernel.piles import deal_pile, redact_pile, take_shown
from zaubertisch.kernel.record import EVERYONE, HIDDEN
from zaubertisch.kernel.rules import rule
from zaubertisch.kernel.windows import redact_replies


@rule
def redact(g, observer):
    """The record as this observer may know it; EVERYONE stands for spectators."""
    keep = (1 << observer) | (1 << EVERYONE)
    g.rng = 0
    redact_replies(g, observer)
    for seat in range(g.seats):
        if not g.over:
            redact_hand(g.player[seat].hand, g.known, seat, observer)
    redact_knowledge(g.known, observer)
    redact_pile(g.pile, keep)
    redact_events(g, keep)


@rule
def imagine(g, deck, observer, seed):
    """Turn a view into a full game that fits it; all such deals are equally likely."""
    reseed(g, seed)
    collect_pool(g, deck)
    for seat in range(g.seats):
        deal_hand(g, g.player[seat].hand, g.pool, 0, RELICS, g.player[seat].relics, 0)
        if g.reply[seat] == HIDDEN:
            g.reply[seat] = guess_tower(g, seat)
    deal_pile(g, g.pile, g.pool, 0, RELICS)


@rule
def collect_pool(g, deck):
    """All relics but those that the view shows."""
    for relic in range(RELICS):
        g.pool[relic] = deck.count[relic]
        for seat in range(g.seats):
            g.pool[relic] -= g.player[seat].hand[relic]
    take_shown(g.pool, g.pile)


@rule
def guess_tower(g, seat):
    """M4: any tower that it may visit."""
    tower = below(g, TOWERS)
    while not may_visit(g, seat, tower):
        tower = below(g, TOWERS)
    return VISIT + tower
