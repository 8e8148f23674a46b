"""Password reset: a link by mail, and a new password through the link."""

from uuid import UUID

from sqlalchemy import Engine, update

from domain.accounts.access_revocation import revoke_all_access
from domain.accounts.account import AccountRepository
from domain.accounts.errors import LinkInvalidOrExpired
from domain.accounts.one_time_links import OneTimeLinks, Purpose
from domain.accounts.passwords import PasswordHashing, require_strong_password
from domain.accounts.tables import account
from domain.accounts.tasks import NOTIFY_PASSWORD_CHANGED, SEND_PASSWORD_LINK
from domain.kernel.tasks import request_task


class PasswordReset:
    """The link goes to the account's address, so opening it verifies the address."""

    def __init__(
        self, engine: Engine, repository: AccountRepository, links: OneTimeLinks, hashing: PasswordHashing
    ) -> None:
        self._engine = engine
        self._repository = repository
        self._links = links
        self._hashing = hashing

    def request(self, email: str, locale: str, correlation_id: UUID) -> None:
        """Mails a link if the address has an account. Takes the same steps for every address."""
        with self._engine.begin() as connection:
            link_id = self._links.request(
                connection, Purpose.PASSWORD, locale, email_index=self._repository.email_index(email)
            )
            request_task(connection, SEND_PASSWORD_LINK, link_id, correlation_id)

    def check(self, token: str) -> None:
        """Raises LinkInvalidOrExpired."""
        if self._links.find(Purpose.PASSWORD, token) is None:
            raise LinkInvalidOrExpired

    def set_password(self, token: str, password: str, correlation_id: UUID) -> None:
        """Sets a new password and revokes every other access to the account.

        Raises LinkInvalidOrExpired, InvalidInput for a weak password, TooBusy.
        """
        link = self._links.find(Purpose.PASSWORD, token)
        if link is None or link.email_index is None:
            raise LinkInvalidOrExpired
        with self._engine.connect() as connection:
            found = self._repository.find_in(connection, account.c.email_index == link.email_index)
        if found is None:
            raise LinkInvalidOrExpired
        require_strong_password(password, email=found.email)
        password_hash = self._hashing.hash(password)
        with self._engine.begin() as connection:
            if not self._links.use(connection, link.id):
                raise LinkInvalidOrExpired
            connection.execute(update(account).where(account.c.id == found.id).values(password_hash=password_hash))
            revoke_all_access(connection, found.id, link.email_index)
            request_task(connection, NOTIFY_PASSWORD_CHANGED, found.id, correlation_id)
