"""Field types for request models: validation, error codes and JSON schema."""

import re
from datetime import date, datetime
from typing import Annotated, Any

from email_validator import EmailNotValidError, validate_email
from pydantic import (
    AfterValidator,
    AwareDatetime,
    BeforeValidator,
    Field,
    GetCoreSchemaHandler,
    GetJsonSchemaHandler,
    Strict,
    StringConstraints,
    WithJsonSchema,
    WrapValidator,
)
from pydantic_core import CoreSchema, core_schema

from api.http.validators import field_error, refuse_unstorable, require
from domain.accounts.passwords import find_weakness
from domain.kernel.errors import FieldCode
from domain.kernel.values.referral_source import ReferralSource, referral_source

LARGEST_ID = 2**63 - 1


def _storable(value: str) -> str:
    refuse_unstorable(value)
    return value


def _required(value: str) -> str:
    if not value:
        raise field_error("REQUIRED_INPUT")
    return value


def _one_line(value: Any) -> Any:
    if isinstance(value, str) and _BREAKS.search(value):
        raise field_error("INVALID_TEXT")
    return value


class JsonSchemaExtra:
    """Adds constraints that validators check to the JSON schema of a type."""

    def __init__(self, **more: str | int) -> None:
        self._more = more

    def __get_pydantic_json_schema__(self, core_schema: CoreSchema, handler: GetJsonSchemaHandler) -> dict[str, Any]:
        return {**handler(core_schema), **self._more}


_BREAK_RANGES = r"\u0000-\u001f\u007f-\u009f\u2028\u2029"
_NO_BREAK = f"[^{_BREAK_RANGES}]"
_BREAKS = re.compile(f"[{_BREAK_RANGES}]")
_TRIMMED = StringConstraints(strip_whitespace=True)

Text = Annotated[str, _TRIMMED, AfterValidator(_storable), JsonSchemaExtra(pattern=r"^[^\u0000]*$")]
"""Any number of lines, may be empty. Add `Field(max_length=…)`."""

_PLAIN_LINE = Annotated[str, BeforeValidator(_one_line), _TRIMMED, AfterValidator(_storable)]
Line = Annotated[_PLAIN_LINE, JsonSchemaExtra(pattern=f"^{_NO_BREAK}*$")]
"""One line without control characters, safe in a mail header. May be empty."""

_PASTED_BREAKS = re.compile(r"[\t\n\r\u2028\u2029]+")


def _blanks_for_breaks(value: Any) -> Any:
    return _PASTED_BREAKS.sub(" ", value) if isinstance(value, str) else value


SearchText = Annotated[
    Line,
    BeforeValidator(_blanks_for_breaks),
    JsonSchemaExtra(pattern=r"^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]*$"),
]
"""A line that people type or paste to search by: tabs and line breaks are blanks, other control characters refused."""

# Blanks first, then something else: a pattern that allows anything on both sides of a character that is no blank would
# match in as many ways as there are such characters.
RequiredText = Annotated[
    Text, AfterValidator(_required), JsonSchemaExtra(pattern=r"^\s*[^\u0000\s][^\u0000]*$", minLength=1)
]
RequiredLine = Annotated[
    Line,
    AfterValidator(_required),
    JsonSchemaExtra(pattern=rf"^[^\S{_BREAK_RANGES}]*[^\s{_BREAK_RANGES}]{_NO_BREAK}*$", minLength=1),
]
"""A line that is not empty after trimming; else REQUIRED_INPUT."""

Name = Annotated[RequiredLine, Field(max_length=255)]
"""A first or last name."""


def _e_mail(value: str) -> str:
    if not value:
        raise field_error("REQUIRED_INPUT")
    try:
        return validate_email(value, check_deliverability=False).normalized
    except EmailNotValidError as error:
        raise field_error("INVALID_EMAIL_FORMAT") from error


Email = Annotated[_PLAIN_LINE, AfterValidator(_e_mail), Field(max_length=254), JsonSchemaExtra(format="email")]
"""A normalized e-mail address; deliverability is not checked. The format says more than the pattern of a line would."""


_NUMBER = re.compile(r"[1-9][0-9]{0,18}", re.ASCII)
_LARGEST_WHOLE_FLOAT = 2**53  # larger floats lose digits


def _id_number(value: Any) -> Any:
    require(value)
    if isinstance(value, str) and _NUMBER.fullmatch(value):
        value = int(value)
    if isinstance(value, float) and value.is_integer() and value <= _LARGEST_WHOLE_FLOAT:
        value = int(value)  # JSON has one kind of number: 4711.0 is 4711
    if type(value) is not int or not 1 <= value <= LARGEST_ID:
        raise field_error("INVALID_ID")
    return value


JobNumber = Annotated[
    int,
    BeforeValidator(_id_number),
    WithJsonSchema({"type": "integer", "format": "int64", "minimum": 1, "maximum": LARGEST_ID, "examples": [4711]}),
]
"""A job's public number, 1 to 2^63-1; anything else is INVALID_ID."""

EmployerNumber = JobNumber


class IdPattern:
    """Refuses text that is no id of this pattern: REQUIRED_INPUT when empty, else INVALID_ID."""

    def __init__(self, pattern: str) -> None:
        self._pattern = re.compile(pattern, re.ASCII)

    def __get_pydantic_core_schema__(self, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        return core_schema.no_info_after_validator_function(self._check, handler(source))

    def __get_pydantic_json_schema__(self, core_schema: CoreSchema, handler: GetJsonSchemaHandler) -> dict[str, Any]:
        return {**handler(core_schema), "pattern": f"^{self._pattern.pattern}$"}

    def _check(self, value: str) -> str:
        require(value)
        if not self._pattern.fullmatch(value):
            raise field_error("INVALID_ID")
        return value


def _calendar_day(value: Any, parse: Any) -> Any:
    require(value)
    if isinstance(value, str) and not re.fullmatch(r"\d{4}-\d{2}-\d{2}", value, re.ASCII):
        raise field_error("INVALID_DATE")
    if not isinstance(value, str | date):
        raise field_error("INVALID_DATE")
    return parse(value)


Day = Annotated[date, WrapValidator(_calendar_day)]
"""A calendar day as YYYY-MM-DD: INVALID_DATE."""

_MOMENT = re.compile(r"\d{4}-\d{2}-\d{2}[Tt]\d{2}:\d{2}:\d{2}(\.\d{1,6})?([Zz]|[+-]\d{2}:\d{2})", re.ASCII)


def _rfc_3339(value: Any) -> Any:
    require(value)
    if not isinstance(value, str | datetime) or (isinstance(value, str) and not _MOMENT.fullmatch(value)):
        raise field_error("INVALID_DATE")
    return value


Moment = Annotated[AwareDatetime, BeforeValidator(_rfc_3339)]
"""An RFC 3339 timestamp with its offset: INVALID_DATE."""

Flag = Annotated[bool, Strict()]
"""A JSON boolean; strings and numbers are refused."""


def _true_or(code: FieldCode) -> AfterValidator:
    def check(value: bool) -> bool:
        if not value:
            raise field_error(code)
        return value

    return AfterValidator(check)


_TRUE = WithJsonSchema({"type": "boolean", "const": True})

AcceptanceOfTerms = Annotated[Flag, _true_or("TERMS_NOT_ACCEPTED"), _TRUE]
"""The checkbox for the terms, which must be true: TERMS_NOT_ACCEPTED."""

ConsentToProcessing = Annotated[Flag, _true_or("CONSENT_NOT_GIVEN"), _TRUE]
"""The checkbox for the processing of data, which must be true: CONSENT_NOT_GIVEN."""

Confirmation = Annotated[Flag, _true_or("REQUIRED_INPUT"), _TRUE]
"""A flag that must be true; else REQUIRED_INPUT."""

Referral = Annotated[
    ReferralSource,
    BeforeValidator(lambda value: referral_source(value) if isinstance(value, str) else value),
    WithJsonSchema(
        {
            "type": "string",
            "description": f"Where the visitor came from: {', '.join(filter(None, ReferralSource))}.",
            "examples": ["job-search"],
        }
    ),
]
"""Any text, since links are made by anybody; what is not in the list becomes OTHER."""

Count = Annotated[int, Strict()]
"""A JSON integer; add `Field(ge=…, le=…)`."""

_LONGEST_TYPED_PASSWORD = 1024

TypedPassword = Annotated[
    str, StringConstraints(strip_whitespace=False, max_length=_LONGEST_TYPED_PASSWORD), AfterValidator(_storable)
]
"""A password as typed: spaces count, may be empty. Rules for new passwords are checked elsewhere."""

RequiredPassword = Annotated[TypedPassword, AfterValidator(_required), Field(min_length=1)]


def _strong(value: str) -> str:
    if weakness := find_weakness(value):
        raise field_error(weakness)
    return value


ChosenPassword = Annotated[RequiredPassword, AfterValidator(_strong)]
"""A new password, held to the rules that need not know whose it is."""

PositionId = Annotated[str, IdPattern(r"([0-9]{4}|c[0-9]{1,3})")]
"""An occupation (an ISCO-08 unit group) or a category of them."""
