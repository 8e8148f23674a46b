"""F8: the client's clock jumps ten minutes both ways; order is by position, and codes expire by the database's clock.

The clock of the domain's modules in this process is replaced; the database keeps its own.
"""

from collections.abc import Iterator
from datetime import timedelta
from typing import Any
from uuid import UUID

import pytest
from sqlalchemy import DateTime, func, literal

from domain.kernel.log.event_store import Change
from domain.kernel.process.platform import Platform
from domain.kernel.values.ids import new_id
from domain.verification import codes
from domain.verification.errors import CodeExpired
from tests.domain.applications.applications_harness import ApplicationsHarness
from tests.faults.settable_clocks import TEN_MINUTES, ClientClock
from tests.faults.tally_projection import LOG, Counted, context, everything, open_for_faults

JUMPS = [TEN_MINUTES * sign for sign in (0, 1, -1, 1, 0, -1, -1, 1)]


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> ClientClock:
    jumping = ClientClock()
    jumping.wear(monkeypatch, "domain.")
    return jumping


@pytest.fixture(scope="module")
def harness(platform: Platform) -> ApplicationsHarness:
    return ApplicationsHarness(platform)


@pytest.fixture
def in_order(database_url: str, clock: ClientClock) -> Iterator[tuple[Platform, list[UUID]]]:
    """Streams in the order in which they were begun while the clock jumped."""
    with open_for_faults(database_url) as platform:
        streams = []
        for jump in JUMPS:
            clock.off_by = jump
            stream = new_id()
            event = Counted(noted_at=clock.now())
            platform.logs[LOG].append([Change(stream, 0, [event], context())])
            streams.append(stream)
        yield platform, streams


def test_order_and_times_are_the_databases(in_order: tuple[Platform, list[UUID]]) -> None:
    platform, streams = in_order
    events = [each for each in everything(platform.logs[LOG]) if each.stream_id in streams]
    assert [each.stream_id for each in events] == streams
    times = [each.recorded_at for each in events]
    assert times == sorted(times)
    assert times[-1] - times[0] < TEN_MINUTES

    # The control: the clients' times, and ids made from them, tell another order, by twenty minutes.
    noted = [each.event.noted_at for each in events if isinstance(each.event, Counted) and each.event.noted_at]
    assert len(noted) == len(streams)
    assert noted != sorted(noted)
    assert max(noted) - min(noted) > TEN_MINUTES
    assert streams != sorted(streams)


@pytest.mark.parametrize("jump", [2 * TEN_MINUTES, -2 * TEN_MINUTES], ids=["forwards", "backwards"])
def test_a_code_expires_by_the_databases_clock(
    harness: ApplicationsHarness, clock: ClientClock, jump: timedelta
) -> None:
    job = harness.jobs.publish(int(jump.total_seconds()) % 9_999).number
    fresh = harness.start(job, f"fresh{jump.days}@example.com")
    old = harness.start(job, f"old{jump.days}@example.com")
    code = harness.code(old)
    harness.wind(timedelta(minutes=11))
    fresh_code = harness.code(fresh)
    clock.off_by = jump
    with pytest.raises(CodeExpired):
        harness.applications.confirm_code(old, code, harness.context())
    harness.applications.confirm_code(fresh, fresh_code, harness.context())
    assert harness.topics(fresh)[-1] == "Sent"


def test_by_the_clients_clock_a_fresh_code_would_expire(
    harness: ApplicationsHarness, clock: ClientClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The control: the test above can fail."""

    class ByTheClient:
        def __getattr__(self, name: str) -> Any:
            if name == "clock_timestamp":
                return lambda: literal(clock.now(), DateTime(timezone=True))
            return getattr(func, name)

    monkeypatch.setattr(codes, "func", ByTheClient())
    application = harness.start(harness.jobs.publish(77).number, "hasty@example.com")
    code = harness.code(application)
    clock.off_by = 2 * TEN_MINUTES
    with pytest.raises(CodeExpired):
        harness.applications.confirm_code(application, code, harness.context())
