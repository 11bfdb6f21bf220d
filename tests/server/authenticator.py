"""An authenticator in software: it makes passkeys and signs with them, as a browser would hand them over."""

import base64
import hashlib
import json
import secrets
import struct
from dataclasses import dataclass, field
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40
ES256, P256, EC2 = -7, 1, 2


def encoded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def client_data(kind: str, challenge: str, origin: str) -> bytes:
    return json.dumps({"type": kind, "challenge": challenge, "origin": origin, "crossOrigin": False}).encode()


@dataclass
class Authenticator:
    """One passkey for one site."""

    site: str = "localhost"
    origin: str = "http://localhost"
    passkey: bytes = field(default_factory=lambda: secrets.token_bytes(32))
    key: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))
    count: int = 0
    handle: str = ""

    def made(self, options: dict[str, Any]) -> dict[str, Any]:
        """What `navigator.credentials.create` would give."""
        self.handle = options["user"]["id"]
        said = client_data("webauthn.create", options["challenge"], self.origin)
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": self._data(self._attested(), ATTESTED)})
        return self._credential({"clientDataJSON": encoded(said), "attestationObject": encoded(attestation)})

    def signed(self, options: dict[str, Any]) -> dict[str, Any]:
        """What `navigator.credentials.get` would give."""
        self.count += 1
        said = client_data("webauthn.get", options["challenge"], self.origin)
        data = self._data(b"", 0)
        signature = self.key.sign(data + hashlib.sha256(said).digest(), ec.ECDSA(hashes.SHA256()))
        return self._credential(
            {
                "clientDataJSON": encoded(said), "authenticatorData": encoded(data), "signature": encoded(signature),
                "userHandle": self.handle,
            }
        )  # fmt: skip

    def _credential(self, response: dict[str, str]) -> dict[str, Any]:
        name = encoded(self.passkey)
        return {
            "id": name, "rawId": name, "type": "public-key", "response": response, "clientExtensionResults": {},
            "authenticatorAttachment": "platform",
        }  # fmt: skip

    def _data(self, more: bytes, flags: int) -> bytes:
        head = hashlib.sha256(self.site.encode()).digest()
        return head + struct.pack(">BI", PRESENT | VERIFIED | flags, self.count) + more

    def _attested(self) -> bytes:
        numbers = self.key.public_key().public_numbers()
        x, y = (number.to_bytes(32, "big") for number in (numbers.x, numbers.y))
        public = cbor2.dumps({1: EC2, 3: ES256, -1: P256, -2: x, -3: y})
        return bytes(16) + struct.pack(">H", len(self.passkey)) + self.passkey + public
