"""Servers of other projects, so that numbers of ours can be compared with theirs on the same machine."""

import asyncio
import json
import random
import shutil
import subprocess
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from zaubertisch.kernel.errors import BadInput
from zaubertisch.load.clients import ClientTable, Report
from zaubertisch.load.processes import Watched, free_port

PEERS = {"boardgameio": "boardgameio.cjs"}
FOLDER = Path(__file__).resolve().parents[3] / "tools" / "peers"
FIRST_VIEW_S = 60.0
SPACE = "/peer,"  # of socket.io, where the game is played
OPENED, CONNECTED, EVENT, PING, PONG = "0", "40", "42", "2", "3"


def check_peer(name: str) -> None:
    """Is it there, and can it be started?"""
    if name not in PEERS:
        raise BadInput(f"peer {name!r}", ", ".join(PEERS))
    if shutil.which("node") is None:
        raise BadInput("node is not there", "Node.js 20 or newer")
    if not (FOLDER / "node_modules").exists():
        raise BadInput(f"the packages of {name} are not there", "`npm ci` in tools/peers of the sources")


class PeerServer(Watched):
    """A peer in a process of its own."""

    def __init__(self, name: str) -> None:
        check_peer(name)
        port = free_port()
        quiet: dict[str, Any] = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        command = ["node", PEERS[name], str(port)]
        super().__init__(subprocess.Popen(command, cwd=FOLDER, start_new_session=True, **quiet), port)

    def create_tables(self, tables: int, seats: int, report: Report) -> list["ClientTable"]:
        """They come into being with their first visitor."""
        return [PeerTable(f"match-{number}", seats, report) for number in range(tables)]


class PeerClient:
    """One socket at a match: it speaks as much of socket.io as it needs."""

    def __init__(self, table: "PeerTable", seat: int | None) -> None:
        self.table, self.seat = table, seat
        self._connection: ClientConnection | None = None
        self._reading: asyncio.Task[None] | None = None
        self._seen = asyncio.Event()

    async def come(self, address: str) -> None:
        url = f"ws://{address}/socket.io/?EIO=4&transport=websocket"
        self._connection = await connect(url, compression=None, ping_interval=None, max_size=None)
        self._reading = asyncio.create_task(self._read(self._connection))
        await asyncio.wait_for(self._seen.wait(), FIRST_VIEW_S)

    async def _read(self, connection: ClientConnection) -> None:
        try:
            while True:
                text = await connection.recv(decode=True)
                self.table.report.received += len(text)
                await self._take(connection, text)
        except ConnectionClosed:
            if not self.table.is_closing:
                self.table.report.fault("closed")

    async def _take(self, connection: ClientConnection, text: str) -> None:
        if text.startswith(EVENT):
            self._hear(*msgspec.json.decode(text[len(EVENT + SPACE) :]))
        elif text.startswith(CONNECTED):
            player = None if self.seat is None else str(self.seat)
            await self._emit("sync", self.table.name, player, None, self.table.seats)
        elif text.startswith(OPENED):
            await connection.send(CONNECTED + SPACE)
        elif text == PING:
            await connection.send(PONG)

    def _hear(self, kind: str, *args: Any) -> None:
        if kind not in ("sync", "update"):
            return
        state = args[1]["state"] if kind == "sync" else args[1]
        self.table.asked_seat = int(state["ctx"]["currentPlayer"])
        self.table.state_number = state["_stateID"]
        self._seen.set()
        self.table.saw(self, is_over=False)  # type: ignore[arg-type]

    async def answer(self, rng: random.Random) -> None:
        player = str(self.seat)
        move = {"type": "play", "args": [rng.randrange(12)], "playerID": player, "credentials": None}
        action = {"type": "MAKE_MOVE", "payload": move}
        self.table.asked_seat = None
        await self._emit("update", action, self.table.state_number, self.table.name, player)

    async def _emit(self, *values: Any) -> None:
        assert self._connection is not None
        await self._connection.send(f"{EVENT}{SPACE}{json.dumps(values)}")

    async def leave(self) -> None:
        if self._connection:
            await self._connection.close()
        if self._reading:
            await self._reading


class PeerTable(ClientTable):
    """A match as its clients see it."""

    is_acknowledging = False

    def __init__(self, name: str, seats: int, report: Report) -> None:
        super().__init__({"table": name, "seats": [], "spectator": ""}, report)
        self.seats = seats
        self.asked_seat: int | None = None
        self.state_number = 0
        self.clients = [PeerClient(self, seat) for seat in range(seats)]  # type: ignore[misc]

    def watch(self) -> Any:
        self.clients.append(PeerClient(self, None))  # type: ignore[arg-type]
        return self.clients[-1]

    def asked(self) -> Any:
        return [] if self.asked_seat is None else [self.clients[self.asked_seat]]
