"""Dates and moments as feeds write them."""

import re
from datetime import UTC, date, datetime, time, timedelta
from email.utils import parsedate_to_datetime
from zoneinfo import ZoneInfo

from domain.jobs.ad import AdPlace
from domain.jobs.deadlines import HOME, end_of_day, zones_of
from domain.jobs.feeds.items import ItemError
from domain.jobs.feeds.refusals import Refusal

DAY = re.compile(r"(\d{4})-(\d{1,2})-(\d{1,2})\.?(?:[T ]00:00(?::00(?:\.0+)?)?)?")
DAY_WITH_DOTS = re.compile(r"(\d{1,2})\.\s*(\d{1,2})\.\s*(\d{4})\.?")
DAY_WITH_SLASHES = re.compile(r"(\d{1,2})/(\d{1,2})/(\d{4})")
EPOCH = re.compile(r"\d{10}|\d{13}")
LONGEST = 60
EARLIEST, LATEST = datetime(1970, 1, 1, tzinfo=UTC), datetime(9999, 12, 30, tzinfo=UTC)


def opening(text: str, places: tuple[AdPlace, ...], now: datetime) -> datetime:
    """When the ad was published: the beginning of a day that is only a date, `now` when nothing is said.

    What lies ahead by less than a day is a clock or a time zone, and means now.
    """
    if not text.strip():
        return now
    said = _read(text, "published")
    zone = _zones(places)[0]
    moment = _aware(said if isinstance(said, datetime) else datetime.combine(said, time()), zone)
    return now if now < moment <= now + timedelta(days=1) else moment


def closing(text: str, places: tuple[AdPlace, ...]) -> datetime:
    """Until when one can apply: a date ends with its day where the job is, in the last of its time zones."""
    said = _read(text, "apply until")
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


def _zones(places: tuple[AdPlace, ...]) -> list[ZoneInfo]:
    country = next((place.country for place in places if place.country), HOME)
    return [ZoneInfo(name) for name in zones_of(country)]


def _read(text: str, field: str) -> date | datetime:
    """A date, or a moment with or without a time zone. Refuses what is neither."""
    text = text.strip()
    try:
        if len(text) <= LONGEST:
            return _parsed(text)
    except (ValueError, OverflowError, TypeError, IndexError):
        pass
    raise ItemError(Refusal.INVALID_DATE, f"{field}: {text[:LONGEST]!r} is no date")


def _parsed(text: str) -> date | datetime:
    if day := DAY.fullmatch(text):
        return date(int(day[1]), int(day[2]), int(day[3]))
    if day := DAY_WITH_DOTS.fullmatch(text):
        return date(int(day[3]), int(day[2]), int(day[1]))
    if day := DAY_WITH_SLASHES.fullmatch(text):
        return date(int(day[3]), int(day[1]), int(day[2]))
    if EPOCH.fullmatch(text):
        return datetime.fromtimestamp(int(text[:10]), UTC)
    try:
        return datetime.fromisoformat(text)
    except ValueError:
        return parsedate_to_datetime(text)
