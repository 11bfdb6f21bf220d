"""Who is at a card: wizards, and the apprentice, who counts as one (chapter 5)."""

from zaubertisch.games.zauberschwert.names import APPRENTICE
from zaubertisch.kernel.record import NOTHING
from zaubertisch.kernel.rules import rule


@rule
def is_sender(g, seat):
    """Has the seat sent out the apprentice in this round?"""
    return g.apprentice != NOTHING and g.hero_owner[APPRENTICE] == seat


@rule
def is_at(g, seat, card):
    """Z36, Z49: by its wizard or by its apprentice."""
    return g.player[seat].wizard == card or (g.apprentice == card and is_sender(g, seat))


@rule
def is_there_by_apprentice(g, seat, card):
    """Z41: never both."""
    return g.player[seat].wizard != card


@rule
def members_at(g, card):
    """The set of seats at a card."""
    members = 0
    for seat in range(g.seats):
        if is_at(g, seat, card):
            members |= 1 << seat
    return members


@rule
def wizards_at(g, card):
    count = 0
    for seat in range(g.seats):
        if is_at(g, seat, card):
            count += 1
    return count


@rule
def has_company(g, card):
    return wizards_at(g, card) > 1
