"""What happens when an offer is accepted: both sides hand over, then both receive (chapter 11)."""

from zaubertisch.games.zauberschwert.names import ARTEFACTS, SPELLS
from zaubertisch.games.zauberschwert.rules.belongings import add_to_hand, design_card, hide_from_hand
from zaubertisch.games.zauberschwert.rules.items import cards_for, item_card
from zaubertisch.games.zauberschwert.rules.layout import uncharge
from zaubertisch.games.zauberschwert.rules.spells import supporter_left_over
from zaubertisch.games.zauberschwert.state import ARTEFACT_RECEIVED, CARD_RECEIVED, SUPPORT_ASSIGNED, SWAPPED
from zaubertisch.kernel.events import tell, tell_privately
from zaubertisch.kernel.record import NOTHING
from zaubertisch.kernel.rules import rule

ON_ITS_WAY = 16  # the owner of a spell between two owners is this plus the new one


@rule
def swap(g, seat, partner, gift, gift_2, wish, wish_2):
    """Z102, Z107: the others see only how many cards changed hands."""
    tell(g, SWAPPED, seat, partner, NOTHING, max(cards_for(gift), cards_for(wish)))
    gift_knowers = hand_over(g, seat, partner, gift)
    gift_2_knowers = hand_over(g, seat, partner, gift_2)
    wish_knowers = hand_over(g, partner, seat, wish)
    wish_2_knowers = hand_over(g, partner, seat, wish_2)
    receive(g, partner, seat, gift, gift_knowers)
    receive(g, partner, seat, gift_2, gift_2_knowers)
    receive(g, seat, partner, wish, wish_knowers)
    receive(g, seat, partner, wish_2, wish_2_knowers)


@rule
def hand_over(g, giver, taker, item):
    """An item leaves its owner; returns who knows which card it was. Nothing arrives before all has left."""
    if item == NOTHING:
        return 0
    if item < ARTEFACTS:
        return hide_from_hand(g, giver, item, taker)
    take_up_artefact(g, giver, taker, item - ARTEFACTS)
    return 0


@rule
def take_up_artefact(g, giver, taker, design):
    """Z111, Z112: a laid-out artefact leaves its owner, and Absolutus goes along if no equal one without it is left."""
    g.player[giver].laid[design] -= 1
    spell = supporter_left_over(g, giver, design)
    if spell != NOTHING:
        g.spell_owner[spell] = ON_ITS_WAY + taker


@rule
def receive(g, taker, giver, item, knowers):
    """Z102, Z107."""
    if item >= ARTEFACTS:
        put_down_artefact(g, taker, giver, item - ARTEFACTS)
    elif item != NOTHING:
        two = (1 << giver) | (1 << taker)
        add_to_hand(g, taker, item, knowers | (1 << giver))
        tell_privately(g, CARD_RECEIVED, taker, giver, item_card(item), 0, two)


@rule
def put_down_artefact(g, taker, giver, design):
    """Z110, Z111, Z118: it stays laid out; Absolutus has come along; an energy stone begins at its first step."""
    g.player[taker].laid[design] += 1
    tell(g, ARTEFACT_RECEIVED, taker, giver, design_card(design))
    uncharge(g, design)
    for spell in range(SPELLS):
        if g.spell_owner[spell] == ON_ITS_WAY + taker and g.support[spell] == design:
            g.spell_owner[spell] = taker
            tell(g, SUPPORT_ASSIGNED, taker, NOTHING, design_card(design))
