"""A ready game: an empty table, the options agreed on, piles and city; the first question is open (chapter 2)."""

from zaubertisch.games.schatzjagd.rules.board import FIELDS
from zaubertisch.games.schatzjagd.rules.flow import run_on
from zaubertisch.games.schatzjagd.rules.opening import IS_FREE_CHOICE, build_city, empty_castles, stack_piles
from zaubertisch.games.schatzjagd.rules.scoring import ANY_KINDS, TREASURES_OF_A_KIND
from zaubertisch.games.schatzjagd.state import KINDS, MOST_TREASURES, OPENING, VALUES
from zaubertisch.kernel.dice import reseed
from zaubertisch.kernel.frames import clear_progress, push, top
from zaubertisch.kernel.piles import clear_pile
from zaubertisch.kernel.record import NOTHING
from zaubertisch.kernel.rules import rule

VARIANT_NAMES = (
    "goal", "kinds", "deposit", "plunder", "catharsis", "memory", "no_lock_in", "healer_both", "shuffled_city",
    "castles", "standing_orders", "last_day",
)  # fmt: skip
(GOAL, GOAL_KIND, DEPOSIT, PLUNDER, CATHARSIS, MEMORY, NO_LOCK_IN, HEALER_BOTH, SHUFFLED_CITY, CASTLES, STANDING_ORDERS,
 LAST_DAY) = range(12)  # fmt: skip
TREASURES_IN_ALL = 12


@rule
def set_up(g, deck, seats, variants, seed):
    clear_table(g)
    reseed(g, seed)
    g.seats = seats
    agree(g, variants)
    build_city(g, variants[SHUFFLED_CITY])
    stack_piles(g, deck)
    push(g, OPENING, NOTHING)
    top(g).note[IS_FREE_CHOICE] = variants[CASTLES]
    run_on(g, deck)


@rule
def agree(g, variants):
    g.goal = goal_of(variants[GOAL], variants[GOAL_KIND], g.seats)
    g.goal_kind = variants[GOAL_KIND]
    g.deposit = variants[DEPOSIT]
    g.plunder = variants[PLUNDER]
    g.catharsis = variants[CATHARSIS]
    g.memory = variants[MEMORY]
    g.no_lock_in = variants[NO_LOCK_IN]
    g.healer_both = variants[HEALER_BOTH]
    g.standing_orders = variants[STANDING_ORDERS]
    g.last_day = variants[LAST_DAY]


@rule
def goal_of(number, kind, seats):
    """S21, S118: without a number a fair share of all treasures, or of a kind what it needs, which is the least too."""
    if kind != ANY_KINDS:
        return max(number, TREASURES_OF_A_KIND)
    return number if number > 0 else TREASURES_IN_ALL // seats


@rule
def clear_table(g):
    """Nothing of an earlier game in the same memory is left."""
    clear_progress(g)
    g.day = 0
    g.played = 0
    g.challenged = 0
    g.uncovered = NOTHING
    for i in range(g.used.size):
        g.used[i] = 0
    g.uses = 0
    clear_board(g)
    clear_piles(g)
    clear_seats(g)


@rule
def clear_board(g):
    for field in range(FIELDS):
        g.card[field] = NOTHING
        g.known[field] = 0


@rule
def clear_piles(g):
    clear_pile(g.draw)
    g.discarded = 0
    g.top = NOTHING
    for kind in range(KINDS):
        g.discard[kind] = 0
        g.set_aside[kind] = 0
        g.left[kind] = 0
    for i in range(MOST_TREASURES):
        g.treasure[i].kind = NOTHING
        g.treasure[i].knowers = 0


@rule
def clear_seats(g):
    empty_castles(g)
    for seat in range(g.player.size):
        me = g.player[seat]
        g.order[seat] = NOTHING
        me.field = NOTHING
        me.poisoned = 0
        me.skips = 0
        me.in_flight = 0
        me.must_uncover = 0
        me.searches = 0
        me.order = NOTHING
        me.cards = 0
        for value in range(VALUES):
            me.value[value] = 0
        for slot in range(me.hand.size):
            me.hand[slot] = 0
            me.seen[slot] = 0
