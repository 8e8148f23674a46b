"""Fixtures: the HTTP application on the servers of the test session."""

from collections.abc import Callable, Iterator

import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient

from api.http import redis_pool
from api.main import create_app
from domain.kernel.process.platform import Platform
from tests.quicker_site import quick_passwords, shared_event_loop

SITE = "http://127.0.0.1:8000"


@pytest.fixture(scope="session")
def new_database(new_site_database: Callable[[], str]) -> Callable[[], str]:
    """Creates databases with read models, which nearly every test here needs and which take half a second to create."""
    return new_site_database


@pytest.fixture(autouse=True, scope="module")
def quick_hashes() -> Iterator[None]:
    """Hashes quickly in the modules here only: other folders have tests of hashing itself."""
    with quick_passwords():
        yield


@pytest.fixture(autouse=True, scope="session")
def one_event_loop() -> Iterator[None]:
    with shared_event_loop():
        yield


@pytest.fixture(autouse=True, scope="session")
def patience_with_redis() -> Iterator[None]:
    """Raises the Redis timeout of rate limits, so that a slow machine does not look like an outage."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(redis_pool, "_PATIENCE", 60)
        yield


@pytest.fixture(scope="module")
def app(platform: Platform) -> FastAPI:
    """The application on this module's database."""
    return create_app(platform)


@pytest.fixture(scope="module")
def client(app: FastAPI) -> Iterator[TestClient]:
    with TestClient(app, base_url=SITE, raise_server_exceptions=False) as client:
        yield client
