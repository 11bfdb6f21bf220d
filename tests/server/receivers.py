"""Whom calls go to, for tests: an HTTP server that takes webhooks and push messages, and an SMTP server; both real."""

import asyncio
import base64
import contextlib
import email
import json
import os
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass, field
from email.message import Message
from typing import Any

import http_ece
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives import serialization as form
from cryptography.hazmat.primitives.asymmetric import ec

from tests.server.house import free_port


@dataclass
class Received:
    """One request."""

    path: str
    headers: dict[str, str]
    body: bytes

    def json(self) -> Any:
        return json.loads(self.body)


class Sink:
    """Takes whatever is posted; the answer stands in the path: /410, /late, /slow, /dead, /flood."""

    def __init__(self) -> None:
        self.received: list[Received] = []
        self.port = free_port()
        self.statuses: dict[str, int] = {}  # by path, where it shall differ
        self.slow: set[str] = set()  # paths that are not answered
        self.news = asyncio.Event()

    def url(self, path: str) -> str:
        return f"http://127.0.0.1:{self.port}{path}"

    def at(self, path: str) -> list[Received]:
        return [each for each in self.received if each.path == path]

    async def until(self, path: str, count: int = 1) -> list[Received]:
        async with asyncio.timeout(30):
            while len(self.at(path)) < count:
                self.news.clear()
                await self.news.wait()
        return self.at(path)

    async def until_any(self, count: int) -> None:
        """Until so many have come, wherever they went."""
        async with asyncio.timeout(30):
            while len(self.received) < count:
                self.news.clear()
                await self.news.wait()

    async def answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        gone = (OSError, asyncio.IncompleteReadError, asyncio.CancelledError)
        with contextlib.closing(writer), contextlib.suppress(*gone):
            head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
            headers = {k.lower(): v.strip() for k, _, v in (line.partition(":") for line in head[1:] if line)}
            body = await reader.readexactly(int(headers.get("content-length", 0)))
            path = head[0].split()[1]
            self.received.append(Received(path, headers, body))
            self.news.set()
            if path.startswith("/slow") or path in self.slow:
                await asyncio.sleep(60)
            if path.startswith("/late"):
                await asyncio.sleep(0.5)
            if path.startswith("/dead"):
                return
            if path.startswith("/flood"):
                writer.write(b"x" * 20_000)
                await writer.drain()
                await asyncio.sleep(60)
            status = self.statuses.get(path, int(path[1:4]) if path[1:4].isdigit() else 200)
            place = "Location: /200-followed\r\n" if 300 <= status < 400 else ""
            writer.write(f"HTTP/1.1 {status} So\r\n{place}Content-Length: 0\r\n\r\n".encode())
            await writer.drain()


@contextlib.asynccontextmanager
async def sink() -> AsyncIterator[Sink]:
    found = Sink()
    server = await asyncio.start_server(found.answer, "127.0.0.1", found.port)
    try:
        yield found
    finally:
        server.close()


def text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


class Browser:
    """The keys of a push subscription, as a browser has them: it alone can read what is sent to it."""

    def __init__(self) -> None:
        self.private, self.secret = ec.generate_private_key(ec.SECP256R1()), os.urandom(16)

    def keys(self) -> dict[str, str]:
        point = self.private.public_key().public_bytes(form.Encoding.X962, form.PublicFormat.UncompressedPoint)
        return {"p256dh": text(point), "auth": text(self.secret)}

    def read(self, received: Received) -> Any:
        assert received.headers["content-encoding"] == "aes128gcm"
        plain = http_ece.decrypt(received.body, private_key=self.private, auth_secret=self.secret, version="aes128gcm")
        return json.loads(plain)


@dataclass
class Postman:
    """An SMTP server that keeps what it gets; addresses that begin with `nobody` are none."""

    letters: list[Message] = field(default_factory=list)
    refuses: bool = False

    async def handle_RCPT(self, server: Any, session: Any, envelope: Any, address: str, options: Any) -> str:
        if self.refuses:
            return "451 not now"
        if address.startswith("nobody"):
            return "550 no such box"
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:
        self.letters.append(email.message_from_bytes(envelope.content))
        return "250 OK"

    def to(self, address: str) -> list[Message]:
        return [letter for letter in self.letters if letter["To"] == address]

    async def until(self, address: str, count: int = 1) -> list[Message]:
        async with asyncio.timeout(30):
            while len(self.to(address)) < count:
                await asyncio.sleep(0.02)
        return self.to(address)


@contextlib.contextmanager
def postman() -> Iterator[tuple[Postman, str]]:
    """It, and its URL."""
    found = Postman()
    controller = Controller(found, hostname="127.0.0.1", port=free_port())
    controller.start()
    try:
        yield found, f"smtp://127.0.0.1:{controller.port}"
    finally:
        controller.stop()


def body_of(letter: Message) -> str:
    payload = letter.get_payload(decode=True)
    assert isinstance(payload, bytes)
    return payload.decode()
