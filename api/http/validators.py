"""Validators shared by request models and field types, with stable error codes."""

import re
from typing import Any

from pydantic_core import PydanticCustomError

_UNSTORABLE = re.compile("[\0\ud800-\udfff]")


def field_error(code: str) -> PydanticCustomError:
    """An error for validators to raise: its upper-case type becomes the field's code in the response."""
    return PydanticCustomError(code, "refused")  # pyright: ignore[reportArgumentType]


def refuse_unstorable(value: Any) -> None:
    """Refuses NUL, which PostgreSQL cannot store, and lone surrogates, which UTF-8 cannot, at any depth."""
    match value:
        case str():
            if _UNSTORABLE.search(value):
                raise field_error("INVALID_TEXT")
        case list() | tuple() | set() | frozenset():
            for item in value:
                refuse_unstorable(item)
        case dict():
            for key, item in value.items():
                refuse_unstorable(key)
                refuse_unstorable(item)
        case _:
            pass
