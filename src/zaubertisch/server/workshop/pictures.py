"""Pictures that strangers send, made new: decoded within bounds, without anything but their points.

This runs in a process of its own (`foreign.py`), which may take only so much memory.
"""

import io
import resource
import warnings
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

from PIL import Image, ImageFile, ImageOps, UnidentifiedImageError

from zaubertisch.kernel.errors import BadInput

KINDS = {"image/png": "PNG", "image/jpeg": "JPEG", "image/webp": "WEBP"}
FORMATS = (*KINDS.values(),)  # nothing else is even tried
ALLOWED = "a PNG, JPEG or WebP picture"
MOST_BYTES = 2 * 1024 * 1024
LEAST_SIDE, MOST_SIDE, MOST_POINTS = 64, 8_000, 24_000_000
SIDE = 1_024  # points of the longer side of what is kept
QUALITY = 88
MOST_MEMORY = 768 * 1024 * 1024  # bytes, beside what the process has when it begins
UNREADABLE = (OSError, ValueError, SyntaxError, EOFError, KeyError, IndexError, TypeError, AttributeError, MemoryError)
IS_OLD_PRECISION = ("I", "I;16", "I;16B", "I;16L", "F")


def limit_memory(*_: Any) -> None:
    """Once in the life of a process: it may grow so much and no more, write no files, and open few."""
    soft, _hard = resource.getrlimit(resource.RLIMIT_AS)
    if soft == resource.RLIM_INFINITY:
        most = memory_now() + MOST_MEMORY
        resource.setrlimit(resource.RLIMIT_AS, (most, most))
        resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def memory_now() -> int:
    with suppress(OSError), open("/proc/self/statm", encoding="ascii") as file:
        return int(file.read().split()[0]) * resource.getpagesize()
    return MOST_MEMORY


def clean_picture(data: bytes) -> bytes:
    """The picture as WebP, at most 1,024 points wide and high: nothing of the file it came in is left."""
    if len(data) > MOST_BYTES:
        raise BadInput(f"a picture of {len(data):,} bytes", f"at most {MOST_BYTES:,}")
    with reading():
        image = opened(data)
        image.draft("RGB", (2 * SIDE, 2 * SIDE))
        image.load()
        return packed(points_of(upright(image)))


@contextmanager
def reading() -> Iterator[None]:
    """Whatever a decoder says about a file that is none, in one line."""
    ImageFile.LOAD_TRUNCATED_IMAGES = False
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("error", Image.DecompressionBombWarning)
            yield
    except UnidentifiedImageError:
        raise BadInput("this is no picture", ALLOWED) from None
    except (Image.DecompressionBombError, Image.DecompressionBombWarning):
        raise BadInput("a picture with too many points", f"at most {MOST_POINTS:,}") from None
    except UNREADABLE:
        raise BadInput("this picture is broken", ALLOWED) from None


def opened(data: bytes) -> Image.Image:
    """Only its head is read here; its size is known before a single point is decoded."""
    image = Image.open(io.BytesIO(data), formats=FORMATS)
    width, height = image.size
    if min(width, height) < LEAST_SIDE:
        raise BadInput(f"a picture of {width} by {height} points", f"at least {LEAST_SIDE} by {LEAST_SIDE}")
    if max(width, height) > MOST_SIDE or width * height > MOST_POINTS:
        raise BadInput(
            f"a picture of {width} by {height} points", f"at most {MOST_SIDE:,} a side, {MOST_POINTS:,} in all"
        )
    return image


def upright(image: Image.Image) -> Image.Image:
    """As its camera meant it; a wrong note about that is no mistake of the picture."""
    with suppress(Exception):
        return ImageOps.exif_transpose(image)
    return image


def points_of(image: Image.Image) -> Image.Image:
    """A new picture with the same points in three colours, and a fourth value where it lets light through."""
    if image.mode in IS_OLD_PRECISION:
        image = image.convert("L")
    has_alpha = image.mode in ("RGBA", "LA", "PA", "La", "RGBa") or "transparency" in image.info
    plain = image.convert("RGBA" if has_alpha else "RGB")
    plain.thumbnail((SIDE, SIDE), Image.Resampling.LANCZOS)
    return Image.frombytes(plain.mode, plain.size, plain.tobytes())


def packed(image: Image.Image) -> bytes:
    file = io.BytesIO()
    image.save(file, "WEBP", quality=QUALITY, method=4)
    return file.getvalue()
