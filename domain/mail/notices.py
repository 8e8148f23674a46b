"""Notices that are given once for each application: requested by the schedule, sent by a task."""

from collections.abc import Iterable, Sequence
from datetime import timedelta
from enum import StrEnum
from uuid import UUID

from sqlalchemy import Engine, delete, func, select
from sqlalchemy.dialects.postgresql import insert

from domain.kernel.tasks import request_task
from domain.kernel.values.ids import new_id
from domain.mail.tables import mail_notice

KEPT_FOR = timedelta(days=400)
"""Time for which notices are kept: longer than the schedule looks back for applications, so that none gets its notice
twice."""


class NoticeKind(StrEnum):
    """Each is also the name of the task that sends it, about the batch."""

    NO_ANSWER = "mail.send_no_answer"
    """A notice to the applicant: the ad ended, and nobody has opened the application."""
    UNOPENED = "mail.send_unopened"
    """A notice to the employer: applications that nobody has opened."""


class Notices:
    """A notice that was requested is not requested again, whether it was sent or not worth sending any more."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def request(self, kind: NoticeKind, batches: Iterable[Sequence[UUID]]) -> int:
        """Requests one mail for each batch of applications, of which only new ones count; returns how many mails."""
        count = 0
        for applications in batches:
            batch_id = new_id()
            rows = [{"kind": kind.value, "about": about, "batch_id": batch_id} for about in applications]
            with self._engine.begin() as connection:
                statement = insert(mail_notice).values(rows).on_conflict_do_nothing().returning(mail_notice.c.about)
                if connection.execute(statement).first():
                    request_task(connection, kind.value, batch_id, batch_id)
                    count += 1
        return count

    def is_requested(self, kind: NoticeKind, about: UUID) -> bool:
        """Whether this notice of the application was requested at some time."""
        row = mail_notice.c
        query = select(row.batch_id).where(row.kind == kind.value, row.about == about)
        with self._engine.connect() as connection:
            return connection.execute(query).first() is not None

    def list_batch(self, batch_id: UUID) -> Sequence[UUID]:
        """The applications of one mail."""
        with self._engine.connect() as connection:
            query = select(mail_notice.c.about).where(mail_notice.c.batch_id == batch_id).order_by(mail_notice.c.about)
            return connection.execute(query).scalars().all()

    def delete_old(self) -> int:
        """Deletes, for the schedule, notices that no application needs any more; returns how many."""
        with self._engine.begin() as connection:
            old = mail_notice.c.requested_at < func.clock_timestamp() - KEPT_FOR
            return connection.execute(delete(mail_notice).where(old)).rowcount
