"""Piles of face-down cards: drawn from the top, filled from below, each card with the set of those who know it.

A pile is a ring: no card ever moves in memory but by shuffling.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np

from zaubertisch.kernel.dice import below
from zaubertisch.kernel.record import HIDDEN, PUBLIC_MARK, record
from zaubertisch.kernel.rules import rule


def pile(capacity: int) -> np.dtype[Any]:
    """The record type of a pile; the capacity must be a power of two."""
    assert capacity & (capacity - 1) == 0
    return record(("first", "u1"), ("count", "u1"), ("card", "i1", (capacity,)), ("knowers", "u1", (capacity,)))


@rule
def place_in(pile, i):
    """Where in memory the i-th card from the top lies."""
    return (pile.first + i) & (pile.card.size - 1)


@rule
def put_under(pile, card, knowers):
    spot = place_in(pile, pile.count)
    pile.card[spot] = card
    pile.knowers[spot] = knowers
    pile.count += 1


@rule
def draw(pile):
    """Take the top card; returns the card and who knew it. The pile must not be empty."""
    spot = place_in(pile, 0)
    card, knowers = pile.card[spot], pile.knowers[spot]
    pile.card[spot] = 0
    pile.knowers[spot] = 0
    pile.first = place_in(pile, 1)
    pile.count -= 1
    return card, knowers


@rule
def clear_pile(pile):
    """Wiped, so that equal positions are equal bytes."""
    for i in range(pile.count):
        spot = place_in(pile, i)
        pile.card[spot] = 0
        pile.knowers[spot] = 0
    pile.first = 0
    pile.count = 0


@rule
def in_pile(pile, card):
    """How many of this card lie in it."""
    count = 0
    for i in range(pile.count):
        if pile.card[place_in(pile, i)] == card:
            count += 1
    return count


@rule
def shuffle_pile(g, pile):
    """Everything is mixed, and nobody knows anything of it any more."""
    for i in range(pile.count - 1, 0, -1):
        here, there = place_in(pile, i), place_in(pile, below(g, i + 1))
        pile.card[here], pile.card[there] = pile.card[there], pile.card[here]
    for i in range(pile.count):
        pile.knowers[place_in(pile, i)] = 0


@rule
def redact_pile(pile, keep):
    """Blot out the cards that no observer in `keep` knows, and who else knows the others; public marks stay."""
    for i in range(pile.count):
        spot = place_in(pile, i)
        if pile.knowers[spot] & keep == 0:
            pile.card[spot] = HIDDEN
        pile.knowers[spot] &= keep | PUBLIC_MARK


@rule
def deal_from(g, pool, first, last):
    """One of the cards that a pool counts by kind, by chance, among the kinds from `first` to before `last`."""
    total = 0
    for kind in range(first, last):
        total += pool[kind]
    left = below(g, total)
    kind = first
    while left >= pool[kind]:
        left -= pool[kind]
        kind += 1
    pool[kind] -= 1
    return kind


@rule
def take_shown(pool, pile):
    """Take the cards of a pile that a view shows out of a pool."""
    for i in range(pile.count):
        card = pile.card[place_in(pile, i)]
        if card != HIDDEN:
            pool[card] -= 1


@rule
def deal_pile(g, pile, pool, first, last):
    """Deal the hidden cards of a pile out of a pool, each of the kinds from `first` to before `last`."""
    for i in range(pile.count):
        spot = place_in(pile, i)
        if pile.card[spot] == HIDDEN:
            pile.card[spot] = deal_from(g, pool, first, last)


# For Python: whole piles at once.


def cards_in(pile: Any) -> list[tuple[int, int]]:
    """The cards with their knowers, the top one first."""
    spots = [(int(pile.first) + i) % pile.card.size for i in range(int(pile.count))]
    return [(int(pile.card[spot]), int(pile.knowers[spot])) for spot in spots]


def stack(pile: Any, cards: Sequence[tuple[int, int]]) -> None:
    """Make an empty pile of these cards, the top one first."""
    for spot, (card, knowers) in enumerate(cards):
        pile.card[spot] = card
        pile.knowers[spot] = knowers
    pile.first, pile.count = 0, len(cards)
