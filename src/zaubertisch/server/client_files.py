"""The built browser client: its files from memory, and its one page under every address that it draws itself."""

import mimetypes
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.exceptions import NotFoundException

PAGE = "index.html"
FOR_EVER = "public, max-age=31536000, immutable"  # names of built files change with what is in them


def client_handlers(folder: Path) -> list[Any]:
    """Nothing, if no client is built in."""
    files = {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}
    if PAGE not in files:
        return []

    @get(["/", "/{page:str}", "/{page:str}/{rest:path}"], include_in_schema=False, sync_to_thread=False)
    def show_client(request: Request[Any, Any, State]) -> Response[bytes]:
        wanted = request.url.path.strip("/")
        if wanted.startswith(("api/", "assets/", "licences/", "metrics")) and wanted not in files:
            raise NotFoundException
        name = wanted if wanted in files else PAGE
        kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
        keep = FOR_EVER if name.startswith("assets/") else "no-cache"
        return Response(files[name], media_type=kind, headers={"Cache-Control": keep})

    return [show_client]
