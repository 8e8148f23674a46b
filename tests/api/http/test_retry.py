"""GETs are retried after a restart of PostgreSQL, which breaks all pooled connections."""

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import text

from api.main import create_app
from domain.kernel.database import connections as database
from domain.kernel.process.platform import Platform
from read_models.kernel.generations import install
from read_models.register import PROJECTIONS

CUT = "SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity WHERE datname = current_database() AND pid <> "


@pytest.fixture
def client(platform: Platform, monkeypatch: pytest.MonkeyPatch) -> TestClient:
    """A client of a process whose pooled connections were all used recently, so the pool does not test them."""
    monkeypatch.setattr(database, "PING_AFTER_IDLE_SECONDS", 3600)
    install(platform.engine, PROJECTIONS)
    client = TestClient(create_app(platform), raise_server_exceptions=False)
    assert client.get("/api/jobs/search").is_success, "a process that has served before"
    return client


def cut_all(platform: Platform) -> None:
    """Terminates all connections to this database on the server, as a restart does; at least two are pooled."""
    platform.engine.dispose()
    held = [platform.engine.connect() for _ in range(2)]
    for connection in held:
        connection.execute(text("SELECT 1"))
        connection.close()
    other = database.connect(platform.settings.database_url, pool_size=1)
    with other.connect() as connection:
        connection.execute(text(CUT + "pg_backend_pid()"))
    other.dispose()


@pytest.mark.parametrize(
    "path",
    [
        "/api/jobs/search?query=konobar",
        "/api/suggestions/what?prefix=kon",
        "/feeds/jobs.rss",
        "/api/jobs/4711",
    ],
)
def test_a_get_is_retried(client: TestClient, platform: Platform, path: str) -> None:
    before = client.get(path)
    for method in ("GET", "HEAD"):
        cut_all(platform)
        answer = client.request(method, path)
        assert answer.status_code == before.status_code < 500, answer.text
    assert client.get(path).content == before.content


def test_other_methods_are_not_retried(client: TestClient, platform: Platform) -> None:
    cut_all(platform)
    login = {"email": "ana@example.com", "password": "Nije-vazno-1"}
    answer = client.post("/api/auth/login", json=login)
    assert (answer.status_code, answer.json()["code"]) == (503, "SERVICE_UNAVAILABLE")


def test_without_a_working_connection_the_error_is_returned(
    client: TestClient, platform: Platform, monkeypatch: pytest.MonkeyPatch
) -> None:
    cut_all(platform)
    tries: list[int] = []

    def refuse(*_: object, **__: object) -> None:
        tries.append(1)
        raise database.psycopg.OperationalError("connection refused")

    monkeypatch.setattr(platform.engine.dialect, "connect", refuse)
    answer = client.get("/api/jobs/search?query=konobar")
    assert (answer.status_code, answer.json()["code"]) == (503, "SERVICE_UNAVAILABLE")
    assert tries, "another connection was asked for"
