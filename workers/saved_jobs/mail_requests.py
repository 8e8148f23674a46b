"""Requests the mail of the day about saved jobs: at most one for an account and day, between morning and evening."""

from datetime import date, datetime
from uuid import UUID

from sqlalchemy import ColumnElement, Connection, Engine, exists, not_, select, update

from domain.kernel.database.clock import Clock
from domain.kernel.tasks import request_task
from domain.kernel.values.ids import new_id
from domain.notifications.tables import notification
from domain.notifications.tasks import MAIL_SAVED_JOBS
from workers.mail.template_filters import TIME_ZONE

FIRST_HOUR, LAST_HOUR = 8, 19
"""Mails are requested from the first to the end of the last, so that nobody is woken by one."""
BATCH = 200
_ROW = notification.c


class SavedJobMailRequests:
    """Requests the mails about saved jobs. It may run at any time and concurrently: each notification is given to one
    mail."""

    def __init__(self, engine: Engine, clock: Clock) -> None:
        self._engine = engine
        self._clock = clock

    def run(self) -> int:
        """Returns the number of mails that were requested."""
        now = self._clock().astimezone(TIME_ZONE)
        if not FIRST_HOUR <= now.hour <= LAST_HOUR:
            return 0
        requested = 0
        while accounts := self._accounts(now):
            for account_id in accounts:
                with self._engine.begin() as connection:
                    requested += _request(connection, account_id, now.date())
        return requested

    def _accounts(self, now: datetime) -> list[UUID]:
        """Accounts with something to mail that had no mail on this day."""
        query = select(_ROW.account_id).distinct().where(_ROW.is_mail_due, not_(_had_mail(now.date())))
        with self._engine.connect() as connection:
            return list(connection.execute(query.limit(BATCH)).scalars())


def _request(connection: Connection, account_id: UUID, today: date) -> bool:
    """Gives everything that waits for an account to one task."""
    task_id = request_task(connection, MAIL_SAVED_JOBS, account_id, new_id())
    waiting = update(notification).where(_ROW.account_id == account_id, _ROW.is_mail_due)
    taken = connection.execute(waiting.values(is_mail_due=False, mail_task_id=task_id, mailed_on=today))
    return taken.rowcount > 0


def _had_mail(today: date) -> ColumnElement[bool]:
    mailed = notification.alias("mailed")
    return exists().where(mailed.c.account_id == _ROW.account_id, mailed.c.mailed_on == today)
