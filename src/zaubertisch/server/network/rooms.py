"""A process behind a doorman: it listens at no port, its visitors and the news of other processes come by the door."""

import asyncio
import contextlib
import os
import socket
from collections.abc import Callable
from typing import Any

import uvicorn

from zaubertisch.server.network.bus import IS_GONE, Bus, Heard
from zaubertisch.server.network.doorman import DOOR, GONE, MOST_IN_A_PACKET, NEWS, READY, VISITOR


class Door:
    """The handle that the doorman gave this process; it says who comes, and what other processes say."""

    def __init__(self) -> None:
        handle, number = os.environ[DOOR].split()
        self.number = int(number)
        self.bus = DoorBus(self._send)
        self._socket = socket.socket(fileno=int(handle))
        self._socket.setblocking(False)

    def open(self, node: str, welcome: Callable[[socket.socket], None], end: Callable[[], None]) -> None:
        """From now on visitors may come; `end` is called when there is no doorman any more."""
        loop = asyncio.get_running_loop()
        loop.add_reader(self._socket.fileno(), self._take, welcome, end)
        self._send(READY + node.encode())

    def _send(self, said: bytes) -> None:
        with contextlib.suppress(OSError):
            self._socket.send(said)

    def _take(self, welcome: Callable[[socket.socket], None], end: Callable[[], None]) -> None:
        try:
            said, handles, _, _ = socket.recv_fds(self._socket, MOST_IN_A_PACKET, 1)
        except BlockingIOError:
            return
        except OSError:
            said, handles = b"", []
        if not said:
            asyncio.get_running_loop().remove_reader(self._socket.fileno())
            end()
        elif said[:1] == VISITOR and handles:
            welcome(socket.socket(fileno=handles[0]))
        elif said[:1] == NEWS:
            table, _, number = said[1:].decode().partition(" ")
            self.bus.hear(table, int(number))
        elif said[:1] == GONE:
            self.bus.hear(said[1:].decode(), IS_GONE)


class DoorBus(Bus):
    """The bus between the processes of one server."""

    is_shared = True

    def __init__(self, send: Callable[[bytes], None]) -> None:
        self._send = send
        self._heard: Heard | None = None
        self._hearing: set[asyncio.Task[None]] = set()

    async def open(self, heard: Heard) -> None:
        self._heard = heard

    async def close(self) -> None:
        self._heard = None

    def tell(self, table: str, number: int) -> None:
        self._send(NEWS + f"{table} {number}".encode())

    def hear(self, table: str, number: int) -> None:
        if self._heard is not None:
            task = asyncio.ensure_future(self._heard(table, number))
            self._hearing.add(task)
            task.add_done_callback(self._hearing.discard)


class RoomServer(uvicorn.Server):
    """A server whose connections are handed to it."""

    def __init__(self, config: uvicorn.Config, door: Door, node: str) -> None:
        super().__init__(config)
        self._door, self._node = door, node
        self._welcoming: set[asyncio.Task[Any]] = set()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets=[])
        if self.started:
            self._door.open(self._node, self._welcome, self._end)

    def _end(self) -> None:
        self.should_exit = True

    def _welcome(self, visitor: socket.socket) -> None:
        visitor.setblocking(False)
        task = asyncio.ensure_future(asyncio.get_running_loop().connect_accepted_socket(self._protocol, visitor))
        self._welcoming.add(task)
        task.add_done_callback(self._welcoming.discard)

    def _protocol(self) -> Any:
        """As uvicorn makes them for connections of its own."""
        return self.config.http_protocol_class(  # type: ignore[call-arg]
            config=self.config, server_state=self.server_state, app_state=self.lifespan.state, _loop=None
        )
