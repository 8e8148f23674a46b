"""Validators shared by request models and field types, with stable error codes."""

import re
from collections.abc import Callable, Iterable, Mapping
from typing import Any, LiteralString, TypeVar, cast

from pydantic import ValidationError
from pydantic_core import ErrorDetails, InitErrorDetails, PydanticCustomError

from domain.kernel.errors import FieldCode

M = TypeVar("M")

_UNSTORABLE = re.compile("[\0\ud800-\udfff]")


def field_error(code: FieldCode) -> PydanticCustomError:
    """An error for validators to raise: its upper-case type becomes the field's code in the response."""
    return PydanticCustomError(code, "refused")


def is_empty(value: Any) -> bool:
    """Whether nothing was given: null, or text without a visible character."""
    return value is None or (isinstance(value, str) and not value.strip())


def require(value: Any) -> None:
    """Refuses an empty value: REQUIRED_INPUT."""
    if is_empty(value):
        raise field_error("REQUIRED_INPUT")


def validated_with(handler: Callable[[Any], M], data: Any, missing: Mapping[str, FieldCode]) -> M:
    """Validates the data with the handler; for wrap validators that know of missing fields (their names and codes).

    Raises ValidationError that names these together with all other invalid fields.
    """
    try:
        valid = handler(data)
        if not missing:
            return valid
        found: list[ErrorDetails] = []
    except ValidationError as error:
        found = [each for each in error.errors(include_url=False) if not {*each["loc"][:1]} & {*missing}]
    kept = [raised_again(each) for each in found]
    more = [InitErrorDetails(type=field_error(code), loc=(name,), input=None) for name, code in missing.items()]
    raise ValidationError.from_exception_data("request", kept + more)


def raised_again(error: ErrorDetails) -> InitErrorDetails:
    """An error that was found, to be raised once more with others or in another place."""
    code = cast("LiteralString", error["type"])
    kind = PydanticCustomError(code, "refused") if code.isupper() else code
    return InitErrorDetails(type=kind, loc=error["loc"], input=error["input"], ctx=error.get("ctx", {}))


def refuse_unstorable(value: Any) -> None:
    """Refuses NUL, which PostgreSQL cannot store, and lone surrogates, which UTF-8 cannot, at any depth."""
    match value:
        case str():
            if _UNSTORABLE.search(value):
                raise field_error("INVALID_TEXT")
        case list() | tuple() | set() | frozenset():
            for item in cast("Iterable[object]", value):
                refuse_unstorable(item)
        case dict():
            for key, item in cast("dict[object, object]", value).items():
                refuse_unstorable(key)
                refuse_unstorable(item)
        case _:
            pass
