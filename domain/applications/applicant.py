"""The applicant's details, and the validation of the form that they come from."""

import unicodedata
from dataclasses import dataclass
from typing import Literal

import phonenumbers
from email_validator import EmailNotValidError, validate_email

from domain.applications.events import Locale
from domain.kernel.errors import FieldError, InvalidInput

NAME_LENGTH = 255
COVER_LETTER_LENGTH = 10_000
PHONE_LENGTH = 40

REGIONS: dict[Locale, str] = {"hr": "HR", "en": "HR", "sl": "SI", "bs": "BA", "mk": "MK"}
"""Where a number without a country code is at home, by the language of the form."""

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
        """Where the code goes: by mail wherever there is an address."""
        return "email" if self.email else "phone"

    @property
    def contact(self) -> str:
        """The address or number to be verified, spelled so that equal ones are equal."""
        return (self.email or "").lower() or self.phone or ""


def check_applicant(
    *, first_name: str, last_name: str, email: str, phone: str, cover_letter: str, locale: Locale
) -> Applicant:
    """What was typed into the form, cleaned. Raises InvalidInput that names every field to blame."""
    form = _Form()
    applicant = Applicant(
        first_name=form.text("firstName", first_name, NAME_LENGTH),
        last_name=form.text("lastName", last_name, NAME_LENGTH),
        email=form.email("email", email),
        phone=form.phone("phone", phone, REGIONS[locale]),
        cover_letter=form.text("coverLetter", cover_letter, COVER_LETTER_LENGTH, required=False, several_lines=True),
    )
    if not email.strip() and not phone.strip():
        form.blame("email", "CONTACT_REQUIRED")
    if form.errors:
        raise InvalidInput(errors=form.errors)
    return applicant


def check_contact(typed: str, locale: Locale) -> tuple[ContactKind, str]:
    """An address or number as applications spell it (`Applicant.contact`). Raises InvalidInput for `contact`."""
    form = _Form()
    is_email = "@" in typed
    found = form.email("contact", typed) if is_email else form.phone("contact", typed, REGIONS[locale])
    if found is None:
        raise InvalidInput(errors=form.errors)
    return ("email", found.lower()) if is_email else ("phone", found)


class _Form:
    """Cleans fields one by one and remembers what was wrong with each."""

    def __init__(self) -> None:
        self.errors: list[FieldError] = []

    def blame(self, field: str, code: str) -> None:
        self.errors.append(FieldError(field, code))

    def text(self, field: str, typed: str, length: int, *, required: bool = True, several_lines: bool = False) -> str:
        cleaned = unicodedata.normalize("NFC", typed).strip()
        if required and not cleaned:
            self.blame(field, "REQUIRED_INPUT")
        elif len(cleaned) > length:
            self.blame(field, "TOO_LONG")
        elif not printable(cleaned, several_lines=several_lines):
            self.blame(field, "INVALID_CHARACTERS")
        return cleaned

    def email(self, field: str, typed: str) -> str | None:
        if not typed.strip():
            return None
        try:
            return validate_email(typed.strip(), check_deliverability=False, allow_smtputf8=False).normalized
        except EmailNotValidError:
            self.blame(field, "INVALID_EMAIL_FORMAT")
            return None

    def phone(self, field: str, typed: str, region: str) -> str | None:
        if not typed.strip():
            return None
        try:
            number = phonenumbers.parse(typed[: PHONE_LENGTH + 1], region)
        except phonenumbers.NumberParseException:
            number = None
        if number is None or len(typed) > PHONE_LENGTH or not phonenumbers.is_valid_number(number):
            self.blame(field, "INVALID_PHONE")
            return None
        return phonenumbers.format_number(number, phonenumbers.PhoneNumberFormat.E164)


def printable(text: str, *, several_lines: bool = False) -> bool:
    """Whether the text holds neither control characters nor half characters; several lines may hold breaks and tabs."""
    allowed = "\r\n\t" if several_lines else ""
    return all(character in allowed or unicodedata.category(character) not in {"Cc", "Cs"} for character in text)
