"""Exchange cards that an observer cannot know and will not learn of in the next step."""

from zaubertisch.games.schatzjagd.rules.board import FIELDS, NEIGHBOUR
from zaubertisch.games.schatzjagd.rules.treasures import treasures_at
from zaubertisch.games.schatzjagd.state import (
    BURIED,
    CARD_DISCARDED,
    CARD_LOOKED_AT,
    CARD_UNCOVERED,
    INFLUENCE,
    LAY_CARD,
    MOST_TREASURES,
    PILE_REFILLED,
    STEP,
    TRAVEL,
)
from zaubertisch.kernel.dice import below
from zaubertisch.kernel.piles import place_in
from zaubertisch.kernel.record import NOTHING
from zaubertisch.kernel.rules import rule

DEEP = 40  # no single answer draws so many cards


@rule
def deep_spot(g, chance):
    """A place far down in the draw pile, or NOTHING."""
    if g.draw.count <= DEEP:
        return NOTHING
    return place_in(g.draw, DEEP + below(chance, g.draw.count - DEEP))


@rule
def is_near(g, field):
    """Could a henchman come there with one answer?"""
    for seat in range(g.seats):
        here = g.player[seat].field
        if here == field:
            return True
        for direction in range(4):
            if NEIGHBOUR[here, direction] == field:
                return True
    return False


@rule
def is_quiet(g):
    """Questions whose answer uncovers nothing far away."""
    return g.question == TRAVEL or g.question == STEP or g.question == INFLUENCE or g.question == LAY_CARD


@rule
def exchange_in_pile(g, chance):
    here, there = deep_spot(g, chance), deep_spot(g, chance)
    if here < 0 or there < 0 or g.draw.card[here] == g.draw.card[there]:
        return 0
    g.draw.card[here], g.draw.card[there] = g.draw.card[there], g.draw.card[here]
    return 1


@rule
def exchange_with_board(g, chance, observer):
    """A far card that this observer does not know, against one deep in the pile."""
    field, spot = below(chance, FIELDS), deep_spot(g, chance)
    if spot < 0 or g.card[field] == NOTHING or g.known[field] != 0 or is_near(g, field) or not is_quiet(g):
        return 0
    kind = g.card[field]
    g.card[field] = g.draw.card[spot]
    g.draw.card[spot] = kind
    return 1


@rule
def exchange_with_hand(g, deck, chance, observer):
    """A card of a seat that is neither asked nor about to die or to show its maps, against one deep in the pile."""
    seat, spot = below(chance, g.seats), deep_spot(g, chance)
    me = g.player[seat]
    if (
        spot < 0
        or seat == observer
        or seat == g.turn
        or me.poisoned
        or me.must_uncover
        or me.cards == 0
        or not is_quiet(g)
    ):
        return 0
    if treasures_at(g, BURIED) < 2:
        return 0
    slot = below(chance, me.cards)
    if me.seen[slot] != 0:
        return 0
    kind = me.hand[slot]
    me.hand[slot] = g.draw.card[spot]
    g.draw.card[spot] = kind
    return 1


@rule
def exchange_buried(g, chance):
    one, other = below(chance, MOST_TREASURES), below(chance, MOST_TREASURES)
    a, b = g.treasure[one], g.treasure[other]
    if a.place != BURIED or b.place != BURIED or a.kind == b.kind or first_buried(g) >= min(one, other):
        return 0
    a.kind, b.kind = b.kind, a.kind
    return 1


@rule
def first_buried(g):
    for i in range(MOST_TREASURES):
        if g.treasure[i].place == BURIED:
            return i
    return MOST_TREASURES


@rule
def shake(g, deck, observer, chance):
    """Returns how many cards were exchanged."""
    done = 0
    for _ in range(6):
        done += exchange_in_pile(g, chance)
        done += exchange_with_board(g, chance, observer)
        done += exchange_with_hand(g, deck, chance, observer)
        done += exchange_buried(g, chance)
    return done


@rule
def was_shuffled(g):
    """Did the last answer show cards that a view forgets again (S149, S150), or shuffle such as were seen?"""
    for i in range(g.event_count):
        kind = g.event[i].kind
        if kind == PILE_REFILLED or kind == CARD_UNCOVERED or kind == CARD_DISCARDED or kind == CARD_LOOKED_AT:
            return True
    return False
