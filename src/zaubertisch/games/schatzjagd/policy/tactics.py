"""Fights, challenges, business and successors: the rollout policy in them. No rule."""

from zaubertisch.games.schatzjagd.policy.prospects import lasting_power
from zaubertisch.games.schatzjagd.rules.fight import MONSTER_LIFE, OPPONENT, is_duel, power, power_of_foe
from zaubertisch.games.schatzjagd.rules.treasures import treasures_at
from zaubertisch.games.schatzjagd.state import (
    ARM,
    CARRIED,
    CURE_POISON,
    GIVE_ORDERS,
    GOLD,
    HEAL,
    LIFE,
    PASS,
    PLAIN,
    SPEND,
    SPEND_ON_LIFE,
    SPEND_ON_STRENGTH,
    SPEND_ON_WEAPONS,
    STRIKE,
    TARGET,
    TRAIN,
    WEAPONS,
    WORK,
)
from zaubertisch.kernel.frames import top
from zaubertisch.kernel.rules import rule

SURE, GOOD, FAIR, POOR = 4000, 60, 8, 1
PARTING_DIE = 4  # what the die of a parting blow is taken for
CHALLENGE_EDGE = 2


@rule
def weigh_fight(g, deck, seat, option):
    """S69, S70: strike while it goes well, or when fleeing would be the end."""
    if option == GIVE_ORDERS:
        return 0
    frame = top(g)
    theirs, life = power_against(g, deck, seat, frame), life_against(g, seat, frame)
    flight_kills = theirs + PARTING_DIE - power(g, seat) >= g.player[seat].value[LIFE]
    strikes = flight_kills or is_winning(g, seat, theirs, life, is_duel(frame))
    return GOOD if (option == STRIKE) == strikes else POOR


@rule
def power_against(g, deck, seat, frame):
    return int(power_of_foe(g, deck, frame)) if seat == frame.seat else power(g, frame.seat)


@rule
def life_against(g, seat, frame):
    if seat != frame.seat:
        return int(g.player[frame.seat].value[LIFE])
    return int(g.player[frame.note[OPPONENT]].value[LIFE]) if is_duel(frame) else int(frame.note[MONSTER_LIFE])


@rule
def is_winning(g, seat, theirs, life, both_wear):
    """Does he expect to bring the other down first? Power decides, life a little."""
    mine = power(g, seat) if both_wear else lasting_power(g, seat)
    return 2 * (mine - theirs) + (int(g.player[seat].value[LIFE]) - life) // 4 > 0


@rule
def weigh_challenge(g, seat, option):
    """S58: weaker henchmen, above all those with a treasure."""
    if option == PASS:
        return FAIR
    other = option - TARGET
    lead = lasting_power(g, seat) - power(g, other)
    lead += (int(g.player[seat].value[LIFE]) - int(g.player[other].value[LIFE])) // 4
    if lead < CHALLENGE_EDGE:
        return 0
    return SURE if treasures_at(g, CARRIED + other) > 0 else lead


@rule
def weigh_business(g, deck, seat, option):
    """S39, S41, S43, S44: as much as helps and can be paid."""
    me = g.player[seat]
    if option == PASS:
        return POOR
    if option == TRAIN or option == WORK or option == CURE_POISON:
        return SURE
    if HEAL <= option < ARM:
        useful = (int(deck.most) - int(me.value[LIFE])) // int(deck.healing)
        return GOOD if option - HEAL + 1 == min(useful, int(me.value[GOLD])) else POOR
    useful = int(deck.most) - int(me.value[WEAPONS])
    return GOOD if option - ARM + 1 == min(useful, int(me.value[GOLD])) else POOR


@rule
def weigh_points(question, option):
    """S99: four points on life, six on strength, five on weapons."""
    if option == PLAIN:
        return 0
    wanted = 4 if question == SPEND_ON_LIFE else 6 if question == SPEND_ON_STRENGTH else 0
    if question == SPEND_ON_WEAPONS:
        wanted = 5
    return SURE if option - SPEND == wanted else POOR
