"""Background work for saved searches: matching, and the mails about new matches."""

from collections.abc import Sequence
from datetime import timedelta

from domain.accounts.assembly import ACCOUNTS
from domain.kernel.assembly import Assembly, Provider
from domain.notifications.assembly import NOTIFICATIONS
from domain.saved_searches.assembly import SEARCH_SUBSCRIBERS
from workers.alerts.alert_mails import AlertMails
from workers.alerts.due_alerts import SEND_ALERT, DueAlerts
from workers.alerts.matching import JobMatching
from workers.alerts.owner_alerts import OwnerAlerts
from workers.alerts.planning import AlertPlanning
from workers.alerts.retention import AlertRetention
from workers.event_handlers.saved_searches import PLAN_ALERT, AlertPlanner
from workers.mail.alert_mails import ALERT_MAILS
from workers.mail.assembly import MAILER, PAGE_URLS
from workers.modules.module import WorkerModule
from workers.tasks.scheduled_task import ScheduledTask
from workers.tasks.task import Tasks

LOG = "saved_searches"


def _job_matching(services: Assembly) -> JobMatching:
    return JobMatching(services.platform.engine, services.platform.logs[LOG])


def _due_alerts(services: Assembly) -> DueAlerts:
    platform = services.platform
    owner_alerts = OwnerAlerts(platform.engine, platform.logs[LOG], services[ACCOUNTS].repository)
    return DueAlerts(platform.engine, platform.logs[LOG], owner_alerts, services[NOTIFICATIONS], platform.clock)


JOB_MATCHING = Provider(_job_matching)
DUE_ALERTS = Provider(_due_alerts)


def _tasks(services: Assembly) -> Tasks:
    platform = services.platform
    planning = AlertPlanning(platform.engine, platform.logs[LOG], platform.clock)
    mails = AlertMails(
        platform.engine,
        platform.logs[LOG],
        services[ACCOUNTS].repository,
        services[SEARCH_SUBSCRIBERS],
        services[MAILER],
        services[PAGE_URLS],
    )
    return {PLAN_ALERT: planning.plan_alert, SEND_ALERT: mails.send_alert}


def _scheduled_tasks(services: Assembly) -> Sequence[ScheduledTask]:
    retention = AlertRetention(services.platform.engine)
    return (
        ScheduledTask("match_jobs", timedelta(seconds=10), services[JOB_MATCHING].run),
        ScheduledTask("send_due_alerts", timedelta(seconds=20), services[DUE_ALERTS].run),
        ScheduledTask("delete_expired_matches", timedelta(hours=1), retention.delete_expired),
    )


MODULE = WorkerModule(
    "saved_searches",
    event_handlers=(AlertPlanner(),),
    tasks=_tasks,
    scheduled_tasks=_scheduled_tasks,
    mails=ALERT_MAILS,
)
