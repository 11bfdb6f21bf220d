"""Inviting over HTTP: the picture of a link for messengers, and its QR code for a phone across the table."""

import asyncio
import io
from typing import Annotated, Any

import segno
from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery, PathParameter

from zaubertisch.kernel.errors import BadInput
from zaubertisch.kernel.words import check_language
from zaubertisch.server.lobby.previews import draw, is_drawn
from zaubertisch.server.network.visitors import is_origin, within
from zaubertisch.server.node import Node
from zaubertisch.server.play.keys import Forbidden

NodeHere = NamedDependency[Node]
Name = Annotated[str, PathParameter(max_length=32, pattern="^[a-z0-9]+$")]
SVG = "image/svg+xml"
A_DAY = "public, max-age=86400"


@get("/previews/{name:str}", include_in_schema=False, is_packed=True)
async def show_preview(name: FromPath[str], node: NodeHere) -> Response[bytes]:
    """The picture of a link to a game; there are a few in all, each drawn once."""
    picture, _, language = name.removesuffix(".jpg").rpartition("-")
    if not (name.endswith(".jpg") and is_drawn(picture) and language in ("de", "en")):
        raise NotFoundException
    body = await asyncio.to_thread(draw, picture, language, node.settings.client / "assets")
    return Response(body, media_type="image/jpeg", headers={"Cache-Control": A_DAY, **FOR_EVERYBODY})


FOR_EVERYBODY = {"Cross-Origin-Resource-Policy": "cross-origin"}  # it is shown on pages of messengers


@get("/api/tables/{table:str}/code", guards=[within("replays")], media_type=SVG)
async def show_code(
    table: Name,
    node: NodeHere,
    request: Request[Any, Any, State],
    origin: FromQuery[str],
    watch: FromQuery[bool] = False,
    language: FromQuery[str] = "de",
) -> Response[bytes]:
    """A link of the table as a QR code (SVG), for somebody who has that link."""
    if origin == "null" or not is_origin(origin) or len(origin) > 200:
        raise BadInput("origin", "SCHEME://HOST of the page that asks")
    token = request.headers.get("Authorization", "").removeprefix("Bearer ")
    if not token:
        raise Forbidden("the token of the link is needed")
    await node.store.keyring.opens(table, token)
    link = link_of(origin, table, token, watches=watch, language=check_language(language[:20]))
    return Response(code_of(link), media_type=SVG)


def link_of(origin: str, table: str, token: str, *, watches: bool, language: str) -> str:
    """As the page itself writes it (`state/links.ts`): previews of links are German unless it says otherwise."""
    asked = "&".join(
        part for part in ("watch" if watches else "", "" if language == "de" else f"in={language}") if part
    )
    return f"{origin}/t/{table}{'?' if asked else ''}{asked}#{token}"


def code_of(link: str) -> bytes:
    """Black on white with the edge that readers need, whatever the page looks like."""
    body = io.BytesIO()
    segno.make_qr(link, error="m").save(body, kind="svg", scale=4, border=4, dark="#000", light="#fff", xmldecl=False)
    return body.getvalue()


INVITATION_HANDLERS = [show_preview, show_code]
