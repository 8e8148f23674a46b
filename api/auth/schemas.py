"""Request and response models of authentication."""

from typing import Annotated, Any, Literal
from uuid import UUID

from pydantic import Field

from api.applications.schemas import Verification
from api.content.consent import AccountConsent
from api.http.field_types import ChosenPassword, Email, Flag, Line, Name, RequiredLine, RequiredPassword
from api.http.models import RequestModel, ResponseModel
from api.http.passkey_models import SignedCredential
from api.me.schemas import ChosenEducation, Me
from domain.accounts.second_factor.factors import Method
from domain.kernel.values.locales import Locale

Token = Annotated[Line, Field(min_length=1, max_length=200)]


class LoginOptions(RequestModel):
    """Options of every login method."""

    remember_me: Flag = Field(default=False, description="Idle timeout of the session: 30 days instead of 12 hours.")
    come_back: Flag = Field(default=False, description="Reactivate a deactivated account.")


class Login(LoginOptions):
    """Login by password."""

    email: Email
    password: RequiredPassword


class AskForCode(RequestModel):
    """The address to mail a login code to."""

    email: Email


class CodeLogin(LoginOptions):
    """The five digits, in the browser that requested them, or the token of the mailed link, in any."""

    code: Token


class Register(RequestModel):
    """A new account. Education and address are optional fields of the extended form."""

    first_name: Name
    last_name: Name
    email: Email
    password: ChosenPassword
    consent: AccountConsent
    locale: Locale = "hr"
    address: Annotated[Line, Field(max_length=255)] = ""
    education_level: ChosenEducation | None = None


class Registered(ResponseModel):
    """The result: a code has been mailed, or the address was verified already and the user is signed in."""

    status: Literal["verification-required", "verified"]
    verification: Verification | None = None
    email: str | None = Field(default=None, description="Where the code went, if the provider supplied the address.")
    user: Me | None = None


class SocialLogin(LoginOptions):
    """`consent` allows creating an account; without it, CONSENT_REQUIRED is returned when there is none."""

    consent: AccountConsent | None = None
    locale: Locale = "hr"


ForeignToken = Annotated[Line, Field(min_length=1, max_length=4096)]


class GoogleLogin(SocialLogin):
    """Credential from Google's button."""

    access_token: ForeignToken


class OneTapNonce(ResponseModel):
    """The nonce with which Google's prompt is opened."""

    nonce: str


class OneTapLogin(SocialLogin):
    """Credential from Google's one-tap prompt."""

    id_token: ForeignToken


class FacebookLogin(SocialLogin):
    """Credential from Facebook's button."""

    access_token: ForeignToken
    user_id: Annotated[Line, Field(min_length=1, max_length=64, pattern=r"^[0-9]+$")]


class AppleLogin(SocialLogin):
    """Credential from Apple's button; Apple sends the name the first time only."""

    identity_token: ForeignToken
    first_name: Annotated[Line, Field(max_length=255)] = ""
    last_name: Annotated[Line, Field(max_length=255)] = ""


class OwnDetails(RequestModel):
    """Name, password and consent of whoever confirms an address in another browser than the one that registered."""

    first_name: Name
    last_name: Name
    password: ChosenPassword
    consent: AccountConsent


class Verify(RequestModel):
    """Either `email` and the five digits, or both parts of the mailed link, with `details` where they are required."""

    email: Annotated[Line, Field(max_length=254)] = ""
    verification_code: Annotated[Line, Field(max_length=20)] = ""
    registration_id: UUID | None = None
    link_token: Annotated[Line, Field(max_length=100)] = ""
    details: OwnDetails | None = None


class ForgottenPassword(RequestModel):
    """The address to mail a password reset link to."""

    email: Email


class NewPassword(RequestModel):
    """The new password: at least 8 characters with a small letter, a capital, and a digit or symbol."""

    password: ChosenPassword


class VerifyNewEmail(RequestModel):
    """The token of the link that was mailed to the new address."""

    token: Token


class LoginAs(RequestModel):
    """The user to act as, and the reason, which the user can see."""

    email: Email
    reason: Annotated[RequiredLine, Field(max_length=200)]


class OriginalToken(RequestModel):
    """The value of `acting.originalToken`."""

    token: Token


class MailSent(ResponseModel):
    """A mail is sent if the address is known; the response does not reveal whether it is."""

    verification: Verification


class PendingLogin(ResponseModel):
    """A login whose first step is taken."""

    methods: list[Method]


class PasskeyOptions(ResponseModel):
    """Options for `PublicKeyCredential.parseRequestOptionsFromJSON`."""

    options: dict[str, Any]


class SecondStep(RequestModel):
    """One of the three."""

    code: Annotated[Line, Field(max_length=20, description="Of an authenticator app.")] = ""
    recovery_code: Annotated[Line, Field(max_length=40)] = ""
    passkey: SignedCredential | None = None


class PasskeyLogin(LoginOptions):
    """Login by passkey alone."""

    passkey: SignedCredential
