"""Habits in phase D: fights, alliances, bids, markets, and what comes after a win."""

from zaubertisch.games.zauberschwert.names import DESIGNS
from zaubertisch.games.zauberschwert.policy.appraisal import (
    bonus_of,
    card_value,
    census,
    creatures_to_come,
    price_for,
    unknown_card_value,
    wins_without,
)
from zaubertisch.games.zauberschwert.policy.powers import end_value, spell_value
from zaubertisch.games.zauberschwert.policy.quests import (
    auction_value,
    joint_value,
    limit_of,
    lone_value,
    sale_gain,
    spoils,
)
from zaubertisch.games.zauberschwert.policy.rollout_choice import whim
from zaubertisch.games.zauberschwert.rules.auction import CARD as SOLD_CARD
from zaubertisch.games.zauberschwert.rules.auction import LEAST
from zaubertisch.games.zauberschwert.rules.belongings import can_pay
from zaubertisch.games.zauberschwert.rules.display import unit_strength
from zaubertisch.games.zauberschwert.rules.fight import CARD, PRICE, price_left
from zaubertisch.games.zauberschwert.rules.win import CARD as BEATEN
from zaubertisch.games.zauberschwert.rules.win import matches
from zaubertisch.games.zauberschwert.rules.wizards import wizards_at
from zaubertisch.games.zauberschwert.state import (
    ADD_HEROES,
    ASSIGN_SUPPORT,
    BUY_CARDS,
    CHOOSE_ALLIANCE,
    FIGHT_CREATURE,
    FIGHT_IT,
    PAY_BID,
    PLACE_BID,
    RETURN,
    RETURN_CARD,
    SELL,
    SELL_ONE,
    SELL_SPELL,
    SUPPORT_IT,
    USE,
    USE_APPENDUX,
    USE_OMNUS,
)
from zaubertisch.kernel.dice import below
from zaubertisch.kernel.frames import top
from zaubertisch.kernel.rules import rule

BOLD = 3  # of 10 standing orders are given at once
PEACE = 1.0  # stones by which an auction must promise more than the share


@rule
def policy_in_resolution(g, deck, seat, out, count, chance):
    question = g.question
    if question == FIGHT_CREATURE:
        return policy_for_fighting(g, deck, seat, out, count)
    if question == CHOOSE_ALLIANCE:
        return policy_for_allying(g, deck, seat, count, chance)
    if question == PLACE_BID:
        return policy_for_bidding(g, deck, seat, count, chance)
    if question == ADD_HEROES or question == PAY_BID:
        return policy_for_heroes(g, deck, out, count)
    if question == BUY_CARDS:
        packed = census(g, deck)
        return count - 1 if unknown_card_value(packed) > price_for(g, deck, seat) * deck.market_price else 0
    if question == SELL_ONE:
        return best_sale(g, deck, seat, out, count)
    return policy_after_winning(g, deck, seat, out, count)


@rule
def policy_for_fighting(g, deck, seat, out, count):
    """Heroes first, then the fight, if it is worth its magic."""
    packed, price = census(g, deck), price_for(g, deck, seat)
    frame = top(g)
    card = frame.note[CARD]
    cost = price_left(deck, frame, unit_strength(g, deck, card))
    if cost > 0 and out[count - 1] >= USE:
        return count - 1 if lone_value(g, deck, seat, card, packed, price) > 0 else 0
    if count > 1 and out[1] == FIGHT_IT and spoils(g, deck, seat, card, 1, packed, price) > price * cost:
        return 1
    return 0


@rule
def policy_for_allying(g, deck, seat, count, chance):
    """Alone, if the auction promises more than the share."""
    packed, price = census(g, deck), price_for(g, deck, seat)
    card = top(g).note[CARD]
    joint = joint_value(g, deck, seat, card, wizards_at(g, card), packed, price)
    alone = auction_value(g, deck, seat, card, packed, price)
    return 1 if count > 1 and alone + whim(chance, 2.0) > joint + PEACE else 0


@rule
def policy_for_bidding(g, deck, seat, count, chance):
    """The least that is possible, or a standing order, as far as the card is worth it. Pass is first, bids follow."""
    packed, price = census(g, deck), price_for(g, deck, seat)
    frame = top(g)
    limit = limit_of(g, deck, seat, frame.note[SOLD_CARD], packed, price) + below(chance, 3) - 1
    bids = (count - 1) // 2
    most = min(limit - frame.note[LEAST], bids - 1)
    if most < 0:
        return 0
    return 1 + bids + most if below(chance, 10) < BOLD else 1


@rule
def policy_for_heroes(g, deck, out, count):
    """Heroes are used as long as there is a price left for them."""
    frame = top(g)
    price = frame.note[PRICE] if g.question == PAY_BID else unit_strength(g, deck, frame.note[CARD])
    return count - 1 if out[count - 1] >= USE and price_left(deck, frame, price) > 0 else 0


@rule
def best_sale(g, deck, seat, out, count):
    packed, price = census(g, deck), price_for(g, deck, seat)
    best, best_gain = 0, 0.3
    for i in range(1, count):
        if out[i] >= SELL:
            gain = sale_gain(g, deck, seat, out[i] - SELL, packed, price)
        else:
            spell = out[i] - SELL_SPELL
            gain = deck.sold_spell_stones + price * deck.sold_spell_magic - end_value(g, deck, seat, spell)
            gain -= spell_value(g, deck, seat, spell, packed, price)
        if gain > best_gain:
            best, best_gain = i, gain
    return best


@rule
def policy_after_winning(g, deck, seat, out, count):
    question = g.question
    if question == USE_APPENDUX:
        return 1
    if question == RETURN_CARD:
        return least_card(g, deck, seat, out, count)
    if question == USE_OMNUS:
        return policy_for_omnus(g, deck, seat)
    if question == ASSIGN_SUPPORT:
        return best_support(g, deck, seat, out, count)
    return 1 if unknown_card_value(census(g, deck)) > 1.0 else 0


@rule
def least_card(g, deck, seat, out, count):
    packed, price = census(g, deck), price_for(g, deck, seat)
    worst, worst_value = 0, 1000.0
    for i in range(count):
        value = card_value(g, deck, seat, out[i] - RETURN, packed, price)
        if value < worst_value:
            worst, worst_value = i, value
    return worst


@rule
def policy_for_omnus(g, deck, seat):
    """Now, if much would pay that does not match, or hardly a chance is left."""
    price, card = price_for(g, deck, seat), top(g).note[BEATEN]
    all_of_it, more = 0.0, 0.0
    for design in range(DESIGNS):
        copies = g.player[seat].laid[design]
        if copies > 0 and can_pay(design):
            bonus = copies * bonus_of(g, deck, design, price)
            all_of_it += bonus
            more += 0.0 if matches(deck, card, design) else bonus
    is_late = creatures_to_come(census(g, deck)) < 6
    return 1 if more > 0.6 * all_of_it or (is_late and more > 0.3 * all_of_it) else 0


@rule
def best_support(g, deck, seat, out, count):
    packed, price = census(g, deck), price_for(g, deck, seat)
    best, best_value = 0, -1.0
    for i in range(count):
        design = out[i] - SUPPORT_IT
        wins = wins_without(g, packed, int(deck.symbols[design]))
        value = bonus_of(g, deck, design, price) * wins
        if value > best_value:
            best, best_value = i, value
    return best
