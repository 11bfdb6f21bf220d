"""Hands of hidden cards, counted by kind, and what every observer knows of them.

`hand[kind]` says how many a seat has, `known[observer, seat, kind]` how many of them an observer is certain of. Kinds
with different backs are ranges of kinds, from `first` to before `last`: who sees a card leave sees its back.
"""

from zaubertisch.kernel.piles import deal_from
from zaubertisch.kernel.record import EVERYONE
from zaubertisch.kernel.rules import rule


@rule
def cards_between(hand, first, last):
    """How many cards of these kinds the hand has."""
    count = 0
    for kind in range(first, last):
        count += hand[kind]
    return count


@rule
def add_card(hand, known, seat, kind, knowers):
    """A card comes to the hand of a seat; a set of observers knows which."""
    hand[kind] += 1
    for observer in range(known.shape[0]):
        if observer != seat and (knowers >> observer) & 1:
            known[observer, seat, kind] += 1


@rule
def learn_of_cards(known, observer, seat, kind, at_least):
    """The observer was shown that so many cards of a kind are in the hand."""
    known[observer, seat, kind] = max(known[observer, seat, kind], at_least)


@rule
def forget_one(known, observer, seat, kind):
    """The observer is certain of one card less."""
    if known[observer, seat, kind] > 0:
        known[observer, seat, kind] -= 1


@rule
def show_card(hand, known, seat, kind):
    """A card leaves the hand and everybody sees which; it may be one of those that others knew of."""
    hand[kind] -= 1
    for observer in range(known.shape[0]):
        forget_one(known, observer, seat, kind)


@rule
def hide_card(hand, known, seat, kind, first, last, witness):
    """A card leaves the hand unseen but by its owner and a witness, if any; returns the set of those who know which.

    One who does not see it can be certain of one card less of each kind that it might have been. But one who knew all
    of them to be of one kind knows it all the same.
    """
    size = cards_between(hand, first, last)
    knowers = 1 << seat
    for observer in range(known.shape[0]):
        if observer == witness:
            knowers |= 1 << observer
            forget_one(known, observer, seat, kind)
        elif observer != seat:
            if known[observer, seat, kind] == size:
                knowers |= 1 << observer
            forget_one_of_each(known, observer, seat, first, last)
    hand[kind] -= 1
    return knowers


@rule
def forget_one_of_each(known, observer, seat, first, last):
    for kind in range(first, last):
        forget_one(known, observer, seat, kind)


@rule
def redact_hand(hand, known, seat, observer):
    """Of the hand of another seat stays what the observer is certain of."""
    if seat == observer:
        return
    for kind in range(hand.size):
        hand[kind] = known[observer, seat, kind] if observer < known.shape[0] else 0


@rule
def redact_knowledge(known, observer):
    """What others know is not known, beyond what everyone knows."""
    for other in range(known.shape[0]):
        if other != observer and other != EVERYONE:
            forget_hands(known, other)


@rule
def forget_hands(known, observer):
    """The observer knows nothing of any hand."""
    for seat in range(known.shape[1]):
        for kind in range(known.shape[2]):
            known[observer, seat, kind] = 0


@rule
def deal_hand(g, hand, pool, first, last, size, offset):
    """Fill a hand to its public size with what the pool has left; a kind's number there is higher by `offset`."""
    for _ in range(cards_between(hand, first, last), size):
        hand[deal_from(g, pool, first + offset, last + offset) - offset] += 1


@rule
def audit_knowledge(hand, known, seat):
    """How many things are wrong with what observers know of a hand (0): nobody is certain of more than is there."""
    wrong = 0
    for observer in range(known.shape[0]):
        for kind in range(hand.size):
            if known[observer, seat, kind] > hand[kind]:
                wrong += 1
    return wrong
