"""Sign-in with an identity provider."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol
from uuid import UUID

from sqlalchemy import Connection, Engine, select

from domain.accounts.account import AccountRepository, Profile
from domain.accounts.consents import AccountConsent
from domain.accounts.errors import ConsentRequired, LoginFailed, ProviderOff
from domain.accounts.identities import Identity, find_linked, link_identity
from domain.accounts.registration_confirmation import ConfirmedRegistration
from domain.accounts.registrations import NewPerson, Registrations
from domain.accounts.session_start import Browser, start_session
from domain.accounts.sign_in import SignedIn
from domain.accounts.tables import account
from domain.kernel.values.locales import Locale


@dataclass(frozen=True, slots=True)
class ProviderCredential:
    """The credential that the browser received from the provider. Names are for providers that tell them only to the
    browser, `nonce` is what the token has to hold, for those that are asked with one."""

    token: str
    user_id: str = ""
    first_name: str = ""
    last_name: str = ""
    nonce: str = ""


@dataclass(frozen=True, slots=True)
class ProviderProfile:
    """The verified identity. `owns_email`: the provider has verified that the address is the person's."""

    identity: Identity
    email: str | None
    owns_email: bool
    first_name: str
    last_name: str


class Provider(Protocol):
    """An identity provider."""

    def verify(self, credential: ProviderCredential) -> ProviderProfile:
        """Verifies the credential with the provider. Raises LoginFailed when it is not confirmed for this site,
        Unavailable when the provider cannot be reached."""
        ...


@dataclass(frozen=True, slots=True)
class SocialSignInResult:
    """Either a signed-in account, or a registration whose code has been mailed to `email`."""

    signed_in: SignedIn | None = None
    registration_id: UUID | None = None
    email: str | None = None


class SocialSignIn:
    """A linked identity signs in to its account. A new identity needs a verified address: if the provider does not
    vouch for it, a code is mailed."""

    def __init__(
        self,
        engine: Engine,
        repository: AccountRepository,
        registrations: Registrations,
        providers: Mapping[str, Provider],
    ) -> None:
        self._engine = engine
        self._repository = repository
        self._registrations = registrations
        self._providers = providers

    def sign_in(
        self,
        provider: str,
        credential: ProviderCredential,
        consent: AccountConsent | None,
        locale: Locale,
        browser: Browser,
    ) -> SocialSignInResult:
        """Raises ProviderOff, LoginFailed, Unavailable, ConsentRequired, AccountDeactivated, TooManyCodes."""
        if provider not in self._providers:
            raise ProviderOff
        provider_profile = self._providers[provider].verify(credential)
        if known := self._known(provider_profile, browser):
            return SocialSignInResult(signed_in=known)
        if provider_profile.email is None:
            raise LoginFailed(details={"reason": "NO_EMAIL"})
        if consent is None:
            raise ConsentRequired
        person = NewPerson(
            email=provider_profile.email,
            profile=Profile(provider_profile.first_name, provider_profile.last_name),
            locale=locale,
            consent=consent,
            identity=provider_profile.identity,
        )
        if provider_profile.owns_email:
            return SocialSignInResult(signed_in=_as_signed_in(self._registrations.register_verified(person, browser)))
        registration_id = self._registrations.register(person, browser.correlation_id)
        return SocialSignInResult(registration_id=registration_id, email=person.email)

    def _known(self, provider_profile: ProviderProfile, browser: Browser) -> SignedIn | None:
        """Signs in if the identity is linked, or if its verified address has an account."""
        identity = provider_profile.identity
        subject_index = self._repository.subject_index(identity.provider, identity.subject)
        with self._engine.begin() as connection:
            account_id = find_linked(connection, identity.provider, subject_index)
            if account_id is None and provider_profile.email and provider_profile.owns_email:
                account_id = self._of_email(connection, provider_profile.email)
                if account_id:
                    link_identity(connection, account_id, identity.provider, subject_index)
            return SignedIn(account_id, start_session(connection, account_id, browser)) if account_id else None

    def _of_email(self, connection: Connection, email: str) -> UUID | None:
        query = select(account.c.id).where(account.c.email_index == self._repository.email_index(email))
        return connection.execute(query).scalar_one_or_none()


def _as_signed_in(verified: ConfirmedRegistration) -> SignedIn:
    return SignedIn(verified.account_id, verified.outcome, verified.email_index)
