"""Parses dates and times in feeds."""

import re
from contextlib import suppress
from datetime import UTC, date, datetime, time, timedelta
from email.utils import parsedate_to_datetime
from functools import lru_cache
from typing import TYPE_CHECKING, cast
from zoneinfo import ZoneInfo

from babel.languages import get_official_languages

from domain.feeds.errors import ItemError, ItemErrorCode
from domain.jobs.ad import AdPlace
from domain.jobs.deadlines import HOME, end_of_day, zones_of

if TYPE_CHECKING:
    from dateparser.date import DateDataParser

DAY = re.compile(r"(\d{4})([-/])(\d{1,2})\2(\d{1,2})\.?(?:[T ]00:00(?::00(?:\.0+)?)?(?:Z|[+-]\d\d:?\d\d)?)?")
"""A time of midnight counts as a date without a time."""
WRITTEN_DAY = re.compile(
    r"(\d{1,2})([./])\s*(\d{1,2})\2\s*(\d{4})\.?(?:,?\s+(?:(?:u|at|ob|um|во)\s+)?(\d{1,2})(?:[:.](\d{2})(?::(\d{2}))?(?:\s*h)?|\s*(?:sati|h|uri|Uhr|часот)))?"
)
"""Day before month, with an optional time."""
COMPACT_DAY = re.compile(r"((?:19|20)\d{2})(\d{2})(\d{2})")
SHORT_YEAR = re.compile(r"(\d{1,2}[./]\s*\d{1,2}[./])\s*(\d{2})\.?")
FULL_YEAR = re.compile(r"(?<!\d)(?:19|20)\d{2}(?!\d)")
AROUND_TIME = re.compile(r"(?<=\s)(?:u|ob|um|во|à)\s+(?=\d)|(?<=\d) ?(?:h|sati)\Z")
INTERNET_TIME = re.compile(r".*\d:\d\d(?::\d\d)? (?:[A-Z]{1,5}|[+-]\d{4})")
"""The end of a date of mails and RSS (RFC 5322)."""
LANGUAGES = (
    *("hr", "en", "sl", "bs", "sr-Latn", "mk", "de", "it", "sr", "fr", "es", "pt", "nl", "sv", "nb", "da", "fi", "pl"),
    *("cs", "sk", "hu", "ro", "bg", "el", "uk", "ru", "sq", "tr", "et", "lv", "lt"),
)
"""Languages whose words stand in dates. One that comes first wins over others: listopad is October in Croatian and
November in Polish, where the language of the country comes before all."""
IN_WORDS = {
    "PARSERS": ["absolute-time"], "STRICT_PARSING": True, "REQUIRE_PARTS": ["day", "month", "year"],
    "DATE_ORDER": "DMY", "PREFER_LOCALE_DATE_ORDER": False,
}  # fmt: skip
"""Settings of dateparser that leave nothing to be guessed, as the year or "in two weeks"."""
MONTH_FIRST = frozenset({"US", "PH"})
"""Countries where dates with slashes have the month first."""
UNTIL = re.compile(r"(?:(?:najkasnije|zaključno)\s+)?(?:do|until|till|by|bis|до)\s+(?=\d)", re.IGNORECASE)
OPEN_ENDED = re.compile(
    r"asap|ongoing|rolling|open|(?:open )?until filled|do popun\w+(?: \w+){0,3}|do zaposlitve"
    r"|do zapošljavanja|stalno otvoren\w*|laufend|ab sofort|löpande|snarest|до пополнување"
    r"|0000-00-00(?:[T ]00:00(?::00)?)?|none|null|n/a|-+|/|nije naveden\w*|ni določen\w*|до пополнување на место\w*"
    r"|as soon as possible|nach vereinbarung|continuous(?:ly)?|no deadline|bez roka|brez roka",
    re.IGNORECASE,
)
"""Texts that feeds write for a deadline where there is none."""
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
    """Converts a moment to UTC; `zone` applies to times without one."""
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
    """Exact notations first: dateparser takes milliseconds."""
    text = UNTIL.sub("", text, count=1)
    if day := DAY.fullmatch(text):
        return date(int(day[1]), int(day[3]), int(day[4]))
    if year := SHORT_YEAR.fullmatch(text):
        text = f"{year[1]}20{year[2]}"
    if day := WRITTEN_DAY.fullmatch(text):
        return _written(day, month_first=country in MONTH_FIRST)
    if day := COMPACT_DAY.fullmatch(text):
        return date(int(day[1]), int(day[2]), int(day[3]))
    if EPOCH.fullmatch(text):
        return datetime.fromtimestamp(int(text[:10]), UTC)
    with suppress(ValueError):
        return datetime.fromisoformat(END_OF_DAY.sub("T23:59:59", text))
    with suppress(ValueError):
        if INTERNET_TIME.fullmatch(text):
            return parsedate_to_datetime(text)
    # Of three short numbers, dateparser takes any for the year.
    found = (
        _parser_of_words(country).get_date_data(AROUND_TIME.sub("", text)).date_obj if FULL_YEAR.search(text) else None
    )
    if found is None:
        raise ValueError(text)
    return found if found.tzinfo or found.time() != time() else found.date()


@lru_cache(maxsize=32)
def _parser_of_words(country: str) -> "DateDataParser":
    from dateparser.date import DateDataParser

    own = (code.replace("_", "-") for code in get_official_languages(country, de_facto=True))
    languages = dict.fromkeys((*(code for code in own if code in LANGUAGES), *LANGUAGES))
    return DateDataParser(languages=list(languages), use_given_order=True, settings=IN_WORDS)


def _written(found: re.Match[str], *, month_first: bool) -> date | datetime:
    """Parses a date with slashes, day and month in the order of the country, or the other way round if that is not a
    date."""
    day, month = int(found[1]), int(found[3])
    if found[2] == "/" and (month > 12 or (month_first and day <= 12)):
        day, month = month, day
    parsed = date(int(found[4]), month, day)
    at = time(int(found[5] or 0), int(found[6] or 0), int(found[7] or 0))
    return datetime.combine(parsed, at) if at != time() else parsed
