"""What may be answered, and why not (every reason is the number of a rule in docs/rules/schatzjagd.md)."""

from zaubertisch.games.schatzjagd.rules.city import (
    house_of,
    why_not_arm,
    why_not_cure,
    why_not_heal,
    why_not_train,
    why_not_work,
)
from zaubertisch.games.schatzjagd.rules.death import why_not_spend
from zaubertisch.games.schatzjagd.rules.draw import can_be_removed
from zaubertisch.games.schatzjagd.rules.encounter import BUSINESS, FOUND, why_not_challenge, why_not_take
from zaubertisch.games.schatzjagd.rules.fight import may_attacker_flee, may_give_order
from zaubertisch.games.schatzjagd.rules.hands import hand_size, holds
from zaubertisch.games.schatzjagd.rules.influence import (
    has_free_field,
    why_not_deposit,
    why_not_lay,
    why_not_show_map,
    why_not_store,
)
from zaubertisch.games.schatzjagd.rules.land import why_not_lay_on, why_not_step
from zaubertisch.games.schatzjagd.rules.opening import why_not_castle
from zaubertisch.games.schatzjagd.rules.places import (
    NUMBER,
    can_be_looked_at,
    can_be_robbed,
    can_be_summoned,
    why_not_portal,
)
from zaubertisch.games.schatzjagd.rules.rounds import HAS_MOVED, HAS_ORDERED
from zaubertisch.games.schatzjagd.rules.spells import (
    VICTIM,
    why_not_displace,
    why_not_read,
    why_not_shake,
    why_not_spell,
)
from zaubertisch.games.schatzjagd.state import (
    ARM,
    AT,
    BET_EVEN,
    BET_ODD,
    BUY,
    BUY_CARD,
    CHALLENGE_SOMEONE,
    CHOOSE_CASTLE,
    CURE_POISON,
    DISPLACE_TO,
    DO_BUSINESS,
    FIGHT_ON,
    FLEE,
    GIVE_ORDER,
    GIVE_ORDERS,
    GO,
    GOLD,
    HEAL,
    INFLUENCE,
    LAY,
    LAY_CARD,
    LEAVE_PORTAL,
    LOOK_AT,
    MAP,
    NAME,
    NAME_NUMBER,
    NAME_VICTIM,
    OPTION_COUNT,
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
    STRIKE_FIELD,
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
from zaubertisch.kernel.record import is_asked
from zaubertisch.kernel.rules import rule

NOT_ASKED = 198


@rule
def why_not(g, deck, seat, option):
    """0 if the option is legal for the seat now, else the rule that forbids it."""
    if g.over or seat >= g.seats or not is_asked(g, seat) or option < 0 or option >= OPTION_COUNT:
        return NOT_ASKED
    if option >= AT:
        return why_not_field(g, seat, option - AT)
    if option >= STEAL:
        return why_not_steal(g, option - STEAL)
    if option >= LAY:
        return why_not_lay(g, seat, option - LAY) if g.question == INFLUENCE else NOT_ASKED
    if option >= SHOW:
        return why_not_show(g, deck, seat, option - SHOW)
    if option >= STORE:
        return why_not_put_away(g, seat, option)
    if option == PASS:
        return why_not_pass(g, deck, seat)
    if TARGET <= option < HEAL:
        return why_not_target(g, seat, option - TARGET)
    return why_not_here(g, deck, seat, option)


@rule
def why_not_here(g, deck, seat, option):
    """The options that belong to one question only."""
    question, frame = g.question, top(g)
    if question == TRAVEL:
        return why_not_travel(g, frame, option)
    if question == STEP:
        if option == STOP:
            return 0
        return why_not_step(g, seat, option - GO, frame.note[HAS_MOVED]) if GO <= option < TAKE else NOT_ASKED
    if question == FIGHT_ON:
        return why_not_in_fight(g, frame, seat, option)
    if question == DO_BUSINESS:
        return why_not_business(g, deck, seat, frame.note[BUSINESS], option)
    if question == TAKE_TREASURES:
        return why_not_take(g, seat, option - TAKE + 1) if TAKE <= option < TARGET else NOT_ASKED
    if SPEND_ON_LIFE <= question <= SPEND_ON_WEAPONS:
        return why_not_spending(g, deck, frame, option)
    return why_not_elsewhere(g, seat, option)


@rule
def why_not_travel(g, frame, option):
    if option == GIVE_ORDERS:
        return 0 if g.standing_orders and not frame.note[HAS_ORDERED] else 203
    return 0 if option == STAY or option == ROLL else 24


@rule
def why_not_in_fight(g, frame, seat, option):
    """S69, S136, S203."""
    if option == GIVE_ORDERS:
        return 0 if may_give_order(g, frame, seat) else 203
    if option == FLEE:
        return 0 if seat != frame.seat or may_attacker_flee(frame) else 69
    return 0 if option == STRIKE else NOT_ASKED


@rule
def why_not_business(g, deck, seat, done, option):
    """S39 to S44."""
    house = house_of(g, seat)
    if option == WORK:
        return why_not_work(house, done)
    if option == CURE_POISON:
        return why_not_cure(g, deck, seat, house, done)
    if option == TRAIN:
        return why_not_train(g, deck, seat, house, done)
    if HEAL <= option < ARM:
        return why_not_heal(g, deck, seat, house, done, option - HEAL + 1)
    if ARM <= option < BET_ODD:
        return why_not_arm(g, deck, seat, house, done, option - ARM + 1)
    return NOT_ASKED


@rule
def why_not_spending(g, deck, frame, option):
    if option == PLAIN:
        return 0 if g.question == SPEND_ON_LIFE else 97
    return why_not_spend(g, deck, frame, option - SPEND) if SPEND <= option < ORDER else NOT_ASKED


@rule
def why_not_elsewhere(g, seat, option):
    question = g.question
    if question == USE_PLACE and option == USE_IT:
        return 0
    if question == SEARCH_CASTLE and option == SEARCH:
        return 0
    if question == BUY_CARD and option == BUY:
        return 0
    if question == NAME_NUMBER and NAME <= option < SPEND:
        return 0
    if question == GIVE_ORDER and ORDER <= option < STORE:
        return 0
    if question == PLACE_BET and BET_ODD <= option < NAME:
        stake = option - (BET_ODD if option < BET_EVEN else BET_EVEN) + 1
        return 0 if stake <= g.player[seat].value[GOLD] else 184
    if question == CHOOSE_CASTLE and TAKE_CASTLE <= option < GO:
        return why_not_castle(g, option - TAKE_CASTLE)
    return NOT_ASKED


@rule
def why_not_target(g, seat, other):
    """Henchmen and dukes to choose among."""
    question = g.question
    if question == CHALLENGE_SOMEONE:
        return why_not_challenge(g, seat, other)
    if question == SUMMON:
        return 0 if can_be_summoned(g, seat, other) else 189
    if question == NAME_VICTIM:
        return 0 if can_be_robbed(g, seat, other) else 191
    if question == READ_MIND:
        return why_not_read(g, seat, other)
    if question == PICK_HENCHMAN:
        return 0 if other < g.seats else 196
    return NOT_ASKED


@rule
def why_not_field(g, seat, field):
    question = g.question
    if question == LAY_CARD:
        return why_not_lay_on(g, field)
    if question == LEAVE_PORTAL:
        return why_not_portal(g, seat, top(g).note[NUMBER], field)
    if question == DISPLACE_TO:
        return why_not_displace(g, top(g).note[VICTIM], field)
    if question == STRIKE_FIELD:
        return why_not_shake(g, field)
    if question == LOOK_AT:
        return 0 if can_be_looked_at(g, seat, field) else 152
    if question == REMOVE_CARD:
        return 0 if can_be_removed(g, field) else 129
    return NOT_ASKED


@rule
def why_not_steal(g, kind):
    """S195: one of the cards just seen."""
    if g.question != STEAL_CARD:
        return NOT_ASKED
    return 0 if holds(g, top(g).note[VICTIM], kind) else 195


@rule
def has_spell_window(g):
    """S37, S161: the questions of a journey, an encounter, a fight and the influence, not those inside a place."""
    return TRAVEL <= g.question <= INFLUENCE


@rule
def why_not_show(g, deck, seat, kind):
    if not has_spell_window(g):
        return 161
    if deck.type[kind] != MAP:
        return why_not_spell(g, deck, seat, kind)
    if g.question == INFLUENCE or (g.question == PLAY_FOUND and top(g).note[FOUND] == kind + 1):
        return why_not_show_map(g, deck, seat, kind)
    return 106


@rule
def why_not_put_away(g, seat, option):
    """Storing and depositing."""
    if g.question != INFLUENCE:
        return NOT_ASKED
    return why_not_deposit(g, seat, option - PUT_DOWN) if option >= PUT_DOWN else why_not_store(g, seat, option - STORE)


@rule
def why_not_pass(g, deck, seat):
    question = g.question
    if question == INFLUENCE:
        return 103 if must_play(g, deck, seat) else 0
    if USE_PLACE <= question <= DO_BUSINESS or question == BUY_CARD or question == PLACE_BET or question == REMOVE_CARD:
        return 0
    return NOT_ASKED


@rule
def must_play(g, deck, seat):
    """S103, S144: more cards than a hand should hold, and one that can be played."""
    return hand_size(g, seat) > deck.hand and can_play(g, deck, seat)


@rule
def can_play(g, deck, seat):
    me = g.player[seat]
    if me.cards > 0 and has_free_field(g):
        return True
    for slot in range(me.cards):
        if why_not_show(g, deck, seat, me.hand[slot]) == 0:
            return True
    for kind in range(TREASURE_KINDS):
        if why_not_store(g, seat, kind) == 0:
            return True
    return False
