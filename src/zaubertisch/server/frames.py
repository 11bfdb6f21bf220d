"""The smallest client of web sockets there can be: thousands of them fit on the machine that is measured with them."""

import asyncio
import base64
import os
from collections.abc import Callable

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
MASK = b"\0\0\0\0"  # the law demands a mask, not that it hides anything


class Line(asyncio.Protocol):
    """One socket; `heard` gets every text."""

    def __init__(self, host: str, path: str, heard: Callable[[bytes], None], lost: Callable[[], None]) -> None:
        self._host, self._path, self._heard, self._lost = host, path, heard, lost
        self._transport: asyncio.Transport | None = None
        self._data = bytearray()
        self._is_open = False
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        lines = (
            f"GET {self._path} HTTP/1.1", f"Host: {self._host}", "Upgrade: websocket", "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13", "", "",
        )  # fmt: skip
        transport.write("\r\n".join(lines).encode())

    def connection_lost(self, error: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("closed before it was open"))
        self._lost()

    def data_received(self, data: bytes) -> None:
        self._data += data
        if not self._is_open and not self._open():
            return
        while self._take_frame():
            pass

    def _open(self) -> bool:
        end = self._data.find(b"\r\n\r\n")
        if end < 0:
            return False
        if b" 101 " not in self._data[:end].split(b"\r\n")[0]:
            self.close()
            return False
        del self._data[: end + 4]
        self._is_open = True
        self.opened.set_result(None)
        return True

    def _take_frame(self) -> bool:
        """One whole frame, if there is one; servers send neither masks nor parts here."""
        data = self._data
        if len(data) < 2:
            return False
        size, start = data[1], 2
        if size == 126:
            size, start = int.from_bytes(data[2:4], "big"), 4
        elif size == 127:
            size, start = int.from_bytes(data[2:10], "big"), 10
        if len(data) < start + size or len(data) < start:
            return False
        kind, body = data[0] & 15, bytes(data[start : start + size])
        del data[: start + size]
        self._take(kind, body)
        return True

    def _take(self, kind: int, body: bytes) -> None:
        if kind == TEXT:
            self._heard(body)
        elif kind == PING:
            self._write(PONG, body)
        elif kind == CLOSE:
            self.close()

    def send(self, text: bytes) -> None:
        self._write(TEXT, text)

    def _write(self, kind: int, body: bytes) -> None:
        size = len(body)
        head = bytes([128 | kind, 128 | size]) if size < 126 else bytes([128 | kind, 254]) + size.to_bytes(2, "big")
        if self._transport:
            self._transport.write(head + MASK + body)

    def close(self) -> None:
        if self._transport:
            self._transport.close()
