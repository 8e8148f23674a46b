"""Real task workers whose task stops at a bad moment of its first try, so that a test can kill them there."""

import json
import os
import threading
from pathlib import Path

import workers.main  # noqa: F401 - sets the broker up
from tests.workers.at_work import append_effect
from workers.tasks.registry import Work, task

_MARKS = Path(os.environ["TEST_MARKS"])
_MOMENTS: dict[str, str] = json.loads(os.environ["TEST_MOMENTS"])


@task("tests.record_effect")
def record_and_stop(work: Work) -> None:
    moment = _MOMENTS[str(work.about)]
    if moment == "before the effect":
        _stop(work)
    append_effect(work.use.platform, work, beside_done=moment != "after a careless effect")
    _stop(work)


def _stop(work: Work) -> None:
    if work.task.attempts == 1:
        (_MARKS / str(work.about)).touch()
        threading.Event().wait()
