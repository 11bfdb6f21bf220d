"""Set-up: the pile of relics and the first seat (rules M1, M2)."""

from mondtuerme.rules.nights import run_on
from mondtuerme.state import BLANK, NIGHT, RELICS
from zaubertisch.kernel.blanks import copy_record
from zaubertisch.kernel.dice import below, reseed
from zaubertisch.kernel.frames import push
from zaubertisch.kernel.piles import put_under, shuffle_pile
from zaubertisch.kernel.record import NOTHING
from zaubertisch.kernel.rules import rule


@rule
def set_up(g, deck, seats, variants, seed):
    """M1, M2: a ready game; the first question is open."""
    copy_record(BLANK[0], g)
    reseed(g, seed)
    g.seats = seats
    g.nights = variants[0]
    g.start = below(g, seats)
    for relic in range(RELICS):
        for _ in range(deck.count[relic]):
            put_under(g.pile, relic, 0)
    shuffle_pile(g, g.pile)
    push(g, NIGHT, NOTHING)
    run_on(g, deck)
