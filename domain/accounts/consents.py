"""A person's consents: which text version, in which language, when, through which channel."""

from dataclasses import dataclass
from datetime import datetime
from typing import Literal
from uuid import UUID

from sqlalchemy import Connection, select

from domain.accounts.tables import account_consent

AccountConsentVersion = Literal["account-2026-11", "account-2026-11-22"]
"""The versions of the consent text that registration has shown; the newest comes last, none may go."""


@dataclass(frozen=True, slots=True)
class Consent:
    """Consent to one version of the terms of use and the privacy policy."""

    text_version: str
    language: str
    channel: str
    given_at: datetime


def list_consents(connection: Connection, account_id: UUID) -> list[Consent]:
    """The person's consents, newest first."""
    row = account_consent.c
    query = select(row.text_version, row.language, row.channel, row.given_at).where(row.account_id == account_id)
    return [Consent(*each) for each in connection.execute(query.order_by(row.given_at.desc()))]
