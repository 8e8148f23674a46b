"""Switches addresses off whose mails come back, and counts what came back."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum
from uuid import UUID

from sqlalchemy import ColumnElement, Connection, Engine, delete, func, select
from sqlalchemy.dialects.postgresql import insert

from domain.kernel.database.advisory_lock import lock_until_commit
from domain.kernel.persons.personal_data import PersonKeys
from domain.kernel.tasks import request_task
from domain.kernel.values.ids import derived_id, new_id
from domain.mail.tables import address_suppression, mail_bounce
from domain.mail.tasks import ADDRESS_SWITCHED_OFF

HARD_BOUNCES = 3
WITHIN = timedelta(days=30)
"""Time within which `HARD_BOUNCES` hard bounces switch an address off. One complaint does so at once; soft ones never
do."""

_NOW = func.clock_timestamp()
_ENHANCED_STATUS = re.compile(r"(?<![\d.])[245]\.\d{1,3}\.\d{1,3}(?![\d.])", re.ASCII)


class BounceKind(StrEnum):
    """`hard`: the address takes no mail. `soft`: not now, such as a full mailbox. `complaint`: marked as spam."""

    HARD = "hard"
    SOFT = "soft"
    COMPLAINT = "complaint"


@dataclass(frozen=True, slots=True)
class Bounce:
    """A mail that came back, as its server or the mail service tells it.

    `reference` is something that only this report has, such as a Message-ID; without one its moment stands for it.
    """

    address: str
    kind: BounceKind
    at: datetime
    diagnostic: str = ""
    reference: str = ""


def enhanced_status(text: str) -> str:
    """The first enhanced status code (RFC 3463) in a text, such as `5.1.1`; empty without one."""
    found = _ENHANCED_STATUS.search(text)
    return found[0] if found else ""


class AddressSuppression:
    """Addresses are known by their blind index only."""

    def __init__(self, engine: Engine, keys: PersonKeys) -> None:
        self._engine = engine
        self._keys = keys

    def email_index(self, address: str) -> str:
        """The blind index of an address, the same as for accounts and applications."""
        return self._keys.contact_index("email", address.strip().lower())

    def is_suppressed(self, address: str) -> bool:
        """Whether the address gets only what its person asks for."""
        row = address_suppression.c
        query = select(row.id).where(row.email_index == self.email_index(address))
        with self._engine.connect() as connection:
            return connection.execute(query).first() is not None

    def record(self, bounce: Bounce, correlation_id: UUID) -> bool:
        """Counts a bounce, and switches its address off if that is enough; returns whether it did. The same report a
        second time changes nothing."""
        email_index = self.email_index(bounce.address)
        row = {
            "id": derived_id("mail-bounce", f"{email_index}:{bounce.kind}:{bounce.reference or bounce.at.timestamp()}"),
            "email_index": email_index,
            "kind": bounce.kind.value,
            "status": enhanced_status(bounce.diagnostic),
            "bounced_at": bounce.at,
        }
        with self._engine.begin() as connection:
            # Reports of one address are counted one after the other, so that none of three misses the other two.
            lock_until_commit(connection, email_index)
            statement = insert(mail_bounce).values(row).on_conflict_do_nothing().returning(mail_bounce.c.id)
            if connection.execute(statement).first() is None or not _is_enough(connection, bounce.kind, email_index):
                return False
            return _suppress(connection, email_index, bounce.kind, correlation_id)

    def lift(self, address: str) -> bool:
        """Sends to the address again, and forgets what came back; False when it was not switched off."""
        with self._engine.begin() as connection:
            return forget_address(connection, self.email_index(address))

    def find_index(self, suppression_id: UUID) -> str | None:
        """The blind index of an address that is switched off; None once it was lifted."""
        row = address_suppression.c
        with self._engine.connect() as connection:
            query = select(row.email_index).where(row.id == suppression_id)
            return connection.execute(query).scalar_one_or_none()

    def counts(self) -> tuple[Mapping[str, int], Mapping[str, int]]:
        """Counts addresses that are switched off, by cause, and bounces that count now, by kind."""
        with self._engine.connect() as connection:
            return _counted(connection, address_suppression.c.cause), _counted(connection, mail_bounce.c.kind)

    def delete_old_bounces(self) -> int:
        """Deletes, for the schedule, bounces that count no more; returns how many."""
        with self._engine.begin() as connection:
            old = (mail_bounce.c.received_at < _NOW - WITHIN) & (mail_bounce.c.bounced_at < _NOW - WITHIN)
            return connection.execute(delete(mail_bounce).where(old)).rowcount


def forget_address(connection: Connection, email_index: str) -> bool:
    """Deletes all that is kept about an address, in the caller's transaction; whether it was switched off."""
    connection.execute(delete(mail_bounce).where(mail_bounce.c.email_index == email_index))
    statement = delete(address_suppression).where(address_suppression.c.email_index == email_index)
    return connection.execute(statement).rowcount == 1


def _is_enough(connection: Connection, kind: BounceKind, email_index: str) -> bool:
    if kind is not BounceKind.HARD:
        return kind is BounceKind.COMPLAINT
    row = mail_bounce.c
    recent = (row.email_index == email_index) & (row.kind == kind) & (row.bounced_at > _NOW - WITHIN)
    return connection.execute(select(func.count()).where(recent)).scalar_one() >= HARD_BOUNCES


def _suppress(connection: Connection, email_index: str, cause: BounceKind, correlation_id: UUID) -> bool:
    row = {"email_index": email_index, "id": new_id(), "cause": cause.value}
    statement = insert(address_suppression).values(row).on_conflict_do_nothing().returning(address_suppression.c.id)
    suppression_id = connection.execute(statement).scalar_one_or_none()
    if suppression_id is None:
        return False
    request_task(connection, ADDRESS_SWITCHED_OFF, suppression_id, correlation_id)
    return True


def _counted(connection: Connection, column: ColumnElement[str]) -> Mapping[str, int]:
    return dict(connection.execute(select(column, func.count()).group_by(column).order_by(column)).all())
