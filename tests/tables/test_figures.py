"""Figures: every seat of a table is drawn otherwise, also at tables that were stored before there were any."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.tables.test_table import Played, setup
from zaubertisch.kernel.codec import decode, encode
from zaubertisch.tables.entries import Joined
from zaubertisch.tables.figures import FIGURES, OF_BOTS, figures_of
from zaubertisch.tables.refusals import Again
from zaubertisch.tables.setup import SeatPlan
from zaubertisch.tables.table import Table

ANY = st.none() | st.sampled_from(FIGURES) | st.text(max_size=8)


def figures(table: Table) -> list[str]:
    return [seat.figure for seat in table.seats]


@given(seats=st.lists(st.tuples(st.sampled_from(["person", "bot"]), ANY), min_size=1, max_size=5))
def test_all_seats_are_drawn_otherwise_whatever_is_wanted(seats: list[tuple[str, str | None]]) -> None:
    found = figures_of(seats)
    assert len({*found}) == len(seats)
    assert {*found} <= {*FIGURES}


def test_bots_have_the_faces_that_belong_to_their_names_unless_a_person_wants_one() -> None:
    assert figures_of([("person", None), *[("bot", None)] * 4])[1:] == [*OF_BOTS[:4]]
    assert figures_of([("bot", None), ("bot", None), ("person", OF_BOTS[0])]) == [OF_BOTS[1], OF_BOTS[2], OF_BOTS[0]]


def test_a_figure_is_chosen_on_sitting_down_and_who_has_not_come_gives_it_up() -> None:
    played = Played(setup("ppb"), everyone_sits=False)
    first, second, bot = figures(played.table)
    played.add(played.table.joined(0, "Anna", figure=second))  # type: ignore[arg-type]
    assert figures(played.table) == [second, first, bot]
    played.add(played.table.joined(1, "Ben", figure=bot))  # type: ignore[arg-type]
    assert figures(played.table) == [second, bot, first]


def test_what_a_person_has_nobody_else_gets() -> None:
    played = Played(setup("pp"))
    anna, ben = figures(played.table)
    with pytest.raises(Again):
        played.table.joined(1, "Seat 1", figure=anna)  # type: ignore[arg-type]
    assert figures(played.table) == [anna, ben]


def test_another_figure_is_news_and_survives_folding() -> None:
    played = Played(setup("pp"))
    played.add(played.table.joined(0, "Seat 0", figure="elf"))
    assert figures(played.folded()) == figures(played.table)
    assert played.folded().seats[0].figure == "elf"


def test_plans_and_logs_of_before_have_no_figure_and_open() -> None:
    plan = decode(b'{"kind": "person", "level": "2", "name": "Anna"}', SeatPlan)
    entry = decode(b'{"type": "joined", "seat": 0, "name": "Anna"}', Joined)
    assert (plan.figure, entry.figure) == (None, None)
    played = Played(setup("pp"), everyone_sits=False)
    before = figures(played.table)
    played.add(entry)
    assert figures(played.table) == before


def test_a_log_may_name_a_figure_that_is_gone() -> None:
    played = Played(setup("pp"), everyone_sits=False)
    before = figures(played.table)
    played.add(decode(encode(Joined(0, "Anna", figure="unicorn")), Joined))
    assert figures(played.table) == before
