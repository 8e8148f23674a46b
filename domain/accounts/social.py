"""Coming in by the word of another site."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol
from uuid import UUID

from sqlalchemy import Connection, Engine, select

from domain.accounts.account import AccountBook, Profile
from domain.accounts.confirming import Verified
from domain.accounts.entering import Browser, admit
from domain.accounts.errors import ConsentRequired, LoginFailed, ProviderOff
from domain.accounts.identities import Identity, find_linked, link_identity
from domain.accounts.registering import NewPerson, Registering
from domain.accounts.signing_in import SignedIn
from domain.accounts.tables import account
from domain.kernel.locales import Locale


@dataclass(frozen=True, slots=True)
class Proof:
    """What the browser brings from the other site. `name` is what it says there, for sites that tell nobody else."""

    token: str
    user_id: str = ""
    first_name: str = ""
    last_name: str = ""


@dataclass(frozen=True, slots=True)
class Proven:
    """Who somebody is at the other site. `owns_email`: that site is sure that the address is theirs."""

    identity: Identity
    email: str | None
    owns_email: bool
    first_name: str
    last_name: str


class Provider(Protocol):
    """Another site."""

    def prove(self, proof: Proof) -> Proven:
        """Asks the site itself. Refuses with LoginFailed what it does not vouch for, or not to us; with Unavailable
        when it cannot be reached."""
        ...


@dataclass(frozen=True, slots=True)
class Consent:
    """Agreement with the terms, given with the button."""

    text_version: str
    language: Locale


@dataclass(frozen=True, slots=True)
class Arrival:
    """Either somebody is in, or a code has been mailed to `email`, to show that it is theirs."""

    signed_in: SignedIn | None = None
    registration_id: UUID | None = None
    email: str | None = None


class Social:
    """An identity that is known opens its account. One that is new needs an address that is surely its person's:
    where the other site does not vouch for that too, a mailed code does."""

    def __init__(
        self, engine: Engine, book: AccountBook, registering: Registering, providers: Mapping[str, Provider]
    ) -> None:
        self._engine = engine
        self._book = book
        self._registering = registering
        self._providers = providers

    def enter(self, provider: str, proof: Proof, consent: Consent | None, locale: Locale, browser: Browser) -> Arrival:
        """Refuses with ProviderOff, LoginFailed, Unavailable, ConsentRequired, AccountDeactivated, TooManyCodes."""
        if provider not in self._providers:
            raise ProviderOff
        proven = self._providers[provider].prove(proof)
        if known := self._known(proven, browser):
            return Arrival(signed_in=known)
        if proven.email is None:
            raise LoginFailed(details={"reason": "NO_EMAIL"})
        if consent is None:
            raise ConsentRequired
        person = NewPerson(
            email=proven.email,
            profile=Profile(proven.first_name, proven.last_name),
            locale=locale,
            consent_version=consent.text_version,
            consent_language=consent.language,
            identity=proven.identity,
        )
        if proven.owns_email:
            return Arrival(signed_in=_as_signed_in(self._registering.register_proven(person, browser)))
        registration_id = self._registering.register(person, browser.correlation_id)
        return Arrival(registration_id=registration_id, email=person.email)

    def _known(self, proven: Proven, browser: Browser) -> SignedIn | None:
        """Lets in whose identity is linked, or whose address is surely theirs and has an account."""
        identity = proven.identity
        subject_index = self._book.subject_index(identity.provider, identity.subject)
        with self._engine.begin() as connection:
            account_id = find_linked(connection, identity.provider, subject_index)
            if account_id is None and proven.email and proven.owns_email:
                account_id = self._of_email(connection, proven.email)
                if account_id:
                    link_identity(connection, account_id, identity.provider, subject_index)
            return SignedIn(account_id, admit(connection, account_id, browser)) if account_id else None

    def _of_email(self, connection: Connection, email: str) -> UUID | None:
        query = select(account.c.id).where(account.c.email_index == self._book.email_index(email))
        return connection.execute(query).scalar_one_or_none()


def _as_signed_in(verified: Verified) -> SignedIn:
    return SignedIn(verified.account_id, verified.admitted, verified.email_index)
