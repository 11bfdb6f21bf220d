"""The application: pages, sockets, the client's files, and what every answer says about safety."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig

from zaubertisch import __version__
from zaubertisch.kernel.codec import complaint
from zaubertisch.kernel.errors import TableError
from zaubertisch.server.client_files import client_handlers
from zaubertisch.server.metrics import metrics_served
from zaubertisch.server.node import Node
from zaubertisch.server.pages import HANDLERS
from zaubertisch.server.requests import Complaint

log = logging.getLogger(__name__)

STATUS = {
    "malformed": 400, "forbidden": 403, "unknown": 404, "not_now": 409, "stopped": 410, "too_big": 413,
    "too_fast": 429, "busy": 503,
}  # fmt: skip
CODES = {400: "malformed", 404: "unknown", 405: "malformed", 413: "too_big", 429: "too_fast"}
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; media-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'"
)
SAFETY = {
    "Content-Security-Policy": POLICY,
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


def make_app(node: Node) -> Litestar:
    """The server around a node, which it opens and closes."""

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await node.open()
        try:
            async with metrics_served(node):
                yield
        finally:
            await node.close()

    return Litestar(
        route_handlers=[*HANDLERS, *client_handlers(node.settings.client)],
        dependencies={"node": Provide(lambda: node, sync_to_thread=False)},
        lifespan=[lifespan],
        exception_handlers={TableError: refuse, HTTPException: refuse_request, Exception: fail},
        after_request=add_safety,
        request_max_body_size=node.settings.request_bytes,
        compression_config=CompressionConfig(backend="gzip", minimum_size=1_000),
        openapi_config=OpenAPIConfig("Zaubertisch", __version__, path="/api/schema"),
        logging_config=None,
        signature_namespace={"Node": Node},
    )


def refuse(_: Request[Any, Any, State], error: TableError) -> Response[Complaint]:
    """What a visitor did wrong, in one line."""
    return Response(Complaint(error.code, str(error)[:500]), status_code=STATUS.get(error.code, 400))


def refuse_request(_: Request[Any, Any, State], error: HTTPException) -> Response[Complaint]:
    """What did not even reach a page; where the decoder complained, its place is named."""
    details = getattr(error, "extra", None)
    text = str(error.detail)
    if isinstance(details, list) and details and isinstance(details[0], dict):
        text = f"{details[0].get('key', '')}: {details[0].get('message', '')}".removeprefix(": ")
    code = CODES.get(error.status_code, "malformed" if error.status_code < 500 else "internal")
    headers = dict(error.headers or {}) if error.status_code == 405 else {}
    return Response(Complaint(code, str(complaint(text))[:500]), status_code=error.status_code, headers=headers)


def fail(request: Request[Any, Any, State], error: Exception) -> Response[Complaint]:
    """Our own mistake: it goes to the log, the visitor hears only that there was one."""
    log.error("page_failed", extra={"path": request.url.path}, exc_info=error)
    return Response(Complaint("internal", "something went wrong here"), status_code=500)


async def add_safety(response: Any) -> Any:
    for name, value in SAFETY.items():
        response.headers.setdefault(name, value)
    return response
