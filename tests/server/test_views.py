"""What observers are sent is made once where it is the same, and that shows nowhere."""

import contextlib
import random

import pytest

from zaubertisch.games import GAMES
from zaubertisch.games import game as load_game
from zaubertisch.kernel.versions import rule_version
from zaubertisch.server.view_messages import Easel, body_of
from zaubertisch.tables.questions import asked_in, question_number
from zaubertisch.tables.refusals import CannotUndo
from zaubertisch.tables.setup import SeatPlan, TableSetup
from zaubertisch.tables.table import Table

ANSWERS = 120


def new_table(game: str, seed: int, **variants: str) -> Table:
    plans = [SeatPlan("person", "1", f"Seat {seat}") for seat in range(4)]
    setup = TableSetup(game, load_game(game).agreed(variants), "", plans, None, seed, "00" * 16, rule_version(game))
    table = Table(setup)
    for seat in range(4):
        table.apply(table.joined(seat, f"Seat {seat}"), 0)
    return table


def answer(table: Table, rng: random.Random) -> None:
    """Somebody who is asked answers anything; sometimes the answer is taken back."""
    seat = rng.choice(asked_in(table.position))
    question = table.question(seat)
    assert question is not None
    table.apply(table.answered(seat, question, rng.choice(table.view(seat).legal(seat))), 0, is_checked=True)
    if table.state == "running" and table.can_undo(seat) and rng.random() < 0.3:
        with contextlib.suppress(CannotUndo):  # what looks possible is then proved
            table.apply(table.undone(seat), 0)


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("game", GAMES)
def test_an_easel_that_stands_for_long_draws_what_a_new_one_draws(game: str, seed: int) -> None:
    """Byte for byte, for every observer, after every answer: nothing that is kept is ever old, or somebody else's."""
    table, rng = new_table(game, seed), random.Random(seed)
    easel = Easel(table, (0, 1))
    for _ in range(ANSWERS):
        if table.state != "running":
            break
        answer(table, rng)
        easel.table_changed((0, 1))
        for observer in rng.sample(table.observers, len(table.observers)):
            assert easel.body(observer) == body_of(table, observer, (0, 1))


def test_the_number_of_a_question_follows_its_view() -> None:
    table, rng = new_table("grimoria", 3), random.Random(3)
    for _ in range(40):
        answer(table, rng)
        for seat in asked_in(table.position):
            assert table.question(seat) == question_number(table.position.view(seat), table.seats[seat].answers)
