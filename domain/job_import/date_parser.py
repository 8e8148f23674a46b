"""Parses dates and times in feeds."""

import re
from datetime import UTC, date, datetime, time, timedelta
from email.utils import parsedate_to_datetime
from functools import lru_cache
from typing import cast
from zoneinfo import ZoneInfo

from domain.feeds.errors import ItemError, ItemErrorCode
from domain.job_import.month_names import month_named
from domain.jobs.ad import AdPlace
from domain.jobs.deadlines import HOME, end_of_day, zones_of

DAY = re.compile(r"(\d{4})([-/])(\d{1,2})\2(\d{1,2})\.?(?:[T ]00:00(?::00(?:\.0+)?)?(?:Z|[+-]\d\d:?\d\d)?)?")
"""A time of midnight counts as a date without a time."""
WRITTEN_DAY = re.compile(
    r"(\d{1,2})([./])\s*(\d{1,2})\2\s*(\d{4})\.?(?:,?\s+(?:(?:u|at|ob|um|во)\s+)?(\d{1,2})(?:[:.](\d{2})(?::(\d{2}))?(?:\s*h)?|\s*(?:sati|h|uri|Uhr|часот)))?"
)
"""Day before month, with an optional time."""
COMPACT_DAY = re.compile(r"((?:19|20)\d{2})(\d{2})(\d{2})|((?:19|20)\d{2})\.(\d{1,2})\.(\d{1,2})\.?")
HYPHENATED_DAY = re.compile(r"(\d{1,2})-(\d{1,2})-(\d{4})")
SHORT_YEAR = re.compile(r"(\d{1,2}[./]\s*\d{1,2}[./])\s*(\d{2})\.?")
_TIME = r"(?:,?\s+(?:(?:u|at|um|ob|à)\s+)?(\d{1,2})[:.](\d{2})(?:\s*h)?)?"
DAY_WITH_MONTH = re.compile(
    rf"(?:[^\W\d_]{{2,12}}\.?,?\s+)?(\d{{1,2}})(?:\.|st|nd|rd|th)?(?:\s+(?:de|of))?[\s-]+([^\W\d_]{{3,14}})\.?(?:\s+de)?"
    rf"[\s,-]+(\d{{4}})\.?{_TIME}"
)
MONTH_WITH_DAY = re.compile(rf"([^\W\d_]{{3,14}})\.?\s+(\d{{1,2}})(?:st|nd|rd|th)?,?\s+(\d{{4}}){_TIME}")
MONTH_FIRST = frozenset({"US", "PH"})
"""Countries where dates with slashes have the month first."""
UNTIL = re.compile(r"(?:(?:najkasnije|zaključno)\s+)?(?:do|until|till|by|bis|до)\s+(?=\d)", re.IGNORECASE)
ROMAN_MONTH = re.compile(r"(?<=[.\s])(XII|XI|IX|X|VIII|VII|VI|IV|V|III|II|I)(?=[.\s])")
ROMAN = {
    "I": 1, "II": 2, "III": 3, "IV": 4, "V": 5, "VI": 6, "VII": 7, "VIII": 8, "IX": 9, "X": 10, "XI": 11, "XII": 12,
}  # fmt: skip
OPEN_ENDED = re.compile(
    r"asap|ongoing|rolling|open|(?:open )?until filled|do popun\w+(?: \w+){0,3}|do zaposlitve"
    r"|do zapošljavanja|stalno otvoren\w*|laufend|ab sofort|löpande|snarest|до пополнување"
    r"|0000-00-00(?:[T ]00:00(?::00)?)?|none|null|n/a|-+|/|nije naveden\w*|ni določen\w*|до пополнување на место\w*"
    r"|as soon as possible|nach vereinbarung|continuous(?:ly)?|no deadline|bez roka|brez roka",
    re.IGNORECASE,
)
"""What stands for a deadline where there is none."""
UTC_IN_WORDS = re.compile(r"\s*(?:UTC|GMT)\Z")
END_OF_DAY = re.compile(r"[T ]24:00(?::00)?")
EPOCH = re.compile(r"\d{10}|\d{13}")
MAX_LENGTH = 60
EARLIEST, LATEST = datetime(1970, 1, 1, tzinfo=UTC), datetime(9999, 12, 30, tzinfo=UTC)


def opening(text: str, places: tuple[AdPlace, ...], now: datetime) -> datetime:
    """The date of publication: the start of the day for a date without time, `now` if missing.

    Less than a day in the future is taken for a wrong clock or time zone, and becomes `now`.
    """
    if not text.strip():
        return now
    parsed = _read(text, "published", places)
    zone = _zones(places)[0]
    moment = _aware(parsed if isinstance(parsed, datetime) else datetime.combine(parsed, time()), zone)
    return now if now < moment <= now + timedelta(days=1) else moment


def is_open_ended(text: str) -> bool:
    """Whether a field for the deadline says in words that there is none."""
    return OPEN_ENDED.fullmatch(text.strip().rstrip(".")) is not None


def closing(text: str, places: tuple[AdPlace, ...]) -> datetime:
    """The deadline: a date ends with its day where the job is, in the last of its time zones."""
    parsed = _read(text, "apply until", places)
    if day := _day_of(parsed, places):
        return end_of_day(day, places)
    return max(_aware(cast("datetime", parsed), zone) for zone in _zones(places))


def _day_of(parsed: date | datetime, places: tuple[AdPlace, ...]) -> date | None:
    """The day, for one without a time, and for midnight as written or where the job is: nobody closes then."""
    if not isinstance(parsed, datetime):
        return parsed
    if parsed.time() == time():
        return parsed.date()
    local = (parsed.astimezone(zone) for zone in _zones(places)) if parsed.tzinfo else ()
    return next((moment.date() for moment in local if moment.time() == time()), None)


def _aware(moment: datetime, zone: ZoneInfo) -> datetime:
    """In UTC; `zone` applies to times without one."""
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
    """A date, or a time with or without zone. Raises ItemError for anything else."""
    text = text.strip()
    try:
        if len(text) <= MAX_LENGTH:
            return _parsed(text, _country(places))
    except (ValueError, OverflowError, TypeError, IndexError):
        pass
    raise ItemError(ItemErrorCode.INVALID_DATE, f"{field}: {text[:MAX_LENGTH]!r} is not a date")


@lru_cache(maxsize=10_000)
def _parsed(text: str, country: str) -> date | datetime:
    text = ROMAN_MONTH.sub(lambda found: f"{ROMAN[found[1]]}", UNTIL.sub("", text, count=1))
    if day := DAY.fullmatch(text):
        return date(int(day[1]), int(day[3]), int(day[4]))
    if year := SHORT_YEAR.fullmatch(text):
        text = f"{year[1]}20{year[2]}"
    if day := WRITTEN_DAY.fullmatch(text):
        return _written(day, month_first=country in MONTH_FIRST)
    if day := COMPACT_DAY.fullmatch(text):
        return date(*(int(part) for part in day.groups() if part))
    if day := HYPHENATED_DAY.fullmatch(text):
        return date(int(day[3]), int(day[2]), int(day[1]))
    if EPOCH.fullmatch(text):
        return datetime.fromtimestamp(int(text[:10]), UTC)
    if (named := DAY_WITH_MONTH.fullmatch(text)) and (month := month_named(named[2], country)):
        return _with_time(date(int(named[3]), month, int(named[1])), named[4], named[5])
    if (named := MONTH_WITH_DAY.fullmatch(text)) and (month := month_named(named[1], country)):
        return _with_time(date(int(named[3]), month, int(named[2])), named[4], named[5])
    try:
        return datetime.fromisoformat(END_OF_DAY.sub("T23:59:59", UTC_IN_WORDS.sub("+00:00", text)))
    except ValueError:
        return parsedate_to_datetime(text)


def _with_time(day: date, hour: str | None, minute: str | None) -> date | datetime:
    return datetime.combine(day, time(int(hour), int(minute or 0))) if hour else day


def _written(found: re.Match[str], *, month_first: bool) -> date | datetime:
    """With slashes, day and month in the order of the country, or the other way round if that is not a date."""
    day, month = int(found[1]), int(found[3])
    if found[2] == "/" and (month > 12 or (month_first and day <= 12)):
        day, month = month, day
    parsed = date(int(found[4]), month, day)
    at = time(int(found[5] or 0), int(found[6] or 0), int(found[7] or 0))
    return datetime.combine(parsed, at) if at != time() else parsed
