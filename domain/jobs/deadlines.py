"""Converts a closing date to a deadline: the end of that day at the job's place.

Time zones of countries come from the Unicode CLDR through Babel, their rules from the IANA database.
"""

from collections.abc import Iterable
from datetime import UTC, date, datetime, time
from functools import cache
from zoneinfo import ZoneInfo

from babel.core import get_global

from domain.jobs.ad import AdPlace

HOME = "HR"
LAST_DAY = date(9999, 12, 30)
"""Feeds use 9999-12-31 for "no deadline"; its end in some time zones is beyond `datetime.max`."""
LAST_SECOND = time(23, 59, 59, fold=1)
"""Last second of a day: the second one in an hour that occurs twice when clocks go back."""


def end_of_day(day: date, places: Iterable[AdPlace] = ()) -> datetime:
    """The last second of the day at the job's places, in UTC.

    Of several time zones the last one counts: showing an ad some hours too long costs a click, hiding it too early
    costs a job. Without a known country, the time zone is that of the home market.
    """
    countries = {place.country for place in places if place.country} or {HOME}
    zones = {zone for country in countries for zone in zones_of(country)}
    return max(datetime.combine(min(day, LAST_DAY), LAST_SECOND, ZoneInfo(zone)).astimezone(UTC) for zone in zones)


@cache
def zones_of(country: str) -> tuple[str, ...]:
    """The time zones of a country by its ISO 3166 code; of an unknown one, those of the home market."""
    zones = get_global("territory_zones")
    return tuple(zones.get(country) or zones[HOME])
