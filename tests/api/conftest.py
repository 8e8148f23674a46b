"""Fixtures: the HTTP application on the servers of the test session."""

from collections.abc import Iterator

import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient

from api.http import redis_pool
from api.main import create_app
from domain.kernel.process.platform import Platform
from read_models.kernel.generations import install
from read_models.register import PROJECTIONS

SITE = "http://127.0.0.1:8000"


@pytest.fixture(autouse=True, scope="session")
def patience_with_redis() -> Iterator[None]:
    """Raises the Redis timeout of rate limits, so that a slow machine does not look like an outage."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(redis_pool, "_PATIENCE", 60)
        yield


@pytest.fixture(scope="module")
def app(platform: Platform) -> FastAPI:
    """The application on this module's database, with the tables of read models."""
    install(platform.engine, PROJECTIONS)
    return create_app(platform)


@pytest.fixture(scope="module")
def client(app: FastAPI) -> Iterator[TestClient]:
    with TestClient(app, base_url=SITE, raise_server_exceptions=False) as client:
        yield client
