"""Killing the server at any moment under load: what was acknowledged is there, and nothing counts twice.

    python -m tests.server.kills --kills 1000 --database sqlite
    python -m tests.server.kills --kills 200 --database postgresql

Persons at several tables answer, talk and take back, others create tables; a real server (with PostgreSQL two of
them) is killed with SIGKILL again and again. A person who lost the line sends what was not acknowledged once more, and
sometimes what was. At the end the logs are compared with all replies. Exit status 1 if anything is lost or doubled.
SIGTERM or Ctrl-C end it earlier: the games are played to their end, and what happened so far is judged.
"""

import argparse
import asyncio
import contextlib
import random
import signal
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from http.client import HTTPException
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from websockets.exceptions import WebSocketException

from tests.server import services
from tests.server.house import Client, House, free_port
from tests.server.nursery import Nursery, nursery
from zaubertisch.kernel.codec import decode
from zaubertisch.server.play.loader import fold
from zaubertisch.server.settings import sqlite_url
from zaubertisch.server.storage.store import Store
from zaubertisch.server.storage.store_schema import KEYS, TABLES
from zaubertisch.tables.entries import Answered, Entry, Spoken, Undone
from zaubertisch.tables.setup import TableSetup

KINDS = ("answer", "undo", "talk", "setup")
SENT_AGAIN = ("answer", "undo", "talk")  # until it is acknowledged, and sometimes once more
BROKEN = (ConnectionError, WebSocketException, HTTPException, OSError, TimeoutError, AssertionError)
MOST_REPLIES = 16  # of a server before it is killed; so that games go on, however slow the machine
LONGEST_LIFE_S = 3.0
LONGEST_VISIT_S = 30.0  # then somebody loads the page again, as a person would at a line that says nothing
RETRY_S = 0.06
BABY = 0.1  # so many servers are killed before they listen
END_S = 300.0  # for the last games, when nobody is killed any more


@dataclass
class Tale:
    """The replies to persons: every ref that was sent, by its kind, and what it was answered with."""

    outcomes: dict[str, dict[str, str]] = field(default_factory=lambda: {kind: {} for kind in KINDS})
    replies: list[str] = field(default_factory=list)

    def sent(self, kind: str, ref: str) -> None:
        self.outcomes[kind].setdefault(ref, "nothing")

    def heard(self, kind: str, ref: str, reply: str) -> None:
        self.replies.append(reply)
        if self.outcomes[kind].get(ref) != "acknowledged":
            self.outcomes[kind][ref] = reply

    def join(self, other: "Tale") -> None:
        for kind in KINDS:
            self.outcomes[kind] |= other.outcomes[kind]

    def part(self) -> "Tale":
        """Of one table: what is answered there, and counted here."""
        return Tale(replies=self.replies)


@dataclass
class Verdict:
    """Of one kind: how much was acknowledged, and what the logs say otherwise."""

    acknowledged: int = 0
    lost: int = 0
    doubled: int = 0
    denied: int = 0  # refused, but written down

    @property
    def is_clean(self) -> bool:
        return not self.lost and not self.doubled and not self.denied

    @property
    def is_good(self) -> bool:
        return self.acknowledged > 0 and self.is_clean

    def __str__(self) -> str:
        return f"{self.acknowledged} acknowledged, {self.lost} lost, {self.doubled} doubled, {self.denied} denied"


def judge(replies: dict[str, str], written: Counter[str]) -> Verdict:
    """Compare the replies with what is written."""
    known = [ref for ref, reply in replies.items() if reply == "acknowledged"]
    return Verdict(
        len(known),
        sum(written[ref] == 0 for ref in known),
        sum(count > 1 for count in written.values()),
        sum(reply == "error" and written[ref] > 0 for ref, reply in replies.items()),
    )


def refs_in(entries: list[tuple[int, Entry]]) -> dict[str, Counter[str]]:
    """What a log holds, by kind; talk is known by its text."""
    found: dict[str, Counter[str]] = {kind: Counter() for kind in KINDS}
    for _, entry in entries:
        match entry:
            case Answered(ref=str(ref)):
                found["answer"][ref] += 1
            case Undone(ref=str(ref)):
                found["undo"][ref] += 1
            case Spoken(text=str(text)):
                found["talk"][text] += 1
    return found


class Witness:
    """A person at a table who notes the replies, and comes back whenever the line breaks."""

    def __init__(self, table: str, seat: int, rng: random.Random, tale: Tale) -> None:
        self.table, self.seat, self.rng, self.tale = table, seat, rng, tale
        self.sent = self.seen = 0
        self.is_over = False
        self.unsure: dict[str, Any] | None = None  # sent, but not acknowledged before the line broke

    async def play(self, houses: list[House], created: dict[str, Any]) -> None:
        """Play until the game is over, at whichever server answers."""
        while not self.is_over:
            with contextlib.suppress(*BROKEN):
                async with asyncio.timeout(LONGEST_VISIT_S):
                    await self._visit(self.rng.choice(houses), created)
            await asyncio.sleep(RETRY_S)

    async def _visit(self, house: House, created: dict[str, Any]) -> None:
        async with house.sit(created, self.seat, seen=self.seen) as client:
            if self.unsure is not None:
                await self._send(client, self.unsure)
            while not self.is_over:
                await self._take_part(client)

    async def _take_part(self, client: Client) -> None:
        await client.until(lambda: client.question or self._can_undo(client) or client.is_over)
        view = client.view or {}
        self.seen, self.is_over = view["number"], client.is_over
        if self.rng.random() < 0.15:
            await self._send(client, {"type": "talk"})
        elif self._can_undo(client) and self.rng.random() < 0.3:
            await self._send(client, {"type": "undo"})
        elif client.question:
            await self._answer(client, client.question)
        elif not client.is_over:
            await asyncio.sleep(0.005)  # the answer stands, unless it is taken back after all

    @staticmethod
    def _can_undo(client: Client) -> bool:
        return bool(client.view and client.view["can_undo"])

    async def _answer(self, client: Client, question: dict[str, Any]) -> None:
        number = question["number"]
        option = self.rng.choice(question["options"])
        await self._send(client, {"type": "answer", "question": number, "option": option})
        await client.until(lambda: client.is_over or (client.question or {}).get("number") != number)

    async def _send(self, client: Client, message: dict[str, Any]) -> None:
        """Send it, and note what it is answered with; a cautious person sends it twice."""
        if "ref" not in message:
            self.sent += 1
            message["ref"] = f"{self.table}-{self.seat}-{self.sent}"
            if message["type"] == "talk":
                message["text"] = message["ref"]
        self.tale.sent(message["type"], message["ref"])
        is_sent_again = message["type"] in SENT_AGAIN
        self.unsure = message if is_sent_again else None
        for _ in range(2 if is_sent_again and self.rng.random() < 0.1 else 1):
            reply = await self._call(client, message)
            self.tale.heard(message["type"], message["ref"], reply)
        self.unsure = None

    async def _call(self, client: Client, message: dict[str, Any]) -> str:
        """What it is answered with; what came earlier for the same ref does not count."""
        before = len(client.heard)
        await client.send(message)
        ref = message["ref"]
        reply = await client.until(lambda: next((h for h in client.heard[before:] if h.get("ref") == ref), None))
        return "busy" if reply.get("code") == "busy" else str(reply["type"])


@dataclass
class Run:
    """One run of the command."""

    url: str
    nodes: int
    kills: int
    seed: int
    tables: int
    seats: int = 3
    say: Callable[[str], None] = print
    killed: int = 0
    games: int = 0
    created: int = 0
    is_ending: bool = False
    tale: Tale = field(default_factory=Tale)
    written: dict[str, Counter[str]] = field(default_factory=lambda: {kind: Counter() for kind in KINDS})
    faults: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.rng = random.Random(self.seed)
        self.ports = [free_port() for _ in range(self.nodes)]
        self.houses = [House(port) for port in self.ports]
        self.servers: list[int] = []
        self.store = Store(self.url)

    def settings(self, port: int) -> dict[str, Any]:
        return {"database": self.url, "bus": self.url if self.nodes > 1 else "", "port": port}

    async def go(self, home: Nursery) -> dict[str, Verdict]:
        await self.store.open()
        self.servers = [home.start(**self.settings(port)) for port in self.ports]
        guests = [asyncio.create_task(self._play_games()) for _ in range(self.tables)]
        guests.append(asyncio.create_task(self._create_tables()))
        killing = asyncio.create_task(self._kill(home))
        for ending in (signal.SIGTERM, signal.SIGINT):
            asyncio.get_running_loop().add_signal_handler(ending, self._end)
        await asyncio.wait([killing, *guests], return_when=asyncio.FIRST_COMPLETED)  # killing, unless something fails
        async with asyncio.timeout(END_S):
            await asyncio.gather(killing, *guests)
        await self._look_for_new_tables()
        await self.store.close()
        return self._verdicts(KINDS)

    def _verdicts(self, kinds: tuple[str, ...] = KINDS[:-1]) -> dict[str, Verdict]:
        """Of the games that are over; setups are counted at the very end."""
        return {kind: judge(self.tale.outcomes[kind], self.written[kind]) for kind in kinds}

    async def _kill(self, home: Nursery) -> None:
        begun = said = time.monotonic()
        while self.killed < self.kills and not self.is_ending:
            await self._let_live(self.rng.randrange(MOST_REPLIES))
            node = self.rng.randrange(self.nodes)
            await asyncio.to_thread(self._kill_one, home, node)
            if time.monotonic() - said > 20:
                said = time.monotonic()
                faults = sum(not verdict.is_clean for verdict in self._verdicts().values()) + len(self.faults)
                progress = f"{self.killed} of {self.kills} kills in {said - begun:.0f} s, {self.games} games"
                self.say(f"{progress}, {len(self.tale.replies)} replies, {faults} faults")
        self._end()

    def _end(self) -> None:
        self.is_ending = True

    async def _let_live(self, replies: int) -> None:
        """Until it has replied so often, and a moment that fits nothing."""
        enough = len(self.tale.replies) + replies
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(LONGEST_LIFE_S):
                while len(self.tale.replies) < enough:
                    await asyncio.sleep(0.003)
        await asyncio.sleep(self.rng.random() * 0.02)

    def _kill_one(self, home: Nursery, node: int) -> None:
        home.kill(self.servers[node])
        self.killed += 1
        while self.killed < self.kills and self.rng.random() < BABY:
            baby = home.start(**self.settings(self.ports[node]), wait=False)
            time.sleep(self.rng.random() * 0.1)
            home.kill(baby)
            self.killed += 1
        self.servers[node] = home.start(**self.settings(self.ports[node]))

    # Games

    async def _play_games(self) -> None:
        while not self.is_ending:
            created = await self._found("p" * self.seats)
            if created is not None:
                await self._play_one(created)

    async def _play_one(self, created: dict[str, Any]) -> None:
        tale = self.tale.part()
        seats = [Witness(created["table"], i, random.Random(self.rng.random()), tale) for i in range(self.seats)]
        await asyncio.gather(*(witness.play(self.houses, created) for witness in seats))
        self.tale.join(tale)
        await self._read_log(created["table"])
        self.games += 1

    async def _read_log(self, table: str) -> None:
        kept, entries = await self.store.kept(table), await self.store.entries(table)
        assert kept is not None
        for kind, refs in refs_in(entries).items():
            self.written[kind] += refs
        if (await asyncio.to_thread(fold, kept.setup, entries)).state != "over":
            self.faults.append(f"table {table} was shown as over, but its log does not lead there")

    # New tables

    async def _create_tables(self) -> None:
        while not self.is_ending:
            await self._found("pb")
            await asyncio.sleep(0.1)

    async def _found(self, seats: str) -> dict[str, Any] | None:
        """A new table with a name that no other has; nothing if the line broke before it was answered."""
        self.created += 1
        name = f"f{self.created}"
        self.tale.sent("setup", name)
        kinds = {"p": {"kind": "person", "name": name}, "b": {"kind": "bot", "level": "random"}}
        body = {"game": "grimoria", "seats": [kinds[kind] for kind in seats]}
        try:
            status, created = await self.rng.choice(self.houses).request("POST", "/api/tables", body)
        except BROKEN:
            await asyncio.sleep(RETRY_S)
            return None
        self.tale.heard("setup", name, "acknowledged" if status == 201 else "busy" if status == 503 else "error")
        if status != 201:
            return None
        return {**created, "tokens": {key["seat"]: key["token"] for key in created["seats"]}}

    async def _look_for_new_tables(self) -> None:
        """All tables in the store, by the name they were created with; one without keys is no table."""
        await asyncio.to_thread(self._count_new_tables)

    def _count_new_tables(self) -> None:
        keys = sa.select(KEYS.c.table).distinct()
        wanted = sa.select(TABLES.c.setup).where(TABLES.c.table.in_(keys))
        with self.store.engine.connect() as link:
            for text in link.execute(wanted).scalars():
                self.written["setup"][decode(text, TableSetup).seats[0].name] += 1


@contextlib.contextmanager
def database(kind: str) -> Iterator[str]:
    if kind == "postgresql":
        with services.postgresql() as url:
            yield url
    else:
        with tempfile.TemporaryDirectory(prefix="zaubertisch-kills-") as folder:
            yield sqlite_url(Path(folder) / "tables.sqlite")


def run(kind: str, kills: int, *, seed: int = 6, tables: int = 3, say: Callable[[str], None] = print) -> bool:
    """Kill so often; returns whether nothing was lost or doubled."""
    with database(kind) as url, nursery() as home:
        begun = time.monotonic()
        a_run = Run(url, 2 if kind == "postgresql" else 1, kills, seed, tables, say=say)
        verdicts = asyncio.run(a_run.go(home))
    for fault in a_run.faults:
        say(fault)
    parts = "; ".join(f"{name}s: {verdict}" for name, verdict in verdicts.items())
    say(f"{kind}: {a_run.killed} kills in {time.monotonic() - begun:.0f} s, {a_run.games} games; {parts}")
    return not a_run.faults and all(verdict.is_good for verdict in verdicts.values())


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.server.kills", description=__doc__.partition("\n")[0])
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--database", choices=("sqlite", "postgresql"), default="sqlite")
    parser.add_argument("--seed", type=int, default=6)
    parser.add_argument("--tables", type=int, default=3, help="games at the same time")
    wish = parser.parse_args()
    is_good = run(wish.database, wish.kills, seed=wish.seed, tables=wish.tables, say=lambda s: print(s, flush=True))
    return 0 if is_good else 1


if __name__ == "__main__":
    sys.exit(main())
