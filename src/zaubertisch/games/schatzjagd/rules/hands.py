"""Cards in hands and on piles, and who knows them (chapter 9)."""

from zaubertisch.games.schatzjagd.rules.treasures import treasures_at
from zaubertisch.games.schatzjagd.state import (
    CARD_DISCARDED,
    CARD_DRAWN,
    CARRIED,
    KINDS,
    MAP,
    MOST_HAND,
    PILE_REFILLED,
)
from zaubertisch.kernel.events import tell, tell_secret
from zaubertisch.kernel.piles import draw, put_under, shuffle_pile
from zaubertisch.kernel.record import NOTHING
from zaubertisch.kernel.rules import rule

SEATS_KNOW = 15  # all seats, without the spectators


@rule
def remembered(g, knowers):
    """S51, S170: what stays in mind of what was seen: all with `memory`, else nothing; spectators never."""
    return knowers & SEATS_KNOW if g.memory else 0


@rule
def hand_size(g, seat):
    """S108: treasures count."""
    return g.player[seat].cards + treasures_at(g, CARRIED + seat)


@rule
def slot_of(g, seat, kind):
    """Where in the hand such a card is, or NOTHING."""
    me = g.player[seat]
    for slot in range(me.cards):
        if me.hand[slot] == kind:
            return slot
    return NOTHING


@rule
def holds(g, seat, kind):
    return slot_of(g, seat, kind) != NOTHING


@rule
def is_first_of_kind(me, slot):
    """Is no such card in the slots before?"""
    for i in range(slot):
        if me.hand[i] == me.hand[slot]:
            return False
    return True


@rule
def gain_card(g, seat, kind, seen):
    """A card comes to the hand; a full hand takes no more (S199)."""
    me = g.player[seat]
    if me.cards == MOST_HAND:
        discard(g, seat, kind)
        return
    me.hand[me.cards] = kind
    me.seen[me.cards] = remembered(g, seen) & (SEATS_KNOW ^ (1 << seat))
    me.cards += 1


@rule
def lose_card(g, seat, slot, witnesses):
    """A card leaves the hand; who does not see which is certain of nothing in that hand any more (S202)."""
    me = g.player[seat]
    kind, knew = me.hand[slot], me.seen[slot]
    for i in range(slot, me.cards - 1):
        me.hand[i] = me.hand[i + 1]
        me.seen[i] = me.seen[i + 1]
    me.cards -= 1
    me.hand[me.cards] = 0
    me.seen[me.cards] = 0
    for i in range(me.cards):
        me.seen[i] &= witnesses
    forget_twin(me, kind, knew)
    return kind


@rule
def forget_twin(me, kind, knew):
    """Who knew of such a card, but of another one, cannot tell which of the two has left."""
    for i in range(me.cards):
        if me.hand[i] == kind:
            before = me.seen[i]
            me.seen[i] = before & knew
            knew |= before


@rule
def discard(g, seat, kind):
    """S149: shown to all, then on top of the discard pile."""
    g.discard[kind] += 1
    g.discarded += 1
    g.top = kind
    tell(g, CARD_DISCARDED, seat, NOTHING, kind)


@rule
def discard_hand(g, seat):
    """S89."""
    me = g.player[seat]
    for slot in range(me.cards):
        discard(g, seat, me.hand[slot])
        me.hand[slot] = 0
        me.seen[slot] = 0
    me.cards = 0


@rule
def draw_card(g, seat):
    """The top card of the draw pile, seen by its new owner."""
    kind, _ = draw(g.draw)
    tell_secret(g, CARD_DRAWN, seat, kind, 1 << seat)
    gain_card(g, seat, kind, 0)


@rule
def refill_pile(g):
    """S109: the discard pile is shuffled and becomes the draw pile."""
    if g.discarded == 0:
        return
    for kind in range(KINDS):
        for _ in range(g.discard[kind]):
            put_under(g.draw, kind, 0)
        g.discard[kind] = 0
    g.discarded = 0
    g.top = NOTHING
    shuffle_pile(g, g.draw)
    tell(g, PILE_REFILLED, NOTHING)


@rule
def can_draw(g):
    return g.draw.count > 0 or g.discarded > 0


@rule
def first_map(g, deck, seat):
    """A slot with a map, or NOTHING."""
    me = g.player[seat]
    for slot in range(me.cards):
        if deck.type[me.hand[slot]] == MAP:
            return slot
    return NOTHING
