"""Every message with a ref counts once: again and later, across restarts, and in whatever order it is sent again."""

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from tests.tables.test_table import Played, setup
from zaubertisch.tables.entries import AutoPassSet, Left, OrderGiven, Returned, Spoken, Voted
from zaubertisch.tables.receipts import MOST_KEPT
from zaubertisch.tables.refusals import Again, Unchanged
from zaubertisch.tables.table import Table

Make = Callable[[Table], Any]


def answer(table: Table) -> Any:
    return table.answered(0, first_question(), 1, "person", "a")


@cache
def first_question() -> int:
    """Asked when a test needs it, not when it is collected: that would load compiled rules in every worker."""
    return Played(setup("ppp")).table.question(0) or 0


MAKES: dict[str, Make] = {
    "answer": answer,
    "talk": lambda table: table.spoken(Spoken(0, "hello", None, "t")),
    "watching": lambda table: table.spoken(Spoken(None, "hello", None, "t")),
    "order": lambda table: table.auto_pass_set(AutoPassSet(0, "game", "o")),
    "standing order": lambda table: table.order_given(OrderGiven(0, "react", "pass", ref="s")),
    "vote": lambda table: table.voted(Voted(0, "pause", True, ref="v")),
    "leave": lambda table: table.left(Left(0, "left", "l")),
}


@pytest.mark.parametrize("kind", MAKES)
@pytest.mark.parametrize("later", [0, 20])
def test_a_message_sent_again_is_known_also_after_others_and_after_a_restart(kind: str, later: int) -> None:
    played = Played(setup("ppp"))
    played.add(MAKES[kind](played.table))
    for number in range(later):
        played.add(played.table.spoken(Spoken(0, "more", None, f"more {number}")))
        played.add(played.table.spoken(Spoken(None, "more", None, f"more {number}")))
    for table in (played.table, played.folded()):
        with pytest.raises(Again):
            MAKES[kind](table)


def test_an_undo_sent_again_takes_nothing_more_back_and_the_answer_stays_known() -> None:
    played = Played(setup("ppp"))
    played.add(answer(played.table))
    played.add(played.table.undone(0, "u"))
    played.answer(0, 2)
    for table in (played.table, played.folded()):
        with pytest.raises(Again):
            table.undone(0, "u")
        with pytest.raises(Again):
            answer(table)
        assert len(table.answers()) == 1


def test_a_leave_sent_again_after_coming_back_does_not_count() -> None:
    played = Played(setup("ppp"))
    played.add(MAKES["leave"](played.table))
    played.add(played.table.returned(0))
    with pytest.raises(Again):
        MAKES["leave"](played.table)


def test_the_same_ref_with_other_words_or_from_somebody_else_is_another_message() -> None:
    """Clients that count their refs from one at every start are not silenced."""
    played = Played(setup("ppp"))
    for seat, text in ((0, "hello"), (0, "again"), (1, "hello"), (None, "hello")):
        played.add(played.table.spoken(Spoken(seat, text, None, "1")))
    assert played.table.said == 4


def test_without_a_ref_everything_counts_as_often_as_it_comes() -> None:
    played = Played(setup("ppp"))
    for _ in range(3):
        played.add(played.table.spoken(Spoken(0, "hello", None)))
    assert played.table.said == 3


def test_the_memory_of_refs_is_bounded() -> None:
    played = Played(setup("ppp"))
    for number in range(MOST_KEPT + 50):
        played.add(played.table.spoken(Spoken(0, "x", None, str(number))))
    assert len(played.table._receipts[0]) == MOST_KEPT
    with pytest.raises(Again):
        played.table.spoken(Spoken(0, "x", None, "50"))
    assert played.table.spoken(Spoken(0, "x", None, "49"))


def test_a_vote_sent_again_is_the_same_whether_its_target_is_there_or_not() -> None:
    played = Played(setup("ppp"))
    played.add(played.table.voted(Voted(0, "replace", True, 2, was_here=True, ref="v")))
    with pytest.raises(Again):
        played.table.voted(Voted(0, "replace", True, 2, was_here=False, ref="v"))


def test_what_makes_no_difference_is_not_written() -> None:
    played = Played(setup("ppp"))
    played.add(played.table.auto_pass_set(AutoPassSet(0, "game")))
    played.add(played.table.voted(Voted(0, "pause", True)))
    same: list[Make] = [
        lambda table: table.auto_pass_set(AutoPassSet(0, "game")), lambda table: table.voted(Voted(0, "pause", True)),
        lambda table: table.voted(Voted(1, "end", False)), lambda table: table.returned(1),
        lambda table: table.joined(1, "Seat 1"),
    ]  # fmt: skip
    for make in same:
        with pytest.raises(Unchanged):
            make(played.table)


def test_a_vote_that_decides_now_is_written_though_it_was_cast_before() -> None:
    played = Played(setup("pp"))
    played.add(played.table.voted(Voted(0, "pause", True)))
    played.add(played.table.left(Left(1, "left")))
    played.add(played.table.voted(Voted(0, "pause", True)))
    assert played.table.state == "paused"


def test_an_order_that_made_no_difference_makes_none_when_it_is_sent_again() -> None:
    """Off while it is off, then game; a client that sends both again ends with the second."""
    played = Played(setup("ppp"))
    with pytest.raises(Unchanged):
        played.table.auto_pass_set(AutoPassSet(0, "off", "o1"))
    played.add(played.table.auto_pass_set(AutoPassSet(0, "game", "o2")))
    with pytest.raises(Again):
        played.table.auto_pass_set(AutoPassSet(0, "off", "o1"))
    assert played.table.seats[0].auto_pass == "game"


def test_coming_back_twice_is_written_once() -> None:
    played = Played(setup("ppp"))
    played.add(played.table.left(Left(0, "left")))
    assert played.table.returned(0) == Returned(0)
    played.add(Returned(0))
    with pytest.raises(Unchanged):
        played.table.returned(0)
