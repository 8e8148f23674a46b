"""Forgotten passwords: a link by mail, and a new password by the link."""

from uuid import UUID

from sqlalchemy import Engine, update

from domain.accounts.account import AccountRepository
from domain.accounts.errors import LinkInvalidOrExpired
from domain.accounts.one_time_links import OneTimeLinks, Purpose
from domain.accounts.passwords import PasswordHashing, require_strong_password
from domain.accounts.sessions import Sessions
from domain.accounts.tables import account
from domain.accounts.tasks import NOTIFY_PASSWORD_CHANGED, SEND_PASSWORD_LINK
from domain.kernel.tasks import request_task


class PasswordReset:
    """The link goes to the address, so whoever opens it has shown that the address is theirs."""

    def __init__(
        self, engine: Engine, repository: AccountRepository, links: OneTimeLinks, hashing: PasswordHashing
    ) -> None:
        self._engine = engine
        self._repository = repository
        self._links = links
        self._hashing = hashing

    def request(self, email: str, locale: str, correlation_id: UUID) -> None:
        """Has a link mailed, if the address has an account. The same is done for every address."""
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
        """The new password; every session of the account ends, and no link asked for before works any more.

        Refuses with LinkInvalidOrExpired, with InvalidInput for a password that is not good enough, with TooBusy.
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
            self._links.use_all(connection, Purpose.PASSWORD, link.email_index)
            connection.execute(update(account).where(account.c.id == found.id).values(password_hash=password_hash))
            Sessions.end_all(connection, found.id)
            request_task(connection, NOTIFY_PASSWORD_CHANGED, found.id, correlation_id)
