"""The mail that hands the operator a message from the contact form; its texts are in `contact_message.txt.j2`."""

from dataclasses import dataclass

from domain.contact.messages import ContactMessage


@dataclass(frozen=True, slots=True)
class ContactMail:
    """Plain text, in the language of the page on which `message` was written. Answers go to the message's address."""

    message: ContactMessage
