"""Pictures of people's own: whatever the file was, what is served is a WebP of points and nothing else."""

import asyncio
import hashlib
import io
import json
import struct
import urllib.error
import urllib.request
import zlib
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from PIL import Image, PngImagePlugin

from tests.server.house import PATIENCE, House, open_house, quick
from tests.server.test_retention import purger
from tests.server.test_safety import parsed, raw
from tests.server.test_sockets import with_house
from zaubertisch.kernel.errors import BadInput
from zaubertisch.server.analysis.readers import Readers
from zaubertisch.server.storage.store_schema import PICTURES, TABLE_PICTURES
from zaubertisch.server.workshop.pictures import MOST_BYTES, SIDE, clean_picture, limit_memory

SECRET = b"taken at home by Anna"
SCRIPT = b"<script>alert(1)</script>"


def drawn(mode: str = "RGB", size: tuple[int, int] = (200, 120)) -> Image.Image:
    """Red on the left, blue on the right."""
    image = Image.new("RGB", size, (200, 30, 30))
    image.paste((30, 30, 200), (size[0] // 2, 0, *size))
    return image.convert(mode)


def faint(mode: str) -> Image.Image:
    """One lets light through."""
    image = drawn(mode)
    image.putalpha(100)
    return image


def saved(image: Image.Image, kind: str, **options: Any) -> bytes:
    file = io.BytesIO()
    image.save(file, kind, **options)
    return file.getvalue()


def served(data: bytes) -> Image.Image:
    """What becomes of a file: checked byte by byte to be one WebP with no chunks but those of its points."""
    body = clean_picture(data)
    assert body[:4] == b"RIFF"
    assert body[8:12] == b"WEBP"
    assert struct.unpack("<I", body[4:8])[0] == len(body) - 8  # nothing behind it
    assert set(chunks_of(body)) <= {b"VP8 ", b"VP8X", b"ALPH", b"VP8L"}
    for strange in (SECRET, SCRIPT, b"Exif", b"ICCP", b"XMP", b"http"):
        assert strange not in body
    image = Image.open(io.BytesIO(body))
    assert not image.info.get("exif")
    assert not image.info.get("icc_profile")
    assert getattr(image, "n_frames", 1) == 1
    return image


def chunks_of(body: bytes) -> list[bytes]:
    found, at = [], 12
    while at < len(body):
        size = struct.unpack("<I", body[at + 4 : at + 8])[0]
        found.append(body[at : at + 4])
        at += 8 + size + size % 2
    return found


def chunk(name: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))


def png_of(width: int, height: int, *, rows: int = 1) -> bytes:
    """A PNG that says it is so large, and packs as much nothing as it can."""
    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    points = zlib.compress(b"\0" * (rows * (1 + 3 * width)), 9)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", points) + chunk(b"IEND", b"")


def exif() -> bytes:
    found = Image.Exif()
    found[0x010E] = SECRET.decode()
    found[0x0112] = 6  # lies on its side
    return found.tobytes()


def texts() -> PngImagePlugin.PngInfo:
    info = PngImagePlugin.PngInfo()
    info.add_text("Comment", SECRET.decode())
    info.add_itxt("XML:com.adobe.xmp", f"<x:xmpmeta>{SECRET.decode()}</x:xmpmeta>", zip=True)
    return info


HARMLESS = {
    "a PNG": saved(drawn(), "PNG"),
    "a JPEG": saved(drawn(), "JPEG"),
    "a WebP": saved(drawn(), "WEBP"),
    "EXIF of a JPEG": saved(drawn(), "JPEG", exif=exif()),
    "EXIF of a WebP": saved(drawn(), "WEBP", exif=exif()),
    "XMP of a JPEG": saved(drawn(), "JPEG", xmp=b"<x:xmpmeta>" + SECRET + b"</x:xmpmeta>"),
    "XMP of a WebP": saved(drawn(), "WEBP", xmp=b"<x:xmpmeta>" + SECRET + b"</x:xmpmeta>"),
    "texts of a PNG": saved(drawn(), "PNG", pnginfo=texts()),
    "a comment of a JPEG": saved(drawn(), "JPEG", comment=SCRIPT),
    "an ICC profile": saved(drawn(), "PNG", icc_profile=SECRET * 40),
    "an ICC profile of a JPEG": saved(drawn(), "JPEG", icc_profile=SECRET * 40),
    "bytes behind a PNG": saved(drawn(), "PNG") + SCRIPT,
    "an archive behind a JPEG": saved(drawn(), "JPEG") + b"PK\x03\x04" + SECRET,
    "a page behind a WebP": saved(drawn(), "WEBP") + b"<html>" + SCRIPT,
    "an animated WebP": saved(drawn(), "WEBP", save_all=True, append_images=[drawn("L").convert("RGB")], duration=50),
    "an animated PNG": saved(drawn(), "PNG", save_all=True, append_images=[drawn("L").convert("RGB")], duration=50),
    "inks instead of light": saved(drawn("CMYK"), "JPEG"),
    "a palette": saved(drawn("P"), "PNG"),
    "a progressive JPEG": saved(drawn(), "JPEG", progressive=True),
}


@pytest.mark.parametrize("name", HARMLESS)
def test_of_a_picture_only_its_points_are_left(name: str) -> None:
    image = served(HARMLESS[name])
    is_turned = image.height > image.width
    assert is_turned == name.startswith("EXIF")  # as its camera meant it
    first, last = (
        image.convert("RGB").getpixel((10, 10)),
        image.convert("RGB").getpixel((image.width - 10, image.height - 10)),
    )
    assert isinstance(first, tuple)
    assert isinstance(last, tuple)
    assert first[0] > first[2] + 60, name
    assert last[2] > last[0] + 60, name


GREY = {
    "light through a palette": saved(drawn("P"), "PNG", transparency=drawn("P").getpixel((0, 0))),
    "light through points": saved(faint("RGBA"), "PNG"),
    "grey with light": saved(faint("LA"), "PNG"),
    "one bit": saved(drawn("1"), "PNG"),
    "sixteen bits": saved(drawn("L").convert("I;16"), "PNG"),
}


@pytest.mark.parametrize("name", GREY)
def test_every_kind_of_points_is_read(name: str) -> None:
    image = served(GREY[name])
    assert image.size == (200, 120)
    assert (image.mode == "RGBA") == ("light" in name)


def test_a_large_picture_is_made_smaller_and_keeps_its_shape() -> None:
    image = served(saved(drawn(size=(4_000, 2_000)), "JPEG"))
    assert image.size == (SIDE, SIDE // 2)


SVG = b'<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'
REFUSED = {
    "a bomb of lines": (png_of(60_000, 60_000), "a picture"),
    "a long thin one": (png_of(1_000_000, 64), "a picture of 1000000 by 64 points"),
    "as many points as nobody needs": (png_of(7_900, 7_900), "a picture of 7900 by 7900 points"),
    "one point": (saved(drawn(size=(1, 1)), "PNG"), "a picture of 1 by 1 points: allowed is at least 64 by 64"),
    "a flat one": (saved(drawn(size=(500, 2)), "PNG"), "a picture of 500 by 2 points"),
    "no points": (png_of(0, 0), "this"),
    "half a PNG": (saved(drawn(), "PNG")[:-200], "this picture is broken"),
    "half a JPEG": (saved(drawn(), "JPEG")[:-300], "this picture is broken"),
    "half a WebP": (saved(drawn(), "WEBP")[:-60], "this"),
    "a head alone": (png_of(200, 200)[:33], "this"),
    "points that are none": (saved(drawn(), "PNG").replace(b"IDAT", b"IDAT\xff\xff")[:4_000], "this picture is broken"),
    "SVG": (SVG, "this is no picture: allowed is a PNG, JPEG or WebP picture"),
    "SVG behind the first letters of a PNG": (b"\x89PNG\r\n\x1a\n" + SVG, "this"),
    "a GIF": (saved(drawn("P"), "GIF"), "this is no picture"),
    "a TIFF": (saved(drawn(), "TIFF"), "this is no picture"),
    "a bitmap": (saved(drawn(), "BMP"), "this is no picture"),
    "a drawing for printers": (b"%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 100 100\n", "this is no picture"),
    "a page": (b"<html>" + SCRIPT, "this is no picture"),
    "nothing": (b"", "this is no picture"),
    "too many bytes": (b"\x89PNG\r\n\x1a\n" + b"\0" * MOST_BYTES, "a picture of 2,097,160 bytes"),
    "a text bomb": (
        b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", 100, 100, 8, 2, 0, 0, 0))
        + chunk(b"zTXt", b"a\0\0" + zlib.compress(b"\0" * 200_000_000, 9)), "this picture is broken",
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", REFUSED)
def test_what_is_no_picture_for_us_is_refused_in_one_line(name: str) -> None:
    data, reason = REFUSED[name]
    with pytest.raises(BadInput) as refused:
        clean_picture(data)
    assert str(refused.value).startswith(reason)
    assert "\n" not in str(refused.value)
    assert "allowed is" in str(refused.value)


def greedy(*_: Any) -> int:
    """Take more memory than a picture may need."""
    return len(bytearray(3 << 30))


def test_a_decoder_may_take_only_so_much_memory() -> None:
    async def inside() -> None:
        readers = Readers(1, 1)
        try:
            with pytest.raises(RuntimeError, match="MemoryError"):
                await readers.do(PATIENCE, limit_memory, greedy)
        finally:
            readers.close()

    asyncio.run(inside())


# Over HTTP


async def post(house: House, path: str, body: bytes, kind: str, **headers: str) -> tuple[int, dict[str, str], bytes]:
    return await asyncio.to_thread(call, house, "POST", path, body, {"Content-Type": kind, **headers})


async def fetch(house: House, path: str) -> tuple[int, dict[str, str], bytes]:
    return await asyncio.to_thread(call, house, "GET", path, None, {})


def call(house: House, method: str, path: str, body: bytes | None, headers: dict[str, str]) -> Any:
    request = urllib.request.Request(f"http://{house.address}{path}", body, headers, method=method)
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE) as reply:
            return reply.status, {name.lower(): value for name, value in reply.headers.items()}, reply.read()
    except urllib.error.HTTPError as error:
        return error.code, dict(error.headers), error.read()


async def too_long(house: House, path: str, size: int, kind: str) -> int:
    """How a body of this size is answered; it is refused before it comes."""
    head = f"POST {path} HTTP/1.1\r\nHost: here\r\nContent-Type: {kind}\r\nContent-Length: {size}\r\n\r\n"
    return parsed(await raw(house, head))[0]


async def brought(house: House, data: bytes = HARMLESS["a PNG"], kind: str = "image/png") -> str:
    """A picture that a visitor brought along; gives its hash."""
    status, _, body = await post(house, "/api/pictures", data, kind)
    assert status == 201, body
    return str(json.loads(body)["hash"])


@with_house
async def test_a_picture_is_kept_once_and_served_as_nothing_but_a_picture(house: House) -> None:
    key = await brought(house)
    assert key == await brought(house)
    status, headers, body = await fetch(house, f"/pictures/{key}.webp")
    assert status == 200
    assert hashlib.sha256(body).hexdigest().startswith(key)
    assert headers["content-type"] == "image/webp"
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["content-security-policy"].startswith("default-src 'none'")
    assert "immutable" in headers["cache-control"]
    for wrong in (f"/pictures/{key}", f"/pictures/{'0' * 40}.webp", "/pictures/../x", f"/pictures/{key}.svg"):
        assert (await fetch(house, wrong))[0] in (400, 404)


@with_house
async def test_a_wrong_kind_of_body_is_refused_before_it_is_read(house: House) -> None:
    for kind, status in (("image/svg+xml", 415), ("text/plain", 415), ("application/json", 415), ("", 415)):
        assert (await post(house, "/api/pictures", SVG, kind))[0] == status
    assert (await post(house, "/api/pictures", SVG, "image/png"))[0] == 400  # a wrong file with a right name
    assert (await post(house, "/api/pictures", HARMLESS["a JPEG"], "image/png"))[0] == 201
    assert await too_long(house, "/api/pictures", MOST_BYTES + 1, "image/png") == 413


def test_an_address_may_bring_only_so_many_and_all_only_so_much(tmp_path: Path) -> None:
    async def inside() -> None:
        async with open_house(quick(tmp_path, pictures_per_minute=3, picture_bytes=2_000)) as house:
            assert (await post(house, "/api/pictures", HARMLESS["a PNG"], "image/png"))[0] == 201
            noise = Image.effect_noise((600, 600), 90).convert("RGB")
            status, _, body = await post(house, "/api/pictures", saved(noise, "JPEG"), "image/jpeg")
            assert status == 503
            assert b"no room" in body
            assert (await post(house, "/api/pictures", HARMLESS["a PNG"], "image/png"))[0] == 201
            assert (await post(house, "/api/pictures", HARMLESS["a PNG"], "image/png"))[0] == 429

    asyncio.run(inside())


@with_house
async def test_a_picture_stays_as_long_as_its_table_does_and_no_longer(house: House) -> None:
    key, unused = await brought(house), await brought(house, saved(drawn("L"), "PNG"))
    text = f'game = "grimoria"\n[king]\npicture = "own:{key}"\n'
    created = await house.create("pp", cards=text)
    _, facts = await house.request("GET", f"/api/tables/{created['table']}/facts")
    king = next(card for card in facts["cards"] if card["key"] == "king")
    assert king["picture"] == {"own": key}
    settings = house.node.settings
    gone = await purger(house, settings.keep_pictures_days + 1, keeping_tables(settings)).purge()
    assert gone["pictures"] >= 1
    assert (await fetch(house, f"/pictures/{key}.webp"))[0] == 200
    assert (await fetch(house, f"/pictures/{unused}.webp"))[0] == 404
    await purger(house, settings.keep_deserted_days + 1, settings).purge()
    with house.node.store.engine.connect() as link:
        assert not link.execute(sa.select(TABLE_PICTURES).where(TABLE_PICTURES.c.table == created["table"])).all()
    await purger(house, settings.keep_pictures_days + 1, settings).purge()
    with house.node.store.engine.connect() as link:
        assert not link.execute(sa.select(PICTURES.c.hash).where(PICTURES.c.hash == key)).all()


def keeping_tables(settings: Any) -> Any:
    """Tables are kept for ever, pictures are not."""
    return replace(settings, keep_deserted_days=0, keep_finished_days=0, keep_sets_days=0)
