"""F8 for the schedule: it neither stands still nor runs twice when the wall clock is set back or forward."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from datetime import timedelta

import pytest

from tests.faults.settable_clocks import TEN_MINUTES, ClientClock
from tests.workers.task_harness import wait_until
from workers.schedule import Schedule
from workers.tasks.scheduled_task import ScheduledTask

OFTEN, DAILY = timedelta(milliseconds=20), timedelta(minutes=5)
MakeSchedule = Callable[[Sequence[ScheduledTask]], Schedule]


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> ClientClock:
    jumping = ClientClock()
    jumping.wear(monkeypatch, "domain.", "workers.")
    return jumping


@contextmanager
def running(schedule: Schedule) -> Iterator[None]:
    schedule.start()
    try:
        yield
    finally:
        schedule.stop()


def runs_after_step(make: MakeSchedule, clock: ClientClock, step: timedelta, *, patience: float = 60) -> Counter[str]:
    """Counts how often each task has run by the time when the frequent one has gone on; fails when that does not go
    on."""
    runs = Counter[str]()

    def run(name: str) -> int:
        runs[name] += 1
        return 0

    tasks = [
        ScheduledTask("frequent", OFTEN, lambda: run("frequent")),
        ScheduledTask("rare", DAILY, lambda: run("rare")),
    ]
    with running(make(tasks)):
        wait_until(lambda: runs["frequent"] > 3 and runs["rare"] == 1)
        clock.off_by = step
        wanted = runs["frequent"] + 20
        wait_until(lambda: runs["frequent"] >= wanted, patience=patience)
    return runs


STEPS = pytest.mark.parametrize("step", [-TEN_MINUTES, TEN_MINUTES], ids=["back", "forward"])


@STEPS
def test_tasks_run_at_their_period_whatever_the_wall_clock_says(clock: ClientClock, step: timedelta) -> None:
    assert runs_after_step(Schedule, clock, step)["rare"] == 1


@STEPS
def test_a_schedule_by_the_wall_clock_is_caught(clock: ClientClock, step: timedelta) -> None:
    """The control: it stands still after a step back, and runs what is not due after a step forward."""

    class ByTheWallClock(Schedule):
        def _repeat(self, scheduled: ScheduledTask) -> None:
            due = clock.now()
            while not self._stopped.wait(0.005):
                if clock.now() >= due:
                    scheduled.run()
                    due += scheduled.every

    try:
        runs = runs_after_step(ByTheWallClock, clock, step, patience=2)
    except AssertionError:
        assert step < timedelta(0), "a step forward makes nothing stand still"
    else:
        assert runs["rare"] > 1
