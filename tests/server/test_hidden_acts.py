"""What somebody does in secret leaves no trace: hundreds of tables with and without it show all others the same."""

import random
from dataclasses import dataclass
from typing import Any

import pytest

from tests.sample import sample
from zaubertisch.games import GAMES
from zaubertisch.kernel.codec import encode
from zaubertisch.kernel.errors import TableError
from zaubertisch.kernel.record import EVERYONE
from zaubertisch.kernel.rules import COMPILED
from zaubertisch.kernel.standing_orders import orders_of
from zaubertisch.server.pages import past_moment_of
from zaubertisch.server.play.live import Live
from zaubertisch.server.play.view_messages import Drawn
from zaubertisch.server.requests import PastMoment
from zaubertisch.tables.entries import AutoPassSet, Joined, OrderGiven, Spoken, Undone
from zaubertisch.tables.past import Reel
from zaubertisch.tables.questions import is_secret
from zaubertisch.tables.setup import ClockPlan, SeatPlan, TableSetup
from zaubertisch.tables.table import Table

TABLES = sample("tables with hidden acts, of each game", 100, 8) if COMPILED else 3
ANSWERS = 25
OFTEN = 12  # a look at everything after so many answers, and in every window
SEATS = 4
WITH_WINDOWS = {"grimoria": 150}  # where secret windows of several seats are frequent: longer games


def looked_back(table: Table, at: int) -> PastMoment:
    """What a spectator sees of a moment of the past."""
    moment, last = Reel(table.setup).moment(table.answers(), at, EVERYONE, is_over=False)
    return past_moment_of(table, EVERYONE, moment, last)


@dataclass
class Counts:
    """What was compared; a comparison of nothing proves nothing."""

    orders: int = 0
    windows: int = 0
    undone: int = 0


class Pair:
    """A table twice: in one of them a seat does things that nobody else may know of."""

    def __init__(self, game: str, rng: random.Random) -> None:
        seats = [SeatPlan("person", "random", f"Seat {i}") for i in range(SEATS)]
        clock = ClockPlan(600_000, 5_000) if rng.random() < 0.5 else None
        setup = TableSetup(game, {}, "", seats, clock, rng.getrandbits(40), "salt", "rules")
        self.rng, self.now, self.counts = rng, 0, Counts()
        self.answers = WITH_WINDOWS.get(game, ANSWERS)
        self.actors: set[int] = set()  # who did anything in secret
        self.seen: dict[tuple[Live, int], Drawn] = {}  # what observers saw last
        self.quiet, self.busy = (Live("one", Table(setup)) for _ in range(2))
        for seat in range(SEATS):
            self.both(Joined(seat, f"Seat {seat}"))

    def both(self, entry: Any) -> None:
        self.now += self.rng.randrange(5_000)
        for live in (self.quiet, self.busy):
            live.table.apply(entry, self.now)

    def in_secret(self, entry: Any, actor: int) -> None:
        """Only at one of the tables."""
        self.actors.add(actor)
        self.busy.table.apply(entry, self.now + self.rng.randrange(5_000))

    def talk(self) -> None:
        self.both(Spoken(self.rng.choice([None, *range(SEATS)]), "something", None))

    def play(self) -> None:
        for number in range(self.answers):
            if self.quiet.table.state != "running":
                return
            if number % OFTEN == 0:
                self.order()
            self.answer()

    def order(self) -> None:
        """Between two sentences of talk."""
        self.talk()
        passing = self.rng.choice(["off", "round", "game"])
        actor = min(self.actors, default=self.rng.randrange(SEATS))
        self.in_secret(AutoPassSet(actor, passing), actor)  # type: ignore[arg-type]
        self.in_secret(self.standing_order(actor), actor)
        self.talk()
        self.check()
        self.counts.orders += 1

    def standing_order(self, actor: int) -> OrderGiven:
        orders = self.rng.choice([*orders_of(self.busy.table.game).values()])
        order = self.rng.choice([*orders.values()])
        named = self.rng.choice(order.objects or ("",))
        return OrderGiven(actor, order.question, self.rng.choice([None, order.key]), named)

    def answer(self) -> None:
        table = self.busy.table
        asked = table.position.asked()
        if len(asked) > 1 and is_secret(table.position, table.view(EVERYONE)):
            self.answer_in_window(self.rng.choice(asked))
        else:
            self.both(self.some_answer(self.rng.choice(asked)))

    def some_answer(self, seat: int, by: Any = "person") -> Any:
        table = self.busy.table
        return table.answered(seat, table.question(seat) or 0, self.rng.choice(table.position.legal(seat)), by)

    def answer_in_window(self, actor: int) -> None:
        """A seat answers here and takes it back, or not; there only later; others see no difference meanwhile."""
        answer = self.some_answer(actor, self.rng.choice(["person", "person", "server", "bot", "order"]))
        self.in_secret(answer, actor)
        self.talk()
        self.check()
        self.counts.windows += 1
        if self.counts.windows % OFTEN == 1:
            self.check_past()
        try:
            taken_back: Undone = self.busy.table.undone(actor)
        except TableError:
            self.quiet.table.apply(answer, self.now)
            return
        self.in_secret(taken_back, actor)
        self.talk()
        self.check()
        self.counts.undone += 1
        self.both(self.some_answer(actor))

    def check(self) -> None:
        for observer in self.quiet.table.observers:
            if observer not in self.actors:
                assert shown(self.quiet, observer) == shown(self.busy, observer)
                assert self.changes(self.quiet, observer) == self.changes(self.busy, observer)

    def changes(self, live: Live, observer: int) -> bytes:
        """What is sent to an observer who saw the table when it was checked last."""
        before, drawn = self.seen.get((live, observer)), live.drawn(observer)
        self.seen[live, observer] = drawn
        return drawn.whole() if before is None else drawn.since(before)

    def check_past(self) -> None:
        """Looking back counts only what was to be seen."""
        quiet, busy = self.quiet.table, self.busy.table
        at = self.rng.randrange(self.answers)
        assert encode(looked_back(quiet, at)) == encode(looked_back(busy, at))


def shown(live: Live, observer: int) -> tuple[bytes, ...]:
    """All that the server could send to an observer of a table."""
    live.changed()
    events = live.events(observer, 0)
    return live.drawn(observer).whole(), encode(events), *(encode(said) for said in live.talk())


@pytest.mark.parametrize("game", GAMES)
def test_nobody_else_can_tell_tables_with_secret_acts_from_those_without(game: str) -> None:
    rng = random.Random(game)
    counts = Counts()
    for _ in range(TABLES):
        pair = Pair(game, rng)
        pair.play()
        for name in vars(counts):
            setattr(counts, name, getattr(counts, name) + getattr(pair.counts, name))
    assert counts.orders >= 2 * TABLES, counts
    if game in WITH_WINDOWS and COMPILED:
        assert counts.windows >= TABLES, counts
        assert counts.undone >= TABLES // 4, counts
