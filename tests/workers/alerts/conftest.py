"""Fixtures: alerts whose mails arrive at a real server."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from domain.kernel.process.platform import Platform
from local.valkey import Valkey
from tests.workers.alerts.alert_harness import AlertHarness
from tests.workers.mail.mail_server import ReceivingMailServer
from tests.workers.mail_harness import open_with_mail
from workers.outbox.queue import TaskQueue


@pytest.fixture
def platform(
    new_database: Callable[[], str], valkey: Valkey, server: ReceivingMailServer, tmp_path: Path
) -> Iterator[Platform]:
    with open_with_mail(new_database(), valkey, server, tmp_path, database_pool_size=16) as opened:
        yield opened


@pytest.fixture
def alerts(platform: Platform, queue: TaskQueue, server: ReceivingMailServer) -> AlertHarness:
    return AlertHarness(platform, queue, server)
