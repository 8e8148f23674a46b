"""Where a list goes on: a place in its order, as a short text."""

import re

from read_models.job_search.ranking import Place

_CURSOR = re.compile(r"-?[0-9a-f]{1,16}\.[0-9a-f]{1,16}")


class UnknownCursor(ValueError):
    """A text that marks no place in any list."""


def cursor_of(place: Place) -> str:
    """The text after which the list goes on."""
    rank, key = place
    return f"{rank:x}.{key:x}"


def place_of(cursor: str) -> Place:
    """Raises UnknownCursor."""
    if not _CURSOR.fullmatch(cursor):
        raise UnknownCursor(cursor)
    rank, _, key = cursor.partition(".")
    place = int(rank, 16), int(key, 16)
    if abs(place[0]) >> 63 or place[1] >> 63:
        raise UnknownCursor(cursor)
    return place
