"""A person's consents: which versions, in which language, when, through which channel."""

from dataclasses import dataclass
from datetime import datetime
from uuid import UUID

from sqlalchemy import Connection, select

from domain.accounts.tables import account_consent
from domain.kernel.values.locales import Locale


@dataclass(frozen=True, slots=True)
class AccountConsent:
    """Consent to the processing that a version of the privacy policy describes, and acceptance of a version of the
    terms, each by an answer of its own."""

    privacy_version: int
    terms_version: int
    language: Locale


@dataclass(frozen=True, slots=True)
class RecordedConsent:
    """A consent as it was given. `text_version` is that of the single text that one answer stood for before terms and
    privacy policy had versions of their own."""

    text_version: str | None
    privacy_version: int | None
    terms_version: int | None
    language: str
    channel: str
    given_at: datetime


def list_consents(connection: Connection, account_id: UUID) -> list[RecordedConsent]:
    """The person's consents, newest first."""
    row = account_consent.c
    versions = (row.text_version, row.privacy_version, row.terms_version)
    query = select(*versions, row.language, row.channel, row.given_at).where(row.account_id == account_id)
    return [RecordedConsent(*each) for each in connection.execute(query.order_by(row.given_at.desc()))]
