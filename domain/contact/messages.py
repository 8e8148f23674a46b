"""Takes messages from the contact form and keeps them until they have been mailed."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from datetime import timedelta
from typing import Annotated, Literal
from uuid import UUID

import orjson
from sqlalchemy import ColumnElement, Engine, delete, func, insert, select

from domain.contact.errors import ContactFormOff
from domain.contact.tables import contact_message
from domain.contact.tasks import FORWARD_MESSAGE
from domain.kernel.persons.personal_data import PersonKeys, decrypt, encrypt
from domain.kernel.process.settings import Setting
from domain.kernel.tasks import request_task
from domain.kernel.values.ids import new_id
from domain.kernel.values.locales import Locale

ContactTopic = Literal["site", "account", "data", "ad", "employers", "other"]
"""The topic of a message: the site, an account, data about somebody, an ad, how employers use the site."""

RETENTION = timedelta(days=7)
"""Time for which messages are kept that no mail server takes; attempts end within hours, unless an operator repeats
them."""


@dataclass(frozen=True, slots=True)
class ContactMessage:
    """A message as it was written, with the language of the page."""

    name: str
    email: str
    topic: ContactTopic
    text: str
    locale: Locale


class ContactMessages:
    """`recipient` is the operator's address; without one no message is taken."""

    def __init__(self, engine: Engine, keys: PersonKeys, recipient: Annotated[str, Setting("contact_email")]) -> None:
        self._engine = engine
        self._keys = keys
        self._recipient = recipient

    def take(self, message: ContactMessage, correlation_id: UUID) -> None:
        """Stores a message, and requests that it is mailed. Raises ContactFormOff."""
        if not self._recipient:
            raise ContactFormOff
        with self._keys.creating(new_id()) as key, self._engine.begin() as connection:
            key.store(connection)
            cipher = self._keys.cipher(key.person_id)
            if cipher is None:
                raise LookupError(key.person_id)
            row = {
                "id": key.person_id,
                "email_index": self._keys.contact_index("email", message.email.lower()),
                "encrypted_message": encrypt(cipher, _place(key.person_id), orjson.dumps(asdict(message))),
            }
            connection.execute(insert(contact_message).values(row))
            request_task(connection, FORWARD_MESSAGE, key.person_id, correlation_id)

    def find(self, message_id: UUID) -> ContactMessage | None:
        """A message that waits; None once it has been deleted."""
        query = select(contact_message.c.encrypted_message).where(contact_message.c.id == message_id)
        with self._engine.connect() as connection:
            encrypted = connection.execute(query).scalar_one_or_none()
        cipher = self._keys.cipher(message_id) if encrypted is not None else None
        if encrypted is None or cipher is None:
            return None
        return ContactMessage(**orjson.loads(decrypt(cipher, _place(message_id), encrypted)))

    def delete(self, message_id: UUID) -> None:
        """Deletes a message that has been mailed. Idempotent."""
        self._delete(contact_message.c.id == message_id)

    def delete_undelivered(self) -> int:
        """Deletes, for the schedule, messages that could not be mailed; returns how many."""
        return self._delete(contact_message.c.received_at < func.clock_timestamp() - RETENTION)

    def delete_of_contact(self, contact_index: str) -> int:
        """Deletes messages that name an address for replies; returns how many."""
        return self._delete(contact_message.c.email_index == contact_index)

    def _delete(self, condition: ColumnElement[bool]) -> int:
        statement = delete(contact_message).where(condition).returning(contact_message.c.id)
        with self._engine.begin() as connection:
            gone: Sequence[UUID] = connection.execute(statement).scalars().all()
        for message_id in gone:
            self._keys.destroy(message_id)
        return len(gone)


def _place(message_id: UUID) -> str:
    return f"contact_message:{message_id}"
