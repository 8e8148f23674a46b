"""Passkeys (Web Authentication, Level 3): the options that a browser needs, and the verification of its responses."""

import base64
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit
from uuid import UUID

from domain.accounts.errors import PasskeyRejected

if TYPE_CHECKING:
    from webauthn.helpers.structs import PublicKeyCredentialDescriptor

_SECONDS = 300
_LOOPBACK = "127.0.0.1"

Credential = Mapping[str, Any]
"""A passkey's response: the result of the browser's `PublicKeyCredential.toJSON()`, in correct base64url."""


@dataclass(frozen=True, slots=True)
class VerifiedPasskey:
    """A new passkey."""

    credential_id: bytes
    public_key: bytes
    sign_count: int


@dataclass(frozen=True, slots=True)
class RelyingParty:
    """The site as passkeys know it: they work at its host only, whichever other addresses lead to it."""

    id: str
    origin: str
    name: str

    @classmethod
    def at(cls, site_url: str, name: str) -> "RelyingParty":
        """Makes the relying party of a site at this origin. Browsers have passkeys for domain names only: a site on the
        visitor's own machine has them when it is opened as `localhost`."""
        origin = site_url.replace(f"//{_LOOPBACK}", "//localhost", 1)
        return cls(urlsplit(origin).hostname or "", origin, name)

    def creation_options(
        self, account_id: UUID, email: str, name: str, challenge: bytes, present: Sequence[bytes]
    ) -> dict[str, Any]:
        """Makes the options for `navigator.credentials.create`: a passkey that can sign in alone, in no device that has
        one already."""
        # Takes a quarter of a second, which most processes need not wait for.
        from webauthn import generate_registration_options, options_to_json
        from webauthn.helpers.structs import (
            AuthenticatorSelectionCriteria,
            ResidentKeyRequirement,
            UserVerificationRequirement,
        )

        options = generate_registration_options(
            rp_id=self.id,
            rp_name=self.name,
            user_id=account_id.bytes,
            user_name=email,
            user_display_name=name,
            challenge=challenge,
            timeout=_SECONDS * 1000,
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.REQUIRED
            ),
            exclude_credentials=_descriptors(present),
        )
        return json.loads(options_to_json(options))

    def request_options(self, challenge: bytes, allowed: Sequence[bytes] = ()) -> dict[str, Any]:
        """Makes the options for `navigator.credentials.get`; without `allowed` the person chooses among their passkeys
        for the site."""
        from webauthn import generate_authentication_options, options_to_json
        from webauthn.helpers.structs import UserVerificationRequirement

        options = generate_authentication_options(
            rp_id=self.id,
            challenge=challenge,
            timeout=_SECONDS * 1000,
            allow_credentials=_descriptors(allowed),
            user_verification=UserVerificationRequirement.REQUIRED,
        )
        return json.loads(options_to_json(options))

    def verify_new(self, credential: Credential, challenge: bytes) -> VerifiedPasskey:
        """Raises PasskeyRejected."""
        from webauthn import verify_registration_response

        try:
            verified = verify_registration_response(
                credential=dict(credential),
                expected_challenge=challenge,
                expected_rp_id=self.id,
                expected_origin=self.origin,
                require_user_verification=True,
            )
        except _unreadable() as error:
            raise PasskeyRejected from error
        return VerifiedPasskey(verified.credential_id, verified.credential_public_key, verified.sign_count)

    def verify_use(self, credential: Credential, challenge: bytes, public_key: bytes, sign_count: int) -> int:
        """The passkey's new sign count. Raises PasskeyRejected, also when the count shows that there is a copy."""
        from webauthn import verify_authentication_response

        try:
            return verify_authentication_response(
                credential=dict(credential),
                expected_challenge=challenge,
                expected_rp_id=self.id,
                expected_origin=self.origin,
                credential_public_key=public_key,
                credential_current_sign_count=sign_count,
                require_user_verification=True,
            ).new_sign_count
        except _unreadable() as error:
            raise PasskeyRejected from error


def credential_id_of(credential: Credential) -> bytes:
    """The id under which a passkey is stored."""
    return _decoded(credential["id"])


def user_handle_of(credential: Credential) -> bytes:
    """Reads whose passkey it is, as the device says: an account's id; empty when it says nothing."""
    return _decoded(credential["response"].get("userHandle", ""))


def _decoded(value: str) -> bytes:
    return base64.urlsafe_b64decode(value + "=" * (-len(value) % 4))


def _unreadable() -> tuple[type[Exception], ...]:
    """Lists the exceptions that the library raises for malformed responses and for wrong signatures."""
    from webauthn.helpers.exceptions import WebAuthnException

    return (WebAuthnException, ValueError, TypeError, KeyError)


def _descriptors(credential_ids: Sequence[bytes]) -> "list[PublicKeyCredentialDescriptor]":
    from webauthn.helpers.structs import PublicKeyCredentialDescriptor

    return [PublicKeyCredentialDescriptor(id=each) for each in credential_ids]
