"""Providers of what matches jobs with saved searches and mails them."""

from domain.accounts.assembly import ACCOUNTS
from domain.kernel.process.assembly import Assembly, Provider
from domain.notifications.assembly import NOTIFICATIONS
from domain.saved_searches.assembly import SEARCH_SUBSCRIBERS
from workers.alerts.alert_mails import AlertMails
from workers.alerts.due_alerts import DueAlerts
from workers.alerts.matching import JobMatching
from workers.alerts.owner_alerts import OwnerAlerts
from workers.alerts.planning import AlertPlanning
from workers.alerts.retention import AlertRetention
from workers.mail.assembly import MAILER, PAGE_URLS

_LOG = "saved_searches"


def _job_matching(services: Assembly) -> JobMatching:
    return JobMatching(services.platform.engine, services.platform.logs[_LOG])


def _due_alerts(services: Assembly) -> DueAlerts:
    platform = services.platform
    owner_alerts = OwnerAlerts(platform.engine, platform.logs[_LOG], services[ACCOUNTS].repository)
    return DueAlerts(platform.engine, platform.logs[_LOG], owner_alerts, services[NOTIFICATIONS], platform.clock)


def _planning(services: Assembly) -> AlertPlanning:
    return AlertPlanning(services.platform.engine, services.platform.logs[_LOG], services.platform.clock)


def _mails(services: Assembly) -> AlertMails:
    return AlertMails(
        services.platform.engine,
        services.platform.logs[_LOG],
        services[ACCOUNTS].repository,
        services[SEARCH_SUBSCRIBERS],
        services[MAILER],
        services[PAGE_URLS],
    )


JOB_MATCHING = Provider(_job_matching)
DUE_ALERTS = Provider(_due_alerts)
ALERT_PLANNING = Provider(_planning)
ALERT_MAIL_SENDER = Provider(_mails)
ALERT_RETENTION = Provider(lambda services: AlertRetention(services.platform.engine))
