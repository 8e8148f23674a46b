"""Background work for mails: digests that are due, addresses that fail, clean-up."""

from collections.abc import Sequence
from datetime import timedelta

from domain.accounts.assembly import ACCOUNTS
from domain.kernel.process.assembly import Assembly
from domain.mail.assembly import ADDRESS_SUPPRESSION, DIGESTS, NOTICES
from domain.mail.tasks import ADDRESS_SWITCHED_OFF
from domain.saved_searches.assembly import SAVED_SEARCHES, SEARCH_SUBSCRIBERS
from workers.mail.assembly import BOUNCE_FOLDER
from workers.modules.module import WorkerModule
from workers.tasks.failing_addresses import FailingAddresses
from workers.tasks.scheduled_task import ScheduledTask
from workers.tasks.task import Tasks


def _tasks(services: Assembly) -> Tasks:
    addresses = FailingAddresses(
        services.platform.engine,
        services[ADDRESS_SUPPRESSION],
        services[ACCOUNTS].repository,
        services[SEARCH_SUBSCRIBERS],
        services[SAVED_SEARCHES],
    )
    return {ADDRESS_SWITCHED_OFF: addresses.address_switched_off}


def _scheduled_tasks(services: Assembly) -> Sequence[ScheduledTask]:
    minute, day = timedelta(minutes=1), timedelta(days=1)
    folder = services.platform.settings.mail_bounce_folder
    reading = (
        [ScheduledTask("read_bounces", 5 * minute, lambda: services[BOUNCE_FOLDER].read(folder))] if folder else []
    )
    return (
        *reading,
        ScheduledTask("request_due_digests", minute, services[DIGESTS].request_due),
        ScheduledTask("delete_closed_mail_windows", day, services[DIGESTS].delete_closed),
        ScheduledTask("delete_old_bounces", day, services[ADDRESS_SUPPRESSION].delete_old_bounces),
        ScheduledTask("delete_old_notices", day, services[NOTICES].delete_old),
    )


MODULE = WorkerModule("mail", tasks=_tasks, scheduled_tasks=_scheduled_tasks)
