"""Links by which guests see, export and erase what is held about them."""

from uuid import UUID

from sqlalchemy import Engine

from domain.accounts.one_time_links import OneTimeLink, OneTimeLinks, Purpose
from domain.accounts.tasks import SEND_PERSONAL_DATA_LINK
from domain.kernel.persons.personal_data import PersonKeys
from domain.kernel.tasks import request_task
from domain.verification.signed_links import LinkInvalid


class PersonalDataLinks:
    """The link goes to the contact itself, so opening it shows whose it is."""

    def __init__(self, engine: Engine, links: OneTimeLinks, keys: PersonKeys) -> None:
        self._engine = engine
        self._links = links
        self._keys = keys

    def contact_index(self, kind: str, contact: str) -> str:
        """The blind index of an address or number, the same as for applications verified with it."""
        return self._keys.contact_index(kind, contact)

    def request(self, contact_index: str, locale: str, correlation_id: UUID) -> None:
        """Sends a link if anything is held about the contact. Takes the same steps for every contact."""
        with self._engine.begin() as connection:
            link_id = self._links.request(connection, Purpose.PERSONAL_DATA, locale, email_index=contact_index)
            request_task(connection, SEND_PERSONAL_DATA_LINK, link_id, correlation_id)

    def find(self, link_id: UUID) -> OneTimeLink | None:
        """A link that is to be sent; None when it has expired."""
        return self._links.find_by_id(Purpose.PERSONAL_DATA, link_id)

    def token(self, link_id: UUID) -> str:
        """Makes the signed token of a link, which is sent to the guest."""
        return self._links.token(Purpose.PERSONAL_DATA, link_id)

    def open(self, token: str) -> tuple[str, str]:
        """The contact index of a link, and its language. Raises LinkInvalid, also when it has expired."""
        found = self._links.find(Purpose.PERSONAL_DATA, token)
        if found is None or found.email_index is None:
            raise LinkInvalid
        return found.email_index, found.locale
