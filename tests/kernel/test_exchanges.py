"""Hidden cards are exchanged, and nothing that anybody knows changes."""

from typing import Any

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from tests.kernel.toy import KINDS, toy
from zaubertisch.kernel.dice import reseed
from zaubertisch.kernel.exchanges import exchange_in_pile, exchange_with_pile
from zaubertisch.kernel.loops import DICE
from zaubertisch.kernel.piles import cards_in, deal_pile, pile, stack, take_shown
from zaubertisch.kernel.record import HIDDEN, allocate
from zaubertisch.kernel.rules import specialise

IN_PILE, WITH_PILE, RESEED, TAKE_SHOWN, DEAL = (
    specialise(f, "test") for f in (exchange_in_pile, exchange_with_pile, reseed, take_shown, deal_pile)
)
OWNER, DEEP, OFFSET = 1, 2, 3
CARDS = [(3, 0), (4, 0), (5, 1), (6, 0), (4, 0), (3, 0)]  # with those who know them


def chance(seed: int) -> Any:
    dice = allocate(DICE)
    RESEED(dice[0], np.uint64(seed))
    return dice


@given(st.integers(0, 2**32))
def test_in_a_pile_only_deep_cards_that_nobody_knows_change_places(seed: int) -> None:
    one, dice = allocate(pile(8)), chance(seed)
    stack(one[0], CARDS)
    done = sum(int(IN_PILE(one[0], DEEP, dice[0])) for _ in range(60))
    after = cards_in(one[0])
    assert done > 0
    assert sorted(after) == sorted(CARDS)
    assert after[:3] == CARDS[:3]


@given(st.integers(0, 2**32))
def test_with_a_hand_only_cards_change_places_that_nobody_but_the_owner_knows(seed: int) -> None:
    g, one, dice = toy(), allocate(pile(8)), chance(seed)
    stack(one[0], CARDS)
    hand = g.player[OWNER].hand
    hand[:] = [2, 0, 1, 0]
    g.known[0, OWNER, 0], g.known[2, OWNER, 2] = 1, 1
    for _ in range(8):
        WITH_PILE(hand, g.known, OWNER, 0, KINDS, one[0], DEEP, OFFSET, dice[0])
    assert hand[0] >= 1
    assert hand[2] >= 1
    assert cards_in(one[0])[:3] == CARDS[:3]
    piled = [card - OFFSET for card, _ in cards_in(one[0])]
    assert [hand[kind] + piled.count(kind) for kind in range(KINDS)] == [4, 2, 2, 1]


@given(st.integers(0, 2**32))
def test_a_pile_is_dealt_from_what_a_view_does_not_show(seed: int) -> None:
    g, one = toy(), allocate(pile(8))
    RESEED(g, np.uint64(seed))
    stack(one[0], [(HIDDEN, 0), (4, 1), (HIDDEN, 0)])
    g.pool[:] = [0, 0, 0, 1, 2, 0]
    TAKE_SHOWN(g.pool, one[0])
    assert g.pool.tolist() == [0, 0, 0, 1, 1, 0]
    DEAL(g, one[0], g.pool, 3, 6)
    assert sorted(card for card, _ in cards_in(one[0])) == [3, 4, 4]
    assert cards_in(one[0])[1] == (4, 1)
    assert not g.pool.any()
