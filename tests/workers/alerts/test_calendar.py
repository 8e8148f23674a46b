"""Mails come once a day or week by the database's clock: over midnight, and when the clock is changed."""

from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest

from domain.kernel.process.platform import Platform
from domain.saved_searches.commands import SearchChanges
from domain.saved_searches.events import Frequency
from domain.saved_searches.service import SavedSearches
from local.valkey import Valkey
from tests.faults.settable_clocks import DatabaseClock
from tests.workers.alerts.alert_harness import CONTEXT, AlertHarness
from tests.workers.mail.mail_server import ReceivingMailServer
from tests.workers.mail_harness import open_with_mail


@pytest.fixture
def database(new_database: Callable[[], str]) -> str:
    return new_database()


@pytest.fixture
def clock(database: str) -> DatabaseClock:
    return DatabaseClock(database)


@pytest.fixture
def platform(
    database: str, clock: DatabaseClock, valkey: Valkey, server: ReceivingMailServer, tmp_path: Path
) -> Iterator[Platform]:
    assert clock
    with open_with_mail(database, valkey, server, tmp_path, database_pool_size=16) as opened:
        yield opened


def mails_at(alerts: AlertHarness, clock: DatabaseClock, moments: list[str]) -> list[int]:
    """Counts the mails that arrive at each of these moments, before each of which a job is published."""
    found: list[int] = []
    for moment in moments:
        clock.set(datetime.fromisoformat(moment) - datetime.now(UTC))
        before = len(alerts.server.received)
        alerts.publish()
        alerts.match()
        alerts.send_due()
        alerts.work()
        found.append(len(alerts.server.received) - before)
    return found


def save_at(
    alerts: AlertHarness, clock: DatabaseClock, moment: str, frequency: Frequency, hour: int, weekday: int = 1
) -> None:
    clock.set(datetime.fromisoformat(moment) - datetime.now(UTC))
    owner = alerts.account()
    search = alerts.save(owner, frequency=Frequency.OFF)
    changes = SearchChanges(frequency=frequency, hour=hour, weekday=weekday)
    alerts.services[SavedSearches].change(owner, search, changes, CONTEXT)
    alerts.work()


STORIES = {
    "at midnight the new day begins": (
        ("2027-01-09T12:00:00Z", Frequency.DAILY, 0),
        ["2027-01-09T22:59:30Z", "2027-01-09T23:00:30Z", "2027-01-09T23:30:00Z", "2027-01-10T23:00:30Z"],
        [0, 1, 0, 1],
    ),
    "an hour that the day lacks is the next": (
        ("2027-03-27T12:00:00Z", Frequency.DAILY, 2),
        ["2027-03-28T00:59:30Z", "2027-03-28T01:00:30Z", "2027-03-28T23:59:30Z", "2027-03-29T00:00:30Z"],
        [0, 1, 0, 1],
    ),
    "of an hour that comes twice the first counts": (
        ("2027-10-30T12:00:00Z", Frequency.DAILY, 2),
        ["2027-10-30T23:59:30Z", "2027-10-31T00:00:30Z", "2027-10-31T01:00:30Z", "2027-11-01T01:00:30Z"],
        [0, 1, 0, 1],
    ),
    "a week passes over the change of the clock": (
        ("2027-03-25T12:00:00Z", Frequency.WEEKLY, 8, 7),
        ["2027-03-28T05:59:30Z", "2027-03-28T06:00:30Z", "2027-04-04T05:59:30Z", "2027-04-04T06:00:30Z"],
        [0, 1, 0, 1],
    ),
    "what was missed while nothing ran comes once": (
        ("2027-01-09T12:00:00Z", Frequency.DAILY, 8),
        ["2027-01-13T10:00:00Z", "2027-01-13T12:00:00Z", "2027-01-14T07:00:30Z"],
        [1, 0, 1],
    ),
    "a clock that is set back repeats no mail": (
        ("2027-01-09T06:00:00Z", Frequency.DAILY, 8),
        ["2027-01-09T07:05:00Z", "2027-01-09T06:55:00Z", "2027-01-09T07:01:00Z", "2027-01-10T07:01:00Z"],
        [1, 0, 0, 1],
    ),
}


@pytest.mark.parametrize("story", STORIES)
def test_mails_follow_the_calendar(alerts: AlertHarness, clock: DatabaseClock, story: str) -> None:
    saved, moments, expected = STORIES[story]
    save_at(alerts, clock, *saved)
    assert mails_at(alerts, clock, moments) == expected
