"""Hands, and what can be known of them: proved against a model that keeps every card apart."""

from typing import Any

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from tests.kernel.toy import KINDS, toy
from zaubertisch.kernel.dice import reseed
from zaubertisch.kernel.hands import (
    add_card,
    audit_knowledge,
    deal_hand,
    hide_card,
    learn_of_cards,
    redact_hand,
    redact_knowledge,
    show_card,
)
from zaubertisch.kernel.record import EVERYONE, NOTHING, OBSERVERS
from zaubertisch.kernel.rules import specialise

ADD, LEARN, SHOW, HIDE, REDACT, REDACT_KNOWN, DEAL, AUDIT, RESEED = (
    specialise(f, "test")
    for f in (
        add_card, learn_of_cards, show_card, hide_card, redact_hand, redact_knowledge, deal_hand, audit_knowledge,
        reseed,
    )
)  # fmt: skip
OWNER = 1


def hand_of(*cards: tuple[int, int]) -> Any:
    """A game in which the owner has these cards, each with the set of those who know it."""
    g = toy()
    for kind, knowers in cards:
        ADD(g.player[OWNER].hand, g.known, OWNER, kind, knowers)
    return g


def known(g: Any, observer: int) -> list[int]:
    return list(g.known[observer, OWNER].tolist())


def test_who_sees_a_card_come_knows_it_and_the_owner_needs_no_note() -> None:
    g = hand_of((2, 0b101), (2, 0b111), (0, 0))
    assert g.player[OWNER].hand.tolist() == [1, 0, 2, 0]
    assert [known(g, observer)[2] for observer in range(3)] == [2, 0, 2]


def test_a_card_shown_may_be_one_that_was_known() -> None:
    g = hand_of((2, 0b001), (2, 0), (3, 0b001))
    SHOW(g.player[OWNER].hand, g.known, OWNER, 2)
    assert g.player[OWNER].hand.tolist() == [0, 0, 1, 1]
    assert known(g, 0) == [0, 0, 0, 1]


def test_an_unseen_card_might_have_been_any_that_has_its_back() -> None:
    g = hand_of((0, 0b001), (1, 0b001), (2, 0b001))
    assert HIDE(g.player[OWNER].hand, g.known, OWNER, 0, 0, 2, NOTHING) == 1 << OWNER
    assert known(g, 0) == [0, 0, 1, 0]


def test_who_knows_that_all_are_alike_knows_what_left() -> None:
    g = hand_of((3, 0b101), (3, 0b100 | 1 << EVERYONE), (0, 0))
    assert HIDE(g.player[OWNER].hand, g.known, OWNER, 3, 1, 4, NOTHING) == (1 << OWNER) | 0b100
    assert (known(g, 0)[3], known(g, 2)[3], known(g, EVERYONE)[3]) == (0, 1, 0)


def test_a_witness_forgets_only_what_it_saw_leave() -> None:
    g = hand_of((0, 0b101), (1, 0b101))
    assert HIDE(g.player[OWNER].hand, g.known, OWNER, 1, 0, KINDS, 2) == (1 << OWNER) | 0b100
    assert (known(g, 0), known(g, 2)) == ([0, 0, 0, 0], [1, 0, 0, 0])


def test_being_shown_cards_never_lowers_what_is_known() -> None:
    g = hand_of((1, 0b001), (1, 0b001))
    LEARN(g.known, 0, OWNER, 1, 1)
    LEARN(g.known, 2, OWNER, 1, 2)
    assert (known(g, 0)[1], known(g, 2)[1]) == (2, 2)


def test_of_another_hand_stays_what_is_certain() -> None:
    g = hand_of((1, 0b001), (1, 0), (2, 1 << EVERYONE))
    hand = g.player[OWNER].hand
    REDACT(hand, g.known, OWNER, OWNER)
    assert hand.tolist() == [0, 2, 1, 0]
    REDACT(hand, g.known, OWNER, 0)
    assert hand.tolist() == [0, 1, 0, 0]
    REDACT(hand, g.known[:3], OWNER, EVERYONE)
    assert hand.tolist() == [0, 0, 0, 0]


def test_what_others_know_is_forgotten_but_not_what_is_public() -> None:
    g = hand_of((1, 0b101 | 1 << EVERYONE))
    REDACT_KNOWN(g.known, 0)
    assert [known(g, observer)[1] for observer in range(OBSERVERS)] == [1, 0, 0, 0, 0, 1]


@given(st.integers(0, 2**32))
def test_a_hand_is_dealt_to_its_size_from_what_the_pool_has(seed: int) -> None:
    g = hand_of((0, 0), (2, 0))
    RESEED(g, np.uint64(seed))
    g.pool[:] = [9, 9, 0, 3, 1, 2]  # the kinds of the hand begin at 2
    DEAL(g, g.player[OWNER].hand, g.pool, 1, 4, 5, 2)
    hand = g.player[OWNER].hand.tolist()
    assert hand[0] == 1
    assert sum(hand[1:]) == 5
    assert hand[2] >= 1
    assert [int(n) for n in g.pool] == [9, 9, 0, 3 - hand[1], 1 - (hand[2] - 1), 2 - hand[3]]


MOVES = st.lists(
    st.one_of(
        st.tuples(st.just("add"), st.integers(0, KINDS - 1), st.integers(0, 63)),
        st.tuples(st.just("show"), st.integers(0, 30), st.just(0)),
        st.tuples(st.just("hide"), st.integers(0, 30), st.sampled_from([NOTHING, 0, 2])),
    ),
    max_size=30,
)


@given(MOVES)
def test_nobody_is_ever_certain_of_more_than_is_there(moves: list[tuple[str, int, int]]) -> None:
    g = toy()
    hand = g.player[OWNER].hand
    for move, number, more in moves:
        held = [kind for kind in range(KINDS) if hand[kind] > 0]
        if move == "add":
            ADD(hand, g.known, OWNER, number, more)
        elif held and move == "show":
            SHOW(hand, g.known, OWNER, held[number % len(held)])
        elif held:
            HIDE(hand, g.known, OWNER, held[number % len(held)], 0, KINDS, more)
        assert AUDIT(hand, g.known, OWNER) == 0
