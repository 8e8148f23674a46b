"""A program that ran well is replaced at once; one that keeps dying waits longer each time."""

import re
import sys
from pathlib import Path

import pytest

from local import service
from local.service import Running, Service


@pytest.fixture
def now(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The moment that the supervised program's times are compared with."""
    moment = [1000.0]
    monkeypatch.setattr(service.time, "monotonic", lambda: moment[0])
    return moment


def wait_after(lived: float, running: Running, now: list[float]) -> float:
    """Start the program, let it end after so many seconds, and return how long its replacement waits."""
    running.start()
    assert running.process is not None
    running.process.wait()
    now[0] += lived
    sentence = running.restart_if_ended()
    assert sentence
    found = re.search(r"started again in ([\d.]+) s", sentence)
    assert found
    return float(found[1])


def test_only_a_program_that_keeps_dying_waits(tmp_path: Path, now: list[float]) -> None:
    ends = Service("ends", [sys.executable, "-c", ""], environment={}, log=tmp_path / "log")
    running = Running(ends)
    assert [wait_after(lived, running, now) for lived in (1, 1, 1, 1)] == [0.25, 0.5, 1, 2]
    assert wait_after(11, running, now) == 0
    assert running.failures == 1
    assert wait_after(1, running, now) == 0.5


def test_a_program_that_ran_well_is_started_in_the_next_round(tmp_path: Path, now: list[float]) -> None:
    running = Running(Service("ends", [sys.executable, "-c", ""], environment={}, log=tmp_path / "log"))
    wait_after(11, running, now)
    assert running.process is None
    assert running.restart_if_ended() is None
    assert running.process is not None
    running.wait_or_kill(60)


def test_a_program_that_dies_again_and_again_is_back_within_five_seconds(tmp_path: Path, now: list[float]) -> None:
    running = Running(Service("ends", [sys.executable, "-c", ""], environment={}, log=tmp_path / "log"))
    assert max(wait_after(1, running, now) for _ in range(12)) <= 3
