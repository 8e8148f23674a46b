"""When a day ends: a deadline that is only a date ends with that day where the job is.

Time zones of countries come from the Unicode CLDR by way of Babel, their rules from the IANA database.
"""

from collections.abc import Iterable
from datetime import UTC, date, datetime, time
from functools import cache
from zoneinfo import ZoneInfo

from babel.core import get_global

from domain.jobs.ad import AdPlace

HOME = "HR"
LAST_DAY = date(9999, 12, 30)
"""Feeds write the end of all days for "no deadline"; a day later it would be beyond what can be counted."""
LAST_SECOND = time(23, 59, 59, fold=1)
"""Of an hour that clocks show twice, the second is meant."""


def end_of_day(day: date, places: Iterable[AdPlace] = ()) -> datetime:
    """The last second of the day at the job's places, in UTC.

    Where they lie in several time zones, as in a country that has several, the day ends with the last of them: an ad
    that is shown some hours too long costs a click, one that is hidden too early costs a job. Without a country, or
    with one that is not known, the day is that of the home market.
    """
    countries = {place.country for place in places if place.country} or {HOME}
    zones = {zone for country in countries for zone in zones_of(country)}
    return max(datetime.combine(min(day, LAST_DAY), LAST_SECOND, ZoneInfo(zone)).astimezone(UTC) for zone in zones)


@cache
def zones_of(country: str) -> tuple[str, ...]:
    """The time zones of a country by its ISO 3166 code; those of the home market for one that is not known."""
    zones = get_global("territory_zones")
    return tuple(zones.get(country) or zones[HOME])
