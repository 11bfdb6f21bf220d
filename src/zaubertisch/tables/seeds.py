"""What the cards are dealt from, and the hashes that bind it."""

import functools
import hashlib
import secrets
from collections.abc import Sequence

SEED_DIGITS = 16  # hexadecimal: 64 bits
THINKING_DIGITS = 8


@functools.lru_cache(maxsize=1 << 12)
def sha256(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def new_seed() -> tuple[int, str]:
    """A seed and its salt."""
    return secrets.randbits(63), secrets.token_hex(16)


def hash_of_seed(salt: str, seed: int) -> str:
    """What is published at the start: nobody can guess the seed from it, and it fits no other.

    >>> hash_of_seed("00", 5)[:16]
    '4cf4eb205c24e73c'
    """
    return sha256(f"{salt}:{seed}")


def seed_of(salt: str, seed: int, shares: Sequence[str]) -> int:
    """The seed of a game: the server's seed and salt, and the share of each seat, empty where it has none.

    >>> f"{seed_of('00', 5, ['ab', '']):016x}" == sha256("00:5:ab:")[:16]
    True
    """
    return int(sha256(":".join([salt, str(seed), *shares]))[:SEED_DIGITS], 16)


def binding_hash(seed_hash: str, shares: Sequence[str]) -> str:
    """Binds all of the luck, from the deal on: the server's hash and every share."""
    return sha256(":".join([seed_hash, *shares]))


def thinking_seed(salt: str, seed: int, seat: int, view: bytes) -> int:
    """Where a bot shall think the same whenever it sees the same: the seed of its search.

    >>> thinking_seed("00", 5, 1, b"a") == thinking_seed("00", 5, 1, b"a") != thinking_seed("00", 5, 1, b"b")
    True
    """
    return int(hashlib.sha256(f"thinking:{salt}:{seed}:{seat}:".encode() + view).hexdigest()[:THINKING_DIGITS], 16)


def personality_of(salt: str, seed: int, table: str, seat: int) -> int:
    """What the bot of a seat likes follows from this: the same through a whole game, unknown while the salt is secret.

    >>> personality_of("00", 5, "a", 0) == personality_of("00", 5, "a", 1)
    False
    """
    return int(sha256(f"personality:{salt}:{seed}:{table}:{seat}")[:SEED_DIGITS], 16)
