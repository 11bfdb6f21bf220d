"""Web push: messages that a browser's own push service delivers, encrypted for that browser alone (RFC 8030, 8291)."""

import base64
import binascii
import functools
import os
import time
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from zaubertisch.kernel.errors import BadInput

KEPT_S = 12 * 3_600  # by the push service, while the browser is not there
SIGNED_S = 6 * 3_600  # how long a signature counts; at most a day
POINT, SECRET = 65, 16  # bytes of the browser's public key, and of its secret


def make_keys(path: Path) -> str:
    """A new pair of keys in a file that only its owner reads; gives the public one."""
    from cryptography.hazmat.primitives import serialization as form
    from cryptography.hazmat.primitives.asymmetric import ec

    private = ec.generate_private_key(ec.SECP256R1())
    text = private.private_bytes(form.Encoding.PEM, form.PrivateFormat.PKCS8, form.NoEncryption())
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
            file.write(text)
    except FileExistsError:
        raise BadInput(f"{path} is there already", "the name of a new file: browsers know the old keys") from None
    except OSError as error:
        raise BadInput(f"{path}: {error.strerror}", "a folder that can be written") from None
    return PushKeys(text).public


class PushKeys:
    """The keys that push services know this server by."""

    def __init__(self, pem: bytes) -> None:
        from py_vapid import Vapid02  # type: ignore[import-untyped]

        self._vapid = Vapid02.from_pem(pem)

    @functools.cached_property
    def public(self) -> str:
        """As browsers want it."""
        from cryptography.hazmat.primitives import serialization as form

        point = self._vapid.public_key.public_bytes(form.Encoding.X962, form.PublicFormat.UncompressedPoint)
        return base64.urlsafe_b64encode(point).rstrip(b"=").decode()

    def sign(self, endpoint: str, operator: str) -> str:
        """What a push service wants to see: who sends, and how to reach them."""
        parts = urlsplit(endpoint)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "sub": operator, "exp": int(time.time()) + SIGNED_S}
        return str(self._vapid.sign(claims)["Authorization"])


def read_keys(path: Path) -> PushKeys:
    try:
        return PushKeys(path.read_bytes())
    except OSError as error:
        raise BadInput(f"{path}: {error.strerror}", "the file that `zaubertisch push-keys` made") from None
    except Exception:
        raise BadInput(f"{path}: no key is in it", "the file that `zaubertisch push-keys` made") from None


def check_browser_keys(p256dh: str, auth: str) -> None:
    """Whether something can be encrypted for that browser."""
    from cryptography.hazmat.primitives.asymmetric import ec

    try:
        point, secret = (base64.urlsafe_b64decode(text + "=" * (-len(text) % 4)) for text in (p256dh, auth))
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except (ValueError, binascii.Error):
        raise BadInput("keys of the push subscription", "those that the browser gave") from None
    if len(point) != POINT or len(secret) != SECRET:
        raise BadInput("keys of the push subscription", "those that the browser gave")


def encrypted(endpoint: str, p256dh: str, auth: str, body: bytes) -> bytes:
    """For one browser alone."""
    from pywebpush import WebPusher  # type: ignore[import-untyped]

    keys: dict[str, Any] = {"endpoint": endpoint, "keys": {"p256dh": p256dh, "auth": auth}}
    return bytes(WebPusher(keys).encode(body, "aes128gcm")["body"])


def push_headers(authorization: str, topic: str, *, is_urgent: bool) -> dict[str, str]:
    """`topic`: of several messages that wait for a browser only the last one is delivered."""
    return {
        "Authorization": authorization, "TTL": str(KEPT_S), "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream", "Urgency": "high" if is_urgent else "normal", "Topic": topic,
    }  # fmt: skip
