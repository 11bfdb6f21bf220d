"""The built browser client: its files from memory, and its one page under every address that it draws itself."""

import functools
import gzip
import mimetypes
import re
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException

from zaubertisch.server.lobby.previews import Preview, language_of, of_house, of_table
from zaubertisch.server.network.visitors import is_origin
from zaubertisch.server.node import Node
from zaubertisch.server.storage.store import Unreachable

PAGE = "index.html"
IS_PACKED = "is_packed"  # an option of handlers whose answers need no compression
LEAST_PACKED = 1_000  # bytes
FOR_EVER = "public, max-age=31536000, immutable"  # names of built files change with what is in them
TABLE = re.compile("t/([a-z0-9]{1,32})")
END_OF_HEAD = b"  </head>"

Here = Request[Any, Any, State]


def client_handlers(folder: Path) -> list[Any]:
    """Nothing, if no client is built in."""
    files = {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}
    if PAGE not in files:
        return []

    @functools.cache
    def packed(name: str) -> bytes:
        """When it is first asked for: to pack all of them would hold up the start."""
        return gzip.compress(files[name], 9)

    @get(
        ["/{page:str}", "/{page:str}/{rest:path}", "/t/{page:str}/{rest:path}"],
        include_in_schema=False, sync_to_thread=False, is_packed=True,
    )  # fmt: skip
    def show_client(request: Here) -> Response[bytes]:
        wanted = request.url.path.strip("/")
        if wanted.startswith(("api/", "assets/", "licences/", "metrics", "previews/")) and wanted not in files:
            raise NotFoundException
        name = wanted if wanted in files else PAGE
        kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
        keep = FOR_EVER if name.startswith("assets/") else "no-cache"
        headers = {"Cache-Control": keep, "Vary": "Accept-Encoding"}
        if can_be_packed(name, files[name]) and takes_packed(request):
            return Response(packed(name), media_type=kind, headers=headers | GZIP)
        return Response(files[name], media_type=kind, headers=headers)

    @get(["/", "/t/{table:str}"], include_in_schema=False, is_packed=True)
    async def show_invitation(request: Here, node: NamedDependency[Node]) -> Response[bytes]:
        """The pages that people send to each other say in their head what they are."""
        preview = await preview_of(request, node)
        head = f"    {preview.head(origin_of(request, node), request.url.path)}\n".encode()
        body = files[PAGE].replace(END_OF_HEAD, head + END_OF_HEAD, 1)
        headers = {"Cache-Control": "no-cache", "Vary": "Accept-Encoding, Accept-Language"}
        if takes_packed(request):
            return Response(gzip.compress(body, 5), media_type="text/html", headers=headers | GZIP)
        return Response(body, media_type="text/html", headers=headers)

    return [show_client, show_invitation]


GZIP = {"Content-Encoding": "gzip"}


def takes_packed(request: Here) -> bool:
    return "gzip" in request.headers.get("Accept-Encoding", "")


async def preview_of(request: Here, node: Node) -> Preview:
    """Of a table only what the store has of its beginning: nothing is loaded for somebody who only looks at a link."""
    language = language_of(request.query_params.get("in"), request.headers.get("Accept-Language", ""))
    found = TABLE.fullmatch(request.url.path.strip("/"))
    try:
        kept = await node.store.kept(found[1]) if found else None
    except Unreachable:
        kept = None
    return of_table(kept.setup, kept.state, language) if kept else of_house(language)


def origin_of(request: Here, node: Node) -> str:
    """As the visitor calls this server; messengers need whole addresses."""
    scheme = request.headers.get("X-Forwarded-Proto", "") if node.settings.behind_proxy else ""
    origin = f"{scheme or request.url.scheme}://{request.headers.get('Host', '')}"
    return origin if is_origin(origin) else ""


def can_be_packed(name: str, data: bytes) -> bool:
    """Texts are; pictures, fonts and sounds are packed already."""
    return len(data) >= LEAST_PACKED and not name.endswith((".woff2", ".png", ".webp", ".jpg", ".ico", ".flac"))
