"""Background work for notifications: of applications and of saved jobs, pushes to browsers, the mail of the day."""

from collections.abc import Sequence
from datetime import timedelta

from domain.kernel.database.clock import Clock
from domain.kernel.process.settings import Settings
from domain.notifications.push_services import PushServices
from domain.notifications.tasks import MAIL_SAVED_JOBS, SEND_PUSH
from domain.notifications.vapid import VapidKeys
from workers.event_handlers.applications import NOTIFY_FORWARDED, ApplicationNotificationHandler
from workers.feeds.ssrf_guard import SsrfGuard
from workers.mail.message import mail_address
from workers.mail.saved_job_mails import SAVED_JOB_MAILS
from workers.modules.module import WorkerModule
from workers.outbox.task import Tasks
from workers.push.push_client import PushClient
from workers.saved_jobs.mail_requests import SavedJobMailRequests
from workers.saved_jobs.notices import SavedJobNotices
from workers.tasks.application_notifications import ApplicationNotifications
from workers.tasks.pushes import Pushes
from workers.tasks.saved_job_mails import SavedJobMails
from workers.tasks.scheduled_task import ScheduledTask


def push_client(keys: VapidKeys | None, services: PushServices, settings: Settings, clock: Clock) -> PushClient | None:
    """Builds the client of push services; None where no keys are configured."""
    if keys is None:
        return None
    contact = settings.contact_email or mail_address(settings.mail_from).addr_spec
    return PushClient(keys, f"mailto:{contact}", services, SsrfGuard(), clock)


def _tasks(pushes: Pushes, of_applications: ApplicationNotifications, mails: SavedJobMails) -> Tasks:
    return {
        SEND_PUSH: pushes.send_push,
        MAIL_SAVED_JOBS: mails.mail_saved_jobs,
        NOTIFY_FORWARDED: of_applications.notify_forwarded,
    }


def _scheduled_tasks(notices: SavedJobNotices, mail_requests: SavedJobMailRequests) -> Sequence[ScheduledTask]:
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
    providers=(push_client,),
)
