"""Maps Pydantic validation errors to stable error codes of fields."""

from collections.abc import Mapping, Sequence
from typing import Any

from api.http.validators import is_empty
from domain.kernel.errors import FieldCode, FieldError, InvalidInput

_MOST_ERRORS = 50
_LONGEST_FIELD = 100


def codes_of(found: Sequence[Mapping[str, Any]]) -> tuple[str, list[FieldError]]:
    """The request's code (that of its fields when all share one, else INVALID_INPUT) and the field errors."""
    errors = [FieldError(_field(each["loc"]), _code(each)) for each in found[:_MOST_ERRORS]]
    codes = {each.code for each in errors}
    return codes.pop() if len(codes) == 1 else InvalidInput.code, errors


_CODES: Mapping[str, FieldCode] = {
    "missing": "REQUIRED_INPUT",
    "extra_forbidden": "UNKNOWN_FIELD",
    "string_too_long": "TOO_LONG",
    "string_too_short": "TOO_SHORT",
    "string_unicode": "INVALID_TEXT",
    "string_pattern_mismatch": "INVALID_FORMAT",
    "too_long": "TOO_MANY",
    "too_short": "TOO_FEW",
    "enum": "INVALID_CHOICE",
    "literal_error": "INVALID_CHOICE",
    "union_tag_invalid": "INVALID_CHOICE",
    "union_tag_not_found": "REQUIRED_INPUT",
    "greater_than": "OUT_OF_RANGE",
    "greater_than_equal": "OUT_OF_RANGE",
    "less_than": "OUT_OF_RANGE",
    "less_than_equal": "OUT_OF_RANGE",
    "int_parsing_size": "OUT_OF_RANGE",
}
_CODES_BY_PREFIX: Mapping[str, FieldCode] = {"uuid": "INVALID_ID", "date_": "INVALID_DATE", "datetime_": "INVALID_DATE"}


def _code(error: Mapping[str, Any]) -> str:
    kind: str = error["type"]
    if kind.isupper():
        return kind
    if kind != "extra_forbidden" and is_empty(error.get("input")):
        return "REQUIRED_INPUT"
    if kind == "too_long" and isinstance(error.get("input"), str):
        return "TOO_LONG"
    if kind in _CODES:
        return _CODES[kind]
    return next((code for prefix, code in _CODES_BY_PREFIX.items() if kind.startswith(prefix)), "INVALID_INPUT")


def _field(place: Sequence[str | int]) -> str:
    """`("body", "documents", 2)` as `documents.2`; clients choose the names, so they are cut and made valid UTF-8."""
    name = ".".join(str(part) for part in place[1:]) or str(place[0])
    return name.encode("utf-8", "replace").decode()[:_LONGEST_FIELD]
