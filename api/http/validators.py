"""What request models and field types refuse, with the code that the field gets in the response."""

import re
from typing import Any

from pydantic_core import PydanticCustomError

_UNSTORABLE = re.compile("[\0\ud800-\udfff]")


def field_error(code: str) -> PydanticCustomError:
    """What a validator raises: an upper-case type reaches the client as the code of that field."""
    return PydanticCustomError(code, "refused")  # pyright: ignore[reportArgumentType]


def refuse_unstorable(value: Any) -> None:
    """Refuses NUL, which PostgreSQL cannot hold, and lone surrogates, which UTF-8 cannot, however deep they sit."""
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
