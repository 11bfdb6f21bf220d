"""The application: pages, sockets, the client's files, and how errors are reported."""

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
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.plugins import PluginProtocol
from litestar.plugins.core import MsgspecDIPlugin

from zaubertisch import __version__
from zaubertisch.kernel.codec import complaint
from zaubertisch.kernel.errors import TableError
from zaubertisch.server.client_files import IS_PACKED, client_handlers
from zaubertisch.server.network.safety import PlainRequest, keep_nothing, require_json
from zaubertisch.server.network.visitors import require_origin
from zaubertisch.server.node import Node
from zaubertisch.server.operation.metrics import metrics_served
from zaubertisch.server.pages import HANDLERS
from zaubertisch.server.requests import Complaint

log = logging.getLogger(__name__)

STATUS = {
    "malformed": 400, "forbidden": 403, "invite_only": 403, "unknown": 404, "not_now": 409, "stopped": 410,
    "too_big": 413, "too_fast": 429, "busy": 503,
}  # fmt: skip
CODES = {400: "malformed", 403: "forbidden", 404: "unknown", 405: "malformed", 413: "too_big", 429: "too_fast"}
SCHEMA = JsonRenderPlugin(path=["/", "/openapi.json"])  # pages that draw it would load parts from elsewhere


class App(Litestar):
    """Shapes here are msgspec's: what serves those of other libraries is not even imported."""

    @staticmethod
    def _get_default_plugins(plugins: list[PluginProtocol]) -> list[PluginProtocol]:
        return [*plugins, MsgspecDIPlugin()]


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

    return App(
        route_handlers=[*HANDLERS, *client_handlers(node.settings.client)],
        dependencies={"node": Provide(lambda: node, sync_to_thread=False)},
        state=State({"node": node}),
        lifespan=[lifespan],
        exception_handlers={TableError: refuse, HTTPException: refuse_request, Exception: fail},
        before_send=[keep_nothing],
        guards=[require_origin, require_json],
        request_class=PlainRequest,
        request_max_body_size=node.settings.request_bytes,
        compression_config=CompressionConfig(backend="gzip", minimum_size=1_000, exclude_opt_key=IS_PACKED),
        openapi_config=OpenAPIConfig("Zaubertisch", __version__, path="/api/schema", render_plugins=[SCHEMA]),
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
    log.error("page_failed", extra={"route": request.scope.get("path_template", "")}, exc_info=error)
    return Response(Complaint("internal", "something went wrong here"), status_code=500)
