"""The built browser client: its files from memory, and its one page under every address that it draws itself."""

import functools
import gzip
import mimetypes
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.exceptions import NotFoundException

PAGE = "index.html"
IS_PACKED = "is_packed"  # an option of handlers whose answers need no compression
LEAST_PACKED = 1_000  # bytes
FOR_EVER = "public, max-age=31536000, immutable"  # names of built files change with what is in them


def client_handlers(folder: Path) -> list[Any]:
    """Nothing, if no client is built in."""
    files = {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}
    if PAGE not in files:
        return []

    @functools.cache
    def packed(name: str) -> bytes:
        """When it is first asked for: to pack all of them would hold up the start."""
        return gzip.compress(files[name], 9)

    @get(["/", "/{page:str}", "/{page:str}/{rest:path}"], include_in_schema=False, sync_to_thread=False, is_packed=True)
    def show_client(request: Request[Any, Any, State]) -> Response[bytes]:
        wanted = request.url.path.strip("/")
        if wanted.startswith(("api/", "assets/", "licences/", "metrics")) and wanted not in files:
            raise NotFoundException
        name = wanted if wanted in files else PAGE
        kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
        keep = FOR_EVER if name.startswith("assets/") else "no-cache"
        headers = {"Cache-Control": keep, "Vary": "Accept-Encoding"}
        if can_be_packed(name, files[name]) and "gzip" in request.headers.get("Accept-Encoding", ""):
            return Response(packed(name), media_type=kind, headers=headers | {"Content-Encoding": "gzip"})
        return Response(files[name], media_type=kind, headers=headers)

    return [show_client]


def can_be_packed(name: str, data: bytes) -> bool:
    """Texts are; pictures, fonts and sounds are packed already."""
    return len(data) >= LEAST_PACKED and not name.endswith((".woff2", ".png", ".webp", ".jpg", ".ico", ".flac"))
