"""Request and response models of guests' personal data."""

from datetime import datetime
from uuid import UUID

from pydantic import Field

from api.http.field_types import Confirmation, Email
from api.http.models import RequestModel, ResponseModel
from api.http.phone import Phone, PhoneNumber
from domain.kernel.values.locales import Locale


class AskForLink(RequestModel):
    """The contact that applications were verified with: an e-mail address or a phone number."""

    email: Email | None = None
    phone: Phone | None = None
    locale: Locale


class ConfirmErasure(RequestModel):
    """The guest has confirmed that everything is to be erased."""

    confirmed: Confirmation


class HeldApplication(ResponseModel):
    """One application, as the guest wrote it."""

    id: UUID
    job_title: str
    employer_name: str
    started_at: datetime
    sent_at: datetime | None
    withdrawn_at: datetime | None
    first_name: str
    last_name: str
    email: str | None
    phone: PhoneNumber | None
    has_cover_letter: bool
    files: int


class GuestExport(ResponseModel):
    """An archive of everything. `ready_at` and `size`, in bytes, are null while it is being made."""

    id: UUID
    requested_at: datetime
    ready_at: datetime | None
    size: int | None
    kept_until: datetime


class HeldData(ResponseModel):
    """Data that is held about the guest."""

    applications: list[HeldApplication]
    saved_searches: int = Field(description="How many searches are saved with the address; an export describes them.")
    exports: list[GuestExport]
    is_being_erased: bool
