"""The wire shapes of coming in."""

from typing import Annotated, Literal
from uuid import UUID

from pydantic import Field, StringConstraints

from api.applications.schemas import ConsentGiven, Verification
from api.me.schemas import Me
from api.schema import Answer, Email, Flag, Line, Name, Question
from domain.kernel.locales import Locale

LONGEST_TYPED = 1024

TypedPassword = Annotated[str, StringConstraints(strip_whitespace=False, min_length=1, max_length=LONGEST_TYPED)]
"""As it was typed; spaces count. What a new one needs is said by the code of its field."""
Token = Annotated[Line, Field(min_length=1, max_length=200)]


class Remembering(Question):
    """What every way of signing in may ask for."""

    remember_me: Flag = Field(default=False, description="Stay signed in for 30 idle days instead of 12 hours.")
    come_back: Flag = Field(default=False, description="Take an account back that was deactivated.")


class Login(Remembering):
    """Signing in by password."""

    email: Email
    password: TypedPassword


class AskForCode(Question):
    """Whom to mail a code for signing in."""

    email: Email


class CodeLogin(Remembering):
    """The five digits, in the browser that asked for them; or the token of the mailed link, in any."""

    code: Token


class ChosenEducation(Question):
    """A level as `/apps/education-levels` lists it; the name is not looked at."""

    id: Annotated[int, Field(ge=1, le=8)]
    name: Annotated[Line, Field(max_length=255)] = ""


class Register(Question):
    """A new account. The extended form asks for education and address too."""

    first_name: Name
    last_name: Name
    email: Email
    password: TypedPassword
    consent: ConsentGiven
    locale: Locale = "hr"
    address: Annotated[Line, Field(max_length=255)] = ""
    education_level: ChosenEducation | None = None


class Registered(Answer):
    """What happens next: a code has been mailed, or the address was known to be the person's and they are in."""

    status: Literal["verification-required", "verified"]
    verification: Verification | None = None
    user: Me | None = None


class Verify(Question):
    """Either `email` and the five digits, or both parts of the mailed link."""

    email: Annotated[Line, Field(max_length=254)] = ""
    verification_code: Annotated[Line, Field(max_length=20)] = ""
    registration_id: UUID | None = None
    link_token: Annotated[Line, Field(max_length=100)] = ""


class MailSent(Answer):
    """A mail is on its way, if there is somebody to get it; nobody is told whether there is."""

    verification: Verification
