"""Removes what deleted and erased applications leave behind: files, the contact's hash, and keys."""

from collections.abc import Callable, Sequence
from datetime import datetime, timedelta
from functools import partial
from uuid import UUID

from sqlalchemy import Connection, Engine, Select, delete, func, or_, select, update

from domain.applications.decisions.ownership import expire
from domain.applications.follow_links import FollowLinks
from domain.applications.ports import DocumentStore
from domain.applications.rows import list_of_account, mark_deleted
from domain.applications.state import Application, Stage
from domain.applications.streams import ApplicationStreams
from domain.applications.tables import application_owner, job_reservation
from domain.kernel.database.clock import Clock
from domain.kernel.log.event import SYSTEM, Context
from domain.kernel.log.streams import AppendPlan
from domain.kernel.persons.personal_data import PersonKeys
from domain.verification.codes import VerificationCodes


class DeletionCleanup:
    """Idempotent; what a crash leaves over is found by `remove_unverified`.

    `verification_period`: after it an application of a guest that nobody verified is removed.
    """

    def __init__(
        self,
        streams: ApplicationStreams,
        engine: Engine,
        keys: PersonKeys,
        documents: DocumentStore,
        clock: Clock,
        verification_period: timedelta,
    ) -> None:
        self._streams = streams
        self._engine = engine
        self._keys = keys
        self._documents = documents
        self._clock = clock
        self._verification_period = verification_period

    @staticmethod
    def mark(connection: Connection, application_id: UUID) -> None:
        """Does what `close` does, in the transaction that deletes, and marks the row for clean-up."""
        DeletionCleanup.close(connection, application_id)
        mark_deleted(connection, application_id)

    @staticmethod
    def close(connection: Connection, application_id: UUID) -> None:
        """Frees the reservation and closes the code, in the transaction that deletes."""
        connection.execute(delete(job_reservation).where(job_reservation.c.application_id == application_id))
        VerificationCodes.revoke(connection, application_id)

    def clean(self, application_id: UUID, *, was_sent: bool) -> None:
        """Removes the files of a guest's application, and the key of one that had not been sent.

        A person with an account keeps the files, also where they were a guest when they applied; those of an
        application that had not been sent count as unused from then on. Doing it again changes nothing.
        """
        row = application_owner
        with self._engine.begin() as connection:
            mine = row.c.application_id == application_id
            query = select(row.c.account_id).where(mine, row.c.deleted_at.is_not(None))
            found = connection.execute(query.with_for_update()).one_or_none()
            if found is None:
                return
            if found.account_id is None:
                self._documents.remove_all(application_id)
            elif not was_sent:
                self._release(application_id, found.account_id)
            if was_sent:
                connection.execute(update(row).where(mine).values(cleaned_at=func.clock_timestamp()))
            else:
                self._keys.destroy(application_id)
                connection.execute(delete(row).where(mine))

    def finish_erasure(self, application_id: UUID) -> None:
        """Finishes a recorded erasure of an application: removes its files, forgets its contact, destroys its key.

        An account's files that no other application of it names count as unused from then on. Doing it again changes
        nothing.
        """
        row = application_owner
        with self._engine.begin() as connection:
            mine = row.c.application_id == application_id
            found = connection.execute(select(row.c.account_id).where(mine).with_for_update()).one_or_none()
            if found and found.account_id:
                self._release(application_id, found.account_id)
            else:
                self._documents.remove_all(application_id)
            now = func.clock_timestamp()
            gone = {"contact_index": "", "deleted_at": func.coalesce(row.c.deleted_at, now), "cleaned_at": now}
            connection.execute(update(row).where(mine).values(gone))
            FollowLinks.revoke(connection, application_id)
        self._keys.destroy(application_id)

    def discard(self, application_id: UUID, document_ids: Sequence[UUID]) -> None:
        """Removes files of a guest's application that were replaced; an account keeps its own."""
        row = application_owner.c
        with self._engine.connect() as connection:
            mine = select(row.application_id).where(row.application_id == application_id, row.account_id.is_(None))
            if connection.execute(mine).one_or_none() is None:
                return
        self._documents.discard(application_id, document_ids)

    def remove_unverified(self) -> int:
        """Removes, for the schedule, what guests left unverified, and what a crash left uncleaned; returns how many.

        Answers with how many.
        """
        removed = 0
        for application_id in self._waiting():
            rows = (partial(self.mark, application_id=application_id),)
            outcome = self._streams.execute(
                application_id, lambda state, rows=rows: AppendPlan(tuple(expire(state)), rows), Context(SYSTEM, "task")
            )
            if outcome.state and outcome.state.deleted_at:
                self.clean(application_id, was_sent=outcome.state.stage >= Stage.SENT)
                removed += 1
        return removed

    def _release(self, application_id: UUID, account_id: UUID) -> None:
        named = {
            document_id for application in self._versions(application_id) for document_id in application.attachments.all
        }
        self._documents.release(account_id, sorted(named), self._named_by_others(application_id, account_id))

    def _versions(self, application_id: UUID) -> list[Application]:
        """The application as it was after each of its events."""
        history = self._streams.history(application_id)
        states = (self._streams.fold(history[:number]) for number in range(1, len(history) + 1))
        return [state for state in states if state]

    def _named_by_others(self, application_id: UUID, account_id: UUID) -> Callable[[], set[UUID]]:
        def named() -> set[UUID]:
            with self._engine.connect() as connection:
                others = [each for each in list_of_account(connection, account_id) if each != application_id]
            found = (self._streams.find(each) for each in others)
            return {
                document_id
                for application in found
                if application and application.holds_files
                for document_id in application.attachments.all
            }

        return named

    def _waiting(self) -> list[UUID]:
        """Applications that nobody verified in time, and deleted ones that were not cleaned."""
        row = application_owner
        uncleaned = row.c.deleted_at.is_not(None) & row.c.cleaned_at.is_(None)
        unverified = select_unverified_of_guests().subquery()
        overdue = select(unverified.c.id).where(unverified.c.since <= self._clock() - self._verification_period)
        query = select(row.c.application_id).where(or_(row.c.application_id.in_(overdue), uncleaned))
        with self._engine.connect() as connection:
            return list(connection.execute(query).scalars())


def select_unverified_of_guests() -> Select[UUID, datetime]:
    """Applications that guests began and nobody verified, by `id`, and `since` when."""
    row = application_owner.c
    return select(row.application_id.label("id"), row.started_at.label("since")).where(
        row.verified_at.is_(None), row.account_id.is_(None), row.deleted_at.is_(None)
    )
