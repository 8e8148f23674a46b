"""Sign-in by password, or by a mailed code or link."""

from dataclasses import dataclass
from uuid import UUID

from sqlalchemy import Connection, Engine, select

from domain.accounts.account import AccountRepository, Credential
from domain.accounts.devices import is_known_device
from domain.accounts.errors import EmailNotVerified, InvalidCredentials, LinkInvalidOrExpired
from domain.accounts.one_time_links import OneTimeLinks, Purpose
from domain.accounts.passwords import PasswordHashing
from domain.accounts.session_start import Browser, SignInOutcome, start_session
from domain.accounts.tables import account
from domain.accounts.tasks import SEND_SIGN_IN_CODE
from domain.kernel.tasks import request_task
from domain.verification.codes import VerificationCodes
from domain.verification.errors import InvalidVerificationCode


@dataclass(frozen=True, slots=True)
class SignedIn:
    """An account, signed in or at the second step. `email_index` is set when the sign-in verified the address."""

    account_id: UUID
    outcome: SignInOutcome
    email_index: str | None = None


class NotVerifiedYet(EmailNotVerified):
    """Carries the pending registration whose password was right; not part of the response."""

    def __init__(self, claim: Credential) -> None:
        super().__init__()
        self.registration_id = claim.id


class WrongPassword(InvalidCredentials):
    """Carries the account whose password was guessed, for the access record; not part of the response."""

    def __init__(self, account_id: UUID | None) -> None:
        super().__init__()
        self.account_id = account_id


class SignIn:
    """Takes the same steps for unknown addresses as for known ones."""

    def __init__(
        self,
        engine: Engine,
        repository: AccountRepository,
        codes: VerificationCodes,
        links: OneTimeLinks,
        hashing: PasswordHashing,
    ) -> None:
        self._engine = engine
        self._repository = repository
        self._codes = codes
        self._links = links
        self._hashing = hashing

    def attempt_key(self, email: str, device_token: str | None) -> str:
        """The key for counting attempts at an address: a browser known to its owner is counted separately from
        strangers, who thus cannot lock the owner out."""
        index = self._repository.email_index(email)
        with self._engine.connect() as connection:
            is_known = device_token is not None and is_known_device(connection, index, device_token)
        return f"{index}:{device_token}" if is_known else index

    def by_password(self, email: str, password: str, browser: Browser) -> SignedIn:
        """Raises InvalidCredentials, NotVerifiedYet, AccountDeactivated, TooBusy. Always one password check."""
        found, claim = self._repository.find_for_login(email)
        stored = found.password_hash if found else claim.password_hash if claim else None
        if not self._hashing.matches(stored, password):
            raise WrongPassword(found.id if found else None)
        if found is None:
            assert claim is not None  # noqa: S101 - the hash that matched was of one of them
            raise NotVerifiedYet(claim)
        with self._engine.begin() as connection:
            return SignedIn(found.id, start_session(connection, found.id, browser))

    def request_code(self, email: str, locale: str, correlation_id: UUID) -> UUID:
        """Mails a code and a link if the address has an account; returns an id for the requesting browser.

        Raises TooManyCodes, also for addresses without an account.
        """
        index = self._repository.email_index(email)
        with self._engine.begin() as connection:
            link_id = self._links.request(connection, Purpose.SIGN_IN, locale, email_index=index)
            self._codes.request(connection, link_id, index)
            request_task(connection, SEND_SIGN_IN_CODE, link_id, correlation_id)
        return link_id

    def by_code(self, asked: UUID, code: str, browser: Browser) -> SignedIn:
        """Signs in by the five-digit code, in the browser that requested it. Raises what `VerificationCodes` raises."""
        self._codes.check_code(asked, code)
        found = self._links.find_by_id(Purpose.SIGN_IN, asked)
        if found is None or found.email_index is None:
            raise InvalidVerificationCode
        with self._engine.begin() as connection:
            self._codes.mark_used(connection, asked, by_code=True)
            return self._start_session(connection, asked, found.email_index, browser)

    def by_link(self, token: str, browser: Browser) -> SignedIn:
        """Signs in by the token of the mailed link, in any browser. Raises LinkInvalidOrExpired."""
        found = self._links.find(Purpose.SIGN_IN, token)
        if found is None or found.email_index is None:
            raise LinkInvalidOrExpired
        with self._engine.begin() as connection:
            self._codes.revoke(connection, found.id)
            return self._start_session(connection, found.id, found.email_index, browser)

    def _start_session(self, connection: Connection, link_id: UUID, email_index: str, browser: Browser) -> SignedIn:
        query = select(account.c.id).where(account.c.email_index == email_index)
        account_id = connection.execute(query).scalar_one_or_none()
        if account_id is None or not self._links.use(connection, link_id):
            raise LinkInvalidOrExpired
        return SignedIn(account_id, start_session(connection, account_id, browser), email_index)
