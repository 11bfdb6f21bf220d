"""Spells (chapter 13).

The notes of a CASTING frame: the card shown, the seat it is aimed at.
"""

from zaubertisch.games.schatzjagd.rules.board import DIRECTIONS, FIELDS, GROUND, NEIGHBOUR, OPEN, OUTSIDE
from zaubertisch.games.schatzjagd.rules.death import die, unwind_turn
from zaubertisch.games.schatzjagd.rules.effects import apply_effects, begin_drawing, is_alive
from zaubertisch.games.schatzjagd.rules.fight import IS_BOUND, OPPONENT, end_fight
from zaubertisch.games.schatzjagd.rules.hands import (
    SEATS_KNOW,
    discard,
    gain_card,
    hand_size,
    holds,
    lose_card,
    remembered,
    slot_of,
)
from zaubertisch.games.schatzjagd.rules.land import move_to, others_at, stops, take_off, why_not_put
from zaubertisch.games.schatzjagd.rules.treasures import treasures_at
from zaubertisch.games.schatzjagd.state import (
    ANSWER_SPANS,
    AT,
    BIND,
    CARD_LOOKED_AT,
    CARD_STOLEN,
    CARRIED,
    CASTING,
    CHOOSING,
    DISPLACE,
    DISPLACE_TO,
    ENCOUNTER,
    FAR_SIGHT,
    FIGHT,
    FIGHT_ON,
    FIRST_TREASURE,
    HAS_MOVED,
    MIND_THEFT,
    MOST_TREASURES,
    MOVED,
    OPPONENT_BOUND,
    OWN_EFFECTS,
    PICK_HENCHMAN,
    PLAYING,
    READ_MIND,
    SEATS,
    SPELL,
    SPELL_SHOWN,
    STEAL,
    STEAL_CARD,
    STRIKE_FIELD,
    TARGET,
    TREMOR,
    TURN,
    WALKING,
)
from zaubertisch.kernel.answers import listing_of_answers
from zaubertisch.kernel.events import tell, tell_privately, tell_secret
from zaubertisch.kernel.frames import ask_one, beneath, pop, pop_with, push, top
from zaubertisch.kernel.record import ALL_OBSERVERS, NOTHING
from zaubertisch.kernel.rules import rule

KIND, VICTIM = range(2)
AIMED, CHOSEN, AFTERWARDS = 1, 2, 3


@rule
def why_not_spell(g, deck, seat, kind):
    """S76, S100, S102, S137: the conditions of showing a spell, apart from the moment."""
    if seat != g.turn:
        return 76
    if g.played:
        return 100
    if deck.type[kind] != SPELL or not holds(g, seat, kind):
        return 102
    return 0 if has_target(g, deck, seat, kind) else 137


@rule
def has_target(g, deck, seat, kind):
    """S137."""
    action = deck.action[kind]
    if action == BIND:
        return g.question == FIGHT_ON
    if action == TREMOR:
        return has_card_to_shake(g)
    if action == FAR_SIGHT:
        return has_card_beside(g, seat)
    if action == MIND_THEFT:
        return has_mind_to_read(g, seat)
    return True


@rule
def cast_spell(g, deck, seat, kind):
    """S37, S100: it is shown, and is the card of this turn."""
    lose_card(g, seat, slot_of(g, seat, kind), ALL_OBSERVERS)
    g.played = 1
    tell(g, SPELL_SHOWN, seat, NOTHING, kind)
    push(g, CASTING, seat).note[KIND] = kind


@rule
def finish_spell(g, frame):
    """S166: it reaches the discard pile after its effect."""
    seat, kind = frame.seat, frame.note[KIND]
    pop(g)
    discard(g, seat, kind)


@rule
def carry_out_spell(g, deck, frame):
    """The frame of a spell."""
    action = deck.action[frame.note[KIND]]
    if action == BIND:
        bind(g, frame)
    elif action == TREMOR:
        shake(g, frame)
    elif action == FAR_SIGHT:
        see_far(g, frame)
    elif action == MIND_THEFT:
        steal_thoughts(g, frame)
    elif action == DISPLACE:
        displace(g, deck, frame)
    else:
        enchant_oneself(g, deck, frame)


@rule
def why_not_aim(g, deck, seat, option):
    """S167, S193, S195, S196: at whom or what a spell is aimed."""
    question = g.question
    if question == STRIKE_FIELD:
        return 0 if can_be_shaken(g, option - AT) else 193
    if question == READ_MIND:
        return 0 if can_be_read(g, seat, option - TARGET) else 167
    if question == STEAL_CARD:
        return 0 if holds(g, top(g).note[VICTIM], option - STEAL) else 195
    if question == PICK_HENCHMAN:
        return 0 if option - TARGET < g.seats else 196
    return why_not_displace(g, top(g).note[VICTIM], option - AT)


list_aims = listing_of_answers(ANSWER_SPANS, why_not_aim)


@rule
def bind(g, frame):
    """S77, S192."""
    seat, kind = frame.seat, frame.note[KIND]
    tell(g, OPPONENT_BOUND, seat, beneath(g).note[OPPONENT])
    pop_with(g, IS_BOUND)
    discard(g, seat, kind)


@rule
def can_be_shaken(g, field):
    """S193: a card without henchman and treasure."""
    if g.card[field] == NOTHING or GROUND[field] != OPEN or field == g.uncovered:
        return False
    return others_at(g, SEATS, field) == 0 and treasures_at(g, field) == 0


@rule
def has_card_to_shake(g):
    for field in range(FIELDS):
        if can_be_shaken(g, field):
            return True
    return False


@rule
def shake(g, frame):
    """S193."""
    if frame.stage == 0:
        ask_one(g, STRIKE_FIELD, frame.seat, AIMED)
    else:
        discard(g, frame.seat, take_off(g, g.reply[frame.seat] - AT))
        finish_spell(g, frame)


@rule
def card_beside(g, seat, direction):
    """S10, S152: the field of a playing card next to his henchman, or NOTHING."""
    field = NEIGHBOUR[g.player[seat].field, direction]
    return field if field != OUTSIDE and g.card[field] != NOTHING else NOTHING


@rule
def has_card_beside(g, seat):
    for direction in range(DIRECTIONS):
        if card_beside(g, seat, direction) != NOTHING:
            return True
    return False


@rule
def see_far(g, frame):
    """S113, S152, S194: the playing cards beside the henchman, for this duke alone."""
    for direction in range(DIRECTIONS):
        field = card_beside(g, frame.seat, direction)
        if field != NOTHING:
            g.known[field] |= remembered(g, 1 << frame.seat)
            tell_privately(g, CARD_LOOKED_AT, frame.seat, NOTHING, g.card[field], field, 1 << frame.seat)
    finish_spell(g, frame)


@rule
def steal_thoughts(g, frame):
    """S154, S167, S195: look at a hand, take a card, and its owner draws one."""
    seat, victim = frame.seat, frame.note[VICTIM]
    if frame.stage == 0:
        ask_one(g, READ_MIND, seat, AIMED)
    elif frame.stage == AIMED:
        read_mind(g, frame, g.reply[seat] - TARGET)
    elif frame.stage == CHOSEN:
        frame.stage = AFTERWARDS
        steal_card(g, seat, victim, g.reply[seat] - STEAL)
        begin_drawing(g, victim, 1)
    else:
        finish_spell(g, frame)


@rule
def can_be_read(g, seat, other):
    """S167."""
    return other < g.seats and other != seat and hand_size(g, other) > 0


@rule
def has_mind_to_read(g, seat):
    for other in range(g.seats):
        if can_be_read(g, seat, other):
            return True
    return False


@rule
def read_mind(g, frame, victim):
    """S154: everything is seen, treasures too; with nothing to take it ends here."""
    seat, them = frame.seat, g.player[victim]
    frame.note[VICTIM] = victim
    for slot in range(them.cards):
        them.seen[slot] |= 1 << seat
        tell_privately(g, CARD_LOOKED_AT, seat, victim, them.hand[slot], NOTHING, 1 << seat)
    for i in range(MOST_TREASURES):
        treasure = g.treasure[i]
        if treasure.place == CARRIED + victim:
            treasure.knowers |= 1 << seat
            tell_privately(g, CARD_LOOKED_AT, seat, victim, FIRST_TREASURE + treasure.kind, NOTHING, 1 << seat)
    if them.cards > 0:
        ask_one(g, STEAL_CARD, seat, CHOSEN)
    else:
        forget_look(g, seat, victim)
        frame.stage = AFTERWARDS


@rule
def forget_look(g, seat, victim):
    """S150: without `memory` what was seen is gone."""
    if g.memory:
        return
    them = g.player[victim]
    for slot in range(them.cards):
        them.seen[slot] &= SEATS_KNOW ^ (1 << seat)
    for i in range(MOST_TREASURES):
        if g.treasure[i].place == CARRIED + victim:
            g.treasure[i].knowers &= SEATS_KNOW ^ (1 << seat)


@rule
def steal_card(g, seat, victim, kind):
    """S195."""
    both = (1 << seat) | (1 << victim)
    lose_card(g, victim, slot_of(g, victim, kind), both)
    tell_secret(g, CARD_STOLEN, seat, kind, both, 0, victim)
    gain_card(g, seat, kind, both)
    forget_look(g, seat, victim)


@rule
def displace(g, deck, frame):
    """S196: whom, and where to."""
    seat = frame.seat
    if frame.stage == 0:
        ask_one(g, PICK_HENCHMAN, seat, AIMED)
    elif frame.stage == AIMED:
        frame.note[VICTIM] = g.reply[seat] - TARGET
        ask_one(g, DISPLACE_TO, seat, CHOSEN)
    else:
        victim, field = frame.note[VICTIM], g.reply[seat] - AT
        finish_spell(g, frame)
        tell(g, MOVED, victim, seat, NOTHING, field)
        if victim == seat:
            displace_oneself(g, seat, field)
        else:
            displace_other(g, victim, field)


@rule
def why_not_displace(g, victim, field):
    """S31, S35, S163."""
    return 163 if field == g.player[victim].field else why_not_put(g, victim, field)


@rule
def displace_oneself(g, seat, field):
    """S132, S133, S163: what was in progress there is over; steps are kept only in mid-journey, on a free field."""
    stage = top(g).stage
    is_travelling = top(g).rule == TURN and (stage == CHOOSING or stage == WALKING)
    unwind_turn(g, stage if is_travelling else PLAYING)
    move_to(g, seat, field)
    frame = top(g)
    frame.note[HAS_MOVED] = 1
    if stops(g, seat, field):
        frame.stage = PLAYING
        push(g, ENCOUNTER, seat)


@rule
def displace_other(g, victim, field):
    """S63, S132: he uncovers a card there in his own turn; a fight with him is over."""
    move_to(g, victim, field)
    if g.card[field] != NOTHING:
        g.player[victim].must_uncover = 1
    if top(g).rule == FIGHT and top(g).note[OPPONENT] == victim:
        end_fight(g)


@rule
def enchant_oneself(g, deck, frame):
    """A spell of a user's card file: its effects on the own henchman."""
    seat, kind = frame.seat, frame.note[KIND]
    finish_spell(g, frame)
    apply_effects(g, deck, seat, kind, OWN_EFFECTS)
    if not is_alive(g, seat):
        die(g, deck, seat, NOTHING)
