"""Erases accounts that nobody has used for long, after a notice by mail."""

from datetime import datetime
from uuid import UUID

from sqlalchemy import ColumnElement, Connection, Engine, Select, func, select, update
from sqlalchemy.dialects.postgresql import insert

from domain.accounts.account_erasure import AccountErasure, ErasureReason
from domain.accounts.tables import account, erasure, inactivity_notice
from domain.accounts.tasks import SEND_INACTIVITY_NOTICE
from domain.kernel.database.clock import Clock
from domain.kernel.persons.retention_periods import RetentionPeriods
from domain.kernel.tasks import request_task
from domain.kernel.values.ids import new_id

_NOTICE = inactivity_notice.c


class Inactivity:
    """A notice counts if it was sent after the last use of the account; signing in or using a session makes it void.

    Both steps lock the account's row, as a sign-in does, and look again at what was found without the lock.
    """

    def __init__(self, engine: Engine, erasure: AccountErasure, clock: Clock, periods: RetentionPeriods) -> None:
        self._engine = engine
        self._erasure = erasure
        self._clock = clock
        self._periods = periods

    def select_unnoticed(self) -> Select[UUID, datetime]:
        """Accounts without a notice since their last use, by `id`, and `since` when they are unused."""
        row = account.c
        is_noticed = select(_NOTICE.account_id).where(
            _NOTICE.account_id == row.id, _NOTICE.requested_at >= row.active_at
        )
        return select(row.id, row.active_at.label("since")).where(_is_active(), ~is_noticed.exists())

    def select_noticed(self) -> Select[UUID, datetime]:
        """Accounts whose notice was sent, by `id`, and `since` when they count as unused: later than their last use if
        the notice was late."""
        row, late = account.c, self._periods.inactive - self._periods.notice
        since = func.greatest(row.active_at, _NOTICE.sent_at - late).label("since")
        return select(row.id, since).where(
            _is_active(),
            _NOTICE.account_id == row.id,
            _NOTICE.requested_at >= row.active_at,
            _NOTICE.sent_at.is_not(None),
        )

    def give_notice(self, account_id: UUID) -> bool:
        """Requests the mail if the account is unused; returns whether it did."""
        until = self._clock() - (self._periods.inactive - self._periods.notice)
        with self._engine.begin() as connection:
            if not _is_found(connection, self.select_unnoticed(), account_id, until):
                return False
            now = self._clock()
            requested = insert(inactivity_notice).values(account_id=account_id, requested_at=now)
            same = {"requested_at": now, "sent_at": None}
            connection.execute(requested.on_conflict_do_update(index_elements=["account_id"], set_=same))
            request_task(connection, SEND_INACTIVITY_NOTICE, account_id, new_id())
        return True

    def find_unsent(self, account_id: UUID) -> tuple[datetime, datetime] | None:
        """Finds, for the task that mails a notice, when the account was used last, and when it would be erased. None
        when there is nothing to send: it was sent, or the account has been used since."""
        row = account.c
        query = select(row.active_at).where(
            row.id == account_id,
            _is_active(),
            _NOTICE.account_id == row.id,
            _NOTICE.requested_at >= row.active_at,
            _NOTICE.sent_at.is_(None),
        )
        with self._engine.connect() as connection:
            active_at = connection.execute(query).scalar_one_or_none()
        if active_at is None:
            return None
        return active_at, max(active_at + self._periods.inactive, self._clock() + self._periods.notice)

    def record_sent(self, account_id: UUID) -> None:
        """Records that the mail has left: the period of the notice begins."""
        unsent = (_NOTICE.account_id == account_id) & _NOTICE.sent_at.is_(None)
        with self._engine.begin() as connection:
            connection.execute(update(inactivity_notice).where(unsent).values(sent_at=self._clock()))

    def erase(self, account_id: UUID) -> bool:
        """Requests the erasure if the account is unused and its notice old enough; returns whether it did."""
        until = self._clock() - self._periods.inactive
        with self._engine.begin() as connection:
            if not _is_found(connection, self.select_noticed(), account_id, until):
                return False
            locale = connection.execute(select(account.c.locale).where(account.c.id == account_id)).scalar_one()
            return self._erasure.begin(connection, account_id, locale, ErasureReason.INACTIVE, new_id())


def _is_active() -> ColumnElement[bool]:
    """Neither deactivated, which has a period of its own, nor being erased."""
    return account.c.deactivated_at.is_(None) & account.c.id.not_in(select(erasure.c.person_id))


def _is_found(connection: Connection, query: Select[UUID, datetime], account_id: UUID, until: datetime) -> bool:
    """Locks the account, then looks whether the query finds it, unused since before that moment."""
    connection.execute(select(account.c.id).where(account.c.id == account_id).with_for_update())
    found = query.where(account.c.id == account_id).subquery()
    return connection.execute(select(found.c.id).where(found.c.since <= until)).one_or_none() is not None
