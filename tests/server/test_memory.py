"""Memory cannot be looked up: of a running game nothing is repeated that the screen does not show by itself."""

import asyncio
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.sample import sample
from tests.server.house import Client, House, key_of, open_house, quick
from zaubertisch.games import GAMES
from zaubertisch.games import game as load_game
from zaubertisch.kernel.codec import encode
from zaubertisch.kernel.record import EVENT, EVERYONE, HIDDEN, NOTHING
from zaubertisch.kernel.rules import COMPILED
from zaubertisch.server.pages import past_moment_of
from zaubertisch.server.play.delivery import SURE_S, Delivery
from zaubertisch.server.play.live import Live
from zaubertisch.tables.entries import Answered, Joined
from zaubertisch.tables.memory import names_the_past
from zaubertisch.tables.past import Reel
from zaubertisch.tables.setup import SeatPlan, TableSetup
from zaubertisch.tables.table import Table

SHORT = {"schatzjagd": {"last_day": "5"}}
MOST_TABLES = 30  # until a random game shows what is looked for
# for each game and each setting of its memory
TABLES = sample("tables with and without memory, of each game", 60, 3) if COMPILED else 6
SEEN: tuple[int | None, ...] = (None, 0, 1_000_000)


def settings_of_memory() -> Iterator[tuple[str, dict[str, str]]]:
    """Every game, with each of its ways to remember."""
    for key in GAMES:
        variant = load_game(key).memory_variant
        for value in ("off", "on") if variant else ("",):
            yield key, SHORT.get(key, {}) | ({variant: value} if variant else {})


every_memory = pytest.mark.parametrize(("game", "variants"), [*settings_of_memory()], ids=str)
closed_memory = pytest.mark.parametrize(
    ("game", "variants"),
    [(key, variants) for key, variants in settings_of_memory() if "off" in variants.values()],
    ids=str,
)


def named(events: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [event for event in events if "card" in event]


async def step(clients: list[Client], rng: random.Random) -> bool:
    """One more answer of anybody who is asked; returns whether the game goes on."""
    first = clients[0]
    await first.until(lambda: first.is_over or any(client.question for client in clients))
    client = rng.choice([client for client in clients if client.question] or clients)
    question = client.question
    if question is None or client.is_over:
        return not any(client.is_over for client in clients)
    message = {"type": "answer", "question": question["number"], "option": rng.choice(question["options"])}
    await client.call(message)
    await client.until(lambda: client.is_over or not client.question or client.question["number"] != question["number"])
    return True


async def settled(house: House, created: dict[str, Any], client: Client, observer: int) -> None:
    """Wait until a client has heard of everything so far."""
    live = await house.node.hub.live(created["table"])
    await client.until(lambda: client.view and client.view["number"] == live.table.streams[observer].number)


async def look_everything_up(
    house: House, created: dict[str, Any], live: Client, seat: int | None, *, is_named: bool
) -> None:
    """Come again with every kind of `seen`, and look back with every key and knowledge."""
    observer = EVERYONE if seat is None else seat
    await settled(house, created, live, observer)
    assert live.view is not None
    for seen in (*SEEN, live.view["number"], live.view["number"] // 2):
        hello = {} if seen is None else {"seen": seen}
        async with house.sit(created, seat, **hello) as again:
            since = [event for event in live.events if event["number"] > (seen or 0)]
            assert [event["number"] for event in again.events] == [event["number"] for event in since]
            assert again.events == (since if is_named else [faceless(event) for event in since])
    token = created["spectator"] if seat is None else key_of(created["tokens"][seat])
    whose = "public" if seat is None else f"seat&seat={seat}"
    for at in (0, live.view["number"] // 3, 1_000_000):
        path = f"/api/tables/{created['table']}/replay?at={at}&knowledge={whose}"
        assert (await house.request("GET", path))[0] == 403
        status, look = await house.request("GET", path, Authorization=f"Bearer {token}")
        assert status == 200
        if not is_named:
            assert not named(look["events"])
            assert look["picture"] == live.view["picture"]


def faceless(event: dict[str, Any]) -> dict[str, Any]:
    rest = {name: value for name, value in event.items() if name != "card"}
    return {**rest, "is_hidden": True} if "card" in event else rest


@pytest.mark.rules("G84", "S150", "S170")
@every_memory
def test_coming_again_or_looking_back_in_a_whole_game_shows_no_card(
    game: str, variants: dict[str, str], tmp_path: Path
) -> None:
    rng = random.Random(f"{game} {variants}")

    async def inside() -> None:
        async with open_house(quick(tmp_path)) as house:
            created = await house.create("pp", game, variants=variants)
            live_table = (await house.node.hub.live(created["table"])).table
            async with house.sit_all(created) as clients, house.sit(created) as spectator:
                answers, was_named = 0, 0
                while await step(clients, rng):
                    answers += 1
                    is_due = rng.random() < 2 / (10 + answers) or (not was_named and named(clients[0].events))
                    if is_due and live_table.state == "running":
                        for seat, client in ((0, clients[0]), (None, spectator)):
                            is_named = names_the_past(live_table, EVERYONE if seat is None else seat)
                            await look_everything_up(house, created, client, seat, is_named=is_named)
                            was_named += len(named(client.events))
            assert was_named > 0
            async with house.sit(created, 0) as after:
                assert named(after.events), "after the end everything is open"

    asyncio.run(inside())


@closed_memory
def test_what_was_missed_is_sent_with_its_cards_once(game: str, variants: dict[str, str], tmp_path: Path) -> None:
    """After a goodbye, after the table left the memory, and after a restart of the server."""
    rng = random.Random(game)
    settings = quick(tmp_path, grace_s=1e6)

    async def inside() -> None:
        async with open_house(settings) as house:
            created, seen = await leave_and_miss_cards(house, game, variants, rng)
            truth = await missed_by(house, created, seen)
            async with house.sit(created, 0, seen=seen) as back:
                assert back.events == truth
            for hello in ({"seen": seen}, {}, {"seen": 0}):
                async with house.sit(created, 0, **hello) as again:
                    assert not named(again.events)
            live = await house.node.hub.live(created["table"])
            async with live.lock:
                house.node.hub.release(live)
            async with house.sit(created, 0, seen=seen) as again:
                assert not named(again.events)
        async with open_house(settings) as house, house.sit(created, 0, seen=0) as again:
            assert not named(again.events)

    asyncio.run(inside())


@closed_memory
def test_a_page_that_is_loaded_again_hears_of_what_it_missed_with_cards(
    game: str, variants: dict[str, str], tmp_path: Path
) -> None:
    rng = random.Random(game)

    async def inside() -> None:
        async with open_house(quick(tmp_path, grace_s=1e6)) as house:
            created, seen = await leave_and_miss_cards(house, game, variants, rng)
            truth = await missed_by(house, created, seen)
            live = await house.node.hub.live(created["table"])
            async with live.lock:
                house.node.hub.release(live)
            async with house.sit(created, 0) as fresh:
                assert fresh.events[-len(truth) :] == truth
                assert not named(fresh.events[: -len(truth)])

    asyncio.run(inside())


@closed_memory
def test_a_broken_line_costs_no_card_and_cannot_be_used_to_rewind(
    game: str, variants: dict[str, str], tmp_path: Path
) -> None:
    """What was sent into a line that broke without a word is sent once more, to whom says that it is missing."""
    rng = random.Random(game)

    async def inside() -> None:
        async with open_house(quick(tmp_path, grace_s=1e6)) as house:
            for _ in range(MOST_TABLES):
                created = await house.create("pp", game, variants=variants)
                async with house.sit_all(created) as (anna, ben):
                    seen = await watch_cards_go_by(house, created, anna, ben, rng)
                    if seen is not None:
                        await break_and_come_back(house, created, anna, ben, seen)
                        return
            raise AssertionError("Anna never sees a card go by")

    asyncio.run(inside())


async def break_and_come_back(house: House, created: dict[str, Any], anna: Client, ben: Client, seen: int) -> None:
    sent = [event for event in anna.events if event["number"] > seen]
    anna.line.transport.abort()
    await ben.until(lambda: not ben.view["table"]["seats"][0]["is_here"])
    async with house.sit(created, 0, seen=seen) as back:
        assert back.events == sent
        back.line.transport.abort()
        await ben.until(lambda: not ben.view["table"]["seats"][0]["is_here"])
    async with house.sit(created, 0, seen=seen) as again:
        assert not named(again.events)


async def watch_cards_go_by(
    house: House, created: dict[str, Any], anna: Client, ben: Client, rng: random.Random
) -> int | None:
    """Play until Anna was sent cards since her last sign of life; what she had then, or nothing."""
    while True:
        proven = (await house.node.hub.live(created["table"])).delivery(0).certain
        await settled(house, created, anna, 0)
        if proven and named([event for event in anna.events if event["number"] > proven]):
            return proven
        if anna.is_over or not await step([ben, anna] if anna.question or not ben.question else [ben], rng):
            return None


async def leave_and_miss_cards(
    house: House, game: str, variants: dict[str, str], rng: random.Random
) -> tuple[dict[str, Any], int]:
    """A table at which Ben did something with cards while Anna was away, and the last event that she has."""
    for _ in range(MOST_TABLES):
        created = await house.create("pp", game, variants=variants)
        seen = await missing_cards(house, created, rng)
        if seen is not None:
            return created, seen
    raise AssertionError("Anna never misses a card")


async def missing_cards(house: House, created: dict[str, Any], rng: random.Random) -> int | None:
    """Play until Anna misses cards; nothing if the game ends before."""
    async with house.sit(created, 1, name="Ben") as ben:
        seen: int | None = None
        while not ben.is_over:
            async with house.sit(created, 0, name="Anna", **({} if seen is None else {"seen": seen})) as anna:
                while anna.question:
                    assert await step([anna], rng)
                await settled(house, created, anna, 0)
                assert anna.view is not None
                seen = int(anna.view["number"])
            await ben.until(lambda: not ben.view["table"]["seats"][0]["is_here"])
            while ben.question:
                await step([ben], rng)
            if not ben.is_over and named(await missed_by(house, created, seen)):
                return seen
    return None


async def missed_by(house: House, created: dict[str, Any], seen: int) -> list[dict[str, Any]]:
    live = await house.node.hub.live(created["table"])
    events: list[dict[str, Any]] = json.loads(live.events(0, seen)[1])
    return events


# The same over hundreds of tables, without sockets


def random_table(game: str, variants: dict[str, str], rng: random.Random) -> Table:
    """A game that two persons play at random and that still goes on."""
    seats = [SeatPlan("person", "random", name) for name in ("Anna", "Ben")]
    while True:
        table = Table(TableSetup(game, variants, "", seats, None, rng.getrandbits(40), "", ""))
        for seat in (0, 1):
            table.apply(Joined(seat, table.seats[seat].name), 0)
        for _ in range(rng.randrange(10, 120)):
            if table.position.is_over:
                break
            seat = rng.choice(table.position.asked())
            table.apply(Answered(seat, rng.choice(table.position.legal(seat))), 0)
        if not table.position.is_over:
            return table


def repeated(table: Table, observer: int) -> bytes:
    """Everything that an observer who was there all the time can have sent again."""
    heard = []
    for seen in (*SEEN, *range(0, table.streams[observer].number, 40)):
        live = Live("t", table)
        if observer != EVERYONE:
            live.delivery(observer).send(table.streams[observer].number)
            live.delivery(observer).arrive(table.streams[observer].number)
        heard.append(live.events(observer, seen or 0, live.named_after(observer, seen)))
    return encode(heard)


def repaint(table: Table, observer: int, rng: random.Random) -> bool:
    """Another past: every card that the observer heard of was another one; returns whether there was any."""
    stream = table.streams[observer]
    events = np.frombuffer(bytes(stream._data), EVENT).copy()
    cards = np.flatnonzero((events["card"] != NOTHING) & (events["card"] != HIDDEN))
    events["card"][cards] = [rng.randrange(len(table.game.card_names)) for _ in cards]
    stream._data[:] = events.tobytes()
    return bool(len(cards))


@pytest.mark.rules("G84", "S51", "S150", "S170")
@every_memory
def test_over_many_tables_the_repeated_past_depends_on_no_card(game: str, variants: dict[str, str]) -> None:
    """An observer who heard of other cards is sent the same bytes again: nothing can be learned from them."""
    rng = random.Random(f"{game} {variants}")
    differ = {True: 0, False: 0}
    had_cards = {True: 0, False: 0}
    for _ in range(TABLES):
        table = random_table(game, variants, rng)
        for observer in (0, EVERYONE):
            before, is_named = repeated(table, observer), names_the_past(table, observer)
            had_cards[is_named] += repaint(table, observer, rng)
            differ[is_named] += before != repeated(table, observer)
    assert differ[False] == 0
    assert not had_cards[False] or had_cards[False] > TABLES / 4, "there was something to keep"
    assert differ[True] >= had_cards[True] / 2, "where the screen remembers, the log does too"


@closed_memory
def test_over_many_tables_a_look_back_shows_the_table_as_it_is_now(game: str, variants: dict[str, str]) -> None:
    rng = random.Random(f"{game} {variants}")
    for _ in range(TABLES // 4):
        table = random_table(game, variants, rng)
        reel = Reel(table.setup)
        for observer in (0, EVERYONE):
            now = encode(table.game.picture(table.view(observer), observer))
            for at in (0, rng.randrange(40), 10_000):
                look = past_moment_of(table, observer, *reel.moment(table.answers(), at, observer, is_over=False))
                assert bytes(look.picture) == now
                assert all(event.card is None for event in look.events)
                assert look.last is None


def test_what_was_sent_long_ago_on_an_open_line_has_arrived() -> None:
    now = [0.0]
    delivery = Delivery(0, lambda: now[0])
    delivery.send(5)
    now[0] = SURE_S + 1
    delivery.send(8)
    assert (delivery.certain, delivery.sent) == (5, 8)
    assert delivery.named_after(4) == 8, "a client that says it lost what it has"
    delivery.send(12)
    assert delivery.named_after(8) == 8, "a client that lost what was sent last"
    assert delivery.named_after(8) == 12, "the second time"


def test_a_game_names_a_memory_that_it_has() -> None:
    for key in GAMES:
        game = load_game(key)
        if game.memory_variant:
            assert game.memory_variant in game.variants
            assert game.memory_variant in (game.state.names or ())
