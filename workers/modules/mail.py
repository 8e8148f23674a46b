"""Background work for mails: sending them, the mails of the day, bounces, addresses that fail, clean-up.

Its providers raise ValueError for settings without a valid mail server, sender address or key.
"""

from collections.abc import Sequence
from datetime import timedelta

from domain.kernel.database.clock import Clock
from domain.kernel.process.services import Services
from domain.kernel.process.settings import Settings
from domain.mail.digests import Digests
from domain.mail.notices import Notices
from domain.mail.suppression import AddressSuppression
from domain.mail.tasks import ADDRESS_SWITCHED_OFF
from workers.mail.bounce_folder import BounceFolder
from workers.mail.bounce_reports import BounceReports
from workers.mail.dkim_signing import DkimSigner
from workers.mail.mailer import Mailer
from workers.mail.message import Sender, mail_address
from workers.mail.render import Renderer
from workers.mail.smtp import MailServer
from workers.modules.module import WorkerModule
from workers.outbox.task import Tasks
from workers.tasks.failing_addresses import FailingAddresses
from workers.tasks.scheduled_task import ScheduledTask


def renderer(settings: Settings) -> Renderer:
    return Renderer(
        project_name=settings.project_name,
        site_url=settings.site_url,
        accent=settings.accent,
        takes_replies=bool(settings.mail_reply_to),
    )


def mailer(renderer: Renderer, settings: Settings, clock: Clock, suppression: AddressSuppression) -> Mailer:
    server = MailServer.from_url(settings.smtp_url)
    sender = Sender.named(settings.mail_from, settings.mail_reply_to)
    return Mailer(renderer, server, sender, clock, suppression=suppression, signer=DkimSigner.of(settings))


def bounce_reports(settings: Settings) -> BounceReports:
    return BounceReports(mail_address(settings.mail_from).domain)


def _tasks(addresses: FailingAddresses) -> Tasks:
    return {ADDRESS_SWITCHED_OFF: addresses.address_switched_off}


def _scheduled_tasks(
    services: Services, digests: Digests, suppression: AddressSuppression, notices: Notices
) -> Sequence[ScheduledTask]:
    minute, day = timedelta(minutes=1), timedelta(days=1)
    folder = services.platform.settings.mail_bounce_folder
    reading = [ScheduledTask("read_bounces", 5 * minute, lambda: services[BounceFolder].read(folder))] if folder else []
    return (
        *reading,
        ScheduledTask("request_due_digests", minute, digests.request_due),
        ScheduledTask("delete_closed_mail_windows", day, digests.delete_closed),
        ScheduledTask("delete_old_bounces", day, suppression.delete_old_bounces),
        ScheduledTask("delete_old_notices", day, notices.delete_old),
    )


MODULE = WorkerModule(
    "mail", tasks=_tasks, scheduled_tasks=_scheduled_tasks, providers=(renderer, mailer, bounce_reports)
)
