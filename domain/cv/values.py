"""Texts, addresses and codes that a CV is made of."""

import unicodedata
from typing import Annotated, Any

from email_validator import EmailNotValidError, validate_email
from pydantic import AfterValidator, BaseModel, BeforeValidator, ConfigDict, Field, StringConstraints
from pydantic_core import PydanticCustomError

from domain.kernel.errors import FieldCode
from domain.kernel.values.characters import is_printable
from domain.kernel.values.phone_numbers import is_e164
from domain.kernel.values.web_addresses import is_web_address

LINE_LENGTH = 255
COMMENT_LENGTH = 500
TEXT_LENGTH = 5_000


class Value(BaseModel):
    """A part of a CV."""

    model_config = ConfigDict(frozen=True, extra="forbid")


def refused(code: FieldCode) -> PydanticCustomError:
    """An error for validators to raise: its upper-case type is the field's code wherever it is shown."""
    return PydanticCustomError(code, "refused")


def _normalize(typed: Any) -> Any:
    return unicodedata.normalize("NFC", typed) if isinstance(typed, str) else typed


def _check_line(text: str) -> str:
    if not is_printable(text):
        raise refused("INVALID_TEXT")
    return text


def _check_lines(text: str) -> str:
    if not is_printable(text, several_lines=True):
        raise refused("INVALID_TEXT")
    return text


def _check_web_address(text: str) -> str:
    if not is_printable(text) or not is_web_address(text):
        raise refused("INVALID_WEB_ADDRESS")
    return text


def _check_email(text: str) -> str:
    try:
        return validate_email(text, check_deliverability=False, allow_smtputf8=False).normalized
    except EmailNotValidError as error:
        raise refused("INVALID_EMAIL_FORMAT") from error


def _check_phone(text: str) -> str:
    if not is_e164(text):
        raise refused("INVALID_PHONE")
    return text


_NORMALIZED = BeforeValidator(_normalize)
"""Comes after the constraints of a type, which are then checked by pydantic's core, not in Python."""
Line = Annotated[
    str,
    StringConstraints(strip_whitespace=True, min_length=1, max_length=LINE_LENGTH),
    _NORMALIZED,
    AfterValidator(_check_line),
]
"""One line that has to be there."""
EmptyLine = Annotated[
    str, StringConstraints(strip_whitespace=True, max_length=LINE_LENGTH), _NORMALIZED, AfterValidator(_check_line)
]
"""One line that may be empty."""
Comment = Annotated[
    str, StringConstraints(strip_whitespace=True, max_length=COMMENT_LENGTH), _NORMALIZED, AfterValidator(_check_lines)
]
Text = Annotated[
    str, StringConstraints(strip_whitespace=True, max_length=TEXT_LENGTH), _NORMALIZED, AfterValidator(_check_lines)
]
"""Plain text with line breaks; no markup."""
WebAddress = Annotated[
    str, Field(max_length=2_000, examples=["https://example.com/ana"]), AfterValidator(_check_web_address)
]
EmailAddress = Annotated[
    str,
    StringConstraints(strip_whitespace=True, max_length=254),
    AfterValidator(_check_email),
    Field(examples=["ana.horvat@example.com"]),
]
PhoneNumber = Annotated[str, Field(max_length=20, examples=["+385911234567"]), AfterValidator(_check_phone)]
"""A phone number in E.164: `+385911234567`."""
LanguageCode = Annotated[str, Field(pattern=r"^[a-z]{2,3}$", examples=["de"])]
"""ISO 639-1, or 639-2 and 639-3 for languages that have no code of two letters."""
CountryCode = Annotated[str, Field(pattern=r"^[A-Z]{2}$", examples=["HR"])]
PositionCode = Annotated[str, Field(pattern=r"^\d{4}$", examples=["5131"])]
"""A unit group of ISCO-08."""
EducationLevel = Annotated[int, Field(ge=1, le=8)]
"""A level of the Croatian Qualifications Framework."""
LicenceCategory = Annotated[str, Field(pattern=r"^[A-Z][A-Z0-9]{0,2}$", examples=["B"])]
"""A category of driving licences, as in `B` and `C1E`."""
