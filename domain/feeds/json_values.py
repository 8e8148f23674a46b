"""Reads values of untrusted JSON: a missing one, or one of another type, is empty."""

from decimal import Decimal
from typing import Any, cast


def at(value: Any, *path: str) -> Any:
    """The value under these keys; of a list its first element is meant."""
    found = value
    for key in path:
        if isinstance(found, list):
            found = next(iter(cast("list[Any]", found)), None)
        found = cast("dict[str, Any]", found).get(key) if isinstance(found, dict) else None
    return found


def many(value: Any, *path: str) -> list[Any]:
    """A list as it is, nothing as an empty one, anything else as a list of it alone."""
    found = at(value, *path)
    if isinstance(found, list):
        return cast("list[Any]", found)
    return [] if found is None else [found]


def text(value: Any, *path: str) -> str:
    """A text or number as text; the first of a list."""
    found = at(value, *path)
    if isinstance(found, list):
        found = next(iter(cast("list[Any]", found)), None)
    if isinstance(found, str):
        return found
    if isinstance(found, int | float | Decimal) and not isinstance(found, bool):
        return _plain(found)
    return ""


def amount(value: Any, *path: str) -> str:
    """As `text`, but a number has at most two decimals: three would be read as thousands."""
    found = at(value, *path)
    return f"{found:.2f}" if isinstance(found, float) else text(found)


def texts(value: Any, *path: str) -> tuple[str, ...]:
    """All that is text in a list."""
    return tuple(said for found in many(value, *path) if (said := text(found)))


def _plain(number: float | Decimal) -> str:
    """Without an exponent, which would make a short number a long text."""
    written = str(number)
    return written if "e" not in written.lower() else ""
