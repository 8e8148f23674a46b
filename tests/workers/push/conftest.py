"""Fixtures: a push service, and the client that may reach it although it is on loopback."""

from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from ssl import SSLContext

import pytest

from domain.notifications.push_services import PushServices
from domain.notifications.vapid import VapidKeys
from tests.workers.feeds.certificates import certificates_for
from tests.workers.push.push_service import HOST, PushService, push_service
from workers.feeds.ssrf_guard import SsrfGuard
from workers.push.push_client import PushClient

CONTACT = "mailto:operator@karijera.example"


@pytest.fixture(scope="module")
def certificates(tmp_path_factory: pytest.TempPathFactory) -> tuple[SSLContext, SSLContext]:
    folder: Path = tmp_path_factory.mktemp("certificate")
    return certificates_for(HOST, folder)


@pytest.fixture
def service(certificates: tuple[SSLContext, SSLContext]) -> Iterator[PushService]:
    with push_service(certificates[1]) as opened:
        yield opened


@pytest.fixture(scope="module")
def vapid_keys() -> VapidKeys:
    return VapidKeys.generate()


@pytest.fixture
def client_for(
    service: PushService, certificates: tuple[SSLContext, SSLContext], vapid_keys: VapidKeys
) -> Callable[[SsrfGuard], PushClient]:
    def open_client(guard: SsrfGuard) -> PushClient:
        return PushClient(
            vapid_keys, CONTACT, PushServices(HOST), guard, lambda: datetime.now(UTC), trusted=certificates[0]
        )

    return open_client


@pytest.fixture
def client(service: PushService, client_for: Callable[[SsrfGuard], PushClient]) -> PushClient:
    return client_for(SsrfGuard([("127.0.0.1", service.port)], resolve=lambda _: ["127.0.0.1"]))
