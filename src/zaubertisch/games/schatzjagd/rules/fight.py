"""Fights with monsters and between henchmen, blow by blow (chapter 6).

The notes of a FIGHT frame: the opponent's seat (NOTHING: a monster), the monster's life, exchanges so far, whether the
opponent is bound, how many exchanges went by standing orders, and who gave one since the last exchange.
"""

from zaubertisch.games.schatzjagd.rules.death import die
from zaubertisch.games.schatzjagd.rules.effects import apply_effects, change_value, is_alive
from zaubertisch.games.schatzjagd.rules.hands import discard
from zaubertisch.games.schatzjagd.rules.land import cover, take_off
from zaubertisch.games.schatzjagd.rules.treasures import move_all, treasures_at
from zaubertisch.games.schatzjagd.state import (
    BLOWS_ROLLED,
    CARRIED,
    FIGHT,
    FIGHT_BEGAN,
    FIGHT_ENDED,
    FIGHT_ON,
    FLED,
    FLEE,
    GIVE_ORDERS,
    GOLD,
    HIT,
    LIFE,
    MONSTER_BEATEN,
    ON_FLIGHT,
    ON_HIT,
    ORDERS,
    PARRIED,
    STRENGTH,
    STRIKE,
    TREASURES_TAKEN,
    WEAPONS,
)
from zaubertisch.kernel.answers import admit
from zaubertisch.kernel.dice import in_one_number, roll_die
from zaubertisch.kernel.events import tell
from zaubertisch.kernel.frames import ask_one, pop, push, take_result, top
from zaubertisch.kernel.ladders import ladder
from zaubertisch.kernel.record import NOTHING
from zaubertisch.kernel.rules import rule

OPPONENT, MONSTER_LIFE, EXCHANGES, BOUND, BY_ORDER, ORDERED = range(6)
ATTACKER, ATTACKER_CHOSE, DEFENDER, DEFENDER_CHOSE, BLOWS = range(5)
MOST_BY_ORDER = 16
IS_BOUND = 1  # what may come of a spell


@rule
def begin_fight(g, deck, seat, opponent):
    """S64, S67."""
    frame = push(g, FIGHT, seat)
    frame.note[OPPONENT] = opponent
    frame.note[MONSTER_LIFE] = deck.monster_life if opponent == NOTHING else 0
    tell(g, FIGHT_BEGAN, seat, opponent)


@rule
def monster_of(g, frame):
    return g.card[g.player[frame.seat].field]


@rule
def is_duel(frame):
    return frame.note[OPPONENT] != NOTHING


@rule
def power(g, seat):
    """S64."""
    return int(g.player[seat].value[STRENGTH]) + int(g.player[seat].value[WEAPONS])


@rule
def power_of_foe(g, deck, frame):
    return power(g, frame.note[OPPONENT]) if is_duel(frame) else deck.power[monster_of(g, frame)]


@rule
def follows_order(g, frame, seat):
    """S80, S204."""
    if begins_own_fight(frame, seat):
        return False
    return g.player[seat].order != NOTHING and frame.note[BY_ORDER] < MOST_BY_ORDER


@rule
def begins_own_fight(frame, seat):
    """S80: before the first exchange of one's own turn an order waits, unless it was given just now."""
    return seat == frame.seat and frame.note[EXCHANGES] == 0 and frame.note[ORDERED] & 1 << seat == 0


@rule
def may_attacker_flee(frame):
    """S69, S157, S169: a challenger not before the first exchange, unless the opponent is bound."""
    return not is_duel(frame) or frame.note[EXCHANGES] > 0 or frame.note[BOUND] == 1


@rule
def could_show_spell(g, seat):
    """S76, S136: by public knowledge."""
    return g.played == 0 and g.player[seat].cards > 0


@rule
def ask_attacker(g, deck, frame):
    """S69, S136, S157: the seat whose turn it is; a spell of its own may have bound the opponent."""
    came_of_spell, _ = take_result(g)
    if came_of_spell == IS_BOUND:
        frame.note[BOUND] = 1
    if frame.note[BOUND]:
        ask_one(g, FIGHT_ON, frame.seat, ATTACKER_CHOSE)
    elif follows_order(g, frame, frame.seat):
        obey(g, deck, frame, frame.seat, may_attacker_flee(frame), DEFENDER)
    elif may_attacker_flee(frame) or could_show_spell(g, frame.seat):
        ask_one(g, FIGHT_ON, frame.seat, ATTACKER_CHOSE)
    else:
        frame.stage = DEFENDER


@rule
def ask_defender(g, deck, frame):
    """S69, S136: another henchman, if he is not bound."""
    if not is_duel(frame) or frame.note[BOUND]:
        frame.stage = BLOWS
    elif follows_order(g, frame, frame.note[OPPONENT]):
        obey(g, deck, frame, frame.note[OPPONENT], True, BLOWS)
    else:
        ask_one(g, FIGHT_ON, frame.note[OPPONENT], DEFENDER_CHOSE)


@rule
def obey(g, deck, frame, seat, may_flee, then):
    """S80: flee below the life that the order names, else strike."""
    frame.note[BY_ORDER] += 1
    if may_flee and g.player[seat].value[LIFE] < g.player[seat].order:
        flee(g, deck, frame, seat)
    else:
        frame.stage = then


@rule
def may_give_order(g, frame, seat):
    """S203: once in every exchange, so that nobody puts the next one off for ever."""
    return g.standing_orders and not frame.note[BOUND] and frame.note[ORDERED] & 1 << seat == 0


@rule
def why_not_in_fight(g, deck, seat, option):
    """S69, S136, S203: one may always strike."""
    frame = top(g)
    if option == FLEE:
        return 0 if seat != frame.seat or may_attacker_flee(frame) else 69
    return 203 if option == GIVE_ORDERS and not may_give_order(g, frame, seat) else 0


@rule
def list_fight(g, deck, seat, out):
    n = admit(out, 0, STRIKE, why_not_in_fight(g, deck, seat, STRIKE))
    n = admit(out, n, FLEE, why_not_in_fight(g, deck, seat, FLEE))
    return admit(out, n, GIVE_ORDERS, why_not_in_fight(g, deck, seat, GIVE_ORDERS))


@rule
def decide(g, deck, frame, seat, again, then):
    option = g.reply[seat]
    if option == FLEE:
        flee(g, deck, frame, seat)
    elif option == GIVE_ORDERS:
        frame.stage = again
        frame.note[ORDERED] |= 1 << seat
        push(g, ORDERS, seat)
    else:
        frame.stage = then


@rule
def decide_attacker(g, deck, frame):
    frame.note[BY_ORDER] = 0
    decide(g, deck, frame, frame.seat, ATTACKER, DEFENDER)


@rule
def decide_defender(g, deck, frame):
    frame.note[BY_ORDER] = 0
    decide(g, deck, frame, frame.note[OPPONENT], DEFENDER, BLOWS)


@rule
def exchange_blows(g, deck, frame):
    """S64, S65, S66, S68, S77, S179: both strike; the difference hurts the softer; weapons wear."""
    seat, foe, bound = frame.seat, frame.note[OPPONENT], frame.note[BOUND]
    mine, theirs = roll_die(g), 0 if bound else roll_die(g)
    difference = power(g, seat) + mine - power_of_foe(g, deck, frame) - theirs
    if bound:
        difference = max(0, difference)
    tell(g, BLOWS_ROLLED, seat, foe, NOTHING, in_one_number(mine, theirs))
    wear(g, seat)
    if is_duel(frame) and not bound:
        wear(g, foe)
    frame.note[EXCHANGES] += 1
    frame.note[BOUND] = 0
    frame.note[ORDERED] = 0
    frame.stage = ATTACKER
    if difference > 0:
        hit_foe(g, deck, frame, difference)
    elif difference < 0:
        strike(g, deck, frame, foe, seat, -difference)
        if not is_alive(g, seat):
            fall(g, deck, frame, seat, foe)
    else:
        tell(g, PARRIED, seat, foe)


@rule
def wear(g, seat):
    """S66: a weapon point less, in silence: it happens in every exchange."""
    me = g.player[seat]
    me.value[WEAPONS] = max(0, me.value[WEAPONS] - 1)


@rule
def strike(g, deck, frame, striker, victim, damage):
    """S65, S74: a henchman is hurt; a monster's blow may do more."""
    me = g.player[victim]
    me.value[LIFE] = max(0, me.value[LIFE] - damage)
    tell(g, HIT, striker, victim, NOTHING, damage)
    if striker == NOTHING and is_alive(g, victim):
        apply_effects(g, deck, victim, monster_of(g, frame), ON_HIT)


@rule
def hit_foe(g, deck, frame, damage):
    seat, foe = frame.seat, frame.note[OPPONENT]
    if is_duel(frame):
        strike(g, deck, frame, seat, foe, damage)
        if not is_alive(g, foe):
            fall(g, deck, frame, foe, seat)
        return
    frame.note[MONSTER_LIFE] -= damage
    tell(g, HIT, seat, NOTHING, NOTHING, damage)
    if frame.note[MONSTER_LIFE] <= 0:
        beat_monster(g, deck, seat)
        pop(g)


@rule
def fall(g, deck, frame, victim, killer):
    """S90: the fight is over, and one of them dead."""
    if victim != frame.seat:
        pop(g)
    die(g, deck, victim, killer)


@rule
def beat_monster(g, deck, seat):
    """S62, S75: its gold and the treasures it guarded; then it is discarded."""
    field = g.player[seat].field
    kind = take_off(g, field)
    tell(g, MONSTER_BEATEN, seat, NOTHING, kind)
    discard(g, seat, kind)
    change_value(g, deck, seat, GOLD, deck.loot[kind])
    guarded = treasures_at(g, field)
    if guarded > 0:
        tell(g, TREASURES_TAKEN, seat, NOTHING, NOTHING, guarded)
        move_all(g, field, CARRIED + seat)


@rule
def flee(g, deck, frame, seat):
    """S70, S71, S72, S73, S86: a parting blow; who survives it, and what a monster does to him then, is in flight."""
    striker = frame.note[OPPONENT] if seat == frame.seat else frame.seat
    bound = frame.note[BOUND]
    tell(g, FLED, seat, striker)
    if not bound:
        part(g, deck, frame, striker, seat)
    if not is_alive(g, seat):
        fall(g, deck, frame, seat, striker)
        return
    g.player[seat].in_flight = 1
    if striker == NOTHING and not bound:
        apply_effects(g, deck, seat, monster_of(g, frame), ON_FLIGHT)
    if is_alive(g, seat):
        end_fight(g)
    else:
        fall(g, deck, frame, seat, striker)


@rule
def part(g, deck, frame, striker, seat):
    """S70, S71: power and die of the striker against the bare power of the one who flees."""
    die_shows = roll_die(g)
    force = deck.power[monster_of(g, frame)] if striker == NOTHING else power(g, striker)
    damage = force + die_shows - power(g, seat)
    tell(g, BLOWS_ROLLED, striker, seat, NOTHING, in_one_number(die_shows, 0))
    if striker != NOTHING:
        wear(g, striker)
    if damage > 0:
        strike(g, deck, frame, striker, seat, damage)
    else:
        tell(g, PARRIED, seat, striker)


@rule
def end_fight(g):
    """S67, S72, S132: a monster stands face down again."""
    cover(g)
    tell(g, FIGHT_ENDED, NOTHING)
    pop(g)


# S69: the frame of a fight.
carry_out_fight = ladder(
    "schatzjagd_fight",
    {
        ATTACKER: ask_attacker,
        ATTACKER_CHOSE: decide_attacker,
        DEFENDER: ask_defender,
        DEFENDER_CHOSE: decide_defender,
        BLOWS: exchange_blows,
    },
)
