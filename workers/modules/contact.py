"""Background work for contact messages: mailing them, and deleting those that could not be mailed."""

from collections.abc import Sequence
from datetime import timedelta

from domain.contact.assembly import CONTACT_MESSAGES
from domain.contact.tasks import FORWARD_MESSAGE
from domain.kernel.process.assembly import Assembly
from workers.mail.assembly import MAILER
from workers.modules.module import WorkerModule
from workers.tasks.contact_mails import ContactMails
from workers.tasks.scheduled_task import ScheduledTask
from workers.tasks.task import Tasks


def _tasks(services: Assembly) -> Tasks:
    recipient = services.platform.settings.contact_email
    mails = ContactMails(services[CONTACT_MESSAGES], services[MAILER], recipient)
    return {FORWARD_MESSAGE: mails.forward_message}


def _scheduled_tasks(services: Assembly) -> Sequence[ScheduledTask]:
    delete = services[CONTACT_MESSAGES].delete_undelivered
    return (ScheduledTask("delete_undelivered_contact_messages", timedelta(hours=1), delete),)


MODULE = WorkerModule("contact", tasks=_tasks, scheduled_tasks=_scheduled_tasks)
