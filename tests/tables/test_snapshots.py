"""Snapshots: the last one and the entries after it come to the same table as the whole log, in every respect."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from zaubertisch.kernel.errors import TableError
from zaubertisch.server.play.view_messages import body_of
from zaubertisch.tables.entries import AutoPassSet, Entry, Left, OrderGiven, Returned, Spoken, Voted
from zaubertisch.tables.lessons import lesson_of
from zaubertisch.tables.questions import asked_in
from zaubertisch.tables.setup import ClockPlan, SeatPlan, TableSetup
from zaubertisch.tables.snapshots import contents, from_bytes, restored, snapshot_version, to_bytes, without_talk
from zaubertisch.tables.table import Table

Log = list[tuple[int, Entry]]


def setup(clock: ClockPlan | None = None) -> TableSetup:
    seats = [SeatPlan("person", "random", name) for name in ("Anna", "Ben", "Cora")]
    return TableSetup("grimoria", {}, "", seats, clock, 5, "", "")


def act(table: Table, rng: random.Random) -> Entry:
    """Anything that somebody might do; what the table does not take is an error."""
    seat = rng.randrange(len(table.seats))
    asked = asked_in(table.position)
    kind = rng.choice(["answer"] * 10 + ["undo"] * 4 + ["talk", "order", "standing", "vote", "leave", "return", "name"])
    if kind == "answer" and asked:
        seat = rng.choice(asked)
        option = rng.choice(table.view(seat).legal(seat))
        return table.answered(seat, table.question(seat) or 0, option, "person", f"r{rng.random()}")
    if kind == "undo":
        return table.undone(seat, f"u{rng.random()}")
    if kind == "vote":
        return table.voted(Voted(seat, rng.choice(["pause", "resume"]), rng.random() < 0.7))  # type: ignore[arg-type]
    if kind == "leave":
        return table.left(Left(seat, "left"))
    more: dict[str, Entry] = {
        "talk": Spoken(seat, "hello", None), "order": AutoPassSet(seat, rng.choice(["off", "round", "game"])),  # type: ignore[arg-type]
        "return": Returned(seat),
        "standing": OrderGiven(seat, "react", rng.choice([None, "pass", "mirror"])),
    }  # fmt: skip
    return more.get(kind) or table.joined(seat, f"name {rng.randrange(9)}")


def life(begin: TableSetup, seed: int, acts: int) -> Iterator[tuple[int, Entry]]:
    """A random log."""
    rng, table = random.Random(seed), Table(begin)
    for seat in range(len(table.seats)):
        yield seat, (entry := table.joined(seat, f"person {seat}"))
        table.apply(entry, seat)
    at = 1_000
    for _ in range(acts):
        at += rng.randrange(400)
        try:
            entry = act(table, rng)
        except TableError:
            continue
        table.apply(entry, at)
        yield at, entry


def folded(table: Table, log: Log) -> Table:
    for at, entry in log:
        table.apply(entry, at)
    return table


def taken(table: Table) -> dict[str, Any]:
    """Through bytes and back."""
    return from_bytes(to_bytes(contents(table)))


@pytest.mark.parametrize("clock", [None, ClockPlan(60_000, 1_000)])
@pytest.mark.parametrize("seed", range(3))
def test_a_snapshot_and_what_came_after_it_are_the_whole_log(seed: int, clock: ClockPlan | None) -> None:
    begin = setup(clock)
    log = [*life(begin, seed, 150)]
    assert {type(entry).__name__ for _, entry in log} >= {"Answered", "Undone", "Spoken", "Voted"}
    whole = folded(Table(begin), log)
    for cut in sorted({0, 1, len(log), *random.Random(seed).sample(range(len(log)), 8)}):
        again = folded(restored(begin, taken(folded(Table(begin), log[:cut]))), log[cut:])
        assert contents(again) == contents(whole)
        for observer in whole.observers:
            assert body_of(again, observer, ()) == body_of(whole, observer, ())
            assert [*again.streams[observer].after(0)] == [*whole.streams[observer].after(0)]


def test_a_table_from_a_snapshot_shares_nothing_with_the_one_it_was_taken_of() -> None:
    begin = setup()
    log = [*life(begin, 1, 60)]
    table = folded(Table(begin), log)
    kept = contents(table)
    before = to_bytes(kept)
    folded(table, [(10**6, Spoken(0, "later", None))])
    assert to_bytes(kept) == before


def test_a_lesson_is_still_under_way_or_still_left() -> None:
    lesson = lesson_of("grimoria")
    seats = [SeatPlan("person" if name == lesson.learner else "bot", "1", name) for name in lesson.seats]
    begin = TableSetup("grimoria", lesson.variants, "", seats, None, lesson.seed, "", "", lesson=lesson.plan())
    table = Table(begin)
    learner = lesson.seats.index(lesson.learner)
    assert restored(begin, taken(table)).lesson is not None
    table.apply(table.lesson_left(learner), 1)
    assert restored(begin, taken(table)).lesson is None


def test_old_talk_can_be_taken_out_of_a_snapshot() -> None:
    begin = setup()
    said: Log = [(at, Spoken(0, f"at {at}", None)) for at in (1, 2, 3)]
    table = folded(Table(begin), said)
    again = restored(begin, without_talk(taken(table), 3))
    assert [said.text for _, _, said in again.talk] == [None, None, "at 3"]
    assert again.number == table.number


def test_what_no_snapshot_can_hold_is_named() -> None:
    table = Table(setup())
    table.votes = object()  # type: ignore[assignment]
    with pytest.raises(TypeError, match="no snapshot of a object"):
        contents(table)


def test_every_game_has_snapshots_of_its_own() -> None:
    assert len({snapshot_version(game) for game in ("grimoria", "schatzjagd", "zauberschwert")}) == 3
