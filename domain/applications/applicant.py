"""The applicant's details and files, and the validation of the form that they come from."""

import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal
from uuid import UUID

from email_validator import EmailNotValidError, validate_email

from domain.kernel.errors import FieldCode, FieldError, InvalidInput
from domain.kernel.values.characters import is_printable
from domain.kernel.values.cv_version import CvVersion
from domain.kernel.values.phone_numbers import e164_of, parts_of

NAME_LENGTH = 255
COVER_LETTER_LENGTH = 10_000

ContactKind = Literal["email", "phone"]


@dataclass(frozen=True, slots=True)
class Applicant:
    """A person who can be reached: `email` in lower-case domain form, `phone` as E.164, at least one of the two."""

    first_name: str
    last_name: str
    email: str | None
    phone: str | None
    cover_letter: str = ""

    @property
    def full_name(self) -> str:
        """Empty once the person has been erased."""
        return f"{self.first_name} {self.last_name}".strip()

    @property
    def contact_kind(self) -> ContactKind:
        """The kind of contact that receives the code: the address wherever there is one, else the phone number."""
        return "email" if self.email else "phone"

    @property
    def contact(self) -> str:
        """The address or number to be verified, spelled so that equal ones are equal."""
        return (self.email or "").lower() or self.phone or ""


@dataclass(frozen=True, slots=True)
class Attachments:
    """Documents by their ids. `cv_version` is the version of the account's CV that the first was typeset from; None for
    a file that was uploaded."""

    cv_document_id: UUID
    other_document_ids: tuple[UUID, ...] = ()
    cv_version: CvVersion | None = None

    @property
    def all(self) -> tuple[UUID, ...]:
        return (self.cv_document_id, *self.other_document_ids)

    def replaced(self, ids: Mapping[UUID, UUID]) -> "Attachments":
        """Returns the attachments with some documents replaced by others."""
        cv, *others = (ids.get(each, each) for each in self.all)
        return Attachments(cv, tuple(others), self.cv_version)


def check_applicant(*, first_name: str, last_name: str, email: str, phone: str, cover_letter: str) -> Applicant:
    """Cleans and checks the fields of the form; `phone` is in E.164, or empty.

    Raises InvalidInput that names every field to blame.
    """
    form = _Form()
    applicant = Applicant(
        first_name=form.text("firstName", first_name, NAME_LENGTH),
        last_name=form.text("lastName", last_name, NAME_LENGTH),
        email=form.email("email", email),
        phone=form.phone("phone", phone),
        cover_letter=form.text("coverLetter", cover_letter, COVER_LETTER_LENGTH, required=False, several_lines=True),
    )
    if not email.strip() and not phone.strip():
        form.blame("email", "CONTACT_REQUIRED")
    if form.errors:
        raise InvalidInput(errors=form.errors)
    return applicant


def check_contact(*, email: str, phone: str) -> tuple[ContactKind, str]:
    """An address, or else a number in E.164, as applications spell it (`Applicant.contact`). Raises InvalidInput."""
    form = _Form()
    if found := form.email("email", email):
        return "email", found.lower()
    if found := form.phone("phone", phone):
        return "phone", found
    if not form.errors:
        form.blame("email", "CONTACT_REQUIRED")
    raise InvalidInput(errors=form.errors)


class _Form:
    """Cleans fields one by one and remembers what was wrong with each."""

    def __init__(self) -> None:
        self.errors: list[FieldError] = []

    def blame(self, field: str, code: FieldCode) -> None:
        self.errors.append(FieldError(field, code))

    def text(self, field: str, typed: str, length: int, *, required: bool = True, several_lines: bool = False) -> str:
        cleaned = unicodedata.normalize("NFC", typed).strip()
        if required and not cleaned:
            self.blame(field, "REQUIRED_INPUT")
        elif len(cleaned) > length:
            self.blame(field, "TOO_LONG")
        elif not is_printable(cleaned, several_lines=several_lines):
            self.blame(field, "INVALID_CHARACTERS")
        return cleaned

    def email(self, field: str, typed: str) -> str | None:
        if not typed.strip():
            return None
        found = normalized_email(typed)
        if found is None:
            self.blame(field, "INVALID_EMAIL_FORMAT")
        return found

    def phone(self, field: str, typed: str) -> str | None:
        if not typed.strip():
            return None
        found = e164_of(parts_of(typed).country_code, typed)
        if found is None:
            self.blame(field, "INVALID_PHONE")
        return found


def normalized_email(typed: str) -> str | None:
    """The address in the form that applications keep, or None when it is none."""
    try:
        return validate_email(typed.strip(), check_deliverability=False, allow_smtputf8=False).normalized
    except EmailNotValidError:
        return None
