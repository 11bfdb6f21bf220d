"""The legal options of an asked seat, written out: the same conditions as in `legality`, read the other way.

Offering writes an option and moves on only past the legal ones: a branch that nobody can predict costs more than a
write.
"""

from zaubertisch.games.schatzjagd.rules.board import DIRECTIONS, FIELDS, OPEN_FIELDS
from zaubertisch.games.schatzjagd.rules.encounter import BUSINESS
from zaubertisch.games.schatzjagd.rules.fight import may_attacker_flee, may_give_order
from zaubertisch.games.schatzjagd.rules.influence import has_free_field, why_not_deposit, why_not_store
from zaubertisch.games.schatzjagd.rules.land import locks_in, why_not_step
from zaubertisch.games.schatzjagd.rules.legality import (
    has_spell_window,
    why_not_business,
    why_not_elsewhere,
    why_not_field,
    why_not_show,
    why_not_spending,
    why_not_target,
)
from zaubertisch.games.schatzjagd.rules.rounds import HAS_MOVED, HAS_ORDERED
from zaubertisch.games.schatzjagd.rules.spells import VICTIM
from zaubertisch.games.schatzjagd.rules.treasures import treasures_at
from zaubertisch.games.schatzjagd.state import (
    ARM,
    AT,
    BET_EVEN,
    BET_ODD,
    BUY,
    BUY_CARD,
    CARRIED,
    CHALLENGE_SOMEONE,
    CHOOSE_CASTLE,
    DO_BUSINESS,
    FIGHT_ON,
    FLEE,
    GIVE_ORDER,
    GIVE_ORDERS,
    GO,
    GOLD,
    HEAL,
    INFLUENCE,
    KINDS,
    LAY,
    LAY_CARD,
    MOST_DOSES,
    MOST_SPENT,
    MOST_TREASURES,
    NAME,
    NAME_NUMBER,
    ORDER,
    PASS,
    PICK_HENCHMAN,
    PLACE_BET,
    PLAIN,
    PLAY_FOUND,
    PUT_DOWN,
    READ_MIND,
    REMOVE_CARD,
    ROLL,
    SEARCH,
    SEARCH_CASTLE,
    SHOW,
    SPEND,
    SPEND_ON_LIFE,
    SPEND_ON_WEAPONS,
    STAY,
    STEAL,
    STEAL_CARD,
    STEP,
    STOP,
    STORE,
    STRIKE,
    SUMMON,
    TAKE,
    TAKE_CASTLE,
    TAKE_TREASURES,
    TARGET,
    TRAIN,
    TRAVEL,
    TREASURE_KINDS,
    USE_IT,
    USE_PLACE,
    WORK,
)
from zaubertisch.kernel.frames import top
from zaubertisch.kernel.record import NOTHING, is_asked
from zaubertisch.kernel.rules import rule

HALF = 50  # fields in each of the two bit sets of occupied ones


@rule
def legal(g, deck, seat, out):
    """All legal options of an asked seat, written to `out`; returns their number."""
    if not is_asked(g, seat) or g.over:
        return 0
    question = g.question
    if question == STEP:
        n = list_steps(g, seat, out)
    elif question == LAY_CARD:
        return list_free_fields(g, out)
    elif question == TRAVEL:
        n = list_travel(g, out)
    elif question == INFLUENCE:
        return list_cards(g, deck, seat, out)
    elif question == FIGHT_ON:
        n = list_fight(g, seat, out)
    else:
        n = list_answers(g, deck, seat, out)
    if has_spell_window(g) and g.played == 0 and seat == g.turn:
        n = list_spells(g, deck, seat, out, n)
    return n


@rule
def list_steps(g, seat, out):
    out[0] = STOP
    n = 1
    has_moved = top(g).note[HAS_MOVED]
    for direction in range(DIRECTIONS):
        out[n] = GO + direction
        n += 1 if why_not_step(g, seat, direction, has_moved) == 0 else 0
    return n


@rule
def list_travel(g, out):
    out[0] = STAY
    out[1] = ROLL
    out[2] = GIVE_ORDERS
    return 3 if g.standing_orders and not top(g).note[HAS_ORDERED] else 2


@rule
def list_fight(g, seat, out):
    frame = top(g)
    out[0] = STRIKE
    out[1] = FLEE
    n = 2 if seat != frame.seat or may_attacker_flee(frame) else 1
    out[n] = GIVE_ORDERS
    return n + 1 if may_give_order(g, frame, seat) else n


@rule
def is_first_of_kind(me, slot):
    for i in range(slot):
        if me.hand[i] == me.hand[slot]:
            return False
    return True


@rule
def list_spells(g, deck, seat, out, n):
    """S37: beside what is asked; in the influence and with a map just found, maps too."""
    me = g.player[seat]
    for slot in range(me.cards):
        if why_not_show(g, deck, seat, me.hand[slot]) == 0 and is_first_of_kind(me, slot):
            out[n] = SHOW + me.hand[slot]
            n += 1
    return n


@rule
def list_cards(g, deck, seat, out):
    """S100, S103: whatever can be the card of the turn, and passing unless one must be played."""
    me = g.player[seat]
    n = 0
    if me.cards > 0 and has_free_field(g):
        for slot in range(me.cards):
            out[n] = LAY + me.hand[slot]
            n += 1 if is_first_of_kind(me, slot) else 0
    n = list_spells(g, deck, seat, out, n)
    carried = treasures_at(g, CARRIED + seat)
    if carried > 0:
        n = list_storing(g, seat, out, n)
    if n == 0 or me.cards + carried <= deck.hand:
        out[n] = PASS
        n += 1
    return list_deposits(g, seat, out, n) if carried > 0 and g.deposit else n


@rule
def list_storing(g, seat, out, n):
    for kind in range(TREASURE_KINDS):
        out[n] = STORE + kind
        n += 1 if why_not_store(g, seat, kind) == 0 else 0
    return n


@rule
def list_deposits(g, seat, out, n):
    for kind in range(TREASURE_KINDS):
        out[n] = PUT_DOWN + kind
        n += 1 if why_not_deposit(g, seat, kind) == 0 else 0
    return n


@rule
def list_free_fields(g, out):
    """S101: the fields without card, henchman and treasure, by two sets of bits."""
    near, far = taken_fields(g)
    n = 0
    for i in range(OPEN_FIELDS.size):
        field = OPEN_FIELDS[i]
        taken = (near >> field) & 1 if field < HALF else (far >> (field - HALF)) & 1
        out[n] = AT + field
        n += 1 if taken == 0 and g.card[field] == NOTHING else 0
    return without_locks(g, out, n) if g.no_lock_in else n


@rule
def taken_fields(g):
    """Where treasures lie and henchmen stand."""
    near, far = 0, 0
    for i in range(MOST_TREASURES):
        near, far = mark(near, far, g.treasure[i].place)
    for seat in range(g.seats):
        near, far = mark(near, far, g.player[seat].field)
    return near, far


@rule
def mark(near, far, field):
    if field < HALF:
        near |= 1 << int(field)
    elif field < FIELDS:
        far |= 1 << int(field - HALF)
    return near, far


@rule
def without_locks(g, out, count):
    """S130."""
    n = 0
    for i in range(count):
        option = out[i]
        out[n] = option
        n += 0 if locks_in(g, option - AT) else 1
    return n


@rule
def list_answers(g, deck, seat, out):
    """The options of all other questions."""
    question = g.question
    if question == TAKE_TREASURES:
        return list_taking(g, seat, out)
    if question == DO_BUSINESS:
        return list_business(g, deck, seat, out)
    if question == PLACE_BET:
        return list_bets(g, seat, out)
    if question == STEAL_CARD:
        return list_loot(g, out)
    if SPEND_ON_LIFE <= question <= SPEND_ON_WEAPONS:
        return list_points(g, deck, out)
    if question == CHALLENGE_SOMEONE or question == PICK_HENCHMAN or SUMMON <= question <= READ_MIND:
        return list_targets(g, seat, out)
    n = list_simple(g, out)
    return n if n > 0 else list_rest(g, seat, out)


@rule
def list_simple(g, out):
    """Questions with a fixed pair of answers."""
    question = g.question
    out[0] = PASS
    if question == USE_PLACE:
        out[1] = USE_IT
    elif question == SEARCH_CASTLE:
        out[1] = SEARCH
    elif question == BUY_CARD:
        out[1] = BUY
    else:
        return 1 if question == PLAY_FOUND else 0
    return 2


@rule
def list_rest(g, seat, out):
    question = g.question
    if question == NAME_NUMBER:
        return list_range(out, NAME, SPEND)
    if question == GIVE_ORDER:
        return list_range(out, ORDER, STORE)
    if question == CHOOSE_CASTLE:
        return list_castles(g, seat, out)
    return list_fields(g, seat, out)


@rule
def list_range(out, first, end):
    for option in range(first, end):
        out[option - first] = option
    return end - first


@rule
def list_castles(g, seat, out):
    n = 0
    for option in range(TAKE_CASTLE, GO):
        out[n] = option
        n += 1 if why_not_elsewhere(g, seat, option) == 0 else 0
    return n


@rule
def list_fields(g, seat, out):
    n = 0
    if g.question == REMOVE_CARD:
        out[0] = PASS
        n = 1
    for field in range(FIELDS):
        out[n] = AT + field
        n += 1 if why_not_field(g, seat, field) == 0 else 0
    return n


@rule
def list_taking(g, seat, out):
    count = treasures_at(g, g.player[seat].field)
    out[0] = PASS
    for i in range(count):
        out[i + 1] = TAKE + i
    return count + 1


@rule
def list_business(g, deck, seat, out):
    done = top(g).note[BUSINESS]
    out[0] = PASS
    n = 1
    for option in range(WORK, TRAIN + 1):
        out[n] = option
        n += 1 if why_not_business(g, deck, seat, done, option) == 0 else 0
    for i in range(MOST_DOSES):
        out[n] = HEAL + i
        n += 1 if why_not_business(g, deck, seat, done, HEAL + i) == 0 else 0
        out[n] = ARM + i
        n += 1 if why_not_business(g, deck, seat, done, ARM + i) == 0 else 0
    return n


@rule
def list_bets(g, seat, out):
    out[0] = PASS
    n = 1
    for i in range(g.player[seat].value[GOLD]):
        out[n] = BET_ODD + i
        out[n + 1] = BET_EVEN + i
        n += 2
    return n


@rule
def list_loot(g, out):
    """The kinds of cards in the hand that was read, in the order of their numbers: how it is sorted is no option."""
    them = g.player[top(g).note[VICTIM]]
    n = 0
    kind = next_kind(them, -1)
    while kind < KINDS:
        out[n] = STEAL + kind
        n += 1
        kind = next_kind(them, kind)
    return n


@rule
def next_kind(me, last):
    """The lowest kind in a hand above the last one."""
    best = KINDS
    for slot in range(me.cards):
        if last < me.hand[slot] < best:
            best = int(me.hand[slot])
    return best


@rule
def list_points(g, deck, out):
    out[0] = PLAIN
    n = 1 if g.question == SPEND_ON_LIFE else 0
    for points in range(MOST_SPENT + 1):
        out[n] = SPEND + points
        n += 1 if why_not_spending(g, deck, top(g), SPEND + points) == 0 else 0
    return n


@rule
def list_targets(g, seat, out):
    out[0] = PASS
    n = 1 if g.question == CHALLENGE_SOMEONE else 0
    for other in range(g.seats):
        out[n] = TARGET + other
        n += 1 if why_not_target(g, seat, other) == 0 else 0
    return n
