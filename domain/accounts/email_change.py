"""Changes an account's e-mail address, once its owner has opened the link mailed to the new address."""

from uuid import UUID

from sqlalchemy import Engine, select, update
from sqlalchemy.exc import IntegrityError

from domain.accounts.account import Account, AccountRepository
from domain.accounts.errors import LinkInvalidOrExpired, LinkOfAnotherAccount, LoginRequired, UserExists
from domain.accounts.one_time_links import OneTimeLinks, Purpose
from domain.accounts.reauthentication import Reauthentication
from domain.accounts.session_start import Browser, start_proven_session, start_session
from domain.accounts.sessions import Session, Sessions
from domain.accounts.sign_in import SignedIn
from domain.accounts.tables import account, one_time_link
from domain.accounts.tasks import NOTIFY_EMAIL_CHANGED, SEND_EMAIL_LINK
from domain.kernel.errors import InvalidInput
from domain.kernel.tasks import request_task


class EmailChange:
    """Does not reveal whether an address has an account: its owner is notified by mail instead."""

    def __init__(
        self, engine: Engine, repository: AccountRepository, links: OneTimeLinks, reauthentication: Reauthentication
    ) -> None:
        self._engine = engine
        self._repository = repository
        self._links = links
        self._reauthentication = reauthentication

    def request(self, person: Account, session: Session, email: str, password: str, correlation_id: UUID) -> None:
        """Mails a link to the new address; earlier links stop working.

        Raises InvalidInput for the present address, and what `Reauthentication.require` raises.
        """
        if self._repository.email_index(email) == self._repository.email_index(person.email):
            raise InvalidInput.field("email", "EMAIL_UNCHANGED")
        self._reauthentication.require(person, session, password)
        with self._engine.begin() as connection:
            self._links.delete_unused(connection, Purpose.EMAIL, person.id)
            link_id = self._links.request(
                connection,
                Purpose.EMAIL,
                person.locale,
                account_id=person.id,
                email_index=self._repository.email_index(email),
                encrypted_email=self._repository.encrypt_email(person.id, email),
            )
            request_task(connection, SEND_EMAIL_LINK, link_id, correlation_id)

    def confirm(self, token: str, browser: Browser, signed_in_to: UUID | None, *, second_factor: bool) -> SignedIn:
        """Sets the new address, in a browser that is signed in to the account: the link alone shows only who reads mail
        at the new address, and that may be a mistyped or somebody else's one. All other sessions end; `second_factor`
        says whether this one has shown it.

        The old address is notified. Raises LinkInvalidOrExpired, LoginRequired, LinkOfAnotherAccount, UserExists.
        """
        link = self._links.find(Purpose.EMAIL, token)
        if link is None or link.account_id is None:
            raise LinkInvalidOrExpired
        if signed_in_to is None:
            raise LoginRequired
        if signed_in_to != link.account_id:
            raise LinkOfAnotherAccount
        mine = account.c.id == link.account_id
        with self._engine.begin() as connection:
            if not self._links.use(connection, link.id):
                raise LinkInvalidOrExpired
            old = connection.execute(select(account.c.encrypted_email).where(mine).with_for_update()).scalar_one()
            try:
                connection.execute(
                    update(account)
                    .where(mine)
                    .values(email_index=link.email_index, encrypted_email=link.encrypted_email)
                )
            except IntegrityError as error:
                raise UserExists from error
            # Kept for the mail to the old address, which is stored nowhere else.
            connection.execute(update(one_time_link).where(one_time_link.c.id == link.id).values(encrypted_email=old))
            request_task(connection, NOTIFY_EMAIL_CHANGED, link.id, browser.correlation_id)
            Sessions.end_all(connection, link.account_id)
            start = start_proven_session if second_factor else start_session
            return SignedIn(link.account_id, start(connection, link.account_id, browser))
