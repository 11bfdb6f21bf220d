"""Posting something to an address that a visitor named: only to the public web, never into the operator's own network.

The name is resolved here, the address it resolves to is checked, and that very address is connected to. Redirects are
answers like any other: nobody follows them.
"""

import asyncio
import re
import socket
import ssl
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from urllib.parse import urlsplit

from zaubertisch.kernel.errors import BadInput

LONGEST_URL = 1_000
LONGEST_LINE = 4_096  # bytes of an answer's first line; nothing else of it is read
PATIENCE_S = 10.0
PLAIN = re.compile(r"[\x21-\x7e]+")
GLOBAL = IPv6Network("2000::/3")  # the only part of IPv6 that the public net has; others may lead to IPv4 inside
BROKEN = (
    OSError, TimeoutError, ssl.SSLError, asyncio.IncompleteReadError, asyncio.LimitOverrunError, ValueError,
)  # fmt: skip
RESOLVING = ThreadPoolExecutor(64, "names")  # their own: who answers for a name may take long, and nobody else waits


class NotReached(Exception):
    """Nobody answered at that address, or nothing that is HTTP."""


@dataclass(frozen=True)
class Reach:
    """Where the server may post to."""

    is_anywhere: bool = False  # the operator allows plain HTTP, any port and addresses that are not public
    patience_s: float = PATIENCE_S


@dataclass(frozen=True)
class Target:
    """An address that somebody named, taken apart."""

    host: str
    port: int
    path: str
    is_safe: bool  # by TLS


def target_of(url: str, reach: Reach) -> Target:
    """Whether such an address may be posted to at all; where its name leads is seen when it is."""
    allowed = "an address that begins with https://" if not reach.is_anywhere else "https://... or http://..."
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise BadInput("address", allowed) from None
    is_safe = parts.scheme == "https"
    is_plain = len(url) <= LONGEST_URL and PLAIN.fullmatch(url) is not None
    if not is_plain or not parts.hostname or parts.username is not None or parts.password is not None:
        raise BadInput("address", allowed)
    if not is_safe and not (reach.is_anywhere and parts.scheme == "http"):
        raise BadInput("address", allowed)
    if port not in (None, 443) and not reach.is_anywhere:
        raise BadInput(f"address with port {port}", "https:// at its usual port")
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Target(parts.hostname, port or (443 if is_safe else 80), path, is_safe)


def is_public(address: str) -> bool:
    """
    >>> [is_public(a) for a in ("93.184.215.14", "10.0.0.1", "127.0.0.1", "169.254.169.254", "::1", "fd00::1")]
    [True, False, False, False, False, False]
    >>> [is_public(a) for a in ("::ffff:10.0.0.1", "64:ff9b::a00:1", "2002:a00:1::", "224.0.0.1", "0.0.0.0")]
    [False, False, False, False, False]
    >>> [is_public(a) for a in ("::10.0.0.1", "::ffff:0:10.0.0.1", "64:ff9b:1::a00:1", "fec0::1", "2600::1")]
    [False, False, False, False, True]
    """
    found = ip_address(address.partition("%")[0])
    if isinstance(found, IPv6Address) and found not in GLOBAL:
        return False
    return found.is_global and not found.is_multicast and all(inner.is_global for inner in inside(found))


def inside(found: IPv4Address | IPv6Address) -> list[IPv4Address]:
    """The addresses of IPv4 that one of IPv6 stands for."""
    if isinstance(found, IPv4Address):
        return []
    hidden = [found.sixtofour, *(found.teredo or ())]
    return [each for each in hidden if each is not None]


async def resolved(target: Target, reach: Reach) -> str:
    """The address to connect to; if any that the name has is not public, none is."""
    addresses = await asyncio.get_running_loop().run_in_executor(RESOLVING, addresses_of, target)
    if not addresses or not (reach.is_anywhere or all(map(is_public, addresses))):
        raise NotReached("not a public address")
    return addresses[0]


def addresses_of(target: Target) -> list[str]:
    """Takes as long as the name's own servers do."""
    found = socket.getaddrinfo(target.host, target.port, type=socket.SOCK_STREAM)
    return [str(each[4][0]) for each in found]


async def post(url: str, headers: Mapping[str, str], body: bytes, reach: Reach) -> int:
    """Post it and give the status of the answer."""
    try:
        target = target_of(url, reach)
        async with asyncio.timeout(reach.patience_s):
            return await exchange(target, await resolved(target, reach), headers, body)
    except BadInput:
        raise NotReached("not allowed") from None
    except BROKEN as error:
        raise NotReached(type(error).__name__) from None


async def exchange(target: Target, address: str, headers: Mapping[str, str], body: bytes) -> int:
    context = ssl.create_default_context() if target.is_safe else None
    reader, writer = await asyncio.open_connection(
        address, target.port, ssl=context, server_hostname=target.host if context else None, limit=LONGEST_LINE
    )
    try:
        writer.write(head_of(target, headers, len(body)) + body)
        await writer.drain()
        return status_of(await reader.readuntil(b"\r\n"))
    finally:
        writer.close()


def head_of(target: Target, headers: Mapping[str, str], length: int) -> bytes:
    usual = 443 if target.is_safe else 80
    name = f"[{target.host}]" if ":" in target.host else target.host
    host = name if target.port == usual else f"{name}:{target.port}"
    fields = {"Host": host, "User-Agent": "Zaubertisch", "Content-Length": str(length), "Connection": "close"}
    lines = [f"POST {target.path} HTTP/1.1", *(f"{key}: {value}" for key, value in (fields | dict(headers)).items())]
    return ("\r\n".join(lines) + "\r\n\r\n").encode("ascii")


def status_of(line: bytes) -> int:
    """
    >>> status_of(b"HTTP/1.1 201 Created")
    201
    """
    words = line.split(None, 2)
    if len(words) < 2 or not words[0].startswith(b"HTTP/1."):
        raise ValueError("no HTTP")
    return int(words[1])
