"""Dates of which a person may remember only the year, or the month: `2019`, `2019-09`, `2019-09-30`."""

import re
from datetime import date
from functools import lru_cache
from typing import Annotated

from pydantic import AfterValidator, Field

from domain.cv.values import refused

EARLIEST_YEAR = 1900
LATEST_YEAR = 2100
_SHAPE = re.compile(r"(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?", re.ASCII)


@lru_cache(maxsize=2_000)
def _check(text: str) -> str:
    parts = _SHAPE.fullmatch(text)
    if parts is None:
        raise refused("INVALID_DATE")
    year, month, day = (int(part or 1) for part in parts.groups())
    try:
        date(year, month, day)
    except ValueError as error:
        raise refused("INVALID_DATE") from error
    if not EARLIEST_YEAR <= year <= LATEST_YEAR:
        raise refused("INVALID_DATE")
    return text


PartialDate = Annotated[str, AfterValidator(_check), Field(examples=["2019-05"])]
"""An ISO 8601 date of reduced precision; a text, since it sorts and compares as far as it goes."""


def is_after(one: str, other: str) -> bool:
    """Whether one date is certainly after the other: `2019-05` is not after `2019`."""
    known = min(len(one), len(other))
    return one[:known] > other[:known]
