"""Kinds of mails that people without settings have ended: guests by their address, employers as a whole."""

from dataclasses import dataclass
from enum import StrEnum
from uuid import UUID

from sqlalchemy import Connection, Engine, delete, select
from sqlalchemy.dialects.postgresql import insert

from domain.kernel.log.event import Context
from domain.kernel.values.ids import derived_id
from domain.mail.tables import stopped_mail


class StoppableKind(StrEnum):
    """A kind of mail that its reader may end, by the name in its tokens."""

    GUEST_APPLICATIONS = "guest-applications"
    """News of applications to the address of a guest: its subject is `address_subject`."""
    EMPLOYER_REMINDERS = "employer-reminders"
    """Reminders of applications that wait; the subject is `employer_subject`."""


def address_subject(email_index: str) -> UUID:
    """The subject for an address, known by its blind index."""
    return derived_id("mail-address", email_index)


def employer_subject(employer_id: int) -> UUID:
    """The subject for an employer."""
    return derived_id("mail-employer", employer_id)


class StoppedMails:
    """Remembers who ended what; everything else is sent."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def is_stopped(self, kind: StoppableKind, subject_id: UUID) -> bool:
        """Whether such mails were ended."""
        row = stopped_mail.c
        query = select(row.stopped_at).where(row.kind == kind, row.subject_id == subject_id)
        with self._engine.connect() as connection:
            return connection.execute(query).first() is not None

    def stop(self, kind: StoppableKind, subject_id: UUID) -> None:
        """Ends them. Idempotent."""
        row = {"kind": kind.value, "subject_id": subject_id}
        with self._engine.begin() as connection:
            connection.execute(insert(stopped_mail).values(row).on_conflict_do_nothing())


def resume_all(connection: Connection, subject_id: UUID) -> None:
    """Forgets what a subject ended, in the caller's transaction: when its person is erased."""
    connection.execute(delete(stopped_mail).where(stopped_mail.c.subject_id == subject_id))


@dataclass(frozen=True, slots=True)
class StoppableMails:
    """One of these kinds for `Subscriptions`."""

    kind: StoppableKind
    stopped: StoppedMails

    def is_subscribed(self, subject_id: UUID) -> bool:
        return not self.stopped.is_stopped(self.kind, subject_id)

    def unsubscribe(self, subject_id: UUID, context: Context) -> None:  # noqa: ARG002 - as the protocol has it
        self.stopped.stop(self.kind, subject_id)
