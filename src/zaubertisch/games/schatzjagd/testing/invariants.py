"""What must hold at every moment of a game; `audit` counts what does not."""

from zaubertisch.games.schatzjagd.rules.board import FIELDS, is_open
from zaubertisch.games.schatzjagd.rules.treasures import all_lifted, holder_of
from zaubertisch.games.schatzjagd.state import (
    CASTING,
    DRAWING,
    KINDS,
    LIFE,
    MAP,
    MOST_TREASURES,
    NOWHERE,
    REPLACEMENT,
    SUCCESSION,
    TREASURE_KINDS,
    VALUES,
)
from zaubertisch.kernel.frames import audit_progress
from zaubertisch.kernel.piles import place_in
from zaubertisch.kernel.record import NOTHING
from zaubertisch.kernel.rules import rule


@rule
def audit(g, deck):
    wrong = audit_progress(g) + audit_cards(g, deck) + audit_treasures(g, deck) + audit_board(g)
    for seat in range(g.seats):
        wrong += audit_seat(g, deck, seat)
    return wrong + 1 if g.last_day > 0 and g.day > g.last_day else wrong


@rule
def audit_cards(g, deck):
    """Every card is somewhere, once."""
    wrong, discarded = 0, 0
    for kind in range(KINDS):
        g.left[kind] = g.discard[kind] + g.set_aside[kind]
        discarded += g.discard[kind]
    count_pile(g)
    for field in range(FIELDS):
        if g.card[field] != NOTHING:
            g.left[g.card[field]] += 1
    for seat in range(g.seats):
        for slot in range(g.player[seat].cards):
            g.left[g.player[seat].hand[slot]] += 1
    for i in range(g.depth):
        if g.frame[i].rule == CASTING:
            g.left[g.frame[i].note[0]] += 1
    for kind in range(KINDS):
        wrong += 0 if g.left[kind] == deck.count[kind] else 1
        g.left[kind] = 0
    return wrong if discarded == g.discarded else wrong + 1


@rule
def count_pile(g):
    for i in range(g.draw.count):
        g.left[g.draw.card[place_in(g.draw, i)]] += 1


@rule
def audit_treasures(g, deck):
    """Every treasure is somewhere; its holder knows it."""
    wrong = 0
    for kind in range(TREASURE_KINDS):
        count = 0
        for i in range(MOST_TREASURES):
            if g.treasure[i].place != NOWHERE and g.treasure[i].kind == kind:
                count += 1
        wrong += 0 if count == deck.treasures[kind] else 1
    for i in range(MOST_TREASURES):
        holder = holder_of(g.treasure[i].place)
        if holder != NOTHING and (g.treasure[i].knowers >> holder) & 1 == 0:
            wrong += 1
    return wrong


@rule
def audit_board(g):
    """Cards stand on open fields only; without `memory` only an open card is known."""
    wrong = 0
    for field in range(FIELDS):
        if g.card[field] != NOTHING and not is_open(field):
            wrong += 1
        if g.known[field] != 0 and (g.card[field] == NOTHING or not (g.memory or field == g.uncovered)):
            wrong += 1
    return wrong


@rule
def is_in_progress(g, rule_number):
    for i in range(g.depth):
        if g.frame[i].rule == rule_number:
            return True
    return False


@rule
def awaits_successor(g, seat):
    for i in range(g.depth):
        if g.frame[i].rule == SUCCESSION and g.frame[i].seat == seat:
            return True
    return False


@rule
def audit_seat(g, deck, seat):
    """Values within bounds; a henchman without life has a successor coming; wiped hands; no idle maps."""
    me = g.player[seat]
    wrong = 0
    for value in range(VALUES):
        wrong += 0 if 0 <= me.value[value] <= deck.most else 1
    if g.day > 0 and me.value[LIFE] == 0 and not awaits_successor(g, seat):
        wrong += 1
    for slot in range(me.cards, me.hand.size):
        wrong += 0 if me.hand[slot] == 0 and me.seen[slot] == 0 else 1
    may_hold_maps = not all_lifted(g) or is_in_progress(g, DRAWING) or is_in_progress(g, REPLACEMENT)
    for slot in range(me.cards):
        if not may_hold_maps and deck.type[me.hand[slot]] == MAP:
            wrong += 1
    return wrong
