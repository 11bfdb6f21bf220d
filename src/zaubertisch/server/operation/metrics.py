"""Numbers for those who run it, in the form that Prometheus reads, at an address of their own.

They count hidden answers too, so no visitor of the tables may ever see them: they are never on the port of the tables.
"""

import asyncio
import contextlib
import os
from collections.abc import AsyncIterator
from pathlib import Path

from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from zaubertisch.kernel.errors import BadInput
from zaubertisch.server.node import Node
from zaubertisch.server.operation import measures as m

PATIENCE_S = 10.0
LONGEST_HEAD = 8_192
ALLOWED = "HOST:PORT, or unix:PATH of a socket"
BROKEN = (TimeoutError, asyncio.LimitOverrunError, EOFError, OSError)
NOT_FOUND = b"only /metrics is here\n"

Address = tuple[str, int] | Path


def parse_address(text: str) -> Address:
    """Where the numbers are shown.

    >>> parse_address("127.0.0.1:9321"), parse_address("[::1]:9321")
    (('127.0.0.1', 9321), ('::1', 9321))
    >>> parse_address("unix:/run/tables/metrics").name
    'metrics'
    """
    if text.startswith("unix:") and len(text) > len("unix:"):
        return Path(text.removeprefix("unix:"))
    host, _, port = text.rpartition(":")
    if not host or not port.isascii() or not port.isdigit() or int(port) > 65_535:
        raise BadInput(f"metrics {text!r}", ALLOWED)
    return host.strip("[]"), int(port)


@contextlib.asynccontextmanager
async def metrics_served(node: Node) -> AsyncIterator[None]:
    """The numbers of a node at the address of its settings, if there is one."""
    if not node.settings.metrics:
        yield
        return
    address = parse_address(node.settings.metrics)
    server = await listen(node, address)
    try:
        yield
    finally:
        server.close()
        if isinstance(address, Path):
            address.unlink(missing_ok=True)


async def listen(node: Node, address: Address) -> asyncio.Server:
    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.closing(writer), contextlib.suppress(*BROKEN):
            async with asyncio.timeout(PATIENCE_S):
                head = await reader.readuntil(b"\r\n\r\n")
                writer.write(reply(node, head.split(b"\r\n", 1)[0]))
                await writer.drain()

    if isinstance(address, tuple):
        return await asyncio.start_server(answer, *address, limit=LONGEST_HEAD)
    server = await asyncio.start_unix_server(answer, address, limit=LONGEST_HEAD)
    os.chmod(address, 0o660)
    return server


def reply(node: Node, request: bytes) -> bytes:
    is_found = request.startswith((b"GET /metrics ", b"GET /metrics?"))
    status, kind, body = (
        ("200 OK", CONTENT_TYPE_LATEST, numbers(node)) if is_found else ("404 Not Found", "text/plain", NOT_FOUND)
    )
    head = (
        f"HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nContent-Length: {len(body)}\r\n"
        "X-Content-Type-Options: nosniff\r\nCache-Control: no-store\r\nConnection: close\r\n\r\n"
    )
    return head.encode() + body


def numbers(node: Node) -> bytes:
    m.TABLES.set(len(node.hub.tables))
    m.SOCKETS.set(len(node.guests))
    m.ENTRIES.set(node.hub.written)
    m.COMMITS.set(node.store.commits)
    m.SENT.set(node.bytes_sent)
    m.CALLS_WAITING.set(node.calls.waiting)
    lobby, counts = node.open_tables.lobby, node.notices.counts
    m.OPEN_TABLES.set(len(lobby))
    m.OPEN_FREE.set(lobby.free)
    m.OPEN_SEATS.set(node.open_tables.taken)
    m.LISTENERS.set(lobby.watchers)
    m.PERSONS.set(counts.persons)
    m.BANNED.set(counts.banned)
    m.REPORTS.set(counts.reports)
    return generate_latest(m.REGISTRY)
