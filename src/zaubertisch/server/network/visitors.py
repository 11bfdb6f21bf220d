"""Who comes, and from where: addresses and origins."""

from collections.abc import Callable
from ipaddress import IPv6Address, ip_address
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.exceptions import PermissionDeniedException
from litestar.handlers import BaseRouteHandler

from zaubertisch.server.network.limits import TooFast
from zaubertisch.server.people.persons import check_secret
from zaubertisch.server.play.socket import NOT_ALLOWED, Closed
from zaubertisch.server.settings import Settings

PERSON = "X-Person"
Connection = ASGIConnection[Any, Any, Any, Any]


def address_of(connection: Connection, settings: Settings) -> str:
    """The visitor's address; behind a proxy the one that the proxy itself added last."""
    if settings.behind_proxy:
        forwarded = connection.headers.get("X-Forwarded-For", "")
        if forwarded:
            return network_of(forwarded.rpartition(",")[2].strip()[:64])
    return network_of(connection.client.host if connection.client else "")


def network_of(address: str) -> str:
    """What limits count as one address: with IPv6 everybody has many, but one network.

    >>> network_of("192.0.2.7"), network_of("2001:db8:1:2:3::4"), network_of("?")
    ('192.0.2.7', '2001:db8:1:2::', '?')
    """
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if found.version == 4:
        return str(found)
    return str(found.ipv4_mapped or IPv6Address(int(found) >> 64 << 64))


def require_origin(connection: Connection, _: BaseRouteHandler) -> None:
    """An `Origin`, where there is one, has the form that browsers give it."""
    origin = connection.headers.get("Origin")
    if origin is not None and not is_origin(origin):
        raise PermissionDeniedException("Origin: allowed is SCHEME://HOST or SCHEME://HOST:PORT")


def is_origin(text: str) -> bool:
    """
    >>> [is_origin(text) for text in ("null", "https://a.example:8", "http://[", "http://a:b", "a", "", "http://a/b")]
    [True, True, False, False, False, False, False]
    """
    if text == "null":
        return True
    try:
        parts = urlsplit(text)
        return bool(parts.hostname) and (parts.port or True) and text == f"{parts.scheme}://{parts.netloc}"
    except ValueError:
        return False


def check_origin(connection: Connection, settings: Settings) -> Closed | None:
    """Browsers say where a page came from: it must be from here. Programs that are no browsers say nothing."""
    origin = connection.headers.get("Origin")
    if origin is None or origin in settings.origins:
        return None
    same = urlsplit(origin).netloc == connection.headers.get("Host")
    return None if same else Closed(NOT_ALLOWED, "another origin")


def has_secret(connection: Connection) -> bool:
    return PERSON in connection.headers or "Authorization" in connection.headers


def secret_of(connection: Connection) -> str:
    """The secret of the visitor's browser; programs may send it as the bearer's token where no seat has a key."""
    said: str = connection.headers.get(PERSON) or connection.headers.get("Authorization", "").removeprefix("Bearer ")
    return check_secret(said)


async def require_welcome(connection: Connection, _: BaseRouteHandler) -> None:
    """A guard: on a server for invited players only they lay tables, and sit down at open ones."""
    notices = connection.app.state.node.notices
    if notices.is_invite_only:
        await notices.check_welcome(secret_of(connection) if PERSON in connection.headers else "")


TOO_OFTEN = {
    "new_tables": "new tables", "checking": "card files", "replays": "looks back", "looking": "pictures",
    "sharing": "changes of shared card sets", "keeping": "requests about a person",
    "contacting": "changes of how you are called",
}  # fmt: skip


def within(kind: str) -> Callable[[Connection, BaseRouteHandler], None]:
    """A guard: an address may do only so much of this; it counts before anything of the request is read."""

    def check(connection: Connection, _: BaseRouteHandler) -> None:
        node = connection.app.state.node
        if not getattr(node, kind).take(address_of(connection, node.settings)):
            raise TooFast(f"too many {TOO_OFTEN[kind]} from this address; wait a minute")

    return check
