"""Gathers mails about applications: the first goes at once, others within the hour wait for one digest."""

from collections.abc import Sequence
from datetime import timedelta
from uuid import UUID

from sqlalchemy import Connection, Engine, delete, exists, func, select, update
from sqlalchemy.dialects.postgresql import insert

from domain.kernel.tasks import request_task
from domain.kernel.values.ids import derived_id
from domain.mail.tables import held_mail, mail_window
from domain.mail.tasks import SEND_DIGEST

_NOW = func.clock_timestamp()


class Digests:
    """`wait` is for how long mails after one are held; without any, each goes at once.

    All times are the database's. Everything is repeatable by its task: a killed worker neither loses nor doubles.
    """

    def __init__(self, engine: Engine, wait: timedelta) -> None:
        self._engine = engine
        self._wait = wait

    def goes_at_once(self, recipient: UUID, task_id: UUID, about: UUID) -> bool:
        """Whether this task's mail is sent now; if not, it is held for the digest. The same for a repeated task.

        `recipient` is whoever gets the mail, `about` the application.
        """
        if not self._wait:
            return True
        with self._engine.begin() as connection:
            first = _first_of_window(connection, recipient, task_id, self._wait)
            if first == task_id:
                return True
            row = {"task_id": task_id, "recipient": recipient, "about": about}
            connection.execute(insert(held_mail).values(row).on_conflict_do_nothing())
            return False

    def request_due(self) -> int:
        """Requests, for the schedule, the digests whose time has come; returns how many."""
        waits = exists().where(held_mail.c.recipient == mail_window.c.recipient, held_mail.c.digest_id.is_(None))
        due = (
            select(mail_window.c.recipient)
            .where(mail_window.c.closes_at <= _NOW, waits)
            .with_for_update(skip_locked=True)
        )
        with self._engine.begin() as connection:
            recipients = connection.execute(due).scalars().all()
            for recipient in recipients:
                task_id = request_task(connection, SEND_DIGEST, recipient, derived_id("mail-digest", recipient))
                _take(connection, recipient, task_id, self._wait)
        return len(recipients)

    def list_taken(self, digest_id: UUID) -> Sequence[UUID]:
        """The applications of which this digest tells, in the order in which their mails were held."""
        row = held_mail.c
        query = select(row.about).where(row.digest_id == digest_id).order_by(row.held_at, row.task_id)
        with self._engine.connect() as connection:
            return list(dict.fromkeys(connection.execute(query).scalars()))

    def finish(self, digest_id: UUID) -> None:
        """The digest was sent, or had nothing to say. Idempotent."""
        with self._engine.begin() as connection:
            connection.execute(delete(held_mail).where(held_mail.c.digest_id == digest_id))

    def delete_closed(self) -> int:
        """Deletes, for the schedule, windows in which nothing waits any more; returns how many."""
        waits = exists().where(held_mail.c.recipient == mail_window.c.recipient)
        with self._engine.begin() as connection:
            closed = (mail_window.c.closes_at < _NOW - timedelta(days=1)) & ~waits
            return connection.execute(delete(mail_window).where(closed)).rowcount


def _first_of_window(connection: Connection, recipient: UUID, task_id: UUID, wait: timedelta) -> UUID:
    """The task whose mail went first; this one if nobody's did within the time, and nothing of the recipient waits."""
    new = insert(mail_window).values(recipient=recipient, first_task_id=task_id, closes_at=_NOW + wait)
    waits = exists().where(held_mail.c.recipient == recipient, held_mail.c.digest_id.is_(None))
    # A window that closes later than the wait is of a clock that was set back since.
    is_over = (mail_window.c.closes_at <= _NOW) | (mail_window.c.closes_at > _NOW + wait)
    held = exists().where(held_mail.c.task_id == task_id)
    opened = new.on_conflict_do_update(
        index_elements=["recipient"],
        set_={"first_task_id": new.excluded.first_task_id, "closes_at": new.excluded.closes_at},
        where=is_over & ~waits & ~held,
    )
    connection.execute(opened)
    query = select(mail_window.c.first_task_id).where(mail_window.c.recipient == recipient).with_for_update()
    return connection.execute(query).scalar_one()


def _take(connection: Connection, recipient: UUID, digest_id: UUID, wait: timedelta) -> None:
    """Gives the digest all that is held, and opens the next window: what happens from now on waits for that."""
    held = (held_mail.c.recipient == recipient) & held_mail.c.digest_id.is_(None)
    connection.execute(update(held_mail).where(held).values(digest_id=digest_id))
    opened = {"first_task_id": digest_id, "closes_at": _NOW + wait}
    connection.execute(update(mail_window).where(mail_window.c.recipient == recipient).values(opened))
