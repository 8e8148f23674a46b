"""F4 for alerts: sweeps that run at once, and messages delivered one to five times in any order, make one mail."""

import random
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from domain.kernel.tasks import TaskState
from domain.saved_searches.decisions import notifying
from domain.saved_searches.events import Frequency
from domain.saved_searches.tasks import SEND_ALERT
from domain.saved_searches.values import SavedQuery
from tests.workers.alerts.alert_harness import AlertHarness
from tests.workers.mail_harness import text_of
from tests.workers.task_harness import captured_logs, states, wait_until, working
from workers.alerts.due_alerts import DueAlerts
from workers.alerts.matching import JobMatching
from workers.lanes import Lane
from workers.outbox.queue import QueuedTask

OWNERS, JOBS = 6, 5
AT_ONCE = 4


def mails_of(alerts: AlertHarness, seed: int) -> Counter[tuple[str, int]]:
    """Counts how often each owner was mailed each job, when everything happens several times."""
    chance = random.Random(seed)
    owners = [alerts.account(f"osoba{number}@example.com") for number in range(OWNERS)]
    for owner in owners:
        alerts.save(owner)
        alerts.save(owner, SavedQuery(areas=("HR",)), Frequency.WEEKLY)
    jobs = [alerts.publish() for _ in range(JOBS)]
    alerts.follow()
    at_once(alerts.services[JobMatching].run)
    alerts.let_due()
    at_once(alerts.services[DueAlerts].run)
    deliveries = [task_id for task_id in alerts.open_tasks() for _ in range(chance.randint(1, 5))]
    chance.shuffle(deliveries)
    alerts.queue.enqueue(QueuedTask(task_id, SEND_ALERT) for task_id in deliveries)
    with captured_logs(), working(alerts.queue, alerts.runner.run):
        wait_until(lambda: states(alerts.platform.engine).keys() == {"done"})
        alerts.queue.broker.join(Lane.BULK)
    alerts.let_due()
    at_once(alerts.services[DueAlerts].run)
    alerts.work()
    return Counter(
        (mail.recipients[0], job)
        for mail in alerts.server.received
        for job in jobs
        if f"/posao/{job}/" in text_of(mail.message)
    )


def at_once(action: Any) -> None:
    """Several processes do the same."""
    with ThreadPoolExecutor(AT_ONCE) as threads:
        for each in [threads.submit(action) for _ in range(2 * AT_ONCE)]:
            each.result()


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_whatever_is_repeated_each_owner_has_one_mail(alerts: AlertHarness, seed: int) -> None:
    found = mails_of(alerts, seed)
    assert len(found) == OWNERS * JOBS
    assert set(found.values()) == {1}
    assert len(alerts.server.received) == OWNERS


def test_without_the_state_of_tasks_mails_would_double(alerts: AlertHarness, monkeypatch: pytest.MonkeyPatch) -> None:
    """The control: a task that is done is run again by the next message."""
    monkeypatch.setattr("workers.outbox.task_store.OPEN_STATES", tuple(TaskState))
    assert max(mails_of(alerts, seed=1).values()) > 1


def test_without_what_was_mailed_before_jobs_would_be_mailed_again(
    alerts: AlertHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The control: the schedule alone does not keep a job from being mailed twice."""
    monkeypatch.setattr(notifying, "_reason", lambda *_, **__: None)
    owner = alerts.account()
    alerts.save(owner)
    number = alerts.publish()
    assert len(alerts.send()) == 1
    alerts.jobs.pause(number)
    alerts.jobs.resume(number)
    assert len(alerts.send()) == 1
