"""F1 for alerts: a process is killed between match and mail; the mail comes, and comes once."""

import os
import signal
import subprocess
import sys
from base64 import b64encode
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from domain.kernel.process.platform import Platform
from local.valkey import Valkey
from tests.workers.alerts.alert_harness import AlertHarness
from tests.workers.mail.mail_server import ReceivingMailServer
from tests.workers.mail_harness import open_with_mail, text_of
from tests.workers.task_harness import wait_until
from workers.outbox.queue import TaskQueue

ROOT = Path(__file__).parents[2]


@pytest.fixture
def server() -> Iterator[ReceivingMailServer]:
    with ReceivingMailServer() as started:
        yield started


@pytest.fixture
def alerts(
    new_database: Callable[[], str], valkey: Valkey, server: ReceivingMailServer, tmp_path: Path
) -> Iterator[AlertHarness]:
    with open_with_mail(new_database(), valkey, server, tmp_path, database_pool_size=16) as platform:
        queue = TaskQueue(platform.settings.redis_url)
        yield AlertHarness(platform, queue, server)
        queue.close()


def kill_at(platform: Platform, moment: str, folder: Path) -> None:
    """Lets another process come to this moment, and kills it there."""
    settings, mark = platform.settings, folder / "mark"
    environment = os.environ | {
        "DATABASE_URL": settings.database_url,
        "REDIS_URL": settings.redis_url,
        "SMTP_URL": settings.smtp_url,
        "KARIJERA_ENVIRONMENT": "test",
        "KARIJERA_PERSONAL_DATA_KEY": b64encode(settings.personal_data_key.get_secret_value()).decode(),
        "KARIJERA_LINK_KEY": b64encode(settings.link_key.get_secret_value()).decode(),
        "PYTHONPATH": str(ROOT),
    }
    command = [sys.executable, "-m", "tests.faults.killable_alerts", moment, str(mark)]
    with (folder / "alerts.log").open("ab") as log:
        process = subprocess.Popen(command, cwd=ROOT, env=environment, stdout=log, stderr=subprocess.STDOUT)
    try:
        wait_until(lambda: mark.exists() or process.poll() is not None, patience=120)
        assert mark.exists(), (folder / "alerts.log").read_text()
    finally:
        process.send_signal(signal.SIGKILL)
        process.wait()


def match_and_let_due(alerts: AlertHarness) -> tuple[object, int]:
    search, number = alerts.save(alerts.account()), alerts.publish()
    alerts.match()
    alerts.let_due()
    return search, number


def finish(alerts: AlertHarness) -> list[str]:
    """Does what a surviving process does; returns the texts of all mails."""
    wait_until(lambda: alerts.platform.engine.dispose() is None and _lock_is_free(alerts))
    alerts.send_due()
    alerts.work()
    alerts.let_due()
    alerts.send_due()
    alerts.work()
    return [text_of(mail.message) for mail in alerts.server.received]


def _lock_is_free(alerts: AlertHarness) -> bool:
    """Whether the server has noticed the death: the connection of the dead process holds its locks until then."""
    with alerts.platform.engine.connect() as connection:
        locks = "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND pid <> pg_backend_pid()"
        return connection.exec_driver_sql(locks).scalar_one() == 0


@pytest.mark.parametrize("moment", ["before the commit", "after the commit"])
def test_a_decision_that_is_killed_leaves_one_mail(alerts: AlertHarness, tmp_path: Path, moment: str) -> None:
    _, number = match_and_let_due(alerts)
    kill_at(alerts.platform, moment, tmp_path)
    [mail] = finish(alerts)
    assert f"/posao/{number}/" in mail


def test_a_worker_killed_before_it_mails_leaves_one_mail(alerts: AlertHarness, tmp_path: Path) -> None:
    _, number = match_and_let_due(alerts)
    assert alerts.send_due() == 1
    kill_at(alerts.platform, "before the mail", tmp_path)
    [mail] = finish(alerts)
    assert f"/posao/{number}/" in mail


def test_events_without_the_request_of_the_mail_would_lose_it(alerts: AlertHarness, tmp_path: Path) -> None:
    """The control: the event says that the job was mailed, and nobody mails it."""
    match_and_let_due(alerts)
    kill_at(alerts.platform, "carelessly", tmp_path)
    assert finish(alerts) == []
