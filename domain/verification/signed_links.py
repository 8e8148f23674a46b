"""Signed links: what a mail or a command hands out, so that somebody without an account may come back."""

from datetime import UTC, datetime, timedelta
from hashlib import sha256
from typing import ClassVar, TypeVar
from uuid import UUID

from itsdangerous import BadSignature, SignatureExpired, TimestampSigner, URLSafeTimedSerializer
from pydantic import BaseModel, ConfigDict, ValidationError

from domain.kernel.clock import Clock
from domain.kernel.errors import Refused


class Link(BaseModel):
    """What a link opens. Each kind has its own purpose, so that one never passes for another."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    purpose: ClassVar[str]
    lifetime: ClassVar[timedelta]


class ApplicantLink(Link):
    """A person's own applications: those of everybody who is reached as the applicant of this one is.

    Given to whoever verified the application's address or number, and mailed to it.
    """

    purpose = "applicant"
    lifetime = timedelta(days=30)

    application_id: UUID


class VerificationLink(Link):
    """One application that waits for its code; given to the browser that started it and mailed beside the code."""

    purpose = "verification"
    lifetime = timedelta(hours=24)

    application_id: UUID


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
    """The auditor's replay, for the person who is named."""

    purpose = "audit"
    lifetime = timedelta(minutes=15)

    auditor: str


class RegistrationLink(Link):
    """A registration that waits for its code; kept by the browser that registered, in a cookie."""

    purpose = "registration"
    lifetime = timedelta(hours=24)

    registration_id: UUID


class SignInLink(Link):
    """A sign-in that waits for its code; kept by the browser that asked for one, in a cookie."""

    purpose = "sign-in"
    lifetime = timedelta(minutes=30)

    asked: UUID


class LinkMissing(Refused):
    """The request carries no link, and only a link opens this."""

    code: ClassVar[str] = "LINK_REQUIRED"
    status: ClassVar[int] = 401


class LinkInvalid(Refused):
    """The link was not made here, was changed, or opens something else."""

    code: ClassVar[str] = "LINK_INVALID"
    status: ClassVar[int] = 401


class LinkExpired(Refused):
    """The link was good once."""

    code: ClassVar[str] = "LINK_EXPIRED"
    status: ClassVar[int] = 401


L = TypeVar("L", bound=Link)
_LONGEST_TOKEN = 1024


class LinkSigner:
    """Signs links and opens them again. Ages are taken by the database's clock, like every other deadline."""

    def __init__(self, key: bytes, clock: Clock) -> None:
        self._key = key

        class Signer(TimestampSigner):
            def get_timestamp(self) -> int:
                return int(clock().timestamp())

            def timestamp_to_datetime(self, ts: int) -> datetime:
                return datetime.fromtimestamp(ts, tz=UTC)

        self._signer = Signer

    def sign(self, link: Link) -> str:
        """The token for an address: letters, digits, `-`, `_` and `.` only."""
        return self._serializer(type(link)).dumps(link.model_dump(mode="json"))

    def open(self, kind: type[L], token: str) -> L:
        """What the token was signed for. Refuses with LinkInvalid or LinkExpired."""
        if len(token) > _LONGEST_TOKEN or not token.isascii():
            raise LinkInvalid
        try:
            data = self._serializer(kind).loads(token, max_age=int(kind.lifetime.total_seconds()))
            return kind.model_validate(data)
        except SignatureExpired as error:
            raise LinkExpired from error
        except (BadSignature, ValidationError) as error:
            raise LinkInvalid from error

    def _serializer(self, kind: type[Link]) -> URLSafeTimedSerializer:
        return URLSafeTimedSerializer(
            self._key,
            salt=f"karijera.link.{kind.purpose}",
            signer=self._signer,
            signer_kwargs={"digest_method": sha256, "key_derivation": "hmac"},
        )
