"""What an answer costs the server, without the network: `python -m tests.server.answer_costs --game zauberschwert`.

Guests whose lines end in this very process play the same games every time, on a real node that writes to a real disk.
Processor time is counted piece by piece, and of several rounds the quickest of each piece counts, so that whatever else
runs on the machine hardly shows.
"""

import argparse
import asyncio
import os
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any, NamedTuple

import msgspec
import uvloop

from zaubertisch.games import GAMES
from zaubertisch.games import game as load_game
from zaubertisch.kernel.versions import rule_version
from zaubertisch.load.clients import DECODER, Acknowledged, Asked, Changes, View
from zaubertisch.server.network.connections import Mailbox
from zaubertisch.server.network.lines import LINE, framed
from zaubertisch.server.node import Node
from zaubertisch.server.play.keys import KeyRow, hash_of
from zaubertisch.server.play.socket import RESTART, Guest
from zaubertisch.server.process import collect_rarely
from zaubertisch.server.settings import Pauses, Settings, sqlite_url, without_limits
from zaubertisch.tables.setup import SeatPlan, TableSetup

SEATS, AT_ONCE, PIECE = 4, 5, 25  # answers that share a commit, and turns of all tables that are timed together
PACE = 0.001  # of the time that windows take among persons
PAUSE_S = 0.02  # in which windows close
HERE = Path(__file__).resolve().parents[2]
TIMES = ("loop", "all_threads")


class NearLine:
    """A line whose other end is here; what reading at that end takes is not counted."""

    is_open = is_writable = True

    def __init__(self) -> None:
        self.question: Asked | None = None
        self.read_s = 0.0
        self.received = 0
        self.acknowledged = asyncio.Event()
        self._mailbox = Mailbox()

    def forget_handshake(self) -> None: ...

    async def until_writable(self) -> None: ...

    async def receive(self) -> Any:
        return await self._mailbox.get()

    def say(self, message: Any) -> None:
        self._mailbox.put_nowait({"type": "websocket.receive", "text": msgspec.json.encode(message).decode()})

    def push(self, texts: list[bytes]) -> None:
        b"".join(map(framed, texts))
        began = time.thread_time()
        for text in texts:
            self.received += len(text)
            self._read(DECODER.decode(text))
        self.read_s += time.thread_time() - began

    def _read(self, message: Any) -> None:
        match message:
            case View(question=question):
                self.question = question
            case Changes(parts=parts) if parts.question is not msgspec.UNSET:
                self.question = parts.question
            case Acknowledged():
                self.acknowledged.set()


async def closed(code: int, reason: str) -> None:
    if code != RESTART:
        raise SystemExit(f"a line was closed: {code} {reason}")


class NearTable:
    """A table and its guests; the same number always plays the same game."""

    def __init__(self, number: int) -> None:
        self.number, self.lines = number, [NearLine() for _ in range(SEATS)]
        self._rng = random.Random(number)
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self, node: Node, game: str) -> None:
        plans = [SeatPlan("person", "1", f"Seat {seat}") for seat in range(SEATS)]
        rules = rule_version(game)
        setup = TableSetup(game, load_game(game).agreed({}), "", plans, None, self.number, "00" * 16, rules)
        keys = [KeyRow(hash_of(f"seat {seat} of table {self.number:06}"), seat) for seat in range(SEATS)]
        name = await node.hub.create(setup, keys)
        for seat, line in enumerate(self.lines):
            socket: Any = SimpleNamespace(scope={"extensions": {LINE: line}}, close=closed)
            self._tasks.append(asyncio.create_task(Guest(node, socket).visit(name)))
            line.say({"type": "hello", "token": f"seat {seat} of table {self.number:06}", "changes": True})
        await asyncio.sleep(PAUSE_S)

    async def act(self) -> int:
        """Somebody who has a choice answers; how many did."""
        asked = [line for line in self.lines if line.question and len(line.question.options) > 1]
        if not asked:
            return 0
        line = self._rng.choice(asked)
        assert line.question is not None
        option, number, line.question = self._rng.choice(line.question.options), line.question.number, None
        line.acknowledged.clear()
        line.say({"type": "answer", "question": number, "option": option})
        await line.acknowledged.wait()
        return 1

    def close(self) -> None:
        for task in self._tasks:
            task.cancel()


class Piece(NamedTuple):
    """So many answers, the seconds of the loop and of all threads that they took, and the bytes that were sent."""

    answers: int
    loop: float
    all_threads: float
    sent: int


async def play(game: str, tables: int, pieces: int) -> list[Piece]:
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(sqlite_url(Path(folder) / "t.sqlite"), pauses=Pauses().scaled(PACE), workers_at_start=False)
        node = Node(without_limits(settings))
        await node.open()
        near = [NearTable(number) for number in range(tables)]
        for table in near:
            await table.open(node, game)
        await play_piece(near)  # in the first one the rules are loaded
        found = [await play_piece(near) for _ in range(pieces)]
        for table in near:
            table.close()
        await node.close()
    return [piece for piece in found if piece.answers]


async def play_piece(tables: list[NearTable]) -> Piece:
    lines = [line for table in tables for line in table.lines]
    read, received = sum(line.read_s for line in lines), sum(line.received for line in lines)
    loop, all_threads, answers = time.thread_time(), time.process_time(), 0
    for _ in range(PIECE):
        for first in range(0, len(tables), AT_ONCE):
            answers += sum(await asyncio.gather(*(table.act() for table in tables[first : first + AT_ONCE])))
        await asyncio.sleep(PAUSE_S)
    loop, all_threads = time.thread_time() - loop, time.process_time() - all_threads
    read, received = sum(line.read_s for line in lines) - read, sum(line.received for line in lines) - received
    return Piece(answers, loop - read, all_threads - read, received)


def round_on(tree: str, given: list[str]) -> list[Piece]:
    """One round in a process of its own, with the sources of this tree."""
    path = os.pathsep.join([str(Path(tree).resolve() / "src"), str(HERE)])
    command = [sys.executable, "-m", "tests.server.answer_costs", *given, "--once"]
    done = subprocess.run(command, env={**os.environ, "PYTHONPATH": path}, stdout=subprocess.PIPE, cwd=HERE, check=True)
    return [Piece(*piece) for piece in msgspec.json.decode(done.stdout)]


def summary(rounds: list[list[Piece]]) -> str:
    quickest = [
        [min(getattr(p, name) / p.answers for p in same) for same in zip(*rounds, strict=False)] for name in TIMES
    ]
    loop, all_threads = (1000 * sum(times) / len(times) for times in quickest)
    answers, sent = (sum(getattr(piece, name) for piece in rounds[0]) for name in ("answers", "sent"))
    return f"{loop:.3f} ms of the loop, {all_threads:.3f} of all threads, {sent / answers:.0f} bytes for an answer"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=[*GAMES], default="grimoria")
    parser.add_argument("--tables", type=int, default=10)
    parser.add_argument("--pieces", type=int, default=4)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--beside", default="", help="another source tree, which takes turns with this one")
    parser.add_argument("--once", action="store_true", help="one round, as JSON")
    options = parser.parse_args()
    if options.once:
        collect_rarely()
        print(msgspec.json.encode(uvloop.run(play(options.game, options.tables, options.pieces))).decode())
        return
    given = ["--game", options.game, "--tables", str(options.tables), "--pieces", str(options.pieces)]
    trees = [*filter(None, [options.beside, str(HERE)])]
    rounds: dict[str, list[list[Piece]]] = {tree: [] for tree in trees}
    for _ in range(options.rounds):
        for tree in trees:
            rounds[tree].append(round_on(tree, given))
    for tree in trees:
        print(f"{options.game}, {tree}: {summary(rounds[tree])}")


if __name__ == "__main__":
    main()
