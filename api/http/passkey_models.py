"""Request models of a passkey: the parts of the browser's `PublicKeyCredential.toJSON()` that are verified."""

from typing import Annotated, Any, Literal

from pydantic import Field

from api.http.models import RequestModel

Base64Url = Annotated[
    str,
    Field(
        min_length=2,
        max_length=20_000,
        pattern=r"^(?:[A-Za-z0-9_-]{4})*(?:[A-Za-z0-9_-]{2,3})?$",
        examples=["SSBhbSBhIHBhc3NrZXk"],
    ),
]


class NewCredentialResponse(RequestModel):
    """The authenticator's response when it made the passkey."""

    client_data_json: Base64Url = Field(alias="clientDataJSON")
    attestation_object: Base64Url


class CredentialResponse(RequestModel):
    """The authenticator's response when it signed."""

    client_data_json: Base64Url = Field(alias="clientDataJSON")
    authenticator_data: Base64Url
    signature: Base64Url
    user_handle: Base64Url | None = None


class _Credential(RequestModel):
    id: Base64Url
    raw_id: Base64Url
    type: Literal["public-key"]

    def as_sent(self) -> dict[str, Any]:
        """Returns the credential with its parts named as by the browser, for whoever verifies it."""
        return self.model_dump(by_alias=True, exclude_none=True)


class NewCredential(_Credential):
    """A passkey that was just made."""

    response: NewCredentialResponse


class SignedCredential(_Credential):
    """A passkey that signed a challenge."""

    response: CredentialResponse
