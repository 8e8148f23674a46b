"""Encodes a position in a list as a short text: the list continues after it."""

import re

from read_models.job_search.query.ranking import ListPosition
from read_models.job_search.search_result import UnknownCursor

_CURSOR = re.compile(r"-?[0-9a-f]{1,16}\.[0-9a-f]{1,16}")


def encode_cursor(position: ListPosition) -> str:
    """The cursor after this position."""
    rank, key = position
    return f"{rank:x}.{key:x}"


def decode_cursor(cursor: str) -> ListPosition:
    """Raises UnknownCursor."""
    if not _CURSOR.fullmatch(cursor):
        raise UnknownCursor(cursor)
    rank, _, key = cursor.partition(".")
    position = int(rank, 16), int(key, 16)
    if abs(position[0]) >> 63 or position[1] >> 63:
        raise UnknownCursor(cursor)
    return position
