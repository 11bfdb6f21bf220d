"""Drawing, the end of the maps, and Grandlin's catharsis (chapters 9 and 11)."""

from zaubertisch.games.schatzjagd.rules.board import FIELDS
from zaubertisch.games.schatzjagd.rules.effects import CARDS_LEFT
from zaubertisch.games.schatzjagd.rules.hands import discard, draw_card, first_map, lose_card, refill_pile
from zaubertisch.games.schatzjagd.rules.land import take_off
from zaubertisch.games.schatzjagd.rules.treasures import all_lifted
from zaubertisch.games.schatzjagd.state import (
    AT,
    CATHARSIS,
    CATHARSIS_BEGAN,
    DRAWING,
    MAP_SET_ASIDE,
    PASS,
    REMOVE_CARD,
    REPLACEMENT,
)
from zaubertisch.kernel.events import tell
from zaubertisch.kernel.frames import ask_one, pop, push
from zaubertisch.kernel.record import ALL_OBSERVERS, NOTHING
from zaubertisch.kernel.rules import rule

IS_CLEANSED = 1  # notes of DRAWING beside CARDS_LEFT
IS_REPLACEMENT = 2
SEATS_DONE, REPLACED = range(2)  # notes of REPLACEMENT
ASKED = 0  # note of CATHARSIS
ROUNDS = 3


@rule
def draw_cards(g, deck, frame):
    """S108, S109: the frame of drawing some cards."""
    while frame.note[CARDS_LEFT] > 0:
        if g.draw.count == 0 and renew_pile(g, frame):
            return
        if g.draw.count == 0:
            break
        draw_card(g, frame.seat)
        frame.note[CARDS_LEFT] -= 1
    is_replacement, seat = frame.note[IS_REPLACEMENT], frame.seat
    pop(g)
    if not is_replacement and all_lifted(g) and first_map(g, deck, seat) != NOTHING:
        push(g, REPLACEMENT, seat)


@rule
def renew_pile(g, frame):
    """S109, S128: shuffle the discard pile, with `catharsis` after a cleansing. Returns whether to wait for that."""
    if g.catharsis and not frame.note[IS_CLEANSED]:
        frame.note[IS_CLEANSED] = 1
        push(g, CATHARSIS, frame.seat)
        tell(g, CATHARSIS_BEGAN, NOTHING)
        return True
    refill_pile(g)
    return False


@rule
def first_in_turn(g):
    """S129, S146, S148: the seat whose turn it is; at night the first player. As a place in the order."""
    for i in range(g.seats):
        if g.order[i] == g.turn:
            return i
    return 0


@rule
def seat_in_round(g, done):
    """Clockwise from the one who begins."""
    return g.order[(first_in_turn(g) + done) % g.seats]


@rule
def replace_maps(g, deck, frame):
    """S111, S148, S170: the frame of setting maps aside, seat by seat, until a whole round finds none."""
    if frame.note[SEATS_DONE] == g.seats:
        if frame.note[REPLACED] == 0:
            pop(g)
            return
        frame.note[SEATS_DONE] = 0
        frame.note[REPLACED] = 0
    seat = seat_in_round(g, frame.note[SEATS_DONE])
    frame.note[SEATS_DONE] += 1
    count = set_maps_aside(g, deck, seat)
    if count > 0:
        frame.note[REPLACED] = 1
        drawing = push(g, DRAWING, seat)
        drawing.note[CARDS_LEFT] = count
        drawing.note[IS_REPLACEMENT] = 1


@rule
def set_maps_aside(g, deck, seat):
    count = 0
    slot = first_map(g, deck, seat)
    while slot != NOTHING:
        kind = lose_card(g, seat, slot, ALL_OBSERVERS)
        g.set_aside[kind] += 1
        tell(g, MAP_SET_ASIDE, seat, NOTHING, kind)
        count += 1
        slot = first_map(g, deck, seat)
    return count


@rule
def can_be_removed(g, field):
    """S129, S146: any playing card of the board but the one being resolved."""
    return g.card[field] != NOTHING and field != g.uncovered


@rule
def anything_to_remove(g):
    for field in range(FIELDS):
        if can_be_removed(g, field):
            return True
    return False


@rule
def why_not_remove(g, field):
    """S129."""
    return 0 if can_be_removed(g, field) else 129


@rule
def cleanse(g, frame):
    """S129: the frame of a catharsis."""
    if frame.stage == 1:
        seat = seat_in_round(g, frame.note[ASKED])
        frame.note[ASKED] += 1
        frame.stage = 0
        if g.reply[seat] != PASS:
            discard(g, seat, take_off(g, g.reply[seat] - AT))
    if frame.note[ASKED] == ROUNDS * g.seats or not anything_to_remove(g):
        refill_pile(g)
        pop(g)
    else:
        ask_one(g, REMOVE_CARD, seat_in_round(g, frame.note[ASKED]), 1)
