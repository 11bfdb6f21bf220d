"""A card set with its pictures as one file: it comes back as it was; what is no such file is refused in one line."""

import io
import json
import re
import struct
import zipfile
from typing import Any

import pytest

from tests.server.house import House
from tests.server.test_pictures import HARMLESS, SVG, brought, drawn, fetch, post, saved, too_long
from tests.server.test_sockets import with_house
from zaubertisch.kernel.errors import BadInput
from zaubertisch.server.workshop.packs import MOST_PACKED, pack, unpack

TEXT = 'game = "grimoria"\ntitle = "Mine"\n[king]\npicture = "own:{}"\n'
KEY = "ab" * 20
PICTURE = f"pictures/{KEY}.webp"


def archive(*entries: tuple[str, bytes], method: int = zipfile.ZIP_DEFLATED) -> bytes:
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", method) as found:
        for name, body in entries:
            found.writestr(name, body)
    return file.getvalue()


def test_what_is_packed_is_unpacked() -> None:
    packed = pack("text ä", {KEY: b"points"})
    assert unpack(packed) == ("text ä", {KEY: b"points"})
    assert packed == pack("text ä", {KEY: b"points"})  # the same set is the same file


def lying_about_its_size() -> bytes:
    """An entry that says it is small, and is not."""
    packed = bytearray(archive(("set.toml", b"\0" * 30_000_000)))
    for sign, at in ((b"PK\x03\x04", 22), (b"PK\x01\x02", 24)):
        place = packed.index(sign) + at
        packed[place : place + 4] = struct.pack("<I", 10)
    return bytes(packed)


def locked() -> bytes:
    packed = bytearray(archive(("set.toml", b"x")))
    for sign, at in ((b"PK\x03\x04", 6), (b"PK\x01\x02", 8)):
        packed[packed.index(sign) + at] |= 1
    return bytes(packed)


def twice() -> bytes:
    with pytest.warns(UserWarning, match="Duplicate name"):
        return archive(("set.toml", b"a"), ("set.toml", b"b"))


def many(count: int, body: bytes) -> list[tuple[str, bytes]]:
    return [(f"pictures/{number:040x}.webp", body) for number in range(count)]


HOSTILE: dict[str, Any] = {
    "nothing": lambda: b"",
    "no archive": lambda: b"PK\x03\x04 nonsense",
    "half of one": lambda: archive(("set.toml", b"x" * 500), method=zipfile.ZIP_STORED)[:-30],
    "no set": lambda: archive((PICTURE, b"x")),
    "a path upwards": lambda: archive(("set.toml", b"x"), ("../../etc/passwd", b"x")),
    "a whole path": lambda: archive(("set.toml", b"x"), ("/etc/passwd", b"x")),
    "a folder": lambda: archive(("set.toml", b"x"), ("pictures/", b"")),
    "another file": lambda: archive(("set.toml", b"x"), ("run.exe", b"x")),
    "another picture": lambda: archive(("set.toml", b"x"), (f"pictures/{KEY}.svg", SVG)),
    "a backslash": lambda: archive(("set.toml", b"x"), (f"pictures\\{KEY}.webp", b"x")),
    "a bomb": lambda: archive(("set.toml", b"\0" * 3_000_000)),
    "a bomb of many": lambda: archive(("set.toml", b"x"), *(many(40, b"\0" * 1_000_000))),
    "a bomb that lies": lying_about_its_size,
    "too many": lambda: archive(("set.toml", b"x"), *many(200, b"x")),
    "something twice": twice,
    "locked": locked,
    "packed in another way": lambda: archive(("set.toml", b"x" * 900), method=zipfile.ZIP_LZMA),
    "no text": lambda: archive(("set.toml", b"\xff\xfe\x00")),
    "a long text": lambda: archive(("set.toml", b"x" * 70_000)),
}  # fmt: skip


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_archive_is_refused_in_one_line(name: str) -> None:
    with pytest.raises(BadInput) as refused:
        unpack(HOSTILE[name]())
    assert "\n" not in str(refused.value)
    assert "allowed is" in str(refused.value)


@with_house
async def test_a_set_with_its_pictures_goes_out_and_comes_back(house: House) -> None:
    key = await brought(house)
    status, packed = await packed_of(house, TEXT.format(key))
    assert status == 200
    with zipfile.ZipFile(io.BytesIO(packed)) as found:
        assert found.namelist() == ["set.toml", f"pictures/{key}.webp"]
    status, _, body = await post(house, "/api/packs/unpacked", packed, "application/zip")
    assert (status, body.decode()) == (200, as_json(TEXT.format(key)))


async def packed_of(house: House, text: str) -> tuple[int, bytes]:
    status, headers, body = await post(house, "/api/packs", as_json(text).encode(), "application/json")
    assert headers.get("content-type") == "application/zip"
    assert headers["x-content-type-options"] == "nosniff"
    return status, body


def as_json(text: str) -> str:
    return json.dumps({"text": text}, separators=(",", ":"))


@with_house
async def test_pictures_of_an_archive_are_made_new_whatever_they_are_called(house: House) -> None:
    packed = archive(("set.toml", TEXT.format(KEY).encode()), (PICTURE, HARMLESS["a page behind a WebP"]))
    status, _, body = await post(house, "/api/packs/unpacked", packed, "application/zip")
    assert status == 200
    [key] = re.findall("own:([0-9a-f]{40})", body.decode())
    assert key != KEY
    assert b"script" not in (await fetch(house, f"/pictures/{key}.webp"))[2]
    assert (await fetch(house, f"/pictures/{KEY}.webp"))[0] == 404


@with_house
async def test_what_comes_as_an_archive_must_be_one(house: House) -> None:
    hostile = archive(("set.toml", TEXT.format(KEY).encode()), (PICTURE, SVG))
    for body, kind, expected in (
        (hostile, "application/zip", 400),
        (hostile, "text/plain", 415),
        (HARMLESS["a PNG"], "application/zip", 400),
        (saved(drawn(), "PNG"), "image/png", 415),
    ):
        assert (await post(house, "/api/packs/unpacked", body, kind))[0] == expected
    assert await too_long(house, "/api/packs/unpacked", MOST_PACKED + 1, "application/zip") == 413
