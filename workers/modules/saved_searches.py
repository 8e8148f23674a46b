"""Background work for saved searches: guests' confirmations, matching and its mails, clean-up, their export."""

from collections.abc import Mapping, Sequence
from datetime import timedelta
from typing import Any
from uuid import UUID

from sqlalchemy import Engine

from domain.kernel.log.event import Event, RecordedEvent
from domain.saved_searches.removal_cleanup import RemovalCleanup
from domain.saved_searches.state import fold
from domain.saved_searches.tasks import SEND_ALERT, SEND_CONFIRMATION
from read_models.job_search.percolator.query_store import reanchor_all
from workers.alerts.alert_mails import AlertMails
from workers.alerts.due_alerts import DueAlerts
from workers.alerts.matching import JobMatching
from workers.alerts.planning import AlertPlanning
from workers.alerts.retention import AlertRetention
from workers.event_handlers.saved_searches import PLAN_ALERT, AlertPlanner
from workers.mail.alert_mails import ALERT_MAILS
from workers.mail.guest_search_mails import GUEST_SEARCH_MAILS
from workers.modules.module import WorkerModule
from workers.outbox.task import Tasks
from workers.personal_data import StreamSummary
from workers.tasks.alert_confirmations import AlertConfirmations
from workers.tasks.scheduled_task import ScheduledTask


def _tasks(confirmations: AlertConfirmations, planning: AlertPlanning, mails: AlertMails) -> Tasks:
    return {
        SEND_CONFIRMATION: confirmations.send_confirmation,
        PLAN_ALERT: planning.plan_alert,
        SEND_ALERT: mails.send_alert,
    }


def _scheduled_tasks(
    matching: JobMatching, due: DueAlerts, cleanup: RemovalCleanup, retention: AlertRetention, engine: Engine
) -> Sequence[ScheduledTask]:
    hour = timedelta(hours=1)
    return (
        ScheduledTask("match_jobs", timedelta(seconds=10), matching.run),
        ScheduledTask("send_due_alerts", timedelta(seconds=20), due.run),
        ScheduledTask("destroy_keys_of_removed_searches", hour, cleanup.clean_all),
        ScheduledTask("delete_expired_matches", hour, retention.delete_expired),
        ScheduledTask("reanchor_stored_queries", timedelta(days=1), lambda: reanchor_all(engine)),
    )


def _stream_summary() -> StreamSummary:
    def summarise(_: UUID, history: Sequence[RecordedEvent[Event]]) -> Mapping[str, Any]:
        saved = fold(history)
        if saved is None or saved.removed_at:
            return {"is_removed": saved is not None}
        return {
            "is_removed": False,
            "name": saved.name,
            "search": saved.search.model_dump(mode="json") if saved.search else None,
            "frequency": saved.frequency,
            "last_mailed_at": saved.last_mailed_at,
        }

    return summarise


MODULE = WorkerModule(
    "saved_searches",
    event_handlers=(AlertPlanner(),),
    tasks=_tasks,
    scheduled_tasks=_scheduled_tasks,
    mails=(*ALERT_MAILS, *GUEST_SEARCH_MAILS),
    stream_summary=_stream_summary,
)
