"""What observers are sent is made once where it is the same, and that shows nowhere."""

import contextlib
import gc
import json
import random

import pytest
from msgspec.structs import replace

from tests.server.house import whole
from zaubertisch.games import GAMES
from zaubertisch.games import game as load_game
from zaubertisch.kernel.position import Position
from zaubertisch.kernel.record import EVERYONE
from zaubertisch.kernel.versions import rule_version
from zaubertisch.server.play.view_messages import Drawn, Easel, body_of, view_of
from zaubertisch.server.play.windows import must_wait
from zaubertisch.tables.entries import AutoPassSet, Left
from zaubertisch.tables.questions import asked_in, question_number
from zaubertisch.tables.refusals import CannotUndo
from zaubertisch.tables.setup import SeatPlan, TableSetup
from zaubertisch.tables.table import Table

ANSWERS = 120
OF_REPLIES = ("reply", "asked")  # of a seat that has answered in a window: it alone sees that it has


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
            assert easel.draw(observer).whole() == body_of(table, observer, (0, 1))


@pytest.mark.parametrize("game", GAMES)
def test_the_view_of_everybody_is_one_for_all_of_them(game: str) -> None:
    """A table makes it once; the view of every seat would lead to the same, also while answers wait in a window."""
    table, rng, held = new_table(game, 2), random.Random(2), 0
    for _ in range(ANSWERS):
        if table.state != "running":
            break
        answer_in_windows(table, rng)
        public = table.view(EVERYONE)
        for seat in range(4):
            own = table.view(seat)
            assert own.public() is public
            names = [
                name for name in public.state.dtype.names or () if seat not in table.held or name not in OF_REPLIES
            ]
            made = Position.public(own)
            assert [made.state[name].tobytes() for name in names] == [public.state[name].tobytes() for name in names]
        held += len(table.held)
    assert held > 0 or game == "schatzjagd", "no answer waited"


def fields_of(view: Position, without: tuple[str, ...]) -> dict[str, bytes]:
    return {name: view.state[name].tobytes() for name in view.state.dtype.names or () if name not in without}


def answer_in_windows(table: Table, rng: random.Random) -> None:
    """Somebody answers; where that must tell nobody anything it waits until all have."""
    if table.is_answered():
        table.apply(table.closed(), 0)
        return
    seat = rng.choice([seat for seat in asked_in(table.position) if seat not in table.held])
    question, option = table.question(seat), rng.choice(table.view(seat).legal(seat))
    assert question is not None
    waits = must_wait(table, seat, option)
    table.apply(replace(table.answered(seat, question, option), waits=waits), 0, is_checked=True)


def test_who_sees_nothing_of_an_answer_keeps_the_drawing_he_has() -> None:
    """An answer that waits in a secret window changes one view; the others are not even compared."""
    table = new_table("grimoria", 4)
    easel, seats = Easel(table), asked_in(table.position)
    before = {observer: easel.draw(observer) for observer in table.observers}
    question, option = table.question(seats[0]), table.view(seats[0]).legal(seats[0])[0]
    assert question is not None
    table.apply(replace(table.answered(seats[0], question, option), waits=True), 0)
    easel.table_changed(())
    changed = [observer for observer in table.observers if easel.draw(observer) is not before[observer]]
    assert len(seats) > 1
    assert changed == [seats[0]]


def test_what_is_not_in_the_record_is_drawn_again_too() -> None:
    """Who is there, how many screens a seat has, its orders and passes: the record of the game says nothing of them."""
    table = new_table("grimoria", 4)
    easel = Easel(table)
    bodies = [easel.draw(0, 1).whole()]
    easel.table_changed((0, 1))
    bodies.append(easel.draw(0, 1).whole())
    bodies.append(easel.draw(0, 2).whole())
    table.apply(table.auto_pass_set(AutoPassSet(0, "round")), 0)
    bodies.append(easel.draw(0, 2).whole())
    table.apply(Left(0, "left"), 0)
    easel.table_changed((1,))
    bodies.append(easel.draw(0, 2).whole())
    assert len({*bodies}) == len(bodies)
    assert bodies[-1] == Easel(table, (1,)).draw(0, 2).whole()


def test_what_was_drawn_long_ago_is_forgotten() -> None:
    """A drawing knows the one before, for what changed; if that knew the one before it, a table would keep them all."""
    table, rng = new_table("grimoria", 6), random.Random(6)
    easel, sent = Easel(table), {observer: Easel(table).draw(observer) for observer in table.observers}
    kept = len(drawings())
    for _ in range(30):
        answer(table, rng)
        easel.table_changed(())
        for observer, before in sent.items():
            sent[observer] = easel.draw(observer)
            view_of(sent[observer], before, 7, b"[]")
    assert len(drawings()) - kept <= 2 * len(table.observers)


def drawings() -> list[object]:
    gc.collect()
    return [each for each in gc.get_objects() if type(each) is Drawn]  # asking a proxy what it is can fail


def drawn_otherwise(table: Table, observer: int, seed: int) -> Drawn:
    """The same view, drawn at a table where all that this observer cannot know is dealt otherwise."""
    state = table.position.state
    truth = state.copy()
    state[:] = table.position.view(observer).imagine(observer, seed).state
    table._views.clear()
    drawn = Easel(table).draw(observer)
    state[:] = truth
    table._views.clear()
    return drawn


@pytest.mark.parametrize("game", GAMES)
def test_changes_make_the_whole_view_and_tell_nothing_that_is_hidden(game: str) -> None:
    """Also across several answers, as for a slow reader; byte for byte the same, whatever lies hidden."""
    table, rng = new_table(game, 5), random.Random(5)
    easel, seen = Easel(table), dict[int, tuple[Drawn, Drawn]]()
    for step in range(ANSWERS // 2):
        if table.state != "running":
            break
        answer(table, rng)
        easel.table_changed(())
        for observer in rng.sample(table.observers, 2):
            drawn, other = easel.draw(observer), drawn_otherwise(table, observer, step + 1)
            if observer in seen:
                check_changes(drawn, seen[observer][0])
                assert view_of(drawn, seen[observer][0], 7, b"[]") == view_of(other, seen[observer][1], 7, b"[]")
            seen[observer] = drawn, other


def check_changes(drawn: Drawn, before: Drawn) -> None:
    changes, view = view_of(drawn, before, 7, b"[]"), view_of(drawn, None, 7, b"[]")
    assert whole(json.loads(changes), json.loads(view_of(before, None, 6, b"[]"))) == json.loads(view)
    assert len(changes) < len(view)


def test_the_number_of_a_question_follows_its_view() -> None:
    table, rng = new_table("grimoria", 3), random.Random(3)
    for _ in range(40):
        answer(table, rng)
        for seat in asked_in(table.position):
            assert table.question(seat) == question_number(table.position.view(seat), table.seats[seat].answers)
