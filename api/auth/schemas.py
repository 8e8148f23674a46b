"""The wire shapes of coming in."""

from typing import Annotated, Literal
from uuid import UUID

from pydantic import Field

from api.applications.schemas import ConsentGiven, Verification
from api.http.field_types import Email, Flag, Line, Name, RequiredLine, RequiredPassword
from api.http.models import RequestModel, ResponseModel
from api.me.schemas import ChosenEducation, Me
from domain.kernel.locales import Locale

Token = Annotated[Line, Field(min_length=1, max_length=200)]


class Remembering(RequestModel):
    """What every way of signing in may ask for."""

    remember_me: Flag = Field(default=False, description="Stay signed in for 30 idle days instead of 12 hours.")
    come_back: Flag = Field(default=False, description="Take an account back that was deactivated.")


class Login(Remembering):
    """Signing in by password."""

    email: Email
    password: RequiredPassword


class AskForCode(RequestModel):
    """Whom to mail a code for signing in."""

    email: Email


class CodeLogin(Remembering):
    """The five digits, in the browser that asked for them; or the token of the mailed link, in any."""

    code: Token


class Register(RequestModel):
    """A new account. The extended form asks for education and address too."""

    first_name: Name
    last_name: Name
    email: Email
    password: RequiredPassword
    consent: ConsentGiven
    locale: Locale = "hr"
    address: Annotated[Line, Field(max_length=255)] = ""
    education_level: ChosenEducation | None = None


class Registered(ResponseModel):
    """What happens next: a code has been mailed, or the address was known to be the person's and they are in."""

    status: Literal["verification-required", "verified"]
    verification: Verification | None = None
    email: str | None = Field(default=None, description="Where the code went, when another site named the address.")
    user: Me | None = None


class SocialLogin(Remembering):
    """`consent` makes a new account where there is none; without it CONSENT_REQUIRED says that one would be needed."""

    consent: ConsentGiven | None = None
    locale: Locale = "hr"


ForeignToken = Annotated[Line, Field(min_length=1, max_length=4096)]


class GoogleLogin(SocialLogin):
    """From Google's button."""

    access_token: ForeignToken


class FacebookLogin(SocialLogin):
    """From Facebook's button."""

    access_token: ForeignToken
    user_id: Annotated[Line, Field(min_length=1, max_length=64, pattern=r"^[0-9]+$")]


class AppleLogin(SocialLogin):
    """From Apple's button; the name comes along the first time only."""

    identity_token: ForeignToken
    first_name: Annotated[Line, Field(max_length=255)] = ""
    last_name: Annotated[Line, Field(max_length=255)] = ""


class Verify(RequestModel):
    """Either `email` and the five digits, or both parts of the mailed link."""

    email: Annotated[Line, Field(max_length=254)] = ""
    verification_code: Annotated[Line, Field(max_length=20)] = ""
    registration_id: UUID | None = None
    link_token: Annotated[Line, Field(max_length=100)] = ""


class ForgottenPassword(RequestModel):
    """Whom to mail a link for a new password."""

    email: Email


class NewPassword(RequestModel):
    """The new password: at least 8 characters with a small letter, a capital, and a digit or symbol."""

    password: RequiredPassword


class VerifyNewEmail(RequestModel):
    """The token of the link that was mailed to the new address."""

    token: Token


class NewEmail(ResponseModel):
    """The address is the account's. `user` is there in a browser that is signed in to it."""

    user: Me | None = None


class LoginAs(RequestModel):
    """As whom to act, and what for: the person can read it."""

    email: Email
    reason: Annotated[RequiredLine, Field(max_length=200)]


class OriginalToken(RequestModel):
    """From `acting.originalToken` of one's own account."""

    token: Token


class MailSent(ResponseModel):
    """A mail is on its way, if there is somebody to get it; nobody is told whether there is."""

    verification: Verification
