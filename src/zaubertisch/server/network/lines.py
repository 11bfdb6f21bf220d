"""The short way between a guest and its web socket, past the layers of a web framework.

The framework opens and closes sockets. What is said in between goes straight to the connection: all that is new for a
guest in one turn of the loop, in one piece.
"""

from typing import Any, Protocol, cast

LINE = "zaubertisch.line"  # among the extensions of a socket's scope
SHORT, LONG = 126, 1 << 16
TEXT = 0x81  # a whole message of text


class Line(Protocol):
    """A connection as a guest uses it."""

    @property
    def is_open(self) -> bool: ...

    @property
    def is_writable(self) -> bool:
        """Does it take more, or does much of what was sent before still wait?"""

    def forget_handshake(self) -> None:
        """It is known who came from where."""

    async def until_writable(self) -> None: ...

    async def receive(self) -> Any:
        """The next message, as ASGI has it."""

    def push(self, texts: list[bytes]) -> None:
        """Send these messages."""


def line_of(scope: Any) -> Line:
    """The connection of a socket."""
    return cast("Line", scope["extensions"][LINE])


def framed(text: bytes) -> bytes:
    """A text as a server sends it (RFC 6455, 5.2).

    >>> framed(b"hi"), framed(b"x" * 300)[:4], len(framed(b"x" * 70_000))
    (b'\\x81\\x02hi', b'\\x81~\\x01,', 70010)
    """
    size = len(text)
    if size < SHORT:
        return bytes((TEXT, size)) + text
    if size < LONG:
        return bytes((TEXT, 126)) + size.to_bytes(2) + text
    return bytes((TEXT, 127)) + size.to_bytes(8) + text
