"""An authenticator in software, with the browser around it: what a passkey of a phone or a security key answers."""

import hashlib
import json
import secrets
import struct
from base64 import urlsafe_b64decode, urlsafe_b64encode

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

PRESENT_AND_VERIFIED = 0b101
ATTESTED = 0b1000000


def b64(some: bytes) -> str:
    return urlsafe_b64encode(some).rstrip(b"=").decode()


def unb64(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Authenticator:
    """Holds one passkey. `site` and `origin` are what the browser says of the page that asks."""

    def __init__(self, origin: str, counts: bool = True) -> None:
        self.origin = origin
        self.counts = counts
        self.signatures = 0
        self.id = secrets.token_bytes(32)
        self.user = b""
        self.site = ""
        self._key = ec.generate_private_key(ec.SECP256R1())

    def _client_data(self, kind: str, challenge: str) -> bytes:
        said = {"type": f"webauthn.{kind}", "challenge": challenge, "origin": self.origin, "crossOrigin": False}
        return json.dumps(said).encode()

    def _about(self, flags: int) -> bytes:
        self.signatures += self.counts
        return hashlib.sha256(self.site.encode()).digest() + struct.pack(">BI", flags, self.signatures)

    def create(self, options: dict) -> dict:
        """Answer `navigator.credentials.create`."""
        self.site, self.user = options["rp"]["id"], unb64(options["user"]["id"])
        numbers = self._key.public_key().public_numbers()
        public = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}
        attested = bytes(16) + struct.pack(">H", len(self.id)) + self.id + cbor2.dumps(public)
        about = self._about(PRESENT_AND_VERIFIED | ATTESTED) + attested
        return self._answer(
            {
                "clientDataJSON": b64(self._client_data("create", options["challenge"])),
                "attestationObject": b64(cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": about})),
            }
        )

    def get(self, options: dict) -> dict:
        """Answer `navigator.credentials.get`."""
        client_data, about = self._client_data("get", options["challenge"]), self._about(PRESENT_AND_VERIFIED)
        signature = self._key.sign(about + hashlib.sha256(client_data).digest(), ec.ECDSA(SHA256()))
        return self._answer(
            {
                "clientDataJSON": b64(client_data),
                "authenticatorData": b64(about),
                "signature": b64(signature),
                "userHandle": b64(self.user),
            }
        )

    def _answer(self, response: dict) -> dict:
        return {"id": b64(self.id), "rawId": b64(self.id), "type": "public-key", "response": response}
