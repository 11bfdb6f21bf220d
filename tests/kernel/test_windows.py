"""Several seats are asked at once, and nobody learns too early what the others answer."""

from typing import Any

from tests.kernel.toy import toy
from zaubertisch.kernel.frames import push, take_reply
from zaubertisch.kernel.record import EVERYONE, HIDDEN, NOTHING
from zaubertisch.kernel.rules import specialise
from zaubertisch.kernel.windows import (
    anyone_reacted,
    has_reacted,
    imagine_window,
    open_window,
    redact_replies,
    redact_window,
)

PUSH, TAKE, OPEN, REACTED, ANYONE, REDACT_REPLIES, REDACT, IMAGINE = (
    specialise(f, "test")
    for f in (
        push, take_reply, open_window, has_reacted, anyone_reacted, redact_replies, redact_window, imagine_window,
    )
)  # fmt: skip
PASS, CLOAK = 0, 9


def window(seats: int) -> Any:
    g = toy(4)
    PUSH(g, 1, 0)
    OPEN(g, 6, seats, 3, 8)
    return g


def test_an_empty_window_is_not_opened() -> None:
    g = window(0)
    assert (g.asked, g.question, g.frame[0].stage) == (0, NOTHING, 8)


def test_all_of_a_window_are_asked_at_once() -> None:
    g = window(0b1011)
    assert (g.asked, g.window, g.question, g.frame[0].stage) == (0b1011, 0b1011, 6, 3)


def test_a_pass_is_no_reaction() -> None:
    g = window(0b1011)
    TAKE(g, 0, PASS)
    TAKE(g, 1, PASS)
    assert not ANYONE(g, PASS)
    TAKE(g, 3, CLOAK)
    assert [bool(REACTED(g, seat, PASS)) for seat in range(4)] == [False, False, False, True]
    assert ANYONE(g, PASS)


def test_an_open_secret_hides_what_was_answered_but_not_that_it_was() -> None:
    g = window(0b1011)
    TAKE(g, 0, PASS)
    TAKE(g, 3, CLOAK)
    REDACT_REPLIES(g, 3)
    assert g.reply.tolist() == [HIDDEN, NOTHING, NOTHING, CLOAK, NOTHING]
    assert g.asked == 0b0010


def test_a_silent_window_looks_the_same_no_matter_who_answered() -> None:
    views = []
    for answered in ((), (0,), (3,), (0, 3)):
        g = window(0b1011)
        for seat in answered:
            TAKE(g, seat, CLOAK)
        REDACT(g, 1)
        views.append(g.tobytes())
        REDACT(g, EVERYONE)
        assert g.asked == 0
    assert len(set(views)) == 1


def test_in_a_window_as_imagined_all_others_still_owe_their_answer() -> None:
    g = window(0b1011)
    TAKE(g, 0, CLOAK)
    TAKE(g, 1, PASS)
    REDACT(g, 1)
    IMAGINE(g, 1)
    assert g.reply.tolist() == [NOTHING, PASS, NOTHING, NOTHING, NOTHING]
    assert g.asked == 0b1001
