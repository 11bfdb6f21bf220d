"""One port, several processes: who comes is shown to the process where the table is played.

The doorman takes connections, looks at the first line of what they ask for without reading it, and hands them on. All
sockets of a table so come to the same process. That is a matter of speed alone: each process is a node like any other,
and could serve any table. So when one dies, its tables go on in the others as soon as their clients come back.
"""

import contextlib
import logging
import os
import re
import selectors
import signal
import socket
import subprocess
import sys
import time
import zlib
from dataclasses import dataclass, field

log = logging.getLogger(__name__)

DOOR = "ZAUBERTISCH_DOOR"  # in the environment of a process: the handle through which it gets its visitors, its number
LONGEST_LINE = 1_024  # of the first one, as far as it matters
MOST_AT_THE_DOOR = 1_024  # connections that have not said anything yet
PATIENCE_S = 20.0
AGAIN_S = 1.0  # a process that ends at once is not started again at once
END_S = 30.0
MOST_IN_A_PACKET = 512
TABLE = re.compile(rb"[A-Z]+ /api/tables/([a-z0-9]{1,32})[/? ]")
VISITOR, READY, NEWS, GONE = b"V", b"R", b"N", b"G"  # what is said through a door: someone comes, I am ready, news


@dataclass
class Room:
    """A process that serves, and the door to it."""

    number: int
    process: "subprocess.Popen[bytes]"
    door: socket.socket
    node: str = ""  # its name among the nodes, once it is ready


@dataclass
class Doorman:
    """The process that was started, and that serves nothing itself."""

    port: socket.socket
    command: list[str]
    processes: int
    rooms: dict[int, Room] = field(default_factory=dict)
    waiting: dict[socket.socket, float] = field(default_factory=dict)  # who has not said what it wants, and since when
    again: dict[int, float] = field(default_factory=dict)  # when a process is to be started again
    is_ending: bool = False

    def __post_init__(self) -> None:
        self._selector = selectors.DefaultSelector()
        self.port.setblocking(False)
        self._selector.register(self.port, selectors.EVENT_READ)
        self._turn = 0

    def serve(self) -> int:
        """Until somebody ends it."""
        for ending in (signal.SIGTERM, signal.SIGINT):
            signal.signal(ending, self._end)
        for number in range(self.processes):
            self._start(number)
        while not self.is_ending:
            for key, _ in self._selector.select(0.2):
                self._look(key.fileobj)  # type: ignore[arg-type]
            self._look_after()
        return self._close()

    def _end(self, *_: object) -> None:
        self.is_ending = True

    def _look(self, at: socket.socket) -> None:
        if at is self.port:
            self._let_in()
        elif at in self.waiting:
            self._hand_on(at)
        else:
            room = next((room for room in self.rooms.values() if room.door is at), None)
            if room is not None:
                self._hear(room)

    # Visitors

    def _let_in(self) -> None:
        """Nobody is taken before a process can serve; the system lets them wait."""
        if not self.ready():
            time.sleep(0.01)
            return
        with contextlib.suppress(OSError):
            visitor, _ = self.port.accept()
            visitor.setblocking(False)
            self.waiting[visitor] = time.monotonic()
            self._selector.register(visitor, selectors.EVENT_READ)
            if len(self.waiting) > MOST_AT_THE_DOOR:
                self._send_away(next(iter(self.waiting)))

    def _hand_on(self, visitor: socket.socket) -> None:
        try:
            said = visitor.recv(LONGEST_LINE, socket.MSG_PEEK)
        except BlockingIOError:
            return
        except OSError:
            said = b""
        is_whole = b"\n" in said or len(said) == LONGEST_LINE or not said
        if not is_whole and time.monotonic() - self.waiting[visitor] < PATIENCE_S:
            return
        if said:
            self._show_in(visitor, said)
        self._send_away(visitor)

    def _show_in(self, visitor: socket.socket, said: bytes) -> None:
        """That a process has ended may be noticed here first; then another one takes its visitor."""
        while (room := self._room_for(said)) is not None:
            try:
                socket.send_fds(room.door, [VISITOR], [visitor.fileno()])
                return
            except OSError:
                self._lose(room)

    def _send_away(self, visitor: socket.socket) -> None:
        """It is in other hands, or gone."""
        del self.waiting[visitor]
        self._selector.unregister(visitor)
        visitor.close()

    def _room_for(self, said: bytes) -> Room | None:
        rooms = self.ready()
        if not rooms:
            return None
        table = TABLE.match(said)
        if table is None:
            self._turn += 1
            return rooms[self._turn % len(rooms)]
        return max(rooms, key=lambda room: zlib.crc32(b"%d %s" % (room.number, table[1])))

    def ready(self) -> list[Room]:
        return [room for room in self.rooms.values() if room.node]

    # Processes

    def _start(self, number: int) -> None:
        ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        environment = os.environ | {DOOR: f"{theirs.fileno()} {number}"}
        process = subprocess.Popen(self.command, env=environment, pass_fds=[theirs.fileno()])
        theirs.close()
        self.rooms[number] = Room(number, process, ours)
        self._selector.register(ours, selectors.EVENT_READ)

    def _hear(self, room: Room) -> None:
        try:
            said = room.door.recv(MOST_IN_A_PACKET)
        except OSError:
            said = b""
        if not said:
            self._lose(room)
        elif said.startswith(READY):
            room.node = said[1:].decode()
        else:
            self._tell_others(room, said)

    def _tell_others(self, room: Room, said: bytes) -> None:
        """News that do not fit are lost; nodes also look into the store from time to time."""
        for other in self.ready():
            if other is not room:
                with contextlib.suppress(OSError):
                    other.door.send(said, socket.MSG_DONTWAIT)

    def _lose(self, room: Room) -> None:
        """It has ended: its visitors come back by themselves, and are shown to another."""
        del self.rooms[room.number]
        self._selector.unregister(room.door)
        room.door.close()
        self.again[room.number] = time.monotonic() + AGAIN_S
        if room.node:
            self._tell_others(room, GONE + room.node.encode())
        if not self.is_ending:
            log.warning("process_ended", extra={"number": room.number})
        room.process.poll()

    def _look_after(self) -> None:
        now = time.monotonic()
        for visitor in [visitor for visitor, since in self.waiting.items() if now - since > PATIENCE_S]:
            self._send_away(visitor)
        for number in [number for number, at in self.again.items() if at <= now]:
            del self.again[number]
            self._start(number)

    def _close(self) -> int:
        """Gently, as each of them does it."""
        self.port.close()
        until = time.monotonic() + END_S
        for room in self.rooms.values():
            room.process.send_signal(signal.SIGTERM)
        for room in self.rooms.values():
            try:
                room.process.wait(max(0.1, until - time.monotonic()))
            except subprocess.TimeoutExpired:
                room.process.kill()
        return 0


def command_of_one() -> list[str]:
    """The same as was started, once more."""
    return [sys.executable, "-m", "zaubertisch", *sys.argv[1:]]


def is_inside() -> bool:
    """Is this a process that a doorman has started?"""
    return DOOR in os.environ
