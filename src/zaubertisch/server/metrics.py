"""Numbers for those who run it, in the form that Prometheus reads."""

from litestar import Response, get
from litestar.di import NamedDependency
from prometheus_client import generate_latest

from zaubertisch.server.measures import COMMITS, ENTRIES, REGISTRY, SENT, SOCKETS, TABLES
from zaubertisch.server.node import Node


@get("/metrics", media_type="text/plain; version=0.0.4", include_in_schema=False, sync_to_thread=False)
def show_metrics(node: NamedDependency[Node]) -> Response[bytes]:
    TABLES.set(len(node.hub.tables))
    SOCKETS.set(len(node.guests))
    ENTRIES.set(node.hub.answers)
    COMMITS.set(node.store.commits)
    SENT.set(node.bytes_sent)
    return Response(generate_latest(REGISTRY), media_type="text/plain; version=0.0.4")
