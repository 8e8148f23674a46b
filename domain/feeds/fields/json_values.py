"""Reads values of untrusted JSON: missing values, or those of another type, are empty."""

from collections.abc import Iterable
from decimal import Decimal
from typing import Any, cast


def at(value: Any, *path: str) -> Any:
    """The value under these keys; of a list, its first element is used."""
    found = value
    for key in path:
        if isinstance(found, list):
            found = next(iter(cast("list[Any]", found)), None)
        found = cast("dict[str, Any]", found).get(key) if isinstance(found, dict) else None
    return found


def many(value: Any, *path: str) -> list[Any]:
    """A list as it is, null as an empty list, anything else as a list of one."""
    found = at(value, *path)
    if isinstance(found, list):
        return cast("list[Any]", found)
    return [] if found is None else [found]


def text(value: Any, *path: str) -> str:
    """A string or number as text; of a list, the first."""
    found = at(value, *path)
    if isinstance(found, list):
        found = next(iter(cast("list[Any]", found)), None)
    if isinstance(found, str):
        return found
    if isinstance(found, int | float | Decimal) and not isinstance(found, bool):
        return _plain(found)
    return ""


def first(item: Any, paths: Iterable[str]) -> str:
    """The first text or number at one of these paths, such as `location.city`."""
    return next((found for path in paths if (found := text(item, *path.split(".")).strip())), "")


def amount(value: Any, *path: str) -> str:
    """Reads an amount as `text` does, but a number has at most two decimals: three would be read as thousands."""
    found = at(value, *path)
    return f"{found:.2f}" if isinstance(found, float) else text(found)


def texts(value: Any, *path: str) -> tuple[str, ...]:
    """All strings in a list."""
    return tuple(value_text for found in many(value, *path) if (value_text := text(found)))


def _plain(number: float | Decimal) -> str:
    """Writes a number without an exponent, which would turn a short number into a long text; empty for one that has
    it."""
    written = str(number)
    return written if "e" not in written.lower() else ""
