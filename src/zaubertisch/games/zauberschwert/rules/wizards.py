"""Who lies at a card: wizards, and the apprentice, who counts as one (rules Z36, Z41, Z49)."""

from zaubertisch.games.zauberschwert.names import APPRENTICE
from zaubertisch.kernel.rules import rule


@rule
def has_apprentice_at(g, seat, card):
    return g.apprentice == card and g.hero_owner[APPRENTICE] == seat


@rule
def is_at(g, seat, card):
    return g.player[seat].wizard == card or has_apprentice_at(g, seat, card)


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
