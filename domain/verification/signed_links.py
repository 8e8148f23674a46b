"""Signed links: expiring access tokens for people without an account."""

from datetime import UTC, datetime, timedelta
from hashlib import sha256
from typing import Annotated, ClassVar, TypeVar
from uuid import UUID

from itsdangerous import BadSignature, TimestampSigner, URLSafeTimedSerializer
from pydantic import BaseModel, ConfigDict, ValidationError

from domain.kernel.database.clock import Clock
from domain.kernel.errors import Refused
from domain.kernel.process.settings import Setting


class Link(BaseModel):
    """The content of a signed link, which gives access to something. Each kind has its own purpose as salt, so that one
    is never accepted as another."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    purpose: ClassVar[str]
    lifetime: ClassVar[timedelta]


class ApplicantLink(Link):
    """Access to all applications of the person who sent this one.

    Given to whoever verified the application's address or number, and mailed to it.
    """

    purpose = "applicant"
    lifetime = timedelta(days=30)

    application_id: UUID


class VerifiedContactLink(Link):
    """The verified contact of an application, for whoever has just verified it; kept in a cookie of that browser.

    Unlike an ApplicantLink it is never mailed, so it cannot be passed on.
    """

    purpose = "verified-contact"
    lifetime = timedelta(hours=1)

    application_id: UUID


class VerificationLink(Link):
    """One application that awaits its code; given to the browser that started it and mailed with the code."""

    purpose = "verification"
    lifetime = timedelta(hours=24)

    application_id: UUID


class AlertConfirmationLink(Link):
    """A saved search that a guest asked for; mailed to the address that was given, so opening it shows whose it is."""

    purpose = "alert-confirmation"
    lifetime = timedelta(days=7)

    search_id: UUID


class AlertsLink(Link):
    """The saved searches of a guest. It is in every mail about them, and opens nothing else."""

    purpose = "alerts"
    lifetime = timedelta(days=365)

    subscriber_id: UUID


class UploadLink(Link):
    """The files that a guest has uploaded and not yet sent with an application."""

    purpose = "upload"
    lifetime = timedelta(hours=24)

    person_id: UUID


class InboxLink(Link):
    """An employer's inbox."""

    purpose = "inbox"
    lifetime = timedelta(days=60)

    employer_id: int


class AuditLink(Link):
    """The auditor's replay, for the person named."""

    purpose = "audit"
    lifetime = timedelta(minutes=15)

    auditor: str


class RegistrationLink(Link):
    """A registration that awaits its code; kept in a cookie of the browser that registered."""

    purpose = "registration"
    lifetime = timedelta(hours=24)

    registration_id: UUID


class SignInLink(Link):
    """A sign-in that awaits its code; kept in a cookie of the browser that requested it."""

    purpose = "sign-in"
    lifetime = timedelta(minutes=30)

    asked: UUID


class SecondFactorLink(Link):
    """A sign-in that awaits the second factor; kept in a cookie of the browser that took the first step."""

    purpose = "second-factor"
    lifetime = timedelta(minutes=5)

    challenge_id: UUID


class PasskeyLink(Link):
    """A sign-in by passkey alone; kept in a cookie of the browser that asked for the challenge."""

    purpose = "passkey"
    lifetime = timedelta(minutes=5)

    challenge_id: UUID


class OneTapLink(Link):
    """The nonce that a token of Google's prompt has to name; kept in a cookie of the browser that shows the prompt."""

    purpose = "one-tap"
    lifetime = timedelta(hours=1)

    nonce: UUID


class LinkMissing(Refused):
    """A link is required and the request has none."""

    code: ClassVar[str] = "LINK_REQUIRED"
    status: ClassVar[int] = 401


class LinkInvalid(Refused):
    """The link is not signed by us, was changed, or is of another kind."""

    code: ClassVar[str] = "LINK_INVALID"
    status: ClassVar[int] = 401


class LinkExpired(Refused):
    """The link has expired."""

    code: ClassVar[str] = "LINK_EXPIRED"
    status: ClassVar[int] = 401


L = TypeVar("L", bound=Link)
_MAX_TOKEN_LENGTH = 1024
MAX_CLOCK_STEP = timedelta(minutes=15)
"""A link signed before the database's clock was set back seems to be from the future: that much of it is tolerated."""


class LinkSigner:
    """Signs links and verifies them. Their age is measured by the database's clock, like every other deadline."""

    def __init__(self, key: Annotated[bytes, Setting("link_key")], clock: Clock) -> None:
        self._key = key
        self._clock = clock

        class Signer(TimestampSigner):
            def get_timestamp(self) -> int:
                return int(clock().timestamp())

            def timestamp_to_datetime(self, ts: int) -> datetime:
                return datetime.fromtimestamp(ts, tz=UTC)

        self._signer = Signer

    def sign(self, link: Link) -> str:
        """The token for a URL: letters, digits, `-`, `_` and `.` only."""
        return self._serializer(type(link)).dumps(link.model_dump(mode="json"))

    def open(self, kind: type[L], token: str) -> L:
        """The verified content of a token. Raises LinkInvalid or LinkExpired."""
        if len(token) > _MAX_TOKEN_LENGTH or not token.isascii():
            raise LinkInvalid
        try:
            data, signed_at = self._serializer(kind).loads(token, return_timestamp=True)
            link = kind.model_validate(data)
        except (BadSignature, ValidationError) as error:
            raise LinkInvalid from error
        age = self._clock().replace(microsecond=0) - signed_at
        if not -MAX_CLOCK_STEP <= age <= kind.lifetime:
            raise LinkExpired
        return link

    def _serializer(self, kind: type[Link]) -> URLSafeTimedSerializer:
        return URLSafeTimedSerializer(
            self._key,
            salt=f"karijera.link.{kind.purpose}",
            signer=self._signer,
            signer_kwargs={"digest_method": sha256, "key_derivation": "hmac"},
        )
