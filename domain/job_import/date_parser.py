"""Parses dates and moments as feeds write them."""

import re
from datetime import UTC, date, datetime, time, timedelta
from email.utils import parsedate_to_datetime
from functools import lru_cache
from zoneinfo import ZoneInfo

from domain.feeds.errors import ItemError, ItemErrorCode
from domain.jobs.ad import AdPlace
from domain.jobs.deadlines import HOME, end_of_day, zones_of

DAY = re.compile(r"(\d{4})([-/])(\d{1,2})\2(\d{1,2})\.?(?:[T ]00:00(?::00(?:\.0+)?)?(?:Z|[+-]\d\d:?\d\d)?)?")
"""Midnight is what programs make of a day."""
WRITTEN_DAY = re.compile(
    r"(\d{1,2})([./])\s*(\d{1,2})\2\s*(\d{4})\.?(?:,?\s+(?:(?:u|at)\s+)?(\d{1,2})[:.](\d{2})(?::(\d{2}))?(?:\s*h)?)?"
)
"""A day before its month, and a time perhaps."""
MONTH_FIRST = frozenset({"US", "PH"})
"""Countries that write the month before the day, parted by slashes."""
UTC_IN_WORDS = re.compile(r"\s*(?:UTC|GMT)\Z")
EPOCH = re.compile(r"\d{10}|\d{13}")
LONGEST = 60
EARLIEST, LATEST = datetime(1970, 1, 1, tzinfo=UTC), datetime(9999, 12, 30, tzinfo=UTC)


def opening(text: str, places: tuple[AdPlace, ...], now: datetime) -> datetime:
    """When the ad was published: the beginning of a day that is only a date, `now` when nothing is said.

    What lies ahead by less than a day is a clock or a time zone, and means now.
    """
    if not text.strip():
        return now
    said = _read(text, "published", places)
    zone = _zones(places)[0]
    moment = _aware(said if isinstance(said, datetime) else datetime.combine(said, time()), zone)
    return now if now < moment <= now + timedelta(days=1) else moment


def closing(text: str, places: tuple[AdPlace, ...]) -> datetime:
    """Until when one can apply: a date ends with its day where the job is, in the last of its time zones."""
    said = _read(text, "apply until", places)
    if not isinstance(said, datetime):
        return end_of_day(said, places)
    return max(_aware(said, zone) for zone in _zones(places))


def _aware(moment: datetime, zone: ZoneInfo) -> datetime:
    """In UTC; `zone` is that of moments without one."""
    aware = moment if moment.tzinfo else moment.replace(tzinfo=zone)
    try:
        return min(max(aware.astimezone(UTC), EARLIEST), LATEST)
    except OverflowError:
        return LATEST if moment.year > EARLIEST.year else EARLIEST


def _country(places: tuple[AdPlace, ...]) -> str:
    return next((place.country for place in places if place.country), HOME)


def _zones(places: tuple[AdPlace, ...]) -> list[ZoneInfo]:
    return [ZoneInfo(name) for name in zones_of(_country(places))]


def _read(text: str, field: str, places: tuple[AdPlace, ...]) -> date | datetime:
    """A date, or a moment with or without a time zone. Refuses what is neither."""
    text = text.strip()
    try:
        if len(text) <= LONGEST:
            return _parsed(text, month_first=_country(places) in MONTH_FIRST)
    except (ValueError, OverflowError, TypeError, IndexError):
        pass
    raise ItemError(ItemErrorCode.INVALID_DATE, f"{field}: {text[:LONGEST]!r} is no date")


@lru_cache(maxsize=10_000)
def _parsed(text: str, *, month_first: bool) -> date | datetime:
    if day := DAY.fullmatch(text):
        return date(int(day[1]), int(day[3]), int(day[4]))
    if day := WRITTEN_DAY.fullmatch(text):
        return _written(day, month_first=month_first)
    if EPOCH.fullmatch(text):
        return datetime.fromtimestamp(int(text[:10]), UTC)
    try:
        return datetime.fromisoformat(UTC_IN_WORDS.sub("+00:00", text))
    except ValueError:
        return parsedate_to_datetime(text)


def _written(found: re.Match[str], *, month_first: bool) -> date | datetime:
    """With slashes in the order of the country; in the other one where that is no date."""
    day, month = int(found[1]), int(found[3])
    if found[2] == "/" and (month > 12 or (month_first and day <= 12)):
        day, month = month, day
    said = date(int(found[4]), month, day)
    at = time(int(found[5] or 0), int(found[6] or 0), int(found[7] or 0))
    return datetime.combine(said, at) if at != time() else said
