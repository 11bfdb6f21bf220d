"""Nothing secret is in a call: games that differ only in what a seat cannot know call it alike, byte for byte."""

import random
from collections.abc import Iterator
from dataclasses import astuple

import pytest

from tests.sample import sample
from zaubertisch.games import GAMES
from zaubertisch.games import game as load_game
from zaubertisch.kernel.codec import encode
from zaubertisch.kernel.record import EVERYONE
from zaubertisch.kernel.rules import COMPILED
from zaubertisch.kernel.standing_orders import orders_of
from zaubertisch.server.calls.callers import message_of
from zaubertisch.server.calls.calls import called_seats, delay_of, reminder_of
from zaubertisch.server.calls.contacts import Contact, Wishes
from zaubertisch.server.calls.owed_calls import Call, Why
from zaubertisch.server.settings import Pauses
from zaubertisch.tables.entries import Joined, OrderGiven
from zaubertisch.tables.questions import asked_in
from zaubertisch.tables.setup import DAY_MS, ClockPlan, SeatPlan, TableSetup
from zaubertisch.tables.table import Table

MATCHES = sample("slow tables whose calls are compared, of each game", 20, 4) if COMPILED else 1
WHYS: tuple[Why, ...] = ("turn", "reminder")
ANSWERS, DEALS, SEATS = 120, 4, 4
CONTACT = Contact("c", "p", "webhook", "https://example.org/a", "", "", True, "s", 0)


def slow_table(key: str, rng: random.Random) -> Table:
    plans = [SeatPlan("person", "1", f"Seat {i}") for i in range(SEATS)]
    clock = ClockPlan(2 * DAY_MS, each_move=True)
    table = Table(TableSetup(key, {}, "", plans, clock, rng.getrandbits(40), "salt", "rules"))
    for seat in range(SEATS):
        table.apply(Joined(seat, f"Seat {seat}"), 0)
        for orders in orders_of(table.game).values():
            order = rng.choice([None, None, *orders.values()])
            if order is not None:
                named = rng.choice(order.objects or ("",))
                table.apply(OrderGiven(seat, order.question, order.key, named), 0)
    return table


def call_for(table: Table, seat: int) -> bytes:
    """All that a seat could notice of its calls: whether there is one, when, and what it says."""
    turn = called_seats(table).get(seat)
    if turn is None:
        return b"none"
    said = []
    for why in WHYS:
        call = Call("table", seat, turn, why, 0, CONTACT, Wishes())
        said.append(astuple(message_of(call, "table", table.game, table.seats[seat].name)))
    return encode([said, delay_of(table, 15.0, Pauses()), reminder_of(table, seat)])


def moments(table: Table, rng: random.Random) -> Iterator[None]:
    """A game that goes on whenever one looks again."""
    for at in range(ANSWERS):
        if table.state != "running":
            return
        yield
        seat = rng.choice(table.position.asked())
        option = rng.choice(table.view(seat).legal(seat))
        table.apply(table.answered(seat, table.question(seat) or 0, option), at * 1_000)


def with_other_secrets(table: Table, observer: int, seed: int) -> bytes:
    """The table with everything dealt again that this observer cannot know; what it was is given back."""
    before = table.position.state.tobytes()
    table.position.state[:] = table.view(observer).imagine(observer, seed).state
    table.__dict__["_views"].clear()
    return before


def put_back(table: Table, before: bytes) -> None:
    table.position.state.view("u1")[:] = memoryview(before)
    table.__dict__["_views"].clear()


@pytest.mark.parametrize("key", GAMES)
def test_calls_are_the_same_whatever_is_hidden_from_who_is_called(key: str) -> None:
    rng, called = random.Random(f"calls {key}"), 0
    for _ in range(MATCHES):
        table = slow_table(key, rng)
        for _ in moments(table, rng):
            for seat in range(SEATS):
                own = call_for(table, seat)
                called += own != b"none"
                for seed in range(DEALS):
                    before = with_other_secrets(table, seat, seed)
                    assert call_for(table, seat) == own, (table.position.question, seat)
                    put_back(table, before)
    assert called > 20 * MATCHES


@pytest.mark.parametrize("key", [key for key in GAMES if load_game(key).reactions.passes])
def test_in_a_secret_window_who_is_called_follows_from_what_all_know(key: str) -> None:
    """Others see who comes: so no hand may decide who is called."""
    rng, windows = random.Random(f"windows {key}"), 0
    for _ in range(2 * MATCHES):
        table = slow_table(key, rng)
        for _ in moments(table, rng):
            if table.position.question not in table.game.reactions.passes:
                continue
            own, asked = called_seats(table), asked_in(table.position)
            for seed in range(DEALS):
                before = with_other_secrets(table, EVERYONE, seed)
                if asked_in(table.position) == asked:  # who has answered by their own hand need not be called
                    windows += 1
                    assert called_seats(table) == own, table.position.question
                put_back(table, before)
    assert windows > MATCHES or not COMPILED
