"""Set-up: piles, castles, houses, first player, first hands (chapter 2)."""

from zaubertisch.games.schatzjagd.rules.board import CASTLE_AT
from zaubertisch.games.schatzjagd.rules.hands import draw_card
from zaubertisch.games.schatzjagd.rules.land import owner_of
from zaubertisch.games.schatzjagd.state import (
    BURIED,
    CASTLE_CHOSEN,
    CHOOSE_CASTLE,
    DAY,
    FIRST_ROLLED,
    KINDS,
    MOST_TREASURES,
    NOWHERE,
    TAKE_CASTLE,
    TREASURE_KINDS,
    VALUES,
)
from zaubertisch.kernel.dice import below, roll_die, shuffle
from zaubertisch.kernel.events import tell
from zaubertisch.kernel.frames import ask_one, pop, push
from zaubertisch.kernel.piles import put_under, shuffle_pile
from zaubertisch.kernel.record import NOTHING
from zaubertisch.kernel.rules import rule

HAVE_CHOSEN, IS_FREE_CHOICE = range(2)  # notes of OPENING


@rule
def found(g, deck, frame):
    """S14: the frame of the beginning: castles, then everything else."""
    if frame.stage == 1:
        choose_castle(g, frame.note[HAVE_CHOSEN], g.reply[frame.note[HAVE_CHOSEN]] - TAKE_CASTLE)
        frame.note[HAVE_CHOSEN] += 1
        frame.stage = 0
    if not frame.note[IS_FREE_CHOICE]:
        for seat in range(g.seats):
            choose_castle(g, seat, suggested_castle(g, seat))
    elif frame.note[HAVE_CHOSEN] < g.seats:
        ask_one(g, CHOOSE_CASTLE, frame.note[HAVE_CHOSEN], 1)
        return
    pop(g)
    begin_play(g, deck)


@rule
def suggested_castle(g, seat):
    """S14: two seats sit opposite each other."""
    return seat * 2 if g.seats == 2 else seat


@rule
def choose_castle(g, seat, corner):
    me = g.player[seat]
    me.castle = corner
    me.field = CASTLE_AT[corner]
    tell(g, CASTLE_CHOSEN, seat, corner)


@rule
def why_not_castle(g, corner):
    """S14: one that nobody has taken."""
    return 0 if owner_of(g, corner) == NOTHING else 14


@rule
def begin_play(g, deck):
    """S18, S19: henchmen with their values, a hand for each; then the first day."""
    seat_clockwise(g)
    roll_for_first(g)
    for seat in range(g.seats):
        for value in range(VALUES):
            g.player[seat].value[value] = deck.start[value]
        for _ in range(deck.hand):
            draw_card(g, seat)
    push(g, DAY, NOTHING)


@rule
def seat_clockwise(g):
    """S2: the order of play goes round the corners."""
    n = 0
    for corner in range(CASTLE_AT.size):
        seat = owner_of(g, corner)
        if seat != NOTHING:
            g.order[n] = seat
            n += 1


@rule
def roll_for_first(g):
    """S17: the highest begins; those who share it roll again."""
    rolling = (1 << g.seats) - 1
    while rolling & (rolling - 1):
        rolling = roll_once(g, rolling)
    while (rolling >> g.order[0]) & 1 == 0:
        rotate_order(g)


@rule
def roll_once(g, rolling):
    """Everyone in the set rolls; returns those who share the highest."""
    best, who = 0, 0
    for seat in range(g.seats):
        if (rolling >> seat) & 1:
            shows = roll_die(g)
            tell(g, FIRST_ROLLED, seat, NOTHING, NOTHING, shows)
            if shows > best:
                best, who = shows, 0
            if shows == best:
                who |= 1 << seat
    return who


@rule
def rotate_order(g):
    first = g.order[0]
    for i in range(g.seats - 1):
        g.order[i] = g.order[i + 1]
    g.order[g.seats - 1] = first


@rule
def stack_piles(g, deck):
    """S15, S16, S173: all cards and all treasures, shuffled."""
    for kind in range(KINDS):
        for _ in range(deck.count[kind]):
            put_under(g.draw, kind, 0)
    shuffle_pile(g, g.draw)
    count = 0
    for kind in range(TREASURE_KINDS):
        for _ in range(deck.treasures[kind]):
            g.treasure[count].kind = kind
            g.treasure[count].place = BURIED
            count += 1
    shuffle_treasures(g, count)


@rule
def shuffle_treasures(g, count):
    for i in range(count - 1, 0, -1):
        j = below(g, i + 1)
        g.treasure[i].kind, g.treasure[j].kind = g.treasure[j].kind, g.treasure[i].kind
    for i in range(count, MOST_TREASURES):
        g.treasure[i].place = NOWHERE


@rule
def build_city(g, is_shuffled):
    """S6."""
    for plot in range(g.house.size):
        g.house[plot] = plot
    if is_shuffled:
        shuffle(g, g.house, g.house.size)
