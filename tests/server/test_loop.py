"""Nothing holds up the event loop: whatever strangers send, no single step of it takes more than five milliseconds."""

import asyncio
import contextlib
import gc
import itertools
import random
import statistics
import threading
import time
import urllib.request
from collections.abc import Awaitable, Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from tests.server.house import House, open_house, quick
from zaubertisch.bots import use_bots
from zaubertisch.games import GAMES
from zaubertisch.games import game as load_game
from zaubertisch.kernel.position import Position
from zaubertisch.kernel.rules import COMPILED
from zaubertisch.server.settings import Settings
from zaubertisch.server.startup.readiness import use_pictures
from zaubertisch.tables.records import Answer, Record
from zaubertisch.tables.table import Table

BUDGET_S = 0.005
TRIES = 3
REFERENCE_S = 0.0037  # what `calibrate` takes where the budget was set
DEEP = 60_000

Steps = list[tuple[float, str]]


def calibrate() -> float:
    """How long a fixed piece of work takes this thread; slower machines get more time."""
    begun = time.thread_time()
    total = 0
    for i in range(60_000):
        total += i % 7
    return time.thread_time() - begun


class Watch:
    """Measures every step of one event loop in processor time of its thread: what others do does not count."""

    def __init__(self) -> None:
        self.loop: asyncio.AbstractEventLoop | None = None
        self.steps: Steps = []

    @contextlib.contextmanager
    def on(self) -> Iterator[None]:
        run = asyncio.Handle._run  # type: ignore[attr-defined]

        def watched(handle: Any) -> Any:
            begun = time.thread_time()
            try:
                return run(handle)
            finally:
                spent = time.thread_time() - begun
                if handle._loop is self.loop and spent > BUDGET_S / 10:
                    self.steps.append((spent, name_of(handle._callback)))

        asyncio.Handle._run = watched  # type: ignore[attr-defined]
        try:
            yield
        finally:
            asyncio.Handle._run = run  # type: ignore[attr-defined]

    def worst(self) -> tuple[float, str]:
        found = max(self.steps, default=(0.0, ""))
        self.steps = []
        return found


def name_of(callback: Any) -> str:
    task = getattr(callback, "__self__", None)
    return str(getattr(task.get_coro(), "__qualname__", task)) if isinstance(task, asyncio.Task) else str(callback)


@contextlib.contextmanager
def watched_house(settings: Settings, watch: Watch) -> Iterator[House]:
    """A server in a thread of its own, so that its clients are not measured."""
    ready, done = threading.Event(), threading.Event()
    found: list[House] = []

    async def inside() -> None:
        watch.loop = asyncio.get_running_loop()
        async with open_house(settings) as house:
            found.append(house)
            ready.set()
            await asyncio.to_thread(done.wait)

    thread = threading.Thread(target=lambda: asyncio.run(inside()))
    thread.start()
    try:
        assert ready.wait(60)
        yield found[0]
    finally:
        done.set()
        thread.join()


Drive = Callable[[House], Awaitable[object]]


async def packed(house: House, path: str) -> int:
    """Ask as browsers do, who want it packed."""

    def ask() -> int:
        call = urllib.request.Request(f"http://{house.address}{path}", headers={"Accept-Encoding": "gzip"})
        with urllib.request.urlopen(call, timeout=30) as reply:
            return len(reply.read())

    return await asyncio.to_thread(ask)


class Course:
    """Things to do to a server; each is done several times, and the middle one of the worst steps counts."""

    def __init__(self, house: House, watch: Watch) -> None:
        self.house, self.watch = house, watch
        self.worst: dict[str, tuple[float, str]] = {}

    async def drive(self, name: str, drive: Drive, status: tuple[int, ...] = (200, 201)) -> None:
        found = await drive(self.house)
        if isinstance(found, tuple):
            assert found[0] in status, (name, found)
        self.watch.worst()
        worst = []
        for _ in range(TRIES):
            await drive(self.house)
            worst.append(self.watch.worst())
        middle = statistics.median_low([spent for spent, _ in worst])
        self.worst[name] = next(each for each in worst if each[0] == middle)

    def check(self) -> None:
        allowed = BUDGET_S * max(1.0, calibrate() / REFERENCE_S)
        print(*(f"{spent * 1000:7.2f} ms {name}: {step}" for name, (spent, step) in self.worst.items()), sep="\n")
        too_long = {name: worst for name, worst in self.worst.items() if worst[0] > allowed}
        assert not too_long, f"allowed are {allowed * 1000:.1f} ms: {too_long}"


def long_game(key: str, variants: dict[str, str], most_bytes: int = 75_000) -> Record:
    """A game of many answers, as long as it may be sent."""
    rng = random.Random(key)
    game = load_game(key)
    seats = tuple(f"S{i}" for i in range(game.most_seats))
    position = Position.new(game, game.card_set(), len(seats), game.parse_variants(variants), 5)
    answers: list[Answer] = []
    size = 0
    while not position.is_over and size < most_bytes:
        seat = position.asked()[0]
        option = rng.choice(position.legal(seat))
        answers.append(Answer(seat, game.options.name(option)))
        size += len(seats[seat]) + 3 + len(answers[-1].option)
        position.answer(seat, option)
    record = Record(key, seats, 5, variants, "", tuple(answers))
    return record.ended(position) if position.is_over else record


def hostile_files(key: str) -> dict[str, str]:
    """Card files that keep a reader busy: those that are refused, and the worst that is let through."""
    head = f'game = "{key}"\n'
    return {
        "one key of many dots": head + ".".join("a" * 14_000) + " = 1\n",
        "a table of many dots": head + "[" + ".".join("a" * 28_000) + "]\n",
        "many keys of as many dots as allowed": head + "".join(f"k{i}{'.a' * 40} = 1\n" for i in range(640)),
        "many tables": head + "".join(f"[c{i}]\na = 1\n" for i in range(2_900)),
        "brackets": head + "a = " + "[" * 29_000 + "]" * 29_000,
        "a long number": head + "a = " + "1" * 59_000,
        "a table that never ends, in a text": head + 'a = """\n' + ("[" + " " * 3_900 + "\n") * 14 + '"""\n',
        "many faults": head + "".join(f"[card{i}]\ncount = 99\n" for i in range(1_800)),
    }


def largest_assets() -> list[str]:
    """Of the built client, if it is built."""
    assets = Settings("").client / "assets"
    files = sorted(assets.glob("*.js"), key=lambda file: file.stat().st_size) if assets.exists() else []
    return [f"/assets/{file.name}" for file in files[-2:]]


@pytest.fixture(scope="module")
def watch() -> Iterator[Watch]:
    found = Watch()
    with found.on():
        yield found


@pytest.fixture(scope="module")
def house(watch: Watch, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    for key in GAMES if COMPILED else ():
        use_pictures(load_game(key))
    settings = quick(tmp_path_factory.mktemp("loop"), replays_per_minute=1e6, checked_per_minute=1e6, reading_s=3)
    with watched_house(settings, watch) as found:
        gc.collect()
        gc.freeze()
        yield found
        gc.unfreeze()


compiled = pytest.mark.skipif(not COMPILED, reason="uncompiled rules are for debugging")


@compiled
def test_card_files_from_outside_hold_up_nobody(house: House, watch: Watch) -> None:
    async def inside() -> None:
        course, game = Course(house, watch), "schatzjagd"
        whole = (Path(load_game(game).folder) / "cards.toml").read_text(encoding="utf-8")
        for name, text in {**hostile_files(game), "all cards": whole[:60_000]}.items():
            draft = {"game": game, "text": text[:60_000]}
            table = {"game": game, "seats": [{"kind": "person"}] * 2, "cards": text[:60_000]}
            check = partial(House.request, method="POST", path="/api/cards", body=draft)
            await course.drive(f"check {name}", check, (200, 400))
            found = partial(House.request, method="POST", path="/api/tables", body=table)
            await course.drive(f"found {name}", found, (201,) if name == "all cards" else (400,))
        course.check()

    asyncio.run(inside())


@compiled
@pytest.mark.parametrize(
    ("game", "variants"), [("grimoria", {}), ("schatzjagd", {"last_day": "off"}), ("zauberschwert", {})]
)
def test_the_past_of_a_long_game_holds_up_nobody(
    game: str, variants: dict[str, str], house: House, watch: Watch
) -> None:
    use_bots(load_game(game))  # bots find it compiled

    async def inside() -> None:
        course = Course(house, watch)
        record = long_game(game, variants)
        text, last = record.text(), len(record.answers)
        status, imported = await house.request("POST", "/api/records", text)
        assert status == 201, imported
        path = f"/api/tables/{imported['table']}"
        created = {"table": imported["table"], "spectator": imported["spectator"]}

        async def watch_it(h: House) -> None:
            async with h.sit(created) as client:
                assert client.events

        await course.drive("record", lambda h: h.request("POST", "/api/records", text))
        for whose in ("all", "public", "seat&seat=1"):
            for at in (0, last // 2, last):
                look = f"{path}/replay?at={at}&knowledge={whose}"
                await course.drive(f"replay {whose} {at}", lambda h, look=look: h.request("GET", look))
        await course.drive("fork", lambda h: h.request("POST", f"{path}/fork", {"at": last - 1, "level": "random"}))
        await course.drive("analysis", lambda h: h.request("GET", f"{path}/analysis?at={last}&level=1"))
        await course.drive("record again", lambda h: h.request("GET", f"{path}/record"))
        await course.drive("the whole log", watch_it)
        course.check()

    asyncio.run(inside())


def test_deep_json_is_malformed_and_holds_up_nobody(house: House, watch: Watch) -> None:
    """Sent as JSON, and as what it is not."""

    async def inside() -> None:
        course, path = Course(house, watch), f"/api/tables/{(await house.create('pp'))['table']}"
        pages = ("/api/cards", "/api/tables", "/api/lessons/grimoria", "/api/records", f"{path}/fork")
        for page, deep in itertools.product(pages, ("[" * DEEP, '{"game":' * (DEEP // 8))):
            for kind, status in (("application/json", 400), ("text/plain", 400 if page == "/api/records" else 415)):
                request = partial(House.request, method="POST", path=page, body=deep, **{"Content-Type": kind})
                await course.drive(f"{deep[0]} as {kind} to {page}", request, (status,))
        course.check()

    asyncio.run(inside())


class Turns:
    """How often the event loop has come round."""

    def __init__(self) -> None:
        self.count = 0
        self.at: list[int] = []

    async def go_round(self) -> None:
        while True:
            self.count += 1
            await asyncio.sleep(0)

    def noting(self, work: Callable[[Any], Awaitable[Any]]) -> Callable[[Any], Awaitable[Any]]:
        """The same work; the turn in which each of it begins is noted."""

        def begun(thing: Any) -> Awaitable[Any]:
            self.at.append(self.count)
            return work(thing)

        return begun


def test_looking_after_many_tables_holds_up_nobody(tmp_path: Path) -> None:
    """Each table has a turn of its own, those in memory and those that are due; records are written elsewhere."""

    async def inside() -> None:
        async with open_house(quick(tmp_path, sweep_s=1e6, idle_s=1e6)) as house:
            hub, player = house.node.hub, house.node.player
            created = [await house.create("pp") for _ in range(6)]
            async with house.sit_all(created[0]) as clients:
                for client in clients:
                    await client.call({"type": "vote", "about": "end", "yes": True})
            for each in created:
                await hub.live(each["table"])
            for _ in range(6):
                await hub.live((await house.create("bb"))["table"])
            swept, due = Turns(), Turns()
            player._swept = swept.noting(player._swept)  # type: ignore[method-assign, assignment]
            player._looked_after = due.noting(player._looked_after)  # type: ignore[method-assign, assignment]
            hub.store.due = partial(all_of, [*hub.tables])  # type: ignore[method-assign]
            rounds = [asyncio.create_task(turns.go_round()) for turns in (swept, due)]
            with threads_of(Table, "record") as threads:
                await player.sweep()
            for task in rounds:
                task.cancel()
            for turns in (swept, due):
                assert len({*turns.at}) == len(turns.at) == 12
            assert threads
            assert threading.current_thread() not in threads
            assert await hub.store.record(created[0]["table"])

    asyncio.run(inside())


async def all_of(names: list[str], before_ms: int, most: int) -> list[str]:
    return names


@contextlib.contextmanager
def threads_of(owner: type, name: str) -> Iterator[set[threading.Thread]]:
    """Where a method is carried out."""
    found: set[threading.Thread] = set()
    method = getattr(owner, name)

    def noted(*arguments: Any) -> Any:
        found.add(threading.current_thread())
        return method(*arguments)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(owner, name, noted)
        yield found


@compiled
@pytest.mark.parametrize("game", GAMES)
def test_pages_and_messages_hold_up_nobody(game: str, house: House, watch: Watch) -> None:
    async def inside() -> None:
        course = Course(house, watch)
        own = f'game = "{game}"\n' + "# a comment\n" * 3_000
        seats = "p" * load_game(game).most_seats
        created = await house.create(seats, game, cards=own)
        path = f"/api/tables/{created['table']}"
        of_game = [f"/api/games/{game}{page}" for page in ("", "/forms", "/rules/de")]
        pages = ["/api/games", *of_game, path, f"{path}/facts", "/"]
        for page in [*pages, *largest_assets()]:
            await course.drive(page, partial(packed, path=page))
        async with house.sit_all(created) as clients:
            rng = random.Random(game)

            async def answer(_: House) -> None:
                asked = [client for client in clients if client.question]
                if not asked:
                    return
                client = rng.choice(asked)
                await client.answer(rng.choice(client.question["options"]))  # type: ignore[index]
                await client.call({"type": "undo"})
                await client.call({"type": "why_not", "option": 0})
                await client.call({"type": "talk", "text": "x" * 300})
                await client.call({"type": "auto_pass", "passing": "off"})
                await client.call({"type": "vote", "about": "pause", "yes": False})

            for turn in range(6):
                await course.drive(f"messages {turn}", answer)
        course.check()

    asyncio.run(inside())
