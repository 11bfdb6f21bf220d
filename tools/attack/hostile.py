"""What hostile visitors type: texts, names, numbers, JSON, card files, bytes."""

import random

NAMES = (
    " ", "\t", "\u0007", "\u0000", "\u200b", "\u202e", "\ufeff", "\u2028", "a" * 35 + " b", "a" * 40, "a" * 41, "",
    " a ", "\U0001f9d9" * 40, "e\u0301" * 20, "<script>alert(1)</script>", "'; DROP TABLE tables; --",
    "../../etc/passwd", "%s%n", "{0}", "\ud800".encode("utf-16", "surrogatepass").decode("utf-16", "replace"), "#1",
    "seat 0", "\n" * 5,
    "a\nb", "a\r\nX: y", "[[]]", '"', "\\", "=", "end", "seats:", "\u0600" * 3, "A" * 39 + "\u0301",
)  # fmt: skip

TABLES = (
    "..", "%2e%2e", "..%2f..%2fetc%2fpasswd", "a" * 500, "%00", "-1", "0", "nosuchtable", "%", "%zz", "....//", "~root",
    "\\..\\..", "con", "*", "%c0%ae%c0%ae", "tables.sqlite", ".git", "A" * 12,
)  # fmt: skip

PATHS = (
    "/../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "/..%2f..%2fetc%2fpasswd", "/assets/../../../etc/passwd",
    "/assets/%2e%2e/%2e%2e/app.py", "//etc/passwd", "/.git/config", "/t/../../x", "/assets//../index.html",
    "/static/..\\..\\x", "/%00", "/assets/%00.js", "/tables.sqlite", "/cards/..%5c..%5c", "/api/../.env",
)  # fmt: skip


def deep_json(depth: int) -> list[bytes]:
    """Nested so deep that a reader that calls itself falls over."""
    return [
        b"[" * depth,
        b"[" * depth + b"]" * depth,
        b'{"a":' * depth + b"1" + b"}" * depth,
        b'{"game":"grimoria","seats":' + b"[" * depth + b"]" * depth + b"}",
        b'{"game":"grimoria","seats":[{"kind":"person"}],"variants":' + b'{"a":' * depth + b"1" + b"}" * (depth + 1),
    ]


def odd_json(rng: random.Random) -> bytes:
    """JSON of every shape but the right one, and things that are almost JSON."""
    odd = rng.choice([
        b"", b"null", b"true", b"1e999", b"-", b'"', b"{", b"{}", b"[]", b'{"game": 1}', b'{"game":"grimoria"}',
        b"\xff\xfe", b"\xc3\x28", b'{"game":"grimoria","seats":[]}', b'{"game":"x","seats":[{"kind":"person"}]}',
        b'{"game":"grimoria","seats":[{"kind":"person"}],"x":1}', b'{"game":"grimoria","seats":[{"kind":"ghost"}]}',
        b'{"game":"grimoria","seats":' + b"9" * 3_000 + b"}", b'{"game":"\\ud800","seats":[{"kind":"person"}]}',
        b'{"game":"grimoria","game":"schatzjagd","seats":[{"kind":"person"}]}', b"\x00" * 50, b"NaN",
    ])  # fmt: skip
    return bytes(odd)


def card_files() -> list[str]:
    """Small files that cost a careless reader much."""
    return [
        "a." * 14_000 + "b = 1\n",
        "\n".join("a." * 900 + f"b{i} = 1" for i in range(25)),
        "\n".join(f"[{'.'.join(f'k{i}' for i in range(j, j + 200))}]" for j in range(20)),
        "x = " + "[" * 20_000 + "]" * 20_000,
        "x = " + "{a=" * 5_000 + "1" + "}" * 5_000,
        "x = 1" + "0" * 50_000,
        "x = 0x" + "f" * 50_000,
        "x = 1e" + "9" * 5_000,
        'x = "' + "\\u0000" * 8_000 + '"',
        "\n".join(f"k{i} = 1" for i in range(8_000)),
        "\n".join(f"[t{i}]" for i in range(10_000)),
        "\n".join("[[t]]" for _ in range(10_000)),
        '"' * 59_999,
        "'''" + "x" * 59_000,
        "#" * 59_999,
        "\ufeff[meta]\n",
        "king.points = 999999999999999999999999\n",
        "[king]\npoints = -1\n",
        "[king]\npoints = nan\n",
        "[king]\npoints = 1979-05-27T07:32:00Z\n",
        "[king]\ncount = [[[[[[[[[[1]]]]]]]]]]\n",
        "\x00",
        "= = =\n" * 9_000,
    ]


def record_files() -> list[str]:
    head = "zaubertisch record 2\n"
    return [
        "", "x", "\x00" * 100, head, head * 2_000, head + "game: grimoria\n" * 3_000,
        head + "game: grimoria\nseed: -1\n",
        head + "game: ../../x\n", head + "game: grimoria\nseats: " + "a, " * 20_000 + "\n",
        head + "game: grimoria\nseats: Anna, Ben\nseed: " + "9" * 5_000 + "\n", "[" * 60_000, "a.b." * 15_000,
        head + "game: grimoria\nseats: Anna, Ben\nseed: 1\nanswers:\n" + "1 spell 1\n" * 5_000,
    ]  # fmt: skip


def raw_requests() -> list[bytes]:
    """What is no HTTP, or only almost."""
    host = b"Host: 127.0.0.1\r\n"
    return [
        b"\r\n\r\n", b"GET\r\n\r\n", b"GET / HTTP/9.9\r\n\r\n",
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" * 5, b"\xff" * 300,
        b"GET / HTTP/1.1\r\n" + host + b"Content-Length: -1\r\n\r\n",
        b"GET / HTTP/1.1\r\n" + host + b"Content-Length: 5\r\nContent-Length: 6\r\n\r\nabcde",
        b"POST /api/tables HTTP/1.1\r\n" + host + b"Transfer-Encoding: chunked\r\nContent-Length: 4\r\n\r\nzz\r\n",
        b"POST /api/tables HTTP/1.1\r\n" + host + b"Transfer-Encoding: chunked\r\n\r\nFFFFFFFFFFFFFFFFF\r\n",
        b"POST /api/tables HTTP/1.1\r\n" + host + b"Content-Length: 99999999999999\r\n\r\n",
        b"GET / HTTP/1.1\r\n" + host + b"X: " + b"a" * 70_000 + b"\r\n\r\n",
        b"GET / HTTP/1.1\r\n" + b"".join(b"X%d: y\r\n" % i for i in range(2_000)) + b"\r\n",
        b"GET /" + b"a" * 70_000 + b" HTTP/1.1\r\n" + host + b"\r\n",
        b"GET /\x00 HTTP/1.1\r\n" + host + b"\r\n", b"GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n",
        b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
        b"DELETE /api/games HTTP/1.1\r\n" + host + b"\r\n", b"TRACE / HTTP/1.1\r\n" + host + b"\r\n",
        b"CONNECT 127.0.0.1:22 HTTP/1.1\r\n" + host + b"\r\n",
        b"GET /api/tables/x/socket HTTP/1.1\r\n" + host + b"Upgrade: websocket\r\nConnection: Upgrade\r\n\r\n",
        b"GET /api/tables/x/socket HTTP/1.1\r\n" + host + b"Upgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Key: x\r\nSec-WebSocket-Version: 99\r\n\r\n",
    ]  # fmt: skip


ORIGINS = (
    "https://elsewhere.example", "null", "http://[", "http://[::1", "//", "http://127.0.0.1:99999999", "\u00e4", "file://",
    "http://127.0.0.1@elsewhere.example", "javascript:alert(1)", "http://",
)  # fmt: skip

MESSAGES = (
    "answer",
    "why_not",
    "undo",
    "auto_pass",
    "talk",
    "vote",
    "leave",
    "leave_lesson",
    "rematch",
    "ping",
    "hello",
    "",
    "x",
)
