"""Writes FLAC: lossless, played by every browser, and the same bytes on every machine. Mono, fixed predictors."""

import hashlib
from collections.abc import Iterable, Iterator
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

Samples = NDArray[np.int64]

BLOCK = 4_096  # samples in a frame
BITS = 16  # of a sample
PARTITION_ORDERS = (4, 3, 2, 1, 0)
MOST_RICE = 14
SIZE_AT_END, RATE_OF_STREAM, MONO, SIXTEEN_BITS = 0b0111, 0b0000, 0b0000, 0b100

Field = tuple[int, int]  # a number, and in how many bits it is written


def flac(samples: Samples, rate: int) -> bytes:
    blocks = [samples[start : start + BLOCK] for start in range(0, len(samples), BLOCK)]
    frames = [frame(block, number) for number, block in enumerate(blocks)]
    return b"fLaC" + packed(stream_info(samples, rate, frames)) + b"".join(frames)


def stream_info(samples: Samples, rate: int, frames: list[bytes]) -> list[Field]:
    sizes = [len(each) for each in frames]
    digest = hashlib.md5(samples.astype("<i2").tobytes(), usedforsecurity=False).digest()
    head = [(1, 1), (0, 7), (34, 24)]  # the last block of metadata, what is in it, its length
    body = [(BLOCK, 16), (BLOCK, 16), (min(sizes), 24), (max(sizes), 24), (rate, 20), (0, 3), (BITS - 1, 5)]
    return [*head, *body, (len(samples), 36), (int.from_bytes(digest), 128)]


def frame(block: Samples, number: int) -> bytes:
    start = [
        (0b11111111111110, 14),
        (0, 2),
        (SIZE_AT_END, 4),
        (RATE_OF_STREAM, 4),
        (MONO, 4),
        (SIXTEEN_BITS, 3),
        (0, 1),
    ]
    head = packed([*start, *coded_number(number), (len(block) - 1, 16)])
    head += bytes([checksum(head, 0x07, 8)])
    whole = head + packed(subframe(block))
    return whole + checksum(whole, 0x8005, 16).to_bytes(2)


def coded_number(number: int) -> list[Field]:
    """As UTF-8 would write a character; nothing here has more than 2,048 frames."""
    return [(number, 8)] if number < 0x80 else [(0b110, 3), (number >> 6, 5), (0b10, 2), (number & 0x3F, 6)]


def subframe(block: Samples) -> list[Field]:
    """The predictor that leaves least; low bits that are never set are left out."""
    if not block.any():
        return [(0, 8), (0, BITS)]
    spare = spare_bits(block)
    kept, width = block >> spare, BITS - spare
    order, residual = min(predictions(kept), key=lambda found: int(np.abs(found[1]).sum()))
    unary = [(1, spare)] if spare else []
    head = [(0, 1), (0b001000 | order, 6), (1 if spare else 0, 1), *unary]
    first = [(int(each) % (1 << width), width) for each in kept[:order]]
    return [*head, *first, *residual_fields(residual, order, len(block))]


def spare_bits(block: Samples) -> int:
    together = int(np.bitwise_or.reduce(block))
    return (together & -together).bit_length() - 1


def predictions(block: Samples) -> Iterator[tuple[int, Samples]]:
    """What is left if each sample is foretold from the 0 to 4 before it."""
    left = block
    for order in range(min(5, len(block))):
        yield order, left
        left = np.diff(left)


def residual_fields(residual: Samples, order: int, size: int) -> list[Field]:
    """Rice codes in partitions of equal length, cut as finely as the block allows."""
    cut = next(each for each in PARTITION_ORDERS if size % (1 << each) == 0 and size >> each > order)
    folded = np.where(residual >= 0, 2 * residual, -2 * residual - 1)
    bounds = [max(0, (i * size >> cut) - order) for i in range((1 << cut) + 1)]
    parts = [folded[begin:end] for begin, end in pairwise(bounds)]
    return [(0, 2), (cut, 4), *(field for part in parts for field in rice(part))]


def rice(part: Samples) -> Iterator[Field]:
    parameter = min(range(MOST_RICE + 1), key=lambda k: int((part >> k).sum()) + k * len(part))
    yield parameter, 4
    for value in part.tolist():
        yield 1, (value >> parameter) + 1
        if parameter:
            yield value & ((1 << parameter) - 1), parameter


def packed(fields: Iterable[Field]) -> bytes:
    """The numbers one after the other, filled up with zeros to whole bytes."""
    bits = "".join(f"{number:0{width}b}" for number, width in fields)
    bits += "0" * (-len(bits) % 8)
    return int(bits, 2).to_bytes(len(bits) // 8)


def checksum(data: bytes, polynomial: int, width: int) -> int:
    top, rest = 1 << (width - 1), 0
    for byte in data:
        rest ^= byte << (width - 8)
        for _ in range(8):
            rest = (rest << 1 ^ polynomial if rest & top else rest << 1) & ((1 << width) - 1)
    return rest
