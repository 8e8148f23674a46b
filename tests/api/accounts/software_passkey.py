"""A passkey in software (ES256), as a device makes it and signs with it."""

import base64
import json
import secrets
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

from tests.api.accounts.people import SITE

LOCALHOST = SITE.replace("127.0.0.1", "localhost")
"""Browsers have no passkeys for addresses."""

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40


def _text(value: bytes) -> str:
    return base64.urlsafe_b64encode(value).decode().rstrip("=")


@dataclass
class SoftwarePasskey:
    """`verifies`: whether the device asks for the finger or the PIN."""

    origin: str = LOCALHOST
    verifies: bool = True
    sign_count: int = 1
    id: bytes = field(default_factory=lambda: secrets.token_bytes(16))
    key: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))
    user_handle: str = ""

    def create(self, options: dict[str, Any]) -> dict[str, Any]:
        """The response to the options of `navigator.credentials.create`."""
        self.user_handle = options["user"]["id"]
        numbers = self.key.public_key().public_numbers()
        x, y = numbers.x.to_bytes(32, "big"), numbers.y.to_bytes(32, "big")
        public_key = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: x, -3: y})
        attested = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + public_key
        data = self._authenticator_data(options["rp"]["id"], ATTESTED) + attested
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        client = self._client_data("webauthn.create", options["challenge"])
        return self._credential(clientDataJSON=_text(client), attestationObject=_text(attestation))

    def sign(self, options: dict[str, Any]) -> dict[str, Any]:
        """The response to the options of `navigator.credentials.get`."""
        self.sign_count += 1
        data = self._authenticator_data(options["rpId"], 0)
        client = self._client_data("webauthn.get", options["challenge"])
        signature = self.key.sign(data + sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        return self._credential(
            clientDataJSON=_text(client),
            authenticatorData=_text(data),
            signature=_text(signature),
            userHandle=self.user_handle,
        )

    def _credential(self, **response: str) -> dict[str, Any]:
        return {"id": _text(self.id), "rawId": _text(self.id), "type": "public-key", "response": response}

    def _authenticator_data(self, site: str, flags: int) -> bytes:
        flags |= PRESENT | (VERIFIED if self.verifies else 0)
        return sha256(site.encode()).digest() + bytes([flags]) + self.sign_count.to_bytes(4, "big")

    def _client_data(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin}).encode()
