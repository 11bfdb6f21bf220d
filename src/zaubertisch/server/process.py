"""Starting a node: uvicorn around the application."""

import resource
from typing import Any

import uvicorn

from zaubertisch.server.app import make_app
from zaubertisch.server.connections import protocols
from zaubertisch.server.node import Node
from zaubertisch.server.safety import SAFETY
from zaubertisch.server.settings import Settings

DRAIN_S = 10


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
    """A server that has not begun yet. Paths are not logged: some hold the names of tables."""
    config = uvicorn.Config(
        answering_head(make_app(node or Node(settings))),
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
    return uvicorn.Server(config)
