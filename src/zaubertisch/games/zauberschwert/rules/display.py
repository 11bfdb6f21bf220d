"""Phase A: adventures, landscape and orcs turned up; and cards leaving the display (chapter 2)."""

from zaubertisch.games.zauberschwert.names import (
    ADVENTURES,
    BASE,
    BUYING_MARKET,
    CREATURES,
    FIRST_HERO,
    LANDSCAPE_CARD,
    LANDSCAPES,
    ORC_CARD,
    ORCS,
    SHORT,
)
from zaubertisch.games.zauberschwert.state import (
    CARD_LEFT,
    CARD_TURNED_UP,
    IN_DISPLAY,
    IN_PILE,
    LANDSCAPE_TURNED_UP,
    ORC_DISCARDED,
    ORC_JOINED,
    OUT,
    PILE_REFILLED,
)
from zaubertisch.kernel.events import tell
from zaubertisch.kernel.piles import draw, put_under, shuffle_pile
from zaubertisch.kernel.record import MOST_SEATS, NOTHING
from zaubertisch.kernel.rules import rule

TWO = 2


@rule
def is_creature(card):
    return card < CREATURES


@rule
def is_hero(card):
    return FIRST_HERO <= card < BUYING_MARKET


@rule
def is_short(g):
    """Z154: do two seats play the short game?"""
    return g.seats == TWO and g.two_seats == SHORT


@rule
def display_size(g, deck):
    """Z10, Z12, Z13, Z154: how many adventures that are no heroes lie open."""
    if g.way != BASE:
        return deck.display_heroes
    if is_short(g):
        return deck.display_two
    return deck.display_five if g.seats == MOST_SEATS else deck.display


@rule
def adventures_displayed(g):
    count = 0
    for spot in range(g.displayed):
        if not is_hero(g.display[spot].card):
            count += 1
    return count


@rule
def adventures_missing(g, deck):
    return display_size(g, deck) - adventures_displayed(g)


@rule
def can_fill_display(g, deck):
    """Z21: are there enough adventures in the pile, heroes not counted?"""
    left = 0
    for card in range(ADVENTURES):
        if g.where[card] == IN_PILE and not is_hero(card):
            left += 1
    return left >= adventures_missing(g, deck)


@rule
def fill_display(g, deck):
    """Z12, Z13: cards are turned up until enough of them show no hero, or the pile is empty."""
    missing = adventures_missing(g, deck)
    while missing > 0 and g.adventures.count > 0:
        card, _ = draw(g.adventures)
        turn_up_adventure(g, card)
        if not is_hero(card):
            missing -= 1


@rule
def turn_up_adventure(g, card):
    spot = g.display[g.displayed]
    spot.card = card
    spot.orc = NOTHING
    spot.done = 0
    g.displayed += 1
    g.where[card] = IN_DISPLAY
    g.stirred = 1
    tell(g, CARD_TURNED_UP, NOTHING, NOTHING, card)


@rule
def turn_up_landscape(g):
    """Z15, Z16."""
    if g.landscapes.count == 0:
        refill_landscapes(g)
    landscape, _ = draw(g.landscapes)
    g.landscape = landscape
    g.landscape_open[landscape] = 1
    tell(g, LANDSCAPE_TURNED_UP, NOTHING, NOTHING, LANDSCAPE_CARD + landscape)


@rule
def refill_landscapes(g):
    for landscape in range(LANDSCAPES):
        g.landscape_open[landscape] = 0
        put_under(g.landscapes, landscape, 0)
    shuffle_pile(g, g.landscapes)
    tell(g, PILE_REFILLED, NOTHING, NOTHING, LANDSCAPE_CARD + g.landscape)


@rule
def send_orcs(g, deck):
    """Z19, Z20: one orc to each creature, if the landscape shows orcs."""
    if not deck.brings_orcs[g.landscape]:
        return
    for i in range(g.displayed):
        spot = g.display[i]
        if is_creature(spot.card):
            join_orc(g, spot)


@rule
def join_orc(g, spot):
    if g.orcs.count == 0:
        refill_orcs(g)
    if g.orcs.count > 0:
        orc, _ = draw(g.orcs)
        spot.orc = orc
        tell(g, ORC_JOINED, NOTHING, NOTHING, spot.card, orc + 1)


@rule
def refill_orcs(g):
    for orc in range(ORCS):
        if g.orc_open[orc]:
            g.orc_open[orc] = 0
            put_under(g.orcs, orc, 0)
    shuffle_pile(g, g.orcs)
    tell(g, PILE_REFILLED, NOTHING, NOTHING, ORC_CARD)


@rule
def spot_of(g, card):
    """Where in the display a card lies, or NOTHING."""
    for spot in range(g.displayed):
        if g.display[spot].card == card:
            return spot
    return NOTHING


@rule
def is_displayed(g, card):
    return g.where[card] == IN_DISPLAY


@rule
def is_unresolved(g, card):
    """Does it lie there, and has it not been resolved in this round?"""
    return is_displayed(g, card) and g.display[spot_of(g, card)].done == 0


@rule
def orc_at(g, card):
    """The orc of a creature in the display, or NOTHING."""
    return g.display[spot_of(g, card)].orc


@rule
def unit_strength(g, deck, card):
    """Z39, Z83: a creature and its orc are one unit."""
    orc = orc_at(g, card)
    return int(deck.strength[card]) + (int(deck.orc_strength[orc]) if orc != NOTHING else 0)


@rule
def discard_orc(g, spot):
    """Z86: to its discard pile."""
    if spot.orc != NOTHING:
        g.orc_open[spot.orc] = 1
        tell(g, ORC_DISCARDED, NOTHING, NOTHING, ORC_CARD + spot.orc)
        spot.orc = NOTHING


@rule
def take_out(g, card, to):
    """A card leaves the display: somebody owns it now, or it is out of the game."""
    here = spot_of(g, card)
    discard_orc(g, g.display[here])
    for i in range(here, g.displayed - 1):
        g.display[i].card = g.display[i + 1].card
        g.display[i].orc = g.display[i + 1].orc
        g.display[i].done = g.display[i + 1].done
    g.displayed -= 1
    last = g.display[g.displayed]
    last.card = NOTHING
    last.orc = NOTHING
    last.done = 0
    g.where[card] = to
    g.stirred = 1


@rule
def remove_card(g, card):
    take_out(g, card, OUT)
    tell(g, CARD_LEFT, NOTHING, NOTHING, card)


@rule
def clear_display(g):
    """Z61, Z66, Z86: what does not wait for a taker leaves, orcs go; the rest waits for the next round."""
    for i in range(g.displayed - 1, -1, -1):
        spot = g.display[i]
        discard_orc(g, spot)
        spot.done = 0
        if not waits(g, spot.card):
            remove_card(g, spot.card)


@rule
def waits(g, card):
    """Z55, Z61, Z66, Z154: heroes and markets do not; in the short game only creatures do."""
    return is_creature(card) if is_short(g) else card < FIRST_HERO
