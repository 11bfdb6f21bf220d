"""The table as a fold of its log: sitting down, answering, taking back, voting, clocks, orders, what is heard."""

import random
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import structs

import zaubertisch
from zaubertisch.games import GAMES
from zaubertisch.kernel.codec import decode, encode
from zaubertisch.kernel.errors import BadInput, Illegal, Stale, TableError
from zaubertisch.kernel.position import without_events
from zaubertisch.kernel.record import EVERYONE
from zaubertisch.tables.entries import AutoPassSet, Entry, Joined, Left, Returned, Spoken, Voted
from zaubertisch.tables.records import parse_record
from zaubertisch.tables.refusals import Again, CannotUndo, NotNow
from zaubertisch.tables.seats import planned
from zaubertisch.tables.setup import ClockPlan, SeatPlan, TableSetup, check_setup, free_name
from zaubertisch.tables.streams import MOST_KEPT, UNDONE, Stream
from zaubertisch.tables.table import KEPT_TALK, Table
from zaubertisch.tables.undo import MOST_PASTS

MINUTE = 60_000


def setup(kinds: str = "pp", clock: ClockPlan | None = None, seed: int = 7, game: str = "grimoria") -> TableSetup:
    names = {"p": "person", "b": "bot"}
    seats = [SeatPlan(names[kind], "random", f"Seat {i}") for i, kind in enumerate(kinds)]  # type: ignore[arg-type]
    return check_setup(TableSetup(game, {}, "", seats, clock, seed, "salt", "rules"))


class Played:
    """A table with its log, and a clock that one sets."""

    def __init__(self, plan: TableSetup, *, everyone_sits: bool = True) -> None:
        self.table = Table(plan)
        self.log: list[tuple[int, Entry]] = []
        self.now = 0
        if everyone_sits:
            for i, seat in enumerate(plan.seats):
                if seat.kind == "person":
                    self.add(Joined(i, f"Seat {i}"))

    def add(self, entry: Any) -> None:
        self.table.apply(entry, self.now)
        self.log.append((self.now, entry))

    def answer(self, seat: int, option: int | None = None) -> None:
        question = self.table.question(seat)
        assert question is not None
        chosen = self.table.position.legal(seat)[0] if option is None else option
        self.add(self.table.answered(seat, question, chosen))

    def folded(self) -> Table:
        """The same table from its stored log."""
        table = Table(decode(encode(self.table.setup), TableSetup))
        for at, entry in self.log:
            table.apply(decode(encode(entry), Entry), at)
        return table


def test_the_game_begins_when_every_person_sits() -> None:
    played = Played(setup("pbp"), everyone_sits=False)
    assert played.table.state == "waiting"
    assert played.table.question(0) is None
    played.add(played.table.joined(0, "Anna"))
    played.add(played.table.joined(2, "Anna"))
    assert played.table.state == "running"
    assert [seat.name for seat in played.table.seats] == ["Anna", "Seat 1", "Anna 2"]


def test_answers_are_checked_and_refused_without_any_change() -> None:
    played = Played(setup())
    table = played.table
    question = table.question(0) or 0
    before = table.position.state.tobytes()
    for wrong, answer in (
        (Stale, (0, question + 1, 0)),
        (Illegal, (0, question, 14)),
        (BadInput, (0, question, 9_999)),
    ):
        with pytest.raises(wrong):
            table.answered(*answer)
    assert table.position.state.tobytes() == before
    played.add(table.answered(0, question, 1, "person", "ref"))
    with pytest.raises(Again):
        table.answered(0, question, 1, "person", "ref")
    with pytest.raises(Stale):
        table.answered(0, question, 1)


def test_a_question_keeps_its_number_while_others_answer_and_not_longer() -> None:
    played = Played(setup("ppp"))
    number = played.table.question(2)
    played.answer(0)
    played.answer(1)
    assert played.table.question(2) == number
    played.answer(2)
    assert all(played.table.question(seat) != number for seat in range(3))


def test_what_nobody_else_saw_can_be_taken_back_several_times() -> None:
    played = Played(setup())
    before = played.table.position.state.tobytes()
    for option in (1, 2):
        played.answer(0, option)
        assert played.table.can_undo(0)
        played.add(played.table.undone(0))
        assert played.table.position.state.tobytes() == before
    assert not played.table.can_undo(0)
    assert [heard.kind for heard in played.table.streams[1].after(0)].count(UNDONE) == 2
    assert played.table.answers() == []


def test_nothing_can_be_taken_back_once_somebody_acted_or_something_was_revealed() -> None:
    played = Played(setup())
    played.answer(0, 1)
    played.answer(1, 2)
    for seat in (0, 1):
        assert not played.table.can_undo(seat)
        with pytest.raises(CannotUndo):
            played.table.undone(seat)


def test_votes_need_all_other_persons() -> None:
    played = Played(setup("ppb"))
    table = played.table
    played.add(table.voted(Voted(0, "pause", True)))
    assert table.state == "running"
    played.add(table.voted(Voted(0, "pause", False)))
    assert table.votes.open == {}
    for seat in (0, 1):
        played.add(table.voted(Voted(seat, "pause", True)))
    assert table.state == "paused"
    with pytest.raises(NotNow):
        table.voted(Voted(0, "pause", True))
    with pytest.raises(BadInput):
        table.voted(Voted(0, "replace", True, 2))
    played.add(table.voted(Voted(0, "replace", True, 1)))
    assert table.seats[1].is_bot
    played.add(table.voted(Voted(0, "end", True)))
    assert table.state == "ended"


def test_a_leaver_is_played_by_a_bot_and_comes_back() -> None:
    played = Played(setup())
    table = played.table
    played.add(table.left(Left(1, "left")))
    assert table.seats[1].is_bot
    assert not table.is_deserted()
    played.add(table.left(Left(0, "away")))
    assert table.is_deserted()
    played.add(Returned(1))
    assert not table.seats[1].is_bot


def test_an_answer_takes_the_seat_back_from_the_bot() -> None:
    played = Played(setup())
    played.add(played.table.left(Left(1, "time")))
    assert played.table.seats[1].is_bot
    played.answer(1)
    assert not played.table.seats[1].is_bot
    assert not played.folded().seats[1].is_bot


@pytest.mark.parametrize(("kind", "given", "level"), [
    ("person", "random", "3"), ("person", "greedy", "3"), ("person", "1", "3"), ("person", "4", "4"),
    ("bot", "random", "random"),
])  # fmt: skip
def test_who_sits_in_for_a_person_does_not_play_badly(kind: Any, given: str, level: str) -> None:
    assert planned(SeatPlan(kind, given, "Anna")).level == level


def test_one_person_alone_replaces_nobody_who_is_there() -> None:
    played = Played(setup("pp"))
    with pytest.raises(NotNow):
        played.table.voted(Voted(0, "replace", True, 1, was_here=True))
    played.add(played.table.voted(Voted(0, "replace", True, 1)))
    assert played.table.seats[1].is_bot


@pytest.mark.parametrize(("kinds", "voters"), [("ppp", (0, 1)), ("pppp", (0, 1, 3))])
def test_a_person_who_is_there_is_replaced_if_all_others_agree_and_they_are_two(
    kinds: str, voters: tuple[int, ...]
) -> None:
    played = Played(setup(kinds))
    for voter in voters:
        assert not played.table.seats[2].is_bot
        played.add(played.table.voted(Voted(voter, "replace", True, 2, was_here=True)))
    assert played.table.seats[2].is_bot


def test_those_who_left_do_not_count_as_votes_against_somebody() -> None:
    played = Played(setup("ppp"))
    played.add(played.table.voted(Voted(0, "replace", True, 2, was_here=True)))
    played.add(played.table.left(Left(0, "left")))
    with pytest.raises(NotNow):
        played.table.voted(Voted(1, "replace", True, 2, was_here=True))


def test_votes_of_logs_from_before_count_as_they_did() -> None:
    vote = decode('{"type":"voted","seat":0,"about":"replace","yes":true,"target":1}', Entry)
    played = Played(setup("pp"))
    played.add(vote)
    assert played.table.seats[1].is_bot


def test_the_bank_runs_for_who_is_asked_and_grows_with_every_answer() -> None:
    played = Played(setup(clock=ClockPlan(5 * MINUTE, 10_000)))
    clocks = played.table.clocks
    assert clocks is not None
    assert clocks.due() == (5 * MINUTE, 0)
    played.now = MINUTE
    played.answer(0)
    assert clocks.left[0] == 4 * MINUTE + 10_000
    assert clocks.until(0) is None
    assert clocks.until(1) == 5 * MINUTE


def test_every_move_gets_its_days() -> None:
    day = 24 * 60 * MINUTE
    played = Played(setup(clock=ClockPlan(2 * day, each_move=True)))
    played.now = day
    played.answer(0)
    assert played.table.clocks is not None
    assert played.table.clocks.left[0] == 2 * day


def test_a_pause_stops_the_clocks() -> None:
    played = Played(setup(clock=ClockPlan(5 * MINUTE)))
    for seat in (0, 1):
        played.add(played.table.voted(Voted(seat, "pause", True)))
    assert played.table.clocks is not None
    assert played.table.clocks.due() is None


def test_an_order_for_the_round_ends_with_the_round() -> None:
    played = Played(setup())
    played.add(AutoPassSet(0, "round"))
    played.add(AutoPassSet(1, "game"))
    rng = random.Random(1)
    while played.table.position.g.round_number == 1:
        seat = played.table.position.asked()[0]
        played.answer(seat, rng.choice(played.table.position.legal(seat)))
    assert [seat.auto_pass for seat in played.table.seats] == ["off", "game"]


def test_old_events_are_forgotten_but_numbers_go_on() -> None:
    stream = Stream()
    view = Table(setup()).view(0)
    count = int(view.g.event_count)
    times = 2 * MOST_KEPT // count + 2
    for _ in range(times):
        stream.hear(view)
    assert stream.number == times * count
    kept = [heard.number for heard in stream.after(0)]
    assert kept == [*range(kept[0], stream.number + 1)]
    assert MOST_KEPT <= len(kept) <= 2 * MOST_KEPT
    assert [heard.number for heard in stream.after(stream.number - 2)] == [stream.number - 1, stream.number]


def test_names_are_made_fit() -> None:
    assert free_name("  A\n\tb ", []) == "A b"
    assert free_name("x" * 100, []) == "x" * 36


def test_the_record_of_a_table_is_a_record_file_with_its_proof() -> None:
    played = Played(setup())
    rng = random.Random(2)
    while played.table.state == "running":
        seat = rng.choice(played.table.position.asked())
        played.answer(seat, rng.choice(played.table.position.legal(seat)))
    record = played.table.record()
    again = parse_record(record.text())
    again.check()
    assert (again, again.salt, again.seed_hash) == (record, "salt", played.table.setup.seed_hash())


ACTS = st.lists(st.tuples(st.integers(0, 11), st.integers(0, 2), st.integers(0, 10**6)), max_size=60)


@settings(max_examples=40)
@given(seed=st.integers(0, 10**6), acts=ACTS)
def test_any_life_of_a_table_folds_to_the_same_table(seed: int, acts: list[tuple[int, int, int]]) -> None:
    """Random answers, undos, votes, leavers, orders and talk; what is refused changes nothing."""
    played = Played(setup("ppp", ClockPlan(3 * MINUTE, 5_000), seed))
    for kind, seat, number in acts:
        played.now += number % 30_000
        before = played.table.number, played.table.position.state.tobytes()
        try:
            played.add(some_entry(played.table, kind, seat, number))
        except TableError:
            assert (played.table.number, played.table.position.state.tobytes()) == before
    check_same(played.table, played.folded())


def some_entry(table: Table, kind: int, seat: int, number: int) -> Any:
    if kind < 6:
        asked = table.position.asked()
        who = asked[seat % len(asked)] if asked else seat
        options = table.position.legal(who) or [0]
        return table.answered(who, table.question(who) or 0, options[number % len(options)])
    if kind == 6:
        return table.undone(seat)
    if kind == 7:
        about = ("pause", "resume", "end", "replace")[number % 4]
        return table.voted(Voted(seat, about, number % 3 > 0, (seat + 1) % 3 if about == "replace" else None))  # type: ignore[arg-type]
    if kind == 8:
        return table.left(Left(seat, "left"))
    if kind == 9:
        return Returned(seat)
    if kind == 10:
        return table.auto_pass_set(AutoPassSet(seat, ("off", "round", "game")[number % 3]))  # type: ignore[arg-type]
    return Spoken(seat, "x" * (number % 300), None)


def check_same(one: Table, two: Table) -> None:
    assert one.position.state.tobytes() == two.position.state.tobytes()
    assert one.number == two.number
    assert one.answers() == two.answers()
    assert (one.state, one.seats, one.votes.open, [*one.talk]) == (two.state, two.seats, two.votes.open, [*two.talk])
    for observer in (0, 1, 2, EVERYONE):
        assert [*one.streams[observer].after(0)] == [*two.streams[observer].after(0)]
    assert one.clocks is not None
    assert two.clocks is not None
    assert (one.clocks.left, one.clocks.since) == (two.clocks.left, two.clocks.since)
    assert [one.can_undo(seat) for seat in range(3)] == [two.can_undo(seat) for seat in range(3)]


def test_what_is_taken_back_in_a_secret_window_leaves_unseen_answers_of_others() -> None:
    rng = random.Random(5)
    played = at_cloak_window(rng)
    first, second = played.table.position.asked()[:2]
    accept = played.table.game.options.number("pass")
    played.answer(first, accept)
    if len(played.table.position.asked()) > 1:
        played.answer(second, accept)
        assert played.table.can_undo(first)
        played.add(played.table.undone(first))
        assert first in played.table.position.asked()
        assert second not in played.table.position.asked()
    check = played.folded()
    assert check.position.state.tobytes() == played.table.position.state.tobytes()


def test_two_seats_take_back_what_they_said_in_one_secret_window() -> None:
    """The second one's past had the first one's answer in it; that answer must not come back."""
    played = at_cloak_window(random.Random(5))
    table, accept = played.table, played.table.game.options.number("pass")
    before, given = table.position.state.tobytes(), table.answers()
    first, second = table.position.asked()[:2]
    for seat in (first, second):
        played.answer(seat, accept)
    for seat in (first, second):
        played.add(table.undone(seat))
    assert without_events(table.game, table.position.state.tobytes()) == without_events(table.game, before)
    assert table.answers() == given
    played.answer(second, accept)
    assert table.answers() == [*given, (second, accept)]
    assert played.folded().position.state.tobytes() == table.position.state.tobytes()


def test_what_others_do_in_secret_takes_no_undo_away() -> None:
    """Several of one's own answers in a row stay as they are, whatever others answer unseen."""
    played = at_cloak_window(random.Random(5))
    table = played.table
    first, *others = table.position.asked()
    played.answer(first, table.game.options.number("pass"))
    kept = [past.count for past in table._pasts if past.seat == first]
    for _ in range(2 * MOST_PASTS):
        played.answer(others[0], table.game.options.number("pass"))
        assert [past.count for past in table._pasts if past.seat == first] == kept
        played.add(table.undone(others[0]))
    assert table.can_undo(first)


def test_while_a_secret_window_is_open_only_a_reply_to_it_can_be_taken_back() -> None:
    """A seat that could take back what opened the window would learn whether somebody has replied already."""
    played = at_cloak_window(random.Random(5))
    asked = played.table.position.asked()
    for past in played.table._pasts:
        assert past.seat in asked or not played.table.can_undo(past.seat)
    assert not any(played.table.can_undo(seat) for seat in asked)


def test_talk_has_numbers_of_its_own() -> None:
    """The number of the log would tell what happened in secret between two sentences."""
    played = Played(setup("ppp"))
    for number in range(1, KEPT_TALK + 10):
        played.add(Spoken(None, "something", None))
        played.add(AutoPassSet(number % 3, "game"))
    numbers = [number for number, _, _ in played.table.talk]
    assert numbers == [*range(10, KEPT_TALK + 10)]


def test_an_answer_that_waits_is_seen_by_nobody_else_until_the_window_closes() -> None:
    played = at_cloak_window(random.Random(5))
    table = played.table
    passing, asked = table.game.options.number("pass"), table.position.asked()
    position = table.position.state.tobytes()
    for i, seat in enumerate(asked):
        others = {o: table.view(o).state.tobytes() for o in table.observers if o != seat}
        number = table.question(seat) or 0
        played.add(structs.replace(table.answered(seat, number, passing, "person", f"ref {i}"), waits=True))
        assert {o: table.view(o).state.tobytes() for o in table.observers if o != seat} == others
        assert table.view(seat).state["reply"][0, seat] == passing
        assert table.question(seat) is None
        with pytest.raises(Again):
            table.answered(seat, number, passing, "person", f"ref {i}")
        with pytest.raises(Stale):
            table.answered(seat, number, passing)
        if i == 0:
            assert table.can_undo(seat)
            played.add(table.undone(seat))
            assert table.question(seat) == number
            with pytest.raises(NotNow):
                table.closed()
            played.add(structs.replace(table.answered(seat, number, passing), waits=True))
    assert (table.position.state.tobytes(), table.answer_count) == (position, len(table.answers()))
    before = table.answer_count
    played.add(table.closed())
    assert table.answer_count == before + len(asked)
    assert (table.held, table.position.question == "lay_cloak") == ({}, False)
    assert played.folded().position.state.tobytes() == table.position.state.tobytes()
    with pytest.raises(NotNow):
        table.closed()


def at_cloak_window(rng: random.Random) -> Played:
    """A game that stands at a cloak window of at least three seats."""
    for seed in range(10_000):
        played = Played(setup("pppp", seed=seed))
        while played.table.state == "running":
            asked = played.table.position.asked()
            if played.table.position.question == "lay_cloak" and len(asked) > 2:
                return played
            seat = rng.choice(asked)
            played.answer(seat, rng.choice(played.table.position.legal(seat)))
    raise AssertionError("no cloak window in 10000 games")


def test_acts_are_only_taken_from_running_tables() -> None:
    played = Played(setup())
    played.add(Voted(0, "end", True))
    played.add(Voted(1, "end", True))
    for refused in (lambda t: t.answered(0, 0, 0), lambda t: t.undone(0), lambda t: t.left(Left(0, "left")),
                    lambda t: t.auto_pass_set(AutoPassSet(0, "off")),
                    lambda t: t.voted(Voted(0, "end", True))):  # fmt: skip
        with pytest.raises(NotNow):
            refused(played.table)
    assert played.table.rematched("next").table == "next"


def test_neither_tables_nor_the_server_name_a_game() -> None:
    package = Path(zaubertisch.__file__).parent
    for folder in ("tables", "server"):
        for path in (package / folder).rglob("*.py"):
            text = path.read_text(encoding="utf-8").lower()
            assert not [game for game in GAMES if game in text], path
