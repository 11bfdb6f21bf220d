"""What an offer can name, and how much of it a seat has (chapter 11).

An item below ARTEFACTS is a card in the hand, above it an artefact laid out (variant). A laid-out double is worth two
cards.
"""

from zaubertisch.games.zauberschwert.names import ARTEFACT_CARD, ARTEFACTS, DESIGNS, FIRST_DOUBLE
from zaubertisch.games.zauberschwert.rules.belongings import design_card, is_egg, is_other_seat, is_poison
from zaubertisch.games.zauberschwert.state import ITEMS
from zaubertisch.kernel.rules import rule


@rule
def item_card(item):
    """The number of an item in events."""
    return ARTEFACT_CARD + item if item < ARTEFACTS else design_card(item - ARTEFACTS)


@rule
def cards_for(item):
    """Z110: how many cards an item is given for; a laid-out double is two."""
    return 2 if item >= ARTEFACTS + FIRST_DOUBLE else 1


@rule
def can_be_traded(design):
    """Z109, Z110: no eggs and no poison among laid-out artefacts."""
    return not (is_egg(design) or is_poison(design))


@rule
def items_to_name(g):
    """Z109: without the variant only cards in hands, which come first."""
    return ITEMS if g.variant else ARTEFACTS


@rule
def refusal_of_item(g, item):
    """Z109, Z110, Z128: what can be named at all; every card in a hand, poison too."""
    if item < ARTEFACTS:
        return 0
    if item >= items_to_name(g):
        return 109
    return 0 if can_be_traded(item - ARTEFACTS) else 110


@rule
def holds(g, seat, item, copies):
    """Does the seat have so many of an item, laid out or in its hand?"""
    if item < ARTEFACTS:
        return g.player[seat].hand[item] >= copies
    return g.player[seat].laid[item - ARTEFACTS] >= copies


@rule
def single_items(g, seat):
    """How many items worth one card a seat has, by public knowledge."""
    me = g.player[seat]
    count = me.hand_size
    if g.variant:
        for design in range(FIRST_DOUBLE):
            if can_be_traded(design):
                count += me.laid[design]
    return count


@rule
def has_double(g, seat):
    """Variant: does a two-part artefact lie before the seat?"""
    if g.variant:
        for design in range(FIRST_DOUBLE, DESIGNS):
            if g.player[seat].laid[design] > 0:
                return True
    return False


@rule
def can_give_for(g, seat, partner, count):
    """Could a gift worth so many cards be answered by anything the partner has?"""
    if count == 2:
        return has_double(g, partner) or single_items(g, partner) >= 2
    return single_items(g, partner) >= 1 or (single_items(g, seat) >= 2 and has_double(g, partner))


@rule
def can_deal(g, seat, partner):
    """Is there any offer the seat could make to the partner, by public knowledge?"""
    if single_items(g, seat) >= 1 and can_give_for(g, seat, partner, 1):
        return True
    return has_double(g, seat) and can_give_for(g, seat, partner, 2)


@rule
def refusal_of_partner(g, seat, partner):
    """Z106: another seat with which there is anything to swap."""
    return 0 if is_other_seat(g, seat, partner) and can_deal(g, seat, partner) else 106


@rule
def has_partner(g, seat):
    for other in range(g.seats):
        if refusal_of_partner(g, seat, other) == 0:
            return True
    return False
