"""A card set with its pictures as one file: a zip archive of `set.toml` and `pictures/HASH.webp`.

Reading one runs in a process of its own (`foreign.py`). Nothing is ever unpacked to the disk.
"""

import io
import re
import zipfile
import zlib
from collections.abc import Mapping

from zaubertisch.kernel.errors import BadInput
from zaubertisch.kernel.looks import OWN_PICTURE
from zaubertisch.server.workshop.pictures import MOST_BYTES

TEXT = "set.toml"
PICTURE_NAME = re.compile(r"pictures/(?P<hash>[0-9a-f]{40})\.webp")
ALLOWED = f"a zip archive of {TEXT} and pictures/HASH.webp, as the workshop saves it"
MOST_PICTURES = 150
MOST_LETTERS = 60_000
MOST_PACKED = 16 * 1024 * 1024  # bytes of the archive
MOST_UNPACKED = 32 * 1024 * 1024  # bytes of all that is in it
OLDEST = (1980, 1, 1, 0, 0, 0)  # the same set is always the same file
METHODS = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)

Pictures = dict[str, bytes]  # by the hash that the text names


def pack(text: str, pictures: Mapping[str, bytes]) -> bytes:
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w") as archive:
        archive.writestr(zipfile.ZipInfo(TEXT, OLDEST), text.encode(), zipfile.ZIP_DEFLATED)
        for name, body in sorted(pictures.items()):
            archive.writestr(zipfile.ZipInfo(f"pictures/{name}.webp", OLDEST), body, zipfile.ZIP_STORED)
    return file.getvalue()


def unpack(data: bytes) -> tuple[str, Pictures]:
    """The text and the pictures of an archive that holds these and nothing else."""
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            entries = checked_entries(archive.infolist())
            bodies = {name: read(archive, entry) for name, entry in entries.items()}
    except (zipfile.BadZipFile, zlib.error, NotImplementedError, RuntimeError, EOFError, OSError, ValueError):
        raise BadInput("this archive is broken", ALLOWED) from None
    text = text_of(bodies.pop(TEXT))
    return text, {picture_hash(name): body for name, body in bodies.items()}


def checked_entries(entries: list[zipfile.ZipInfo]) -> dict[str, zipfile.ZipInfo]:
    """By name; refused by what the archive says of itself, before anything is unpacked."""
    found = {entry.filename: entry for entry in entries}
    strange = [name for name in found if name != TEXT and not PICTURE_NAME.fullmatch(name)]
    if strange:
        raise BadInput(f"{strange[0][:60]!r} in the archive", ALLOWED)
    if len(found) < len(entries) or TEXT not in found:
        raise BadInput(f"an archive without {TEXT}, or with something twice", ALLOWED)
    if len(found) > MOST_PICTURES + 1 or sum(entry.file_size for entry in entries) > MOST_UNPACKED:
        raise BadInput("too much in the archive", f"at most {MOST_PICTURES} pictures, {MOST_UNPACKED:,} bytes")
    if any(entry.flag_bits & 1 or entry.compress_type not in METHODS for entry in entries):
        raise BadInput("an archive that is locked or packed in another way", ALLOWED)
    return found


def read(archive: zipfile.ZipFile, entry: zipfile.ZipInfo) -> bytes:
    """What is in it, whatever size it claims to have."""
    with archive.open(entry) as file:
        body = file.read(MOST_BYTES + 1)
    if len(body) > MOST_BYTES:
        raise BadInput(f"{entry.filename} is larger than {MOST_BYTES:,} bytes", f"at most {MOST_BYTES:,}")
    return body


def text_of(body: bytes) -> str:
    try:
        text = body.decode()
    except UnicodeDecodeError:
        raise BadInput(f"{TEXT} is not a text", "a card file in UTF-8") from None
    if len(text) > MOST_LETTERS:
        raise BadInput(f"{TEXT} has {len(text):,} letters", f"at most {MOST_LETTERS:,}")
    return text


def picture_hash(name: str) -> str:
    found = PICTURE_NAME.fullmatch(name)
    assert found
    return found["hash"]


def with_hashes(text: str, renamed: Mapping[str, str]) -> str:
    """A card file whose pictures have new hashes."""
    return OWN_PICTURE.sub(lambda found: f"own:{renamed.get(found[1], found[1])}", text)
