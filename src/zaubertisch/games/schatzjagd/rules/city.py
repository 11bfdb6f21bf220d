"""The four houses of the city (chapter 4)."""

from zaubertisch.games.schatzjagd.rules.board import HEALER, PLOT, SCHOOL, SMITH, TAVERN
from zaubertisch.games.schatzjagd.rules.effects import change_value
from zaubertisch.games.schatzjagd.state import (
    ARM,
    BET_ODD,
    BUSINESS,
    BUSINESS_DONE,
    CURE_POISON,
    CURED,
    GOLD,
    HEAL,
    LIFE,
    STRENGTH,
    TRAIN,
    WEAPONS,
    WORK,
)
from zaubertisch.kernel.events import tell
from zaubertisch.kernel.frames import top
from zaubertisch.kernel.record import NOTHING
from zaubertisch.kernel.rules import rule

CURED_HERE, HEALED_HERE, OTHER_BUSINESS = 1, 2, 4  # what was done, as a set
SMALLEST_BUSINESS = (WORK, CURE_POISON, TRAIN, HEAL, ARM)  # HEAL and ARM: for one piece of gold


@rule
def house_of(g, seat):
    return g.house[PLOT[g.player[seat].field]]


@rule
def useful_doses(deck, me):
    """S42: how much gold can help, rounded up."""
    return (deck.most - me.value[LIFE] + deck.healing - 1) // deck.healing


@rule
def useful_weapons(deck, me):
    """S44."""
    return (deck.most - me.value[WEAPONS] + deck.smith_points - 1) // deck.smith_points


@rule
def may_still(g, done, this):
    """S39, S151: one business a turn; with `healer_both` each of the healer's two once."""
    if done == 0:
        return True
    return g.healer_both and this <= HEALED_HERE and done & this == 0


@rule
def can_do_business(g, deck, seat):
    """S39: is there anything to do in this house?"""
    for i in range(len(SMALLEST_BUSINESS)):
        if why_not_business(g, deck, seat, SMALLEST_BUSINESS[i]) == 0:
            return True
    return False


@rule
def why_not_business(g, deck, seat, option):
    """S39, S40: a house does its own business only; there is always work in the tavern."""
    house, done = house_of(g, seat), top(g).note[BUSINESS]
    if option == WORK:
        return 0 if house == TAVERN and not done else 39
    if option == CURE_POISON:
        return why_not_cure(g, deck, seat, house, done)
    if option == TRAIN:
        return why_not_train(g, deck, seat, house, done)
    if HEAL <= option < ARM:
        return why_not_heal(g, deck, seat, house, done, option - HEAL + 1)
    return why_not_arm(g, deck, seat, house, done, option - ARM + 1)


@rule
def why_not_cure(g, deck, seat, house, done):
    """S41, S151."""
    me = g.player[seat]
    if house != HEALER or not may_still(g, done, CURED_HERE):
        return 39
    if not me.poisoned:
        return 151
    return 0 if me.value[GOLD] >= deck.cure_price else 41


@rule
def why_not_heal(g, deck, seat, house, done, gold):
    """S41, S42."""
    me = g.player[seat]
    if house != HEALER or not may_still(g, done, HEALED_HERE):
        return 39
    if gold > me.value[GOLD]:
        return 41
    return 0 if gold <= useful_doses(deck, me) else 42


@rule
def why_not_train(g, deck, seat, house, done):
    """S43."""
    me = g.player[seat]
    if house != SCHOOL or done:
        return 39
    return 0 if me.value[GOLD] >= deck.school_price and me.value[STRENGTH] < deck.most else 43


@rule
def why_not_arm(g, deck, seat, house, done, gold):
    """S44."""
    me = g.player[seat]
    if house != SMITH or done:
        return 39
    return 0 if gold <= me.value[GOLD] and gold <= useful_weapons(deck, me) else 44


@rule
def do_business(g, deck, seat, option):
    """Carries it out; returns what was done."""
    tell(g, BUSINESS_DONE, seat, house_of(g, seat))
    if option == WORK:
        change_value(g, deck, seat, GOLD, deck.tavern_pay)
    elif option == CURE_POISON:
        cure(g, deck, seat)
        return CURED_HERE
    elif option == TRAIN:
        change_value(g, deck, seat, GOLD, -deck.school_price)
        change_value(g, deck, seat, STRENGTH, deck.school_gain)
    elif HEAL <= option < ARM:
        trade(g, deck, seat, option - HEAL + 1, LIFE, deck.healing)
        return HEALED_HERE
    elif ARM <= option < BET_ODD:
        trade(g, deck, seat, option - ARM + 1, WEAPONS, deck.smith_points)
    return OTHER_BUSINESS


@rule
def cure(g, deck, seat):
    """S41, S83."""
    change_value(g, deck, seat, GOLD, -deck.cure_price)
    g.player[seat].poisoned = 0
    tell(g, CURED, seat, NOTHING)


@rule
def trade(g, deck, seat, gold, value, rate):
    change_value(g, deck, seat, GOLD, -gold)
    change_value(g, deck, seat, value, gold * rate)
