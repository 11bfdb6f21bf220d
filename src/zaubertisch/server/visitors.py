"""Who comes, and from where: addresses and origins."""

from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection

from zaubertisch.server.settings import Settings
from zaubertisch.server.socket import NOT_ALLOWED, Closed

Connection = ASGIConnection[Any, Any, Any, Any]


def address_of(connection: Connection, settings: Settings) -> str:
    """The visitor's address; behind a proxy the one that the proxy itself added last."""
    if settings.behind_proxy:
        forwarded = connection.headers.get("X-Forwarded-For", "")
        if forwarded:
            return forwarded.rpartition(",")[2].strip()[:64]
    return connection.client.host if connection.client else ""


def check_origin(connection: Connection, settings: Settings) -> Closed | None:
    """Browsers say where a page came from: it must be from here. Programs that are no browsers say nothing."""
    origin = connection.headers.get("Origin")
    if origin is None or origin in settings.origins:
        return None
    same = urlsplit(origin).netloc == connection.headers.get("Host")
    return None if same else Closed(NOT_ALLOWED, "another origin")
