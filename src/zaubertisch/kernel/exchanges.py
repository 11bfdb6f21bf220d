"""Exchanging hidden cards, for the test that nobody notices: with cards deep in a pile, which no answer reaches."""

from zaubertisch.kernel.dice import below
from zaubertisch.kernel.piles import place_in
from zaubertisch.kernel.record import NOTHING
from zaubertisch.kernel.rules import rule


@rule
def deep_place(pile, deep, chance):
    """Where some card below so many others lies that nobody knows, or NOTHING."""
    if pile.count <= deep:
        return NOTHING
    place = place_in(pile, deep + below(chance, pile.count - deep))
    return place if pile.knowers[place] == 0 else NOTHING


@rule
def exchange_in_pile(pile, deep, chance):
    """Two cards far down in a pile; returns how many exchanges were made."""
    here, there = deep_place(pile, deep, chance), deep_place(pile, deep, chance)
    if here == NOTHING or there == NOTHING or pile.card[here] == pile.card[there]:
        return 0
    pile.card[here], pile.card[there] = pile.card[there], pile.card[here]
    return 1


@rule
def secret_of(hand, known, seat, kind):
    """How many cards of this kind in the hand nobody but its owner knows."""
    most = 0
    for observer in range(known.shape[0]):
        if observer != seat:
            most = max(most, known[observer, seat, kind])
    return hand[kind] - most


@rule
def exchange_with_pile(hand, known, seat, first, last, pile, deep, offset, chance):
    """A secret card of a hand, of the kinds from `first` to before `last`, with one far down in a pile.

    A kind's number in the pile is higher by `offset`. Returns how many exchanges were made.
    """
    kind, place = first + below(chance, last - first), deep_place(pile, deep, chance)
    if place == NOTHING or secret_of(hand, known, seat, kind) <= 0:
        return 0
    other = pile.card[place] - offset
    if other == kind or not first <= other < last:
        return 0
    hand[kind] -= 1
    hand[other] += 1
    pile.card[place] = kind + offset
    return 1
