"""Frames lie on each other; what comes of one is read once by the one beneath."""

from tests.kernel.toy import toy
from zaubertisch.kernel.frames import ask_if, audit_progress, beneath, pop, pop_with, push, take_result, top
from zaubertisch.kernel.rules import rule, specialise

ROUND, AUCTION, DRAW = 1, 2, 3
PUSH, POP, POP_WITH, TAKE, ASK_IF, AUDIT = (
    specialise(f, "test") for f in (push, pop, pop_with, take_result, ask_if, audit_progress)
)


@rule
def auction_over_round(g, card):
    push(g, ROUND, 0)
    push(g, AUCTION, 1).note[2] = card
    return beneath(g).rule * 10 + top(g).rule


STACK = specialise(auction_over_round, "test")


def test_a_new_frame_takes_notes_at_once_and_lies_on_the_other() -> None:
    g = toy()
    assert STACK(g, 7) == ROUND * 10 + AUCTION
    assert g.frame[1].note.tolist() == [0, 0, 7, 0, 0, 0]


def test_a_result_is_read_once_and_leaves_no_trace() -> None:
    g = toy()
    before = g.tobytes()
    PUSH(g, ROUND, 0)
    PUSH(g, AUCTION, 1)
    POP_WITH(g, 2, 350)
    assert [int(n) for n in TAKE(g)] == [2, 350]
    assert [int(n) for n in TAKE(g)] == [0, 0]
    POP(g)
    assert g.tobytes() == before


def test_the_notes_of_the_frame_beneath_stay_as_they_are() -> None:
    g = toy()
    STACK(g, 7)
    notes = g.frame[0].note.tolist()
    POP_WITH(g, 1)
    assert g.frame[0].note.tolist() == notes


def test_a_result_that_nobody_reads_is_wrong() -> None:
    g = toy()
    g.asked = 1
    PUSH(g, ROUND, 0)
    PUSH(g, DRAW, 0)
    assert AUDIT(g) == 0
    POP_WITH(g, 0, 5)
    assert AUDIT(g) == 1
    TAKE(g)
    assert AUDIT(g) == 0


def test_who_has_no_choice_is_not_asked() -> None:
    g = toy()
    PUSH(g, ROUND, 0)
    ASK_IF(g, True, 4, 2, 1, 5)
    assert (g.question, g.asked, g.frame[0].stage) == (4, 0b100, 1)
    g.asked = 0
    ASK_IF(g, False, 3, 2, 1, 5)
    assert (g.question, g.asked, g.frame[0].stage) == (4, 0, 5)
