"""How long a secret window lasts tells nothing: not who had a choice, not who thought, not who has an auto-pass."""

import asyncio
import math
import random
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

from tests.server.dream import dream
from tests.server.house import open_house, quick
from zaubertisch.bots import greedy
from zaubertisch.kernel.record import EVERYONE
from zaubertisch.kernel.rules import COMPILED
from zaubertisch.kernel.versions import rule_version
from zaubertisch.server.node import Node
from zaubertisch.server.play.duties import duties_of
from zaubertisch.server.play.keys import SPECTATOR, KeyRow, hash_of, new_token
from zaubertisch.server.play.live import Live
from zaubertisch.server.play.player import has_company
from zaubertisch.server.play.windows import STRETCH, Tempo, is_plainly_forced, is_window, must_wait, open_window
from zaubertisch.server.settings import Pauses
from zaubertisch.tables.entries import Answered, AutoPassSet, Joined, Left, OrderGiven
from zaubertisch.tables.questions import window_of
from zaubertisch.tables.seats import planned
from zaubertisch.tables.setup import ClockPlan, SeatPlan, TableSetup
from zaubertisch.tables.table import Table

pytestmark = pytest.mark.skipif(not COMPILED, reason="times of uncompiled rules say nothing")

PERSONS, BOTS = Pauses(), Pauses().scaled(0.4)  # bots think in real time
SEATS = 3
MOST_GAMES = 20_000
MOMENTS = 10  # different positions for each kind of window, forced and free


@dataclass(frozen=True)
class Staged:
    """A game that stands at a window; whether anybody in it has a choice is what the times must not tell."""

    setup: TableSetup
    is_free: bool


def windows_of_games(kind: str, question: str, asked: int, rng: random.Random) -> Iterator[Staged]:
    """Random games, each up to its first such window; not for ever, if there is none."""
    for _ in range(MOST_GAMES):
        seats = [SeatPlan(kind, "1", f"Seat {i}") for i in range(SEATS)]  # type: ignore[arg-type]
        setup = TableSetup("grimoria", {}, "", seats, None, rng.getrandbits(40), "", rule_version("grimoria"))
        position, answers = setup.start(), []
        while not position.is_over:
            who = position.asked()
            if position.question == question and len(who) == asked:
                is_free = any(len(position.legal(seat)) > 1 for seat in who)
                yield Staged(structs.replace(setup, answers=answers), is_free)
                break
            seat = rng.choice(who)
            answers.append((seat, rng.choice(position.legal(seat))))
            position.answer(*answers[-1])


def some_of_both(kind: str, question: str, asked: int) -> list[Staged]:
    found: dict[bool, list[Staged]] = {True: [], False: []}
    for staged in windows_of_games(kind, question, asked, random.Random(f"{kind} {question}")):
        if len(found[staged.is_free]) < MOMENTS:
            found[staged.is_free].append(staged)
        if all(len(some) == MOMENTS for some in found.values()):
            return [each for some in found.values() for each in some]
    raise AssertionError("not reached")


class Onlooker:
    """Looks at a table as a spectator does, and takes the time when anything in its view changes."""

    observer, seat = EVERYONE, None

    def __init__(self, live: Live) -> None:
        self.live, self.seen = live, live.table.view(EVERYONE).state.tobytes()
        self.changed: asyncio.Future[float] = asyncio.get_running_loop().create_future()

    def show(self) -> None:
        if not self.changed.done() and self.live.table.view(EVERYONE).state.tobytes() != self.seen:
            self.changed.set_result(asyncio.get_running_loop().time())

    def say(self, said: Any) -> None:
        pass


class Trial:
    """One window at a table of a real node: persons ponder and pass; somebody watches and takes the time."""

    def __init__(self, node: Node, staged: Staged, number: int) -> None:
        self.node, self.setup = node, structs.replace(staged.setup, salt=f"{number:032x}")
        self.rng = random.Random(number)

    async def length(self) -> float:
        name = await self.node.hub.create(self.setup, [KeyRow(hash_of(new_token()), SPECTATOR)])
        live = await self.node.hub.live(name)
        live.elsewhere = dict.fromkeys(range(SEATS), 1)
        onlooker = Onlooker(live)
        live.visitors.add(onlooker)
        for seat, plan in enumerate(self.setup.seats):
            if plan.kind == "person":
                await self.node.hub.write(live, lambda table, seat=seat: table.joined(seat, f"Seat {seat}"))
        self.node.player.plan(live)
        opened, asked = asyncio.get_running_loop().time(), live.table.position.asked()
        persons = [asyncio.create_task(self._ponder(live, seat)) for seat in asked]
        closed = await onlooker.changed
        await asyncio.gather(*persons)
        live.visitors.clear()
        return closed - opened

    async def _ponder(self, live: Live, seat: int) -> None:
        """A person with a choice lets the window pass after a while; for all others the server answers."""
        table, question = live.table, live.table.question(seat)
        if table.seats[seat].is_bot or len(table.position.legal(seat)) == 1:
            return
        passing = table.game.options.number(table.game.reactions.passes[table.position.question])
        await asyncio.sleep(self.rng.lognormvariate(math.log(PERSONS.median), PERSONS.spread))
        await self.node.hub.write(
            live, lambda table: self.node.player.in_time(table, table.answered(seat, question, passing))
        )


async def lengths_of(node: Node, stages: list[Staged], each: int, at_once: int) -> dict[bool, list[float]]:
    found: dict[bool, list[float]] = {True: [], False: []}
    gate = asyncio.Semaphore(at_once)

    async def one(number: int, staged: Staged) -> None:
        async with gate:
            found[staged.is_free].append(await Trial(node, staged, number).length())

    many = [staged for _ in range(each // MOMENTS) for staged in stages]
    random.Random(1).shuffle(many)
    await asyncio.gather(*(one(number, staged) for number, staged in enumerate(many)))
    return found


def separation(free: list[float], forced: list[float]) -> float:
    """How often a free window lasts longer than a forced one: 0.5 tells nothing."""
    wins = sum((a > b) + 0.5 * (a == b) for a in free for b in forced)
    return wins / (len(free) * len(forced))


def guessed(free: list[float], forced: list[float], neighbours: int = 25) -> float:
    """How often the windows of nearest length, each left out in turn, guess right: 0.5 is chance."""
    both = [(length, True) for length in free] + [(length, False) for length in forced]
    right = 0
    for i, (length, is_free) in enumerate(both):
        others = sorted(both[:i] + both[i + 1 :], key=lambda other: abs(other[0] - length))[:neighbours]
        right += (sum(label for _, label in others) * 2 > neighbours) == is_free
    return right / len(both)


def test_how_long_a_window_lasts_does_not_tell_whether_a_person_in_it_has_a_choice(tmp_path: Path) -> None:
    """800 windows, half of them without any choice: two statistics for each kind do no better than luck."""

    async def inside() -> None:
        node = Node(quick(tmp_path, pauses=PERSONS, sweep_s=600.0))
        await node.open()
        for question, asked in (("lay_cloak", 2), ("react", 1)):
            check(await lengths_of(node, some_of_both("person", question, asked), each=200, at_once=20))
        await node.close()

    dream(inside())


def test_how_long_a_window_lasts_does_not_tell_whether_a_bot_in_it_thinks(tmp_path: Path) -> None:
    async def inside() -> None:
        async with open_house(quick(tmp_path, pauses=BOTS, sweep_s=5.0)) as house:
            await load_bots(house.node)
            check(await lengths_of(house.node, some_of_both("bot", "lay_cloak", 2), each=100, at_once=10))

    asyncio.run(inside())


def check(lengths: dict[bool, list[float]]) -> None:
    """Both statistics lie within four standard errors of chance."""
    each = min(map(len, lengths.values()))
    assert abs(separation(*both(lengths)) - 0.5) < 4 / math.sqrt(6 * each)
    assert abs(guessed(*both(lengths)) - 0.5) < 2 / math.sqrt(2 * each)


async def load_bots(node: Node) -> None:
    """The first question of a game loads its rules; that is not what is measured here."""
    workers = await node.player._begin_thinking()
    view = next(windows_of_games("bot", "react", 1, random.Random(0))).setup.start().view(0)
    await workers.choose(view, 0, "1", 1, 60.0)
    greedy.choose(view, 0, random.Random(1))


def both(lengths: dict[bool, list[float]]) -> tuple[list[float], list[float]]:
    return lengths[True], lengths[False]


@pytest.mark.parametrize("pace", [0.3, 1.0, 3.0])
def test_somebody_quick_or_slow_is_soon_drawn_for_as_he_is(pace: float) -> None:
    """3000 windows of one seat, with and without a choice by turns: after the first, luck guesses as well."""
    pauses, chance, tempo = Pauses(), random.Random(f"pace {pace}"), Tempo()
    lengths: dict[bool, list[float]] = {True: [], False: []}
    for number in range(3000):
        least = pauses.least + STRETCH * tempo.draw(chance, pauses)
        drawn, own = tempo.draw(chance, pauses), pace * chance.lognormvariate(math.log(pauses.median), pauses.spread)
        taken = own if number % 2 else drawn
        tempo.note(taken)
        lengths[number % 2 == 1].append(max(least, taken))
    late = [some[200::3] for some in both(lengths)]
    assert abs(separation(*late) - 0.5) < 0.1
    assert max(map(max, lengths.values())) > 3 * pauses.median  # a tail like persons'


def staged_table(question: str, asked: int, clock: ClockPlan | None = None) -> Table:
    """A table of three persons at a window where somebody asked has no choice."""
    for staged in windows_of_games("person", question, asked, random.Random(9)):
        if not staged.is_free:
            table = Table(structs.replace(staged.setup, clock=clock))
            for seat in range(SEATS):
                table.apply(Joined(seat, f"Seat {seat}"), 0)
            return table
    raise AssertionError("not reached")


def test_what_is_drawn_depends_on_no_hand_and_is_the_same_at_every_node() -> None:
    table = staged_table("lay_cloak", 2)
    windows = []
    for seed in range(20):
        table.position.state[:] = table.position.view(EVERYONE).imagine(EVERYONE, seed).state
        windows.append(open_window(table, {}, Pauses(), 0.0))
    assert all(window == windows[0] for window in windows)
    assert windows[0].moments.keys() == {*table.position.asked()}


def test_one_person_among_bots_waits_for_the_bots_alone_unless_somebody_watches() -> None:
    table = staged_table("lay_cloak", 2)
    person, *bots = window_of(table.position)
    for seat in bots:
        table.seats[seat].is_away = True
    alone, seen = (open_window(table, {}, Pauses(), 0.0, is_seen=is_seen) for is_seen in (False, True))
    assert alone.moments.keys() == {*bots}
    assert seen.moments.keys() == {person, *bots}
    assert alone.length <= Pauses().bot_window[1]


class Spectator:
    seat = None


def test_company_is_another_person_or_a_spectator() -> None:
    table = staged_table("lay_cloak", 2)
    live = Live("t", table)
    assert has_company(live)
    table.seats[1:] = [planned(SeatPlan("bot", "1", name)) for name in "BC"[: len(table.seats) - 1]]
    assert not has_company(live)
    live.visitors.add(Spectator())  # type: ignore[arg-type]
    assert has_company(live)


def test_a_pause_takes_at_most_half_of_what_a_clock_has_left() -> None:
    table = staged_table("react", 1, ClockPlan(1_000))
    window = open_window(table, {}, Pauses(), 0.0)
    assert max(window.length, *window.moments.values()) <= 0.5


@pytest.mark.parametrize(("key", "answer"), [("pass", "pass"), ("cloak", "cloak")])
def test_an_order_in_a_window_is_served_as_if_there_were_no_choice(key: str, answer: str) -> None:
    """At the drawn moment, and it waits until the window closes; who is not at the table is waited for all the same."""
    table, seat = free_table("lay_cloak", 2)
    verbs = [table.game.options.name(option) for option in table.view(seat).legal(seat)]
    companion = next(verb for verb in verbs if verb.startswith("cloak ")).removeprefix("cloak ")
    table.apply(OrderGiven(seat, "lay_cloak", key, companion if key == "cloak" else ""), 0)
    assert duties_of(table, range(SEATS))[seat] == "order"
    assert seat not in duties_of(table, ())
    option = table.ordered(seat)
    assert option is not None
    assert table.game.options.name(option).split()[0] == answer
    assert must_wait(table, seat, option)
    assert seat in open_window(table, {}, Pauses(), 0.0).moments


def free_table(question: str, asked: int) -> tuple[Table, int]:
    """A table of three persons at a window, and somebody with a choice."""
    for staged in windows_of_games("person", question, asked, random.Random(9)):
        if staged.is_free:
            table = Table(staged.setup)
            for seat in range(SEATS):
                table.apply(Joined(seat, f"Seat {seat}"), 0)
            return table, next(seat for seat in table.position.asked() if len(table.view(seat).legal(seat)) > 1)
    raise AssertionError("not reached")


def test_absent_seats_are_waited_for_with_and_without_a_choice_and_auto_pass_changes_nothing() -> None:
    table = staged_table("react", 1)
    [seat] = table.position.asked()
    assert duties_of(table, {seat}) == {seat: "only"}
    assert duties_of(table, set()) == {}
    table.apply(AutoPassSet(seat, "game"), 0)
    assert duties_of(table, set()) == {}
    table.apply(Left(seat, "away"), 0)
    assert duties_of(table, set()) == {seat: "bot"}


def test_outside_windows_the_server_answers_for_a_person_only_what_everybody_knows() -> None:
    """Single options in random games: those that other deals would change are left to the person."""
    plain = secret = 0
    rng = random.Random(4)
    while not (plain and secret):
        table = running("grimoria", rng)
        for _ in range(250):
            if table.position.is_over:
                break
            seat = rng.choice(table.position.asked())
            options = table.position.legal(seat)
            if len(options) == 1 and not is_window(table):
                is_plain = is_plainly_forced(table, seat)
                assert (duties_of(table, {0, 1, 2}).get(seat) == "only") == is_plain
                plain, secret = plain + is_plain, secret + (not is_plain)
            table.apply(Answered(seat, rng.choice(options)), 0)


def running(game: str, rng: random.Random) -> Table:
    seats = [SeatPlan("person", "2", f"Seat {i}") for i in range(SEATS)]
    table = Table(TableSetup(game, {}, "", seats, None, rng.getrandbits(40), "", rule_version(game)))
    for seat in range(SEATS):
        table.apply(Joined(seat, f"Seat {seat}"), 0)
    return table
