"""Request and response models of the user's account."""

from datetime import datetime
from typing import Annotated, Any, Literal
from uuid import UUID

from pydantic import AfterValidator, Field, WithJsonSchema

from api.http.field_types import ChosenPassword, Email, JobNumber, Line, Name, RequiredLine, TypedPassword
from api.http.models import RequestModel, ResponseModel
from api.http.passkey_models import NewCredential
from api.http.validators import field_error
from domain.accounts.roles import AccountRole
from domain.accounts.second_factor.factors import FactorKind
from domain.kernel.values.locales import Locale
from domain.reference.education_levels import find_education_level
from read_models.activity.openings import OpenedKind


class EducationLevel(ResponseModel):
    """A level of the Croatian Qualifications Framework."""

    id: int
    name: str


class Membership(ResponseModel):
    """An employer of which the user is a member."""

    employer_id: int
    role: Literal["admin", "recruiter"]


class Preferences(ResponseModel):
    """Preferences of the user interface."""

    theme: Literal["light", "dark"] | None = None
    dismissed_hints: list[str] = Field(default_factory=list[str])


class Acting(ResponseModel):
    """An administrator acts as this user, for at most ten minutes."""

    administrator_email: str
    until: datetime
    original_token: str = Field(description="For `/auth/login-with-token`: ends acting; works once.")


class Me(ResponseModel):
    """The signed-in user's account."""

    id: UUID
    email: str
    email_is_failing: bool = Field(
        default=False,
        description="Mails to the address came back, so it gets only what the user asks for, such as codes.",
    )
    first_name: str
    last_name: str
    address: str
    education_level: EducationLevel | None
    locale: str
    preferences: Preferences
    roles: list[AccountRole]
    employers: list[Membership]
    picture_id: UUID | None = Field(default=None, description="The picture of `/me/pictures` that the account shows.")
    has_password: bool
    registered_at: datetime
    acting: Acting | None = None
    error_reporting_id: str | None = Field(
        description="A keyed hash that names the user in reports of errors. Absent when error reporting is disabled."
    )
    second_factor_missing: bool = Field(
        description="A role of the account has rights only in sessions with a second factor; this is none."
    )


def _known_level(level: int) -> int:
    if find_education_level(level) is None:
        raise field_error("INVALID_CHOICE")
    return level


EducationLevelId = Annotated[
    JobNumber, AfterValidator(_known_level), WithJsonSchema({"type": "integer", "minimum": 1, "maximum": 8})
]


class ChosenEducation(RequestModel):
    """A level as `/apps/education-levels` lists it; the name is ignored."""

    id: EducationLevelId
    name: Annotated[Line, Field(max_length=255)] = ""


class ChangeMe(RequestModel):
    """The fields to change."""

    first_name: Name = ""
    last_name: Name = ""
    address: Annotated[Line, Field(max_length=255)] = ""
    education_level: ChosenEducation | None = None
    locale: Locale | None = None


class Meta(RequestModel):
    """Preferences of the user interface."""

    theme: Literal["light", "dark"] | None = None
    locale: Locale | None = None
    dismissed_hints: Annotated[list[Annotated[Line, Field(max_length=60)]], Field(max_length=50)] = Field(
        default_factory=list[str]
    )


class Proof(RequestModel):
    """The password to confirm the request; empty for an account without one, which needs a recent login instead."""

    password: TypedPassword = ""


class ChangeEmail(Proof):
    """The new address."""

    email: Email


class ChangePassword(RequestModel):
    """The current password, empty for an account without one, and the new one."""

    current_password: TypedPassword = ""
    new_password: ChosenPassword


class Deactivated(ResponseModel):
    """The time until which signing in reactivates the account."""

    returns_until: datetime


class OpenSession(ResponseModel):
    """A session of the account."""

    id: UUID
    device: str = Field(description="Browser and operating system, if known.", examples=["Firefox, Linux"])
    started_at: datetime
    seen_at: datetime
    is_current: bool


class Sessions(ResponseModel):
    items: list[OpenSession]


class SecondFactor(ResponseModel):
    """A factor that proves the user beside the password."""

    id: UUID
    kind: FactorKind
    name: str = Field(examples=["Phone"])
    added_at: datetime
    used_at: datetime | None


class SecondFactors(ResponseModel):
    items: list[SecondFactor] = Field(description="Oldest first.")
    recovery_codes_left: int
    is_required: bool = Field(description="A role of the account has rights only with a second factor.")


class AppEnrolment(ResponseModel):
    """An authenticator app that is being added; it counts once a code has confirmed it, within five minutes."""

    enrolment_id: UUID
    secret: str = Field(description="In base32, to be typed where no QR code can be read.")
    address: str = Field(description="The same as an `otpauth:` address, for an app on this device.")
    qr_code: str = Field(description="The same as a QR code: the `data:` address of an SVG image.")


class PasskeyEnrolment(ResponseModel):
    """A passkey that is being added, within five minutes."""

    enrolment_id: UUID
    options: dict[str, Any] = Field(description="For `PublicKeyCredential.parseCreationOptionsFromJSON`.")


FactorName = Annotated[RequiredLine, Field(max_length=60)]


class ConfirmApp(RequestModel):
    """The code that the app shows."""

    enrolment_id: UUID
    code: Annotated[RequiredLine, Field(max_length=20)]
    name: FactorName


class ConfirmPasskey(RequestModel):
    """The passkey that the browser made."""

    enrolment_id: UUID
    credential: NewCredential
    name: FactorName


class RecoveryCodes(ResponseModel):
    """Shown once. Empty when the account has unused ones."""

    codes: list[str]


class ConsentGiven(ResponseModel):
    """A consent to a version of the privacy policy, and the acceptance of a version of the terms given with it."""

    privacy_version: int | None = None
    terms_version: int | None = Field(default=None, description="Absent where the account had accepted the terms.")
    text_version: str | None = Field(
        default=None, description="Of the single text that was agreed to before the two had versions of their own."
    )
    language: str
    channel: str = Field(description="How the consent was given.", examples=["web"])
    given_at: datetime
    application_id: UUID | None = Field(default=None, description="The application that the consent was given for.")


class Consents(ResponseModel):
    items: list[ConsentGiven] = Field(description="Newest first.")


class Opening(ResponseModel):
    """An employer opened an application, or a CV in the CV database."""

    kind: OpenedKind
    application_id: UUID | None = Field(description="Null for a CV.")
    cv_id: UUID | None = Field(description="Null for an application.")
    job_title: str | None = Field(description="Of the ad that the application was sent for; null for a CV.")
    employer_id: int
    employer_name: str = Field(description="As of then.")
    at: datetime


class AdministratorVisit(ResponseModel):
    """An administrator acted as the user."""

    reason: str
    started_at: datetime
    ended_at: datetime | None


class Access(ResponseModel):
    """Accesses to the user's data."""

    openings: list[Opening] = Field(description="Newest first.")
    visits: list[AdministratorVisit] = Field(description="Newest first.")


class PersonalExport(ResponseModel):
    """An export of all the user's personal data, for download once it is ready."""

    id: UUID
    requested_at: datetime = Field(alias="askedAt")
    ready_at: datetime | None
    size: int | None = Field(description="In bytes.")
    kept_until: datetime


class PersonalExports(ResponseModel):
    items: list[PersonalExport]
