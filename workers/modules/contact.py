"""Background work for contact messages: mailing them, and deleting those that could not be mailed."""

from collections.abc import Sequence
from datetime import timedelta

from domain.contact.messages import ContactMessages
from domain.contact.tasks import FORWARD_MESSAGE
from workers.modules.module import WorkerModule
from workers.outbox.task import Tasks
from workers.tasks.contact_mails import ContactMails
from workers.tasks.scheduled_task import ScheduledTask


def _tasks(mails: ContactMails) -> Tasks:
    return {FORWARD_MESSAGE: mails.forward_message}


def _scheduled_tasks(messages: ContactMessages) -> Sequence[ScheduledTask]:
    return (ScheduledTask("delete_undelivered_contact_messages", timedelta(hours=1), messages.delete_undelivered),)


MODULE = WorkerModule("contact", tasks=_tasks, scheduled_tasks=_scheduled_tasks)
