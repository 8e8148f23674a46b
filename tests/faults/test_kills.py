"""F1: processes of every kind are killed at random while people use the whole site, and nothing acknowledged is lost.

The usual run kills each kind at least once, a thorough one about six times; `python3 run.py faults --kills 10000` does
the same for long.
"""

from pathlib import Path

import pytest

from tests.faults.kill_run.killer import KINDS
from tests.faults.kill_run.run import run
from tests.thoroughness import THOROUGH

KILLS = 60 if THOROUGH else 12
KILLS_OF_THE_HASTY = 6


@pytest.mark.slow
def test_kills_lose_and_double_nothing(tmp_path: Path) -> None:
    found = run(tmp_path, KILLS, report=print)
    print(found.table())
    assert {name: each for name, each in found.violations.items() if each} == {}
    assert found.kills == KILLS
    assert set(KINDS) - set(found.recoveries) <= {"renderer"}
    assert found.acts["confirm"] > 0


@pytest.mark.slow
def test_a_relay_that_advances_before_it_writes_its_tasks_is_caught(tmp_path: Path) -> None:
    """The control: the follower alone is killed, and the same checks miss tasks."""
    found = run(tmp_path, KILLS_OF_THE_HASTY, kinds=["follower"], follower="tests.faults.hasty_follower", report=print)
    assert found.violations["no position skipped"] != []
    assert found.violations["live equals rebuilt"] == []
