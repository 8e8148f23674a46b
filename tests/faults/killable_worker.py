"""Task workers whose task blocks at a critical point of its first attempt, so that a test can kill them there."""

import json
import os
import threading
from functools import partial
from pathlib import Path

import workers.main
from domain.kernel.process.platform import Platform
from domain.kernel.process.services import Services
from tests.workers.task_harness import append_effect
from workers.outbox.task import Tasks, Work

_MARKS = Path(os.environ["TEST_MARKS"])
_MOMENTS: dict[str, str] = json.loads(os.environ["TEST_MOMENTS"])


def record_and_stop(platform: Platform, work: Work) -> None:
    moment = _MOMENTS[str(work.about)]
    if moment == "before the effect":
        _stop(work)
    append_effect(platform, work, complete_task=moment != "after a careless effect")
    _stop(work)


def _stop(work: Work) -> None:
    if work.task.attempts == 1:
        (_MARKS / str(work.about)).touch()
        threading.Event().wait()


def _open_tasks(services: Services) -> Tasks:
    return {"tests.record_effect": partial(record_and_stop, services.platform)}


workers.main.open_tasks = _open_tasks


if __name__ == "__main__":
    workers.main.main()
