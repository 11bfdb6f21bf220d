"""What must hold at every moment of a game; `audit` counts what does not."""

from zaubertisch.games.zauberschwert.names import (
    ADVENTURES,
    ARTEFACTS,
    BLACK_EGG,
    FIRST_DOUBLE,
    FIRST_HERO,
    FIRST_SPELL,
    HEROES,
    LANDSCAPES,
    MOST_BLACK_EGGS,
    ORCS,
    SPELLS,
    WITH_HEROES,
)
from zaubertisch.games.zauberschwert.rules.belongings import design_of, pieces_in_game
from zaubertisch.games.zauberschwert.state import IN_DISPLAY, IN_PILE, OWNED
from zaubertisch.kernel.frames import audit_progress
from zaubertisch.kernel.piles import in_pile
from zaubertisch.kernel.record import NOTHING
from zaubertisch.kernel.rules import rule


@rule
def audit(g, deck):
    wrong = audit_progress(g) + audit_adventures(g) + audit_landscapes_and_orcs(g)
    for kind in range(ARTEFACTS):
        if cards_of_kind(g, kind) != pieces_in_game(g, deck, design_of(kind)):
            wrong += 1
    for seat in range(g.seats):
        wrong += audit_seat(g, deck, seat)
    return wrong


@rule
def cards_of_kind(g, kind):
    """Every artefact card is somewhere, or has left the game."""
    count = g.artefact_out[kind] + in_pile(g.artefacts, kind)
    for i in range(g.drawn_count):
        if g.drawn[i] == kind:
            count += 1
    for seat in range(g.seats):
        count += g.player[seat].hand[kind] + g.player[seat].laid[design_of(kind)]
    return count


@rule
def in_display(g, card):
    count = 0
    for i in range(g.displayed):
        if g.display[i].card == card:
            count += 1
    return count


@rule
def is_owned(g, card):
    if FIRST_SPELL <= card < FIRST_SPELL + SPELLS:
        return g.spell_owner[card - FIRST_SPELL] != NOTHING
    if FIRST_HERO <= card < FIRST_HERO + HEROES:
        return g.hero_owner[card - FIRST_HERO] != NOTHING
    return False


@rule
def audit_adventures(g):
    """Every adventure is where the record says."""
    wrong = 0
    for card in range(ADVENTURES):
        where = g.where[card]
        if in_pile(g.adventures, card) != (1 if where == IN_PILE else 0):
            wrong += 1
        if in_display(g, card) != (1 if where == IN_DISPLAY else 0):
            wrong += 1
        if is_owned(g, card) != (where == OWNED):
            wrong += 1
    return wrong


@rule
def audit_landscapes_and_orcs(g):
    wrong = 0
    expected = 1 if g.way == WITH_HEROES else 0
    for landscape in range(LANDSCAPES):
        if in_pile(g.landscapes, landscape) + g.landscape_open[landscape] != expected:
            wrong += 1
    for orc in range(ORCS):
        count = in_pile(g.orcs, orc) + g.orc_open[orc]
        for i in range(g.displayed):
            if g.display[i].orc == orc:
                count += 1
        if count != expected:
            wrong += 1
    return wrong


@rule
def audit_seat(g, deck, seat):
    """Z3, Z120: the scale has two ends; hands are as large as they seem; nobody knows more than there is."""
    me = g.player[seat]
    wrong = 0 if 0 <= me.magic <= deck.most_magic and me.stones >= 0 else 1
    size = 0
    for kind in range(ARTEFACTS):
        size += me.hand[kind]
        for observer in range(g.seats):
            if g.known[observer, seat, kind] > me.hand[kind]:
                wrong += 1
    if size != me.hand_size or me.laid[BLACK_EGG] > MOST_BLACK_EGGS:
        wrong += 1
    return wrong + audit_support(g, seat)


@rule
def audit_support(g, seat):
    """Z143: what a spell supports lies before its owner."""
    wrong = 0
    for spell in range(SPELLS):
        design = g.support[spell]
        if g.spell_owner[spell] != seat or design == NOTHING:
            continue
        if g.player[seat].laid[design] == 0 or BLACK_EGG <= design < FIRST_DOUBLE:
            wrong += 1
    return wrong
