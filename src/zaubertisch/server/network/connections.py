"""Connections before anybody knows what they want: how many there may be, and how long they may keep us waiting."""

import asyncio
import logging
import resource
from collections import Counter
from functools import partial
from typing import Any, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Response
from websockets.server import ServerProtocol

from zaubertisch.server.network.lines import LINE, framed
from zaubertisch.server.network.safety import SAFETY
from zaubertisch.server.network.visitors import network_of
from zaubertisch.server.settings import Settings

log = logging.getLogger(__name__)

RESERVE = 64  # handles for the database, the workers of bots and so on
LEAST_PER_S = 500  # bytes that a receiver must take while something is sent to it
MOST_UNREAD = 1 << 20  # bytes of pongs for somebody who does not read
MOST_PARTS = 64  # of one message
MOST_UNHEARD = 4  # messages that wait for their guest
LONG_HEAD = "431 Request Header Fields Too Large"
NO_TEXT, TOO_BIG = 1007, 1009


class Gate:
    """Counts connections: no more than one address, and than this process, may have."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.most = min(settings.most_sockets + RESERVE, handles())
        self.most_of_one = self.most if settings.behind_proxy else settings.connections_per_address
        self._held: Counter[str] = Counter()
        self._all = 0

    def enter(self, address: str) -> bool:
        if self._all >= self.most:
            log.warning("out_of_handles", extra={"connections": self.most})
            return False
        if self._held[address] >= self.most_of_one:
            log.warning("too_many_connections_from_one_address", extra={"connections": self.most_of_one})
            return False
        self._all += 1
        self._held[address] += 1
        return True

    def leave(self, address: str) -> None:
        self._all -= 1
        self._held[address] -= 1
        if self._held[address] <= 0:
            del self._held[address]


def handles() -> int:
    """How many connections this process may have open beside its own files."""
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return max(soft - RESERVE, soft // 2) if soft != resource.RLIM_INFINITY else 1 << 30


class Patience:
    """Ends a connection that takes nothing of what it is sent."""

    def __init__(self, transport: asyncio.Transport, seconds: float) -> None:
        self._transport, self._seconds = transport, seconds
        self._left = 0
        self._timer: asyncio.TimerHandle | None = None

    def begin(self) -> None:
        if self._timer is None:
            self._wait()

    def end(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _wait(self) -> None:
        self._left = self._transport.get_write_buffer_size()
        self._timer = asyncio.get_running_loop().call_later(self._seconds, self._look)

    def _look(self) -> None:
        self._timer = None
        left = self._transport.get_write_buffer_size()
        if left and self._left - left < self._seconds * LEAST_PER_S:
            self._transport.abort()
        elif left:
            self._wait()


ENDLESS = ("/api/open/live",)  # paths whose answers go on until somebody closes them


class Connection(HttpToolsProtocol):
    """HTTP: a request arrives whole within its time, its head is not too long, and its answer is taken."""

    patience: Patience

    def __init__(self, *args: Any, gate: Gate, **more: Any) -> None:
        super().__init__(*args, **more)
        self._gate, self._address = gate, ""
        self._is_counted = False
        self._timer: asyncio.TimerHandle | None = None
        self._unread = 0  # bytes that came since anything was whole
        self._head = 0  # bytes of the head

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.patience = Patience(transport, self._gate.settings.slow_s)
        self._address = network_of(self.client[0] if self.client else "")
        self._is_counted = self._gate.enter(self._address)
        if self._is_counted:
            self._begin_waiting()
        else:
            transport.abort()

    def connection_lost(self, error: Exception | None) -> None:
        self._stop_waiting()
        self.patience.end()
        if self._is_counted:
            self._gate.leave(self._address)
        super().connection_lost(error)

    def shutdown(self) -> None:
        """The server ends: an answer that never does ends with it."""
        super().shutdown()
        if self.cycle is not None and self.scope["path"] in ENDLESS:
            self.transport.close()

    def data_received(self, data: bytes) -> None:
        self._begin_waiting()
        self._unread += len(data)
        try:
            super().data_received(data)
        except Exception as error:
            log.warning("connection_failed", exc_info=error)
            self.transport.abort()
        if self._is_too_long(self._unread) and not self.transport.is_closing():
            self._refuse(LONG_HEAD)

    def _is_too_long(self, size: int) -> bool:
        return size > self._gate.settings.head_bytes

    def on_message_begin(self) -> None:
        self._head = 0
        self._begin_waiting()
        super().on_message_begin()

    def on_header(self, name: bytes, value: bytes) -> None:
        self._head += len(name) + len(value)
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self._unread = 0
        if self._is_too_long(self._head + len(self.url)):
            raise ValueError("a head without end")
        super().on_headers_complete()

    def send_400_response(self, msg: str) -> None:
        if self._is_too_long(self._head):
            self._refuse(LONG_HEAD)
        else:
            super().send_400_response(msg)

    def on_body(self, body: bytes) -> None:
        self._unread = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._unread = 0
        self._stop_waiting()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._stop_waiting()
        self.patience.end()
        super().handle_websocket_upgrade()

    def _begin_waiting(self) -> None:
        if self._timer is None:
            self._timer = self.loop.call_later(self._gate.settings.request_s, self._give_up)

    def _stop_waiting(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _give_up(self) -> None:
        self._timer = None
        if not self.transport.is_closing():
            self._refuse("408 Request Timeout")

    def _refuse(self, status: str) -> None:
        """Say why, if nothing was said yet, and end it."""
        if self.cycle is None or not self.cycle.response_started or self.cycle.response_complete:
            headers = SAFETY | {"Content-Length": "0", "Connection": "close"}
            lines = [f"HTTP/1.1 {status}", *(f"{name}: {value}" for name, value in headers.items())]
            self.transport.write(("\r\n".join(lines) + "\r\n\r\n").encode())
        if self.cycle is not None:
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        self.transport.close()
        self.patience.begin()

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self.patience.begin()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.patience.begin()


class Handshake(ServerProtocol):
    """Answers to handshakes say how safe they are, like all others."""

    def send_response(self, response: Response) -> None:
        for name, value in SAFETY.items():
            if name not in response.headers:
                response.headers[name] = value
        super().send_response(response)


class Mailbox:
    """Messages for one reader, in a tenth of the room that a queue of asyncio takes."""

    __slots__ = ("_messages", "_reader")

    def __init__(self) -> None:
        self._messages: list[Any] = []
        self._reader: asyncio.Future[None] | None = None

    def put_nowait(self, message: Any) -> None:
        self._messages.append(message)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def get(self) -> Any:
        while not self._messages:
            self._reader = asyncio.get_running_loop().create_future()
            await self._reader
        return self._messages.pop(0)

    def qsize(self) -> int:
        return len(self._messages)

    def empty(self) -> bool:
        return not self._messages


class SocketConnection(WebSocketsSansIOProtocol):
    """A web socket: it opens within its time, its messages are text in few parts, and what it is sent is taken."""

    patience: Patience

    def __init__(self, *args: Any, gate: Gate, **more: Any) -> None:
        super().__init__(*args, **more)
        self._gate, self._address = gate, ""
        self._opening: asyncio.TimerHandle | None = None
        self.queue = Mailbox()  # type: ignore[assignment]
        self.conn = Handshake(max_size=self.config.ws_max_size, logger=self.logger)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._address = network_of(self.client[0] if self.client else "")
        self.patience = Patience(self.transport, self._gate.settings.slow_s)
        self._opening = self.loop.call_later(self._gate.settings.request_s, self._give_up)

    def connection_lost(self, error: Exception | None) -> None:
        if self._opening:
            self._opening.cancel()
        self.patience.end()
        self._gate.leave(self._address)
        super().connection_lost(error)

    def _give_up(self) -> None:
        if not self.handshake_complete:
            self.transport.abort()

    def data_received(self, data: bytes) -> None:
        try:
            super().data_received(data)
        except Exception as error:
            log.warning("socket_connection_failed", exc_info=error)
            self.transport.abort()
        if self.conn.handshake_exc is not None and not self.handshake_initiated:
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            cast("Any", self.scope)["extensions"][LINE] = self

    def forget_handshake(self) -> None:
        """Nobody reads its heads again, which are a third of what an idle socket takes."""
        self.request.headers.clear()
        self.response.headers.clear()
        cast("list[Any]", self.scope["headers"]).clear()

    @property
    def is_open(self) -> bool:
        return not (self.disconnected or self.close_sent or self.transport.is_closing())

    @property
    def is_writable(self) -> bool:
        return self.writable.is_set()

    async def until_writable(self) -> None:
        await self.writable.wait()

    def push(self, texts: list[bytes]) -> None:
        self.transport.write(b"".join(map(framed, texts)))

    def send_receive_event_to_app(self) -> None:
        """One message more for the guest; who sends faster than the guest hears is not read for a while."""
        data, self.frames = b"".join(self.frames), []
        text = text_in(data) if self.curr_msg_data_type == "text" else ""
        if text is None:
            self._fail(NO_TEXT)
        elif not self.close_sent:
            self.queue.put_nowait({"type": "websocket.receive", "text": text})
            if self.queue.qsize() >= MOST_UNHEARD and not self.read_paused:
                self.read_paused = True
                self.transport.pause_reading()

    def handle_cont(self, event: Any) -> None:
        if len(self.frames) < MOST_PARTS:
            super().handle_cont(event)
        elif not self.close_sent:
            self._fail(TOO_BIG)

    def handle_ping(self) -> None:
        if self.transport.get_write_buffer_size() > MOST_UNREAD:
            self.transport.abort()
        else:
            super().handle_ping()

    def _fail(self, code: int) -> None:
        self.frames = []
        self.conn.send_close(code)
        self.handle_parser_exception()

    def handle_parser_exception(self) -> None:
        super().handle_parser_exception()
        self.patience.begin()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.patience.begin()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.patience.begin()

    async def send(self, message: Any) -> None:
        if message["type"] == "websocket.close":
            self.patience.begin()
        await super().send(message)


def text_in(data: bytes) -> str | None:
    try:
        return data.decode()
    except UnicodeDecodeError:
        return None


def protocols(settings: Settings) -> dict[str, Any]:
    """What the server speaks on its connections, all behind one gate."""
    gate = Gate(settings)
    return {"http": partial(Connection, gate=gate), "ws": partial(SocketConnection, gate=gate)}
