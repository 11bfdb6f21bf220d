"""Starting a node: uvicorn around the application, with logs that one can search and that tell no secrets."""

import json
import logging
import resource
import sys
import time
from typing import Any

import uvicorn

from zaubertisch.server.app import make_app
from zaubertisch.server.node import Node
from zaubertisch.server.settings import Settings

PLAIN = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}
DRAIN_S = 10


class OneLine(logging.Formatter):
    """Each line of the log is one JSON object."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "event": record.getMessage(),
        }
        line |= {name: value for name, value in vars(record).items() if name not in PLAIN}
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


def set_up_logs(level: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(OneLine())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    for noisy in ("uvicorn.error", "websockets", "alembic", "asyncio"):
        logging.getLogger(noisy).setLevel(logging.WARNING)


def allow_many_sockets() -> None:
    """As many open files as the system lets us have."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def make_server(settings: Settings, node: Node | None = None) -> uvicorn.Server:
    """A server that has not begun yet. Paths are not logged: some hold the names of tables."""
    config = uvicorn.Config(
        make_app(node or Node(settings)),
        host=settings.host,
        port=settings.port,
        ws="websockets-sansio",
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
