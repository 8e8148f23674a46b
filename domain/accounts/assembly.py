"""Builds the services of accounts."""

from dataclasses import dataclass

from domain.accounts.access_records import AccessRecords
from domain.accounts.account import AccountRepository
from domain.accounts.account_erasure import AccountErasure
from domain.accounts.account_settings import AccountSettings
from domain.accounts.code_resend import CodeResend
from domain.accounts.contact_erasure import ContactErasure
from domain.accounts.email_change import EmailChange
from domain.accounts.impersonation import Impersonation
from domain.accounts.inactivity import Inactivity
from domain.accounts.one_time_links import OneTimeLinks
from domain.accounts.password_reset import PasswordReset
from domain.accounts.passwords import PasswordHashing
from domain.accounts.personal_data_links import PersonalDataLinks
from domain.accounts.personal_exports import PersonalExports
from domain.accounts.providers.configured import configured_providers
from domain.accounts.reauthentication import Reauthentication
from domain.accounts.registration_confirmation import RegistrationConfirmation
from domain.accounts.registrations import Registrations
from domain.accounts.roles import Roles
from domain.accounts.second_factor.passkeys import RelyingParty
from domain.accounts.second_factor.second_step import SecondStep
from domain.accounts.second_factor.service import SecondFactors
from domain.accounts.sessions import Sessions
from domain.accounts.sign_in import SignIn
from domain.accounts.social_sign_in import SocialSignIn
from domain.kernel.persons.retention_periods import RetentionPeriods
from domain.kernel.process.assembly import Assembly, Provider
from domain.verification.assembly import CODES
from domain.verification.codes import VerificationCodes


@dataclass(frozen=True)
class AccountModule:
    """The services that processes use."""

    repository: AccountRepository
    access_records: AccessRecords
    links: OneTimeLinks
    codes: VerificationCodes
    hashing: PasswordHashing
    sessions: Sessions
    roles: Roles
    registrations: Registrations
    code_resend: CodeResend
    registration_confirmation: RegistrationConfirmation
    sign_in: SignIn
    second_step: SecondStep
    second_factors: SecondFactors
    password_reset: PasswordReset
    email_change: EmailChange
    account_settings: AccountSettings
    impersonation: Impersonation
    social_sign_in: SocialSignIn
    exports: PersonalExports
    erasure: AccountErasure
    inactivity: Inactivity
    contact_erasure: ContactErasure
    personal_data_links: PersonalDataLinks


def _accounts(services: Assembly) -> AccountModule:
    platform, codes = services.platform, services[CODES]
    engine, keys, settings = platform.engine, platform.keys, platform.settings
    repository = AccountRepository(engine, keys)
    links = OneTimeLinks(engine, settings.link_key.get_secret_value())
    hashing = PasswordHashing()
    reauthentication = Reauthentication(hashing)
    relying_party = RelyingParty.at(settings.site_url, settings.project_name)
    registration_confirmation = RegistrationConfirmation(engine, keys, repository, codes, hashing)
    registrations = Registrations(
        engine, keys, repository, codes, hashing, registration_confirmation, strict=settings.strict_registration
    )
    erasure = AccountErasure(engine, keys, reauthentication)
    periods = RetentionPeriods.of(settings)
    return AccountModule(
        repository=repository,
        access_records=AccessRecords(engine, platform.clock, periods.addresses),
        links=links,
        codes=codes,
        hashing=hashing,
        sessions=Sessions(engine, repository),
        roles=Roles(engine),
        registrations=registrations,
        code_resend=CodeResend(engine, repository, links, registrations),
        registration_confirmation=registration_confirmation,
        sign_in=SignIn(engine, repository, codes, links, hashing),
        second_step=SecondStep(engine, repository, relying_party, platform.clock),
        second_factors=SecondFactors(engine, repository, reauthentication, relying_party, platform.clock),
        password_reset=PasswordReset(engine, repository, links, hashing),
        email_change=EmailChange(engine, repository, links, reauthentication),
        account_settings=AccountSettings(engine, repository, hashing, reauthentication),
        impersonation=Impersonation(engine, repository, links),
        exports=PersonalExports(engine, keys, reauthentication, settings.files_dir),
        erasure=erasure,
        inactivity=Inactivity(engine, erasure, platform.clock, periods),
        contact_erasure=ContactErasure(engine, keys),
        personal_data_links=PersonalDataLinks(engine, links, keys),
        social_sign_in=SocialSignIn(engine, repository, registrations, configured_providers(settings)),
    )


ACCOUNTS = Provider(_accounts)
