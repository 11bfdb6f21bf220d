"""Piles are rings with a memory of who knows which card."""

from collections import Counter, deque

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from zaubertisch.kernel.dice import reseed
from zaubertisch.kernel.loops import DICE
from zaubertisch.kernel.piles import draw, pile, put_under, redact_pile, shuffle_pile
from zaubertisch.kernel.record import HIDDEN, allocate
from zaubertisch.kernel.rules import specialise

DRAW, PUT, REDACT, SHUFFLE, RESEED = (
    specialise(f, "test") for f in (draw, put_under, redact_pile, shuffle_pile, reseed)
)
SMALL = pile(16)


def cards_of(one: np.ndarray) -> list[tuple[int, int]]:
    p = one[0]
    places = [(p.first + i) % 16 for i in range(p.count)]
    return [(int(p.card[i]), int(p.knowers[i])) for i in places]


@given(st.lists(st.one_of(st.none(), st.tuples(st.integers(0, 100), st.integers(0, 63))), max_size=80))
def test_a_pile_is_a_queue(moves: list[tuple[int, int] | None]) -> None:
    """Whatever is put under comes out on top in the same order, with those who know it."""
    one, model = allocate(SMALL), deque[tuple[int, int]]()
    for move in moves:
        if move is None and model:
            assert tuple(map(int, DRAW(one[0]))) == model.popleft()
        elif move is not None and len(model) < 16:
            PUT(one[0], *move)
            model.append(move)
    assert cards_of(one) == list(model)


@given(st.lists(st.integers(0, 20), min_size=1, max_size=16), st.integers(0, 2**32))
def test_shuffling_keeps_the_cards_and_ends_all_knowledge(cards: list[int], seed: int) -> None:
    one, dice = allocate(SMALL), allocate(DICE)
    RESEED(dice[0], np.uint64(seed))
    for card in cards:
        PUT(one[0], card, 3)
    SHUFFLE(dice[0], one[0])
    assert Counter(cards_of(one)) == Counter((card, 0) for card in cards)


def test_redacting_hides_what_nobody_in_the_set_knows_and_who_else_knows() -> None:
    one = allocate(SMALL)
    for card, knowers in ((4, 0b01), (5, 0b10), (6, 0b11), (7, 0)):
        PUT(one[0], card, knowers)
    REDACT(one[0], 0b10)
    assert cards_of(one) == [(HIDDEN, 0), (5, 0b10), (6, 0b10), (HIDDEN, 0)]
