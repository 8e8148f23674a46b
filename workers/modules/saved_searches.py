"""Background work for saved searches: guests' confirmations, matching and its mails, clean-up, their export."""

from collections.abc import Mapping, Sequence
from datetime import timedelta
from typing import Any
from uuid import UUID

from domain.kernel.log.event import Event, RecordedEvent
from domain.kernel.process.assembly import Assembly
from domain.saved_searches.assembly import SAVED_SEARCH_CLEANUP, SAVED_SEARCH_STREAMS, SEARCH_SUBSCRIBERS
from domain.saved_searches.state import fold
from domain.saved_searches.tasks import SEND_CONFIRMATION
from read_models.job_search.percolator.query_store import reanchor_all
from workers.alerts.assembly import ALERT_MAIL_SENDER, ALERT_PLANNING, ALERT_RETENTION, DUE_ALERTS, JOB_MATCHING
from workers.alerts.due_alerts import SEND_ALERT
from workers.event_handlers.saved_searches import PLAN_ALERT, AlertPlanner
from workers.mail.alert_mails import ALERT_MAILS
from workers.mail.assembly import MAILER, PAGE_URLS
from workers.mail.guest_search_mails import GUEST_SEARCH_MAILS
from workers.modules.module import StreamSummary, WorkerModule
from workers.tasks.alert_confirmations import AlertConfirmations
from workers.tasks.scheduled_task import ScheduledTask
from workers.tasks.task import Tasks


def _tasks(services: Assembly) -> Tasks:
    confirmations = AlertConfirmations(
        services[SAVED_SEARCH_STREAMS], services[SEARCH_SUBSCRIBERS], services[MAILER], services[PAGE_URLS]
    )
    return {
        SEND_CONFIRMATION: confirmations.send_confirmation,
        PLAN_ALERT: services[ALERT_PLANNING].plan_alert,
        SEND_ALERT: services[ALERT_MAIL_SENDER].send_alert,
    }


def _scheduled_tasks(services: Assembly) -> Sequence[ScheduledTask]:
    hour, clean, engine = timedelta(hours=1), services[SAVED_SEARCH_CLEANUP].clean_all, services.platform.engine
    return (
        ScheduledTask("match_jobs", timedelta(seconds=10), services[JOB_MATCHING].run),
        ScheduledTask("send_due_alerts", timedelta(seconds=20), services[DUE_ALERTS].run),
        ScheduledTask("destroy_keys_of_removed_searches", hour, clean),
        ScheduledTask("delete_expired_matches", hour, services[ALERT_RETENTION].delete_expired),
        ScheduledTask("reanchor_stored_queries", timedelta(days=1), lambda: reanchor_all(engine)),
    )


def _stream_summary(_: Assembly) -> StreamSummary:
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
