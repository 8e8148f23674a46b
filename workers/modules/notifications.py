"""Background work for notifications: of applications and of saved jobs, pushes to browsers, the mail of the day."""

from collections.abc import Sequence
from datetime import timedelta

from domain.accounts.assembly import ACCOUNTS
from domain.kernel.process.assembly import Assembly
from domain.notifications.assembly import NOTIFICATION_SETTINGS, NOTIFICATIONS, PUSH_SUBSCRIPTIONS
from domain.notifications.tasks import MAIL_SAVED_JOBS, SEND_PUSH
from workers.event_handlers.application_notifications import NOTIFY_FORWARDED, ApplicationNotificationHandler
from workers.mail.assembly import MAILER, PAGE_URLS
from workers.mail.saved_job_mails import SAVED_JOB_MAILS
from workers.modules.applications import APPLICANT_NEWS, APPLICATIONS
from workers.modules.module import WorkerModule
from workers.push.assembly import PUSH_CLIENT
from workers.saved_jobs.mail_requests import SavedJobMailRequests
from workers.saved_jobs.notices import SavedJobNotices
from workers.tasks.application_notifications import ApplicationNotifications
from workers.tasks.pushes import Pushes
from workers.tasks.saved_job_mails import SavedJobMails
from workers.tasks.scheduled_task import ScheduledTask
from workers.tasks.task import Tasks


def _tasks(services: Assembly) -> Tasks:
    engine, accounts = services.platform.engine, services[ACCOUNTS].repository
    pushes = Pushes(engine, services[PUSH_SUBSCRIPTIONS], services[PUSH_CLIENT])
    of_applications = ApplicationNotifications(services[APPLICATIONS].streams, services[APPLICANT_NEWS])
    mails = SavedJobMails(engine, accounts, services[NOTIFICATION_SETTINGS], services[MAILER], services[PAGE_URLS])
    return {
        SEND_PUSH: pushes.send_push,
        MAIL_SAVED_JOBS: mails.mail_saved_jobs,
        NOTIFY_FORWARDED: of_applications.notify_forwarded,
    }


def _scheduled_tasks(services: Assembly) -> Sequence[ScheduledTask]:
    platform = services.platform
    notices = SavedJobNotices(platform.engine, services[NOTIFICATIONS])
    mail_requests = SavedJobMailRequests(platform.engine, platform.clock)
    return (
        ScheduledTask("notify_of_saved_jobs", timedelta(minutes=5), notices.run),
        ScheduledTask("request_saved_job_mails", timedelta(minutes=5), mail_requests.run),
    )


MODULE = WorkerModule(
    "notifications",
    event_handlers=(ApplicationNotificationHandler(),),
    tasks=_tasks,
    scheduled_tasks=_scheduled_tasks,
    mails=SAVED_JOB_MAILS,
)
