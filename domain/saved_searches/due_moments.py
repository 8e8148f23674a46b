"""Moment at which the next mail of a saved search is due: a pure function of the clock and of what its owner chose."""

from datetime import UTC, date, datetime, time, timedelta

from domain.kernel.values.time_zone import TIME_ZONE
from domain.saved_searches.events import Frequency

GROUPING = timedelta(minutes=3)
"""Time for which the first match of a search that is mailed at once waits for others, which then come in the same mail.
"""
_DAYS_AHEAD = 8
"""The next day of a week is among as many days from today, whatever the hour."""


def next_due(after: datetime, frequency: Frequency, hour: int, weekday: int) -> datetime | None:
    """The first moment after `after` at which a daily or weekly mail is due, in UTC; None for the other frequencies,
    whose mails wait for matches or are never sent.

    An hour that a day does not have, since the clock is set forward, is the next one; of an hour that a day has twice
    it is the first. So every day has one such moment, and no day two.
    """
    if frequency not in {Frequency.DAILY, Frequency.WEEKLY}:
        return None
    today = after.astimezone(TIME_ZONE).date()
    days = (today + timedelta(days=ahead) for ahead in range(_DAYS_AHEAD + 1))
    moments = (moment_of(day, hour) for day in days if frequency is Frequency.DAILY or day.isoweekday() == weekday)
    return next(moment for moment in moments if moment > after)


def moment_of(day: date, hour: int) -> datetime:
    """A full hour of a day in the site's countries, in UTC."""
    # `fold=0`: the offset from before the clock was changed, which is the first of two and the one after a gap.
    return datetime.combine(day, time(hour, fold=0), TIME_ZONE).astimezone(UTC)
