"""Starting a node: uvicorn around the application."""

import gc
import resource
from dataclasses import replace
from typing import Any

import uvicorn

from zaubertisch.server.app import make_app
from zaubertisch.server.network.connections import protocols
from zaubertisch.server.network.rooms import Door, RoomServer
from zaubertisch.server.network.safety import SAFETY
from zaubertisch.server.node import Node
from zaubertisch.server.settings import Settings

DRAIN_S = 10


def collect_rarely() -> None:
    """What an answer takes is given back at once, without the collector; it only looks for circles, which are rare.

    It looks through a little that is young, and often: a look through everything that all tables and sockets have holds
    up everybody.
    """
    gc.enable()
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 100, 10)


def allow_many_sockets() -> None:
    """As many open files as the system lets us have."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def answering_head(app: Any) -> Any:
    """Who asks only for the head of an answer gets that of `GET`; uvicorn leaves the body out."""

    async def answer(scope: dict[str, Any], receive: Any, send: Any) -> None:
        is_head = scope.get("method") == "HEAD"
        await app({**scope, "method": "GET"} if is_head else scope, receive, send)

    return answer


def make_server(settings: Settings, node: Node | None = None) -> uvicorn.Server:
    """A server that has not begun yet."""
    return uvicorn.Server(config_of(settings, node or Node(settings)))


def make_room(settings: Settings) -> uvicorn.Server:
    """The same behind a doorman; its processes hear of each other by the door, unless a bus is named."""
    door = Door()
    settings = replace(settings, metrics=metrics_of(settings.metrics, door.number))
    node = Node(settings, bus=None if settings.bus else door.bus)
    return RoomServer(config_of(settings, node), door, node.name)


def metrics_of(address: str, number: int) -> str:
    """Each process shows its own numbers: at the ports that follow, or at sockets with its number.

    >>> metrics_of("127.0.0.1:9321", 1), metrics_of("unix:/run/m", 2), metrics_of("unix:/run/m", 0), metrics_of("", 1)
    ('127.0.0.1:9322', 'unix:/run/m.2', 'unix:/run/m', '')
    """
    if not address or number == 0:
        return address
    host, _, port = address.rpartition(":")
    return f"{address}.{number}" if host == "unix" else f"{host}:{int(port) + number}"


def config_of(settings: Settings, node: Node) -> uvicorn.Config:
    """Paths are not logged: some hold the names of tables."""
    return uvicorn.Config(
        answering_head(make_app(node)),
        host=settings.host,
        port=settings.port,
        **protocols(settings),
        headers=[*SAFETY.items()],
        ws_max_size=16 * settings.message_bytes,
        ws_per_message_deflate=False,
        ws_ping_interval=25.0,
        ws_ping_timeout=60.0,
        timeout_graceful_shutdown=DRAIN_S,
        timeout_keep_alive=30,
        access_log=False,
        log_config=None,
        server_header=False,
        proxy_headers=False,
        backlog=4096,
    )
