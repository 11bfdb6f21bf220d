"""Pictures over HTTP: brought along by a visitor, shown to all; and card sets with theirs as one file."""

from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter

from zaubertisch.kernel.looks import pictures_in
from zaubertisch.server.client_files import FOR_EVER
from zaubertisch.server.network.safety import require_kind
from zaubertisch.server.network.visitors import within
from zaubertisch.server.node import Node
from zaubertisch.server.requests import CardText, KeptPicture
from zaubertisch.server.workshop.gallery import picture_key
from zaubertisch.server.workshop.packs import MOST_PACKED, Pictures, pack, with_hashes
from zaubertisch.server.workshop.pictures import KINDS, MOST_BYTES
from zaubertisch.server.workshop.sets import NoSuchSet

ZIP = "application/zip"
NodeHere = NamedDependency[Node]
PictureName = Annotated[str, PathParameter(pattern=r"^[0-9a-f]{40}\.webp$")]


@post("/api/pictures", request_max_body_size=MOST_BYTES, guards=[within("looking"), require_kind(*KINDS)])
async def keep_picture(node: NodeHere, request: Request[Any, Any, State]) -> KeptPicture:
    """A picture of one's own, made new and kept under its hash."""
    node.check_open()
    body = await node.foreign.clean_picture(await request.body())
    [key] = await node.store.gallery.keep([body], node.settings.picture_bytes)
    return KeptPicture(key, len(body))


@get("/pictures/{name:str}", is_packed=True)
async def show_picture(name: PictureName, node: NodeHere) -> Response[bytes]:
    """It never changes: its name is the hash of what is in it."""
    body = await node.store.gallery.picture(name.removesuffix(".webp"))
    if body is None:
        raise NoSuchSet("there is no such picture, or no longer")
    return Response(body, media_type="image/webp", headers={"Cache-Control": FOR_EVER})


@post("/api/packs", status_code=200, is_packed=True, guards=[within("checking")])
async def pack_cards(data: JSONBody[CardText], node: NodeHere) -> Response[bytes]:
    """A card file with its pictures as one archive."""
    pictures = await node.store.gallery.pictures(pictures_in(data.text))
    packed = await node.threads.do(pack, data.text, pictures)
    return Response(packed, media_type=ZIP, headers={"Content-Disposition": 'attachment; filename="set.zip"'})


@post(
    "/api/packs/unpacked",
    status_code=200,
    request_max_body_size=MOST_PACKED,
    guards=[within("looking"), require_kind(ZIP)],
)
async def unpack_cards(node: NodeHere, request: Request[Any, Any, State]) -> CardText:
    """The card file of an archive; its pictures are here from now on."""
    node.check_open()
    text, pictures = await node.foreign.unpack(await request.body())
    return CardText(with_hashes(text, await taken_in(node, pictures)))


async def taken_in(node: Node, pictures: Pictures) -> dict[str, str]:
    """Keep the pictures of an archive; those that are here already stay as they are. Gives their hashes by name."""
    known = await node.store.gallery.use(picture_key(body) for body in pictures.values())
    new = {name: body for name, body in pictures.items() if picture_key(body) not in known}
    clean = [await node.foreign.clean_picture(body) for body in new.values()]
    keys = await node.store.gallery.keep(clean, node.settings.picture_bytes)
    return {name: picture_key(body) for name, body in pictures.items()} | dict(zip(new, keys, strict=True))


PICTURE_HANDLERS = [keep_picture, show_picture, pack_cards, unpack_cards]
