"""F1 for tasks: a worker is killed during a task; another one runs it, with one effect."""

import contextlib
import json
import os
import signal
import subprocess
import sys
from base64 import b64encode
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from domain.kernel.process.platform import Platform
from local.valkey import Valkey
from tests.workers.task_harness import (
    RecordingHandler,
    effects,
    happen,
    open_for_work,
    relay_for,
    states,
    wait_until,
)
from workers.outbox.queue import TaskQueue

ROOT = Path(__file__).parents[2]


@pytest.fixture
def platform(new_database: Callable[[], str], valkey: Valkey) -> Iterator[Platform]:
    with open_for_work(new_database(), valkey.url) as opened:
        yield opened


@contextmanager
def workers(platform: Platform, marks: Path, moments: dict[str, str]) -> Iterator[subprocess.Popen[bytes]]:
    """Task workers as in production, in a process group of their own."""
    settings = platform.settings
    environment = os.environ | {
        "DATABASE_URL": settings.database_url,
        "REDIS_URL": settings.redis_url,
        "KARIJERA_ENVIRONMENT": "test",
        "KARIJERA_PERSONAL_DATA_KEY": b64encode(settings.personal_data_key.get_secret_value()).decode(),
        "KARIJERA_LINK_KEY": b64encode(settings.link_key.get_secret_value()).decode(),
        "TEST_MARKS": str(marks),
        "TEST_MOMENTS": json.dumps(moments),
        "PYTHONPATH": str(ROOT),
    }
    with (marks / "workers.log").open("ab") as log:
        process = subprocess.Popen(
            [sys.executable, "-m", "tests.faults.killable_worker"],
            cwd=ROOT,
            env=environment,
            start_new_session=True,
            stdout=log,
            stderr=subprocess.STDOUT,
        )
    try:
        yield process
    finally:
        kill(process)


def kill(process: subprocess.Popen[bytes]) -> None:
    with contextlib.suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()


def test_a_killed_worker_leaves_one_effect(platform: Platform, tmp_path: Path) -> None:
    queue = TaskQueue(platform.settings.redis_url)
    relay = relay_for(platform, queue, event_handler := RecordingHandler())
    before, after, careless = (str(stream) for stream in happen(platform, 3))
    moments = {before: "before the effect", after: "after the effect", careless: "after a careless effect"}
    relay.run(event_handler)
    queue.close()
    with workers(platform, tmp_path, moments) as process:
        wait_until(lambda: all((tmp_path / stream).exists() for stream in moments), patience=120)
        kill(process)
    with workers(platform, tmp_path, moments):
        wait_until(lambda: states(platform.engine) == {"done": 3}, patience=120)
    left = {str(stream): count for stream, count in effects(platform).items()}
    assert left[before] == 1
    assert left[after] == 1
    # The control: an effect that is not recorded together with the task's end comes twice.
    assert left[careless] == 2
