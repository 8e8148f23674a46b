"""Decides what is mailed to whom, for all searches that are due: events, schedule and the request of each mail in one
transaction, so that a process that dies has recorded all of a mail or nothing."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Annotated
from uuid import UUID

import structlog
from sqlalchemy import Connection, Engine, insert, text

from domain.kernel.database.clock import Clock
from domain.kernel.errors import Unavailable
from domain.kernel.log.event_store import Change, EventStore, VersionConflict
from domain.kernel.tasks import request_task
from domain.notifications.kinds import NotificationTemplate
from domain.notifications.service import Notifications, Page
from domain.saved_searches.alert_schedule import Advanced, DueSearch, advance, list_due, lock_matches
from domain.saved_searches.alert_tables import alert_mail
from domain.saved_searches.tasks import SEND_ALERT
from read_models.job_search.percolator.matches import list_waiting
from read_models.kernel.failures import error_name, error_place, is_transient
from workers.alerts.owner_alerts import ByOwner, OwnerAlert, OwnerAlerts, Waiting
from workers.alerts.search_title import search_title

log = structlog.get_logger()

OWNERS = 50
"""Owners of one batch, and of one transaction."""
MAX_CONSIDERED = 1_000
"""The newest matches of a search that are looked at one by one; the others are only counted."""
_TAKE_TURN = text("SELECT pg_try_advisory_lock(hashtextextended('alerts:due', 0))")
_END_TURN = text("SELECT pg_advisory_unlock(hashtextextended('alerts:due', 0))")


class DueAlerts:
    """Sends due alerts. It may run at any time; of several processes one works. Otherwise two could mail a job for two
    searches of the same owner. An owner for whom it fails does not block the others."""

    def __init__(
        self,
        engine: Engine,
        searches: Annotated[EventStore, "saved_searches"],
        owner_alerts: OwnerAlerts,
        notifications: Notifications,
        clock: Clock,
        *,
        owners: int = OWNERS,
    ) -> None:
        self._engine = engine
        self._searches = searches
        self._owner_alerts = owner_alerts
        self._notifications = notifications
        self._clock = clock
        self._owners = owners

    def run(self) -> int:
        """Returns the number of requested mails."""
        with self._engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
            if not connection.execute(_TAKE_TURN).scalar_one():
                return 0
            try:
                return sum(self._batches())
            finally:
                connection.execute(_END_TURN)

    def _batches(self) -> Iterator[int]:
        failed: set[UUID] = set()
        while True:
            with self._engine.connect() as connection:
                due = list_due(connection, self._owners, without=failed)
                waiting = list_waiting(connection, [each.search_id for each in due], most=MAX_CONSIDERED)
            if not due:
                return
            by_owner: dict[UUID, list[DueSearch]] = {}
            for search in due:
                by_owner.setdefault(search.owner_id, []).append(search)
            yield self._record_or_split(by_owner, waiting, failed)

    def _record_or_split(self, due: ByOwner, waiting: Waiting, failed: set[UUID]) -> int:
        """All owners in one transaction; bisects them when that fails, down to those whom this run leaves out."""
        try:
            return self._record(due, self._owner_alerts.decide(due, waiting))
        except Exception as error:
            if isinstance(error, Unavailable) or is_transient(error):
                raise
            owners = list(due.items())
            if len(owners) == 1:
                self._leave_out(owners[0][0], error, failed)
                return 0
        middle = len(owners) // 2
        return sum(self._record_or_split(dict(part), waiting, failed) for part in (owners[:middle], owners[middle:]))

    def _leave_out(self, owner_id: UUID, error: Exception, failed: set[UUID]) -> None:
        """Leaves an owner out until the next run. One that was changed at this moment is no failure."""
        failed.add(owner_id)
        if not isinstance(error, VersionConflict):
            log.error("alert_failed", owner=str(owner_id), error=error_name(error), where=error_place(error))

    def _record(self, due: ByOwner, alerts: Sequence[OwnerAlert]) -> int:
        now = self._clock()
        through = {search_id: event.through for alert in alerts for search_id, event in alert.events.items()}
        done = [
            Advanced(search, through.get(search.search_id, search.after))
            for searches in due.values()
            for search in searches
        ]

        def write(connection: Connection) -> None:
            lock_matches(connection)
            advance(connection, done, now)
            for alert in alerts:
                self._notify(connection, alert)

        changes = [_change(alert, search_id) for alert in alerts for search_id in alert.events]
        if changes:
            self._searches.append(changes, write=write)
        else:
            with self._engine.begin() as connection:
                write(connection)
        return sum(alert.is_mailed for alert in alerts)

    def _notify(self, connection: Connection, alert: OwnerAlert) -> None:
        """Requests the mail, and tells of each search in the product."""
        if alert.is_mailed:
            row = {
                "id": alert.mail_id,
                "owner_id": alert.owner_id,
                "of_guest": alert.of_guest,
                "locale": alert.locale,
                "search_ids": list(alert.events),
            }
            connection.execute(insert(alert_mail).values(row))
            request_task(connection, SEND_ALERT, alert.mail_id, alert.context.correlation_id)
        if alert.of_guest:
            return
        for search_id, event in alert.events.items():
            if event.jobs:
                self._notifications.notify(
                    alert.owner_id,
                    NotificationTemplate.ALERT_MATCHES,
                    _values(alert, search_id, len(event.jobs) + event.unlisted),
                    Page("notifications"),
                    correlation_id=alert.context.correlation_id,
                    dedup_key=f"alert:{alert.mail_id}:{search_id}",
                    connection=connection,
                )


def _change(alert: OwnerAlert, search_id: UUID) -> Change:
    context = replace(alert.context, subject=search_id)
    return Change(search_id, alert.searches[search_id].version, [alert.events[search_id]], context)


def _values(alert: OwnerAlert, search_id: UUID, count: int) -> Mapping[str, str | int]:
    name = search_title(alert.searches[search_id], alert.locale)
    return {"searchId": str(search_id), "name": name, "count": count}
