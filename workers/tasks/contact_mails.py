"""The task that mails a message of the contact form to the operator."""

from typing import Annotated

from domain.contact.messages import ContactMessages
from domain.kernel.process.settings import Setting
from workers.failures import TaskFailedPermanently
from workers.mail.contact_mail import ContactMail
from workers.mail.mailer import Mailer
from workers.outbox.task import Work


class ContactMails:
    """`recipient` is the operator's address. A message is deleted once a mail server has taken it."""

    def __init__(
        self, messages: ContactMessages, mailer: Mailer, recipient: Annotated[str, Setting("contact_email")]
    ) -> None:
        self._messages = messages
        self._mailer = mailer
        self._recipient = recipient

    def forward_message(self, work: Work) -> None:
        """Does nothing for a message that was deleted meanwhile."""
        message = self._messages.find(work.about)
        if message is None:
            return
        if not self._recipient:
            raise TaskFailedPermanently("no contact address is configured")
        self._mailer.send_contact(ContactMail(message), self._recipient, work.task.id)
        self._messages.delete(work.about)
