"""The services of accounts as one, for what needs many of them."""

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
from domain.accounts.registration_confirmation import RegistrationConfirmation
from domain.accounts.registrations import Registrations
from domain.accounts.roles import Roles
from domain.accounts.second_factor.second_step import SecondStep
from domain.accounts.second_factor.service import SecondFactors
from domain.accounts.sessions import Sessions
from domain.accounts.sign_in import SignIn
from domain.accounts.social_sign_in import SocialSignIn
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
