"""Places in use (chapter 12).

The notes of a USE frame: the kind of place, its field, and a number that each place uses in its own way.
"""

from zaubertisch.games.schatzjagd.rules.board import CITY, FIELDS, GROUND, LAND, OPEN
from zaubertisch.games.schatzjagd.rules.death import die, unwind_turn
from zaubertisch.games.schatzjagd.rules.effects import apply_effects, begin_drawing, change_value, is_alive
from zaubertisch.games.schatzjagd.rules.fight import begin_fight
from zaubertisch.games.schatzjagd.rules.hands import can_draw, discard, gain_card, hand_size, lose_card, remembered
from zaubertisch.games.schatzjagd.rules.land import cover, is_home, move_to, take_off, why_not_put
from zaubertisch.games.schatzjagd.rules.rounds import roll_for_travel
from zaubertisch.games.schatzjagd.rules.treasures import (
    move_treasure,
    nth_at,
    put_treasure,
    steal_treasure,
    treasures_at,
)
from zaubertisch.games.schatzjagd.state import (
    ANYWHERE,
    AT,
    BET_EVEN,
    BET_LOST,
    BET_ODD,
    BET_PLACED,
    BET_WON,
    BETS,
    BUY_CARD,
    CARD_LOOKED_AT,
    CARD_PASSED,
    CARRIED,
    CHALLENGED,
    DEADLY,
    DIE,
    DIE_ROLLED,
    EFFECTS,
    ENCOUNTER,
    FACE,
    FIRST_TREASURE,
    GOLD,
    GOLD_PAID,
    GUILD,
    HAS_MOVED,
    LEAVE_PORTAL,
    LIFE,
    LOOK,
    LOOK_AT,
    MOST_PLACES_USED,
    MOST_STAKE,
    MOVED,
    NAME,
    NAME_NUMBER,
    NAME_VICTIM,
    NOWHERE,
    NUMBER_NAMED,
    OWN_EFFECTS,
    PASS,
    PLACE_BET,
    PLACE_USED,
    PLAYING,
    PORTAL,
    PRIEST_LIMIT,
    RIDDLE,
    RIDE,
    RING,
    STEPS,
    SUMMON,
    TARGET,
    TRADE,
    TREASURE_PASSED,
    USE,
    WALKING,
    WHIRLWIND,
)
from zaubertisch.kernel.dice import below, roll_die
from zaubertisch.kernel.events import tell, tell_privately, tell_secret
from zaubertisch.kernel.frames import ask_one, pop, push, top
from zaubertisch.kernel.record import NOTHING
from zaubertisch.kernel.rules import rule

KIND, FIELD, NUMBER = range(3)
ANSWERED, AFTERWARDS = 1, 2
IS_TREASURE = 1000  # a Whirlwind's note of what a seat gets: a card, or this plus the number of a treasure


@rule
def place_of(g, seat):
    return g.card[g.player[seat].field]


@rule
def was_used(g, field):
    """S54, S155."""
    for i in range(g.uses):
        if g.used[i] == field:
            return True
    return False


@rule
def can_use_place(g, deck, seat):
    """S54, S168, S200: once a turn, if it can be paid and has a target."""
    kind = place_of(g, seat)
    if was_used(g, g.player[seat].field) or g.uses == MOST_PLACES_USED:
        return False
    return g.player[seat].value[GOLD] >= deck.price[kind] and has_target(g, deck, seat, kind)


@rule
def has_target(g, deck, seat, kind):
    """S168."""
    action = deck.action[kind]
    if action == LOOK:
        return has_field_to_look_at(g, seat)
    if action == RING:
        return not g.challenged and has_henchman_to_summon(g, seat)
    if action == GUILD:
        return has_duke_to_rob(g, seat)
    if action == TRADE:
        return can_buy(g, deck, seat, kind)
    return action != BETS or can_stake(g, seat, 1)


@rule
def use_place(g, deck, seat):
    """S178: it is paid and used; one that does not stay is discarded at once (S142)."""
    field = g.player[seat].field
    kind = g.card[field]
    g.used[g.uses] = field
    g.uses += 1
    tell(g, PLACE_USED, seat, NOTHING, kind)
    if deck.action[kind] != TRADE:
        pay(g, deck, seat, deck.price[kind])
    if not deck.stays[kind]:
        discard(g, seat, take_off(g, field))
    frame = push(g, USE, seat)
    frame.note[KIND] = kind
    frame.note[FIELD] = field


@rule
def pay(g, deck, seat, gold):
    if gold > 0:
        g.player[seat].value[GOLD] -= gold
        tell(g, GOLD_PAID, seat, NOTHING, NOTHING, gold)


@rule
def finish_use(g):
    """S50, S53: face down again; the encounter goes on."""
    cover(g)
    pop(g)


@rule
def why_not_in_place(g, deck, seat, option):
    """S152, S184, S189, S191: cards and numbers are named as one likes."""
    question = g.question
    if question == PLACE_BET:
        return 0 if can_stake(g, seat, stake_of(option)) else 184
    if question == LEAVE_PORTAL:
        return why_not_portal(g, seat, top(g).note[NUMBER], option - AT)
    if question == LOOK_AT:
        return 0 if can_be_looked_at(g, seat, option - AT) else 152
    if question == SUMMON:
        return 0 if can_be_summoned(g, seat, option - TARGET) else 189
    if question == NAME_VICTIM:
        return 0 if can_be_robbed(g, seat, option - TARGET) else 191
    return 0


@rule
def carry_out_use(g, deck, frame):
    """The frame of a place in use."""
    action = deck.action[frame.note[KIND]]
    if action == EFFECTS:
        take_effect(g, deck, frame, OWN_EFFECTS)
    elif action == DIE:
        take_effect(g, deck, frame, FACE + show_die(g, frame.seat) - 1)
    elif action == RIDE:
        ride_on(g, frame)
    elif action == WHIRLWIND:
        whirl(g, frame)
        finish_use(g)
    elif action == TRADE:
        trade_cards(g, deck, frame)
    elif action == BETS:
        bet(g, deck, frame)
    elif action == PORTAL:
        pass_portal(g, deck, frame)
    else:
        choose_in_place(g, deck, frame, action)


@rule
def choose_in_place(g, deck, frame, action):
    """Places with one question: a field, a henchman, a duke, a number."""
    if frame.stage == 0:
        if action == LOOK:
            ask_one(g, LOOK_AT, frame.seat, ANSWERED)
        elif action == RING:
            ask_one(g, SUMMON, frame.seat, ANSWERED)
        elif action == GUILD:
            ask_one(g, NAME_VICTIM, frame.seat, ANSWERED)
        else:
            ask_one(g, NAME_NUMBER, frame.seat, ANSWERED)
    elif action == LOOK:
        look_at(g, frame.seat, g.reply[frame.seat] - AT)
        finish_use(g)
    elif action == RING:
        summon(g, deck, frame, g.reply[frame.seat] - TARGET)
    elif action == GUILD:
        hire_thieves(g, deck, frame, g.reply[frame.seat] - TARGET)
    elif action == RIDDLE:
        guess(g, deck, frame, g.reply[frame.seat] - NAME + 1)


@rule
def show_die(g, seat):
    shows = roll_die(g)
    tell(g, DIE_ROLLED, seat, NOTHING, NOTHING, shows)
    return shows


@rule
def take_effect(g, deck, frame, which):
    """S185: what the card or the face of the die says; it may be death."""
    seat, kind = frame.seat, frame.note[KIND]
    finish_use(g)
    apply_effects(g, deck, seat, kind, which)
    if not is_alive(g, seat):
        die(g, deck, seat, NOTHING)


@rule
def ride_on(g, frame):
    """S141, S164, S190: roll again and travel on; treasures and henchmen here are left."""
    unwind_turn(g, WALKING)
    roll_for_travel(g, top(g))


@rule
def can_buy(g, deck, seat, kind):
    """S182, S199."""
    me = g.player[seat]
    return me.value[GOLD] >= deck.price[kind] and can_draw(g) and me.cards < PRIEST_LIMIT


@rule
def trade_cards(g, deck, frame):
    """S154, S182: one card after the other."""
    seat, kind = frame.seat, frame.note[KIND]
    if frame.stage == ANSWERED:
        if g.reply[seat] == PASS:
            finish_use(g)
            return
        pay(g, deck, seat, deck.price[kind])
        frame.stage = 0
        begin_drawing(g, seat, 1)
    elif can_buy(g, deck, seat, kind):
        ask_one(g, BUY_CARD, seat, ANSWERED)
    else:
        finish_use(g)


@rule
def can_stake(g, seat, gold):
    """S184."""
    return gold <= g.player[seat].value[GOLD]


@rule
def stake_of(option):
    return option - (BET_ODD if option < BET_EVEN else BET_EVEN) + 1


@rule
def list_bets(g, seat, out):
    """S184: none, or each stake on odd and on even."""
    out[0] = PASS
    n = 1
    for i in range(MOST_STAKE):
        if can_stake(g, seat, i + 1):
            out[n] = BET_ODD + i
            out[n + 1] = BET_EVEN + i
            n += 2
    return n


@rule
def bet(g, deck, frame):
    """S155, S184: up to as many bets as the booth allows."""
    seat = frame.seat
    if frame.stage == ANSWERED:
        if g.reply[seat] == PASS:
            finish_use(g)
            return
        frame.stage = 0
        frame.note[NUMBER] += 1
        settle_bet(g, deck, seat, g.reply[seat])
    elif frame.note[NUMBER] < deck.number[frame.note[KIND]] and can_stake(g, seat, 1):
        ask_one(g, PLACE_BET, seat, ANSWERED)
    else:
        finish_use(g)


@rule
def settle_bet(g, deck, seat, option):
    on_odd, stake = option < BET_EVEN, stake_of(option)
    tell(g, BET_PLACED, seat, 1 if on_odd else 0, NOTHING, stake)
    is_odd = show_die(g, seat) % 2 == 1
    if is_odd == on_odd:
        tell(g, BET_WON, seat, NOTHING, NOTHING, stake)
        change_value(g, deck, seat, GOLD, stake)
    else:
        tell(g, BET_LOST, seat, NOTHING, NOTHING, stake)
        change_value(g, deck, seat, GOLD, -stake)


@rule
def pass_portal(g, deck, frame):
    """S94, S140, S183: the die names the land; NUMBER notes it."""
    seat = frame.seat
    if frame.stage == 0:
        where = deck.face[frame.note[KIND], show_die(g, seat) - 1]
        frame.note[NUMBER] = where
        if where == DEADLY:
            g.player[seat].value[LIFE] = 0
            finish_use(g)
            die(g, deck, seat, NOTHING)
        else:
            ask_one(g, LEAVE_PORTAL, seat, ANSWERED)
    else:
        land_at(g, seat, g.reply[seat] - AT)


@rule
def why_not_portal(g, seat, where, field):
    """S31, S35, S140, S183."""
    if field == g.player[seat].field:
        return 140
    reason = why_not_put(g, seat, field)
    if reason:
        return reason
    return 0 if where == ANYWHERE or LAND[field] == where else 183


@rule
def land_at(g, seat, field):
    """S140: a full encounter there replaces the rest here."""
    unwind_turn(g, PLAYING)
    top(g).note[HAS_MOVED] = 1
    top(g).note[STEPS] = 0
    move_to(g, seat, field)
    tell(g, MOVED, seat, NOTHING, NOTHING, field)
    push(g, ENCOUNTER, seat)


@rule
def can_be_looked_at(g, seat, field):
    """S152, S168: a playing card of an open field, not the Lookout itself."""
    return g.card[field] != NOTHING and GROUND[field] == OPEN and field != g.player[seat].field


@rule
def has_field_to_look_at(g, seat):
    for field in range(FIELDS):
        if can_be_looked_at(g, seat, field):
            return True
    return False


@rule
def look_at(g, seat, field):
    """S113, S187: shown to this duke alone."""
    g.known[field] |= remembered(g, 1 << seat)
    tell_privately(g, CARD_LOOKED_AT, seat, NOTHING, g.card[field], field, 1 << seat)


@rule
def can_be_summoned(g, seat, other):
    """S142, S189: not from the city, not from his own castle."""
    if other >= g.seats or other == seat or is_home(g, other):
        return False
    return GROUND[g.player[other].field] != CITY


@rule
def has_henchman_to_summon(g, seat):
    for other in range(g.seats):
        if can_be_summoned(g, seat, other):
            return True
    return False


@rule
def summon(g, deck, frame, other):
    """S142, S189: he comes here, and the duel begins."""
    seat = frame.seat
    g.challenged = 1
    move_to(g, other, g.player[seat].field)
    tell(g, MOVED, other, NOTHING, NOTHING, g.player[seat].field)
    tell(g, CHALLENGED, seat, other)
    finish_use(g)
    begin_fight(g, deck, seat, other)


@rule
def can_be_robbed(g, seat, other):
    """S191."""
    return other < g.seats and other != seat and treasures_at(g, CARRIED + other) > 0


@rule
def has_duke_to_rob(g, seat):
    for other in range(g.seats):
        if can_be_robbed(g, seat, other):
            return True
    return False


@rule
def hire_thieves(g, deck, frame, victim):
    """S191: the victim rolls."""
    if show_die(g, victim) <= deck.number[frame.note[KIND]]:
        steal_treasure(g, frame.seat, victim, CARRIED + victim)
    finish_use(g)


@rule
def guess(g, deck, frame, number):
    """S186."""
    seat = frame.seat
    tell(g, NUMBER_NAMED, seat, NOTHING, NOTHING, number)
    if show_die(g, seat) == number:
        take_effect(g, deck, frame, OWN_EFFECTS)
    else:
        finish_use(g)


@rule
def seat_before(g, seat):
    """S153: the right-hand neighbour moves before you."""
    for i in range(g.seats):
        if g.order[i] == seat:
            return g.order[(i + g.seats - 1) % g.seats]
    return seat


@rule
def whirl(g, frame):
    """S153, S188: all draw at once; first every hand gives, then every hand gets."""
    for seat in range(g.seats):
        frame.note[FIELD + seat] = give_random_card(g, seat_before(g, seat), seat)
    for seat in range(g.seats):
        get_card(g, seat_before(g, seat), seat, frame.note[FIELD + seat])


@rule
def give_random_card(g, giver, taker):
    """What leaves the hand, as a number for `get_card`; an empty hand gives NOTHING."""
    size = hand_size(g, giver)
    if size == 0:
        return NOTHING
    both = (1 << giver) | (1 << taker)
    spot = below(g, size)
    if spot < g.player[giver].cards:
        return lose_card(g, giver, spot, both)
    chosen = nth_at(g, CARRIED + giver, spot - g.player[giver].cards)
    return IS_TREASURE + move_treasure(g, chosen, NOWHERE, both)


@rule
def get_card(g, giver, taker, what):
    both = (1 << giver) | (1 << taker)
    if what >= IS_TREASURE:
        treasure = g.treasure[what - IS_TREASURE]
        put_treasure(g, treasure, CARRIED + taker)
        tell_secret(g, TREASURE_PASSED, taker, FIRST_TREASURE + treasure.kind, both, 1, giver)
    elif what != NOTHING:
        tell_secret(g, CARD_PASSED, taker, what, both, 0, giver)
        gain_card(g, taker, what, both)
