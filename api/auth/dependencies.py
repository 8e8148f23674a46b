"""FastAPI dependencies: services of accounts."""

from collections.abc import Callable
from typing import Annotated, Any

from fastapi import Depends

from api.services import service
from domain.accounts.access_records import AccessRecords
from domain.accounts.account import AccountRepository
from domain.accounts.account_erasure import AccountErasure
from domain.accounts.account_settings import AccountSettings
from domain.accounts.assembly import ACCOUNTS, AccountModule
from domain.accounts.code_resend import CodeResend
from domain.accounts.email_change import EmailChange
from domain.accounts.impersonation import Impersonation
from domain.accounts.password_reset import PasswordReset
from domain.accounts.personal_exports import PersonalExports
from domain.accounts.registration_confirmation import RegistrationConfirmation
from domain.accounts.registrations import Registrations
from domain.accounts.second_factor.second_step import SecondStep
from domain.accounts.second_factor.service import SecondFactors
from domain.accounts.sessions import Sessions
from domain.accounts.sign_in import SignIn
from domain.accounts.social_sign_in import SocialSignIn


def _part(choose: Callable[[AccountModule], Any]) -> Any:
    async def find(accounts: Annotated[AccountModule, service(ACCOUNTS)]) -> Any:
        return choose(accounts)

    return Depends(find)


UseAccountRepository = Annotated[AccountRepository, _part(lambda accounts: accounts.repository)]
UseSessions = Annotated[Sessions, _part(lambda accounts: accounts.sessions)]
UseRegistrations = Annotated[Registrations, _part(lambda accounts: accounts.registrations)]
UseCodeResend = Annotated[CodeResend, _part(lambda accounts: accounts.code_resend)]
UseRegistrationConfirmation = Annotated[
    RegistrationConfirmation, _part(lambda accounts: accounts.registration_confirmation)
]
UseSignIn = Annotated[SignIn, _part(lambda accounts: accounts.sign_in)]
UseSecondStep = Annotated[SecondStep, _part(lambda accounts: accounts.second_step)]
UseSecondFactors = Annotated[SecondFactors, _part(lambda accounts: accounts.second_factors)]
UseSocialSignIn = Annotated[SocialSignIn, _part(lambda accounts: accounts.social_sign_in)]
UsePasswordReset = Annotated[PasswordReset, _part(lambda accounts: accounts.password_reset)]
UseEmailChange = Annotated[EmailChange, _part(lambda accounts: accounts.email_change)]
UseAccountSettings = Annotated[AccountSettings, _part(lambda accounts: accounts.account_settings)]
UseAccessRecords = Annotated[AccessRecords, _part(lambda accounts: accounts.access_records)]
UseImpersonation = Annotated[Impersonation, _part(lambda accounts: accounts.impersonation)]
UsePersonalExports = Annotated[PersonalExports, _part(lambda accounts: accounts.exports)]
UseAccountErasure = Annotated[AccountErasure, _part(lambda accounts: accounts.erasure)]
