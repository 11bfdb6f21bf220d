"""A ready game: a blank record, the variants agreed on, piles and city; the first question is open (chapter 2)."""

from zaubertisch.games.schatzjagd.rules.board import OUTSIDE
from zaubertisch.games.schatzjagd.rules.flow import run_on
from zaubertisch.games.schatzjagd.rules.opening import IS_FREE_CHOICE, build_city, stack_piles
from zaubertisch.games.schatzjagd.rules.scoring import ANY_KINDS, TREASURES_OF_A_KIND
from zaubertisch.games.schatzjagd.state import OPENING, STATE
from zaubertisch.kernel.blanks import blank, copy_record
from zaubertisch.kernel.dice import reseed
from zaubertisch.kernel.frames import push
from zaubertisch.kernel.record import NOTHING
from zaubertisch.kernel.rules import rule

VARIANT_NAMES = (
    "goal", "kinds", "deposit", "plunder", "catharsis", "memory", "no_lock_in", "healer_both", "shuffled_city",
    "castles", "standing_orders", "last_day",
)  # fmt: skip
(GOAL, GOAL_KIND, DEPOSIT, PLUNDER, CATHARSIS, MEMORY, NO_LOCK_IN, HEALER_BOTH, SHUFFLED_CITY, CASTLES, STANDING_ORDERS,
 LAST_DAY) = range(12)  # fmt: skip
TREASURES_IN_ALL = 12

BLANK = blank(
    STATE,
    order=NOTHING,
    uncovered=NOTHING,
    card=NOTHING,
    top=NOTHING,
    treasure={"kind": NOTHING},
    player={"castle": OUTSIDE, "field": NOTHING, "order": NOTHING},
)


@rule
def set_up(g, deck, seats, variants, seed):
    copy_record(BLANK[0], g)
    reseed(g, seed)
    g.seats = seats
    agree(g, variants)
    build_city(g, variants[SHUFFLED_CITY])
    stack_piles(g, deck)
    push(g, OPENING, NOTHING).note[IS_FREE_CHOICE] = variants[CASTLES]
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
