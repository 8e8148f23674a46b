"""Erasure of contact messages. They are not exported: nobody has shown that the address for replies is theirs."""

from sqlalchemy import Engine, delete

from domain.contact.messages import ContactMessages
from domain.contact.tables import contact_message
from domain.kernel.log.event import Context
from domain.kernel.persons.personal_data import erased_persons
from domain.kernel.persons.subject_data import SubjectData


class ContactSubjectData(SubjectData):
    """A message that waits for the mail server is deleted, and then not mailed."""

    def __init__(self, engine: Engine, messages: ContactMessages) -> None:
        self._engine = engine
        self._messages = messages

    def erase_unverified(self, contact_index: str, context: Context) -> None:  # noqa: ARG002 - as the interface has it
        self._messages.delete_of_contact(contact_index)

    def erase_restored(self) -> None:
        with self._engine.begin() as connection:
            connection.execute(delete(contact_message).where(contact_message.c.id.in_(erased_persons)))
