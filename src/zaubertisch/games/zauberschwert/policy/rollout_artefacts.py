"""Habits in phase E: offers, answers to them, laying out."""

from zaubertisch.games.zauberschwert.names import ARTEFACTS, FIRST_DOUBLE
from zaubertisch.games.zauberschwert.policy.appraisal import card_value, census, design_value, other_half, price_for
from zaubertisch.games.zauberschwert.policy.rollout_choice import richest, whim
from zaubertisch.games.zauberschwert.rules.belongings import design_of
from zaubertisch.games.zauberschwert.rules.swaps import GIFT, GIFT_2, PARTNER, WISH, WISH_2
from zaubertisch.games.zauberschwert.state import (
    ACCEPT,
    ANSWER_OFFER,
    ASK_FOR,
    COUNTER,
    GIVE,
    LAY_OUT,
    MAKE_OFFER,
    NAME_GIFT,
    NAME_WISH,
    OFFER_TO,
)
from zaubertisch.kernel.dice import below
from zaubertisch.kernel.frames import top
from zaubertisch.kernel.record import NOTHING
from zaubertisch.kernel.rules import rule

ASKED_ENOUGH = 3  # of 4 chances to make an offer are left alone


@rule
def policy_with_artefacts(g, deck, seat, out, count, chance):
    question = g.question
    if question == LAY_OUT:
        return best_to_lay(g, deck, seat, out, count)
    if question == MAKE_OFFER:
        return policy_for_offering(g, deck, seat, out, count, chance)
    if question == NAME_GIFT:
        return best_gift(g, deck, seat, out, count, chance)
    if question == NAME_WISH:
        return best_wish(g, deck, seat, out, count, chance)
    if question == ANSWER_OFFER:
        return policy_for_answering(g, deck, seat, out, count, chance)
    return richest(g, deck, out, count, chance)


@rule
def best_to_lay(g, deck, seat, out, count):
    """Everything that can be laid is; poison too."""
    return 1 if count > 1 else 0


@rule
def missing_half(g, seat, kind):
    """Would this card make a double of a half in the hand?"""
    me = g.player[seat]
    return kind >= FIRST_DOUBLE and me.hand[kind] == 0 and me.hand[other_half(kind)] > 0


@rule
def is_known_with(g, seat, other, kind):
    return g.known[seat, other, kind] > 0


@rule
def policy_for_offering(g, deck, seat, out, count, chance):
    """To a seat known to have the other half of a lonely one; now and then to anybody."""
    halves = 0
    for kind in range(FIRST_DOUBLE, ARTEFACTS):
        if missing_half(g, seat, kind):
            halves += 1
            for i in range(1, count):
                if is_known_with(g, seat, out[i] - OFFER_TO, kind) and below(chance, 4) > 0:
                    return i
    if halves == 0 or g.player[seat].hand_size < 2 or below(chance, 4) < ASKED_ENOUGH:
        return 0
    return 1 + below(chance, count - 1)


@rule
def item_value(g, deck, seat, item, packed, price):
    """A card in the hand, or an artefact that lies open (variant)."""
    if item < ARTEFACTS:
        return card_value(g, deck, seat, item, packed, price)
    return design_value(g, deck, seat, item - ARTEFACTS, packed, price)


@rule
def best_gift(g, deck, seat, out, count, chance):
    """What is worth least to oneself."""
    packed, price = census(g, deck), price_for(g, deck, seat)
    best, best_value = 0, 1000.0
    for i in range(count):
        value = item_value(g, deck, seat, out[i] - GIVE, packed, price) + whim(chance, 0.6)
        if value < best_value:
            best, best_value = i, value
    return best


@rule
def gain_from(g, deck, seat, item, packed, price):
    """What getting a card would add: with it a half becomes a whole."""
    if item >= ARTEFACTS or item < FIRST_DOUBLE:
        return item_value(g, deck, seat, item, packed, price)
    value = design_value(g, deck, seat, design_of(item), packed, price)
    return 0.8 * value if missing_half(g, seat, item) else 0.2 * value


@rule
def best_wish(g, deck, seat, out, count, chance):
    packed, price = census(g, deck), price_for(g, deck, seat)
    best, best_value = 0, -1.0
    for i in range(count):
        item = out[i] - ASK_FOR
        value = gain_from(g, deck, seat, item, packed, price) + whim(chance, 0.8)
        if item < ARTEFACTS and is_known_with(g, seat, top(g).note[PARTNER], item):
            value *= 2.0
        if value > best_value:
            best, best_value = i, value
    return best


@rule
def policy_for_answering(g, deck, seat, out, count, chance):
    """Accept what gains; a counter-offer now and then (it is the last option, if there is one)."""
    packed, price = census(g, deck), price_for(g, deck, seat)
    frame = top(g)
    gain = gain_of_items(g, deck, seat, frame.note[GIFT], frame.note[GIFT_2], packed, price)
    loss = loss_of_items(g, deck, seat, frame.note[WISH], frame.note[WISH_2], packed, price)
    if out[1] == ACCEPT and gain > loss + 0.2:
        return 1
    return count - 1 if out[count - 1] == COUNTER and below(chance, 8) == 0 else 0


@rule
def gain_of_items(g, deck, seat, first, second, packed, price):
    gain = gain_from(g, deck, seat, first, packed, price)
    return gain + (gain_from(g, deck, seat, second, packed, price) if second != NOTHING else 0.0)


@rule
def loss_of_items(g, deck, seat, first, second, packed, price):
    loss = item_value(g, deck, seat, first, packed, price)
    return loss + (item_value(g, deck, seat, second, packed, price) if second != NOTHING else 0.0)
