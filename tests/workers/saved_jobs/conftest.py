"""Fixtures: accounts that save jobs, on one site with a mail server."""

from collections.abc import Callable, Iterator

import pytest

from domain.kernel.process.platform import Platform
from local.valkey import Valkey
from tests.read_model_harness import ReadModels
from tests.workers.mail.mail_server import ReceivingMailServer
from tests.workers.mail_harness import open_with_mail
from tests.workers.saved_jobs.savers import Savers


@pytest.fixture(scope="module")
def mail_server() -> Iterator[ReceivingMailServer]:
    with ReceivingMailServer() as started:
        yield started


@pytest.fixture(scope="module")
def platform(
    new_database: Callable[[], str],
    valkey: Valkey,
    mail_server: ReceivingMailServer,
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[Platform]:
    with open_with_mail(new_database(), valkey, mail_server, tmp_path_factory.mktemp("files")) as opened:
        yield opened


@pytest.fixture(scope="module")
def all_savers(platform: Platform, mail_server: ReceivingMailServer) -> Savers:
    return Savers(platform, ReadModels(platform), mail_server)


@pytest.fixture
def savers(all_savers: Savers, mail_server: ReceivingMailServer) -> Savers:
    mail_server.received.clear()
    return all_savers
