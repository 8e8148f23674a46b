"""Signing in by password, by a mailed code or link, or by the word of another site."""

from dataclasses import dataclass
from uuid import UUID

from sqlalchemy import Connection, Engine, select

from domain.accounts.account import AccountBook, Credential
from domain.accounts.devices import knows_device
from domain.accounts.entering import Admitted, Browser, admit
from domain.accounts.errors import EmailNotVerified, InvalidCredentials, LinkInvalidOrExpired
from domain.accounts.one_time import OneTimeLinks, Purpose
from domain.accounts.passwords import PasswordHashing
from domain.accounts.tables import account
from domain.accounts.tasks import SEND_SIGN_IN_CODE
from domain.kernel.code_refusals import InvalidVerificationCode
from domain.kernel.codes import VerificationCodes
from domain.kernel.database import cursor_of
from domain.kernel.tasks import request_task


@dataclass(frozen=True, slots=True)
class SignedIn:
    """Somebody is in. `email_index` is that of the address which they have just shown to be theirs, if they have."""

    account_id: UUID
    admitted: Admitted
    email_index: str | None = None


class NotVerifiedYet(EmailNotVerified):
    """Names the registration that waits, for the browser that showed its password; the answer does not show it."""

    def __init__(self, claim: Credential) -> None:
        super().__init__()
        self.registration_id = claim.id


class SigningIn:
    """Whatever is asked about an unknown address takes the same steps as for a known one."""

    def __init__(
        self,
        engine: Engine,
        book: AccountBook,
        codes: VerificationCodes,
        links: OneTimeLinks,
        hashing: PasswordHashing,
    ) -> None:
        self._engine = engine
        self._book = book
        self._codes = codes
        self._links = links
        self._hashing = hashing

    def attempt_key(self, email: str, mark: str | None) -> str:
        """Under what tries for an address are counted: those of a browser in which its person has signed in before
        apart from those of strangers, who so cannot lock them out."""
        index = self._book.email_index(email)
        with self._engine.connect() as connection:
            is_known = mark is not None and knows_device(connection, index, mark)
        return f"{index}:{mark}" if is_known else index

    def by_password(self, email: str, password: str, browser: Browser) -> SignedIn:
        """Refuses with InvalidCredentials, NotVerifiedYet, AccountDeactivated, TooBusy. One password check, always."""
        found, claim = self._book.find_for_login(email)
        stored = found.password_hash if found else claim.password_hash if claim else None
        if not self._hashing.matches(stored, password):
            raise InvalidCredentials
        if found is None:
            assert claim is not None  # noqa: S101 - whose password else was it
            raise NotVerifiedYet(claim)
        with self._engine.begin() as connection:
            return SignedIn(found.id, admit(connection, found.id, browser))

    def ask_code(self, email: str, locale: str, correlation_id: UUID) -> UUID:
        """Has a code and a link mailed, if the address has an account; answers with an id for the asking browser.

        Refuses with TooManyCodes, also for addresses without an account.
        """
        index = self._book.email_index(email)
        with self._engine.begin() as connection:
            link_id = self._links.ask(connection, Purpose.SIGN_IN, locale, email_index=index)
            self._codes.open(cursor_of(connection), link_id, index)
            request_task(connection, SEND_SIGN_IN_CODE, link_id, correlation_id)
        return link_id

    def by_code(self, asked: UUID, code: str, browser: Browser) -> SignedIn:
        """By the five digits, in the browser that asked for them. Refuses as codes do."""
        self._codes.check_code(asked, code)
        found = self._links.find_by_id(Purpose.SIGN_IN, asked)
        if found is None or found.email_index is None:
            raise InvalidVerificationCode
        with self._engine.begin() as connection:
            self._codes.use(cursor_of(connection), asked, by_code=True)
            return self._enter(connection, asked, found.email_index, browser)

    def by_link(self, token: str, browser: Browser) -> SignedIn:
        """By the token of the mailed link, in any browser. Raises LinkInvalidOrExpired."""
        found = self._links.find(Purpose.SIGN_IN, token)
        if found is None or found.email_index is None:
            raise LinkInvalidOrExpired
        with self._engine.begin() as connection:
            self._codes.close(cursor_of(connection), found.id)
            return self._enter(connection, found.id, found.email_index, browser)

    def _enter(self, connection: Connection, link_id: UUID, email_index: str, browser: Browser) -> SignedIn:
        query = select(account.c.id).where(account.c.email_index == email_index)
        account_id = connection.execute(query).scalar_one_or_none()
        if account_id is None or not self._links.use(connection, link_id):
            raise LinkInvalidOrExpired
        return SignedIn(account_id, admit(connection, account_id, browser), email_index)
