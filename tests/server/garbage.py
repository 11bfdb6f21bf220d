"""What hostile and broken clients send over a socket."""

import json
import random
from typing import Any

KINDS = (
    "hello",
    "answer",
    "why_not",
    "undo",
    "auto_pass",
    "give_order",
    "talk",
    "vote",
    "leave",
    "rematch",
    "ping",
    "nonsense",
    "",
    None,
)
FIELDS = (
    "question",
    "option",
    "ref",
    "passing",
    "text",
    "phrase",
    "about",
    "yes",
    "seat",
    "token",
    "seen",
    "name",
    "x",
)


def garbage(rng: random.Random) -> str | bytes:
    """Something a hostile or broken client might send; what may rightly change the table is left out."""
    kind = rng.randrange(8)
    if kind == 0:
        return rng.randbytes(rng.randrange(60))
    if kind == 1:
        return "".join(chr(rng.randrange(1, 0x2FF)) for _ in range(rng.randrange(60)))
    if kind == 2:
        return "[" * rng.randrange(1, 4_000)
    if kind == 3:
        return json.dumps({"type": "talk", "text": "x" * rng.randrange(300, 40_000)})
    message = {"type": rng.choice(KINDS)}
    for _ in range(rng.randrange(5)):
        message[rng.choice(FIELDS)] = some_value(rng)
    return json.dumps(message)


def some_value(rng: random.Random) -> Any:
    return rng.choice([
        None, True, -1, 0, 3, 2**31, 2**70, 1.5, "", "x", "pause", "round", "end-of-world", "\u0000", "é" * 50, [], {},
        [1], {"a": [None]}, "9" * 3_000,
    ])  # fmt: skip
