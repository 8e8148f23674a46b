"""Liveness and readiness, also while servers are down."""

import secrets
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import BigInteger, Column, Connection, Table, text

from api.main import create_app
from domain.kernel.log.event import SYSTEM, Context, Event, RecordedEvent
from domain.kernel.log.event_store import Change
from domain.kernel.process.platform import Platform
from domain.kernel.process.settings import Settings
from domain.kernel.values.ids import new_id
from domain.platform import open_platform
from local.postgres import Postgres
from migrations.upgrade import upgrade
from read_models.kernel.generations import install
from read_models.kernel.projection import read_metadata
from read_models.register import PROJECTIONS
from tests.changed_events import allow_changes
from tests.read_model_harness import ReadModels
from tests.settings_factory import NO_REDIS, settings_for


class Counted(Event, topic="health-trial.Counted"):
    number: int


class Counting:
    name = "counting"
    version = 1
    logs = ("applications",)
    metadata = read_metadata()
    table = Table("counted", metadata, Column("number", BigInteger, primary_key=True))

    def project(self, connection: Connection, events: Sequence[RecordedEvent[Event]]) -> None:
        for recorded in events:
            assert isinstance(recorded.event, Counted)
            if recorded.event.number < 0:
                raise ValueError
            connection.execute(self.table.insert(), {"number": recorded.event.number})


COUNTING = Counting()


def count(platform: Platform, number: int) -> None:
    change = Change(new_id(), 0, [Counted(number=number)], Context(SYSTEM, "task"))
    platform.logs["applications"].append([change])


@pytest.fixture(scope="session")
def new_database(new_migrated_database: Callable[[], str]) -> Callable[[], str]:
    """Creates databases in which there is no read model but the one of these tests."""
    return new_migrated_database


@pytest.fixture(scope="module")
def client(platform: Platform) -> Iterator[TestClient]:
    install(platform.engine, [COUNTING])
    with TestClient(create_app(platform)) as client:
        yield client


def test_liveness_is_reported(client: TestClient) -> None:
    answer = client.get("/healthz")
    assert (answer.status_code, answer.json()["status"]) == (200, "alive")


def test_a_fresh_installation_is_ready(client: TestClient) -> None:
    answer = client.get("/readyz")
    assert answer.status_code == 200
    assert answer.json() == {
        "status": "ready",
        "reasons": [],
        "build": "development",
        "readModels": [{"name": "counting", "log": "applications", "events": 0, "seconds": 0.0}],
        "parkedStreams": 0,
        "tasks": {"open": 0, "dead": 0, "oldestDueSeconds": 0.0},
    }


def test_unprocessed_events_are_counted(client: TestClient, platform: Platform, read_models: ReadModels) -> None:
    for number in (1, 2, 3):
        count(platform, number)
    lag = client.get("/readyz").json()["readModels"][0]
    assert (lag["events"], lag["seconds"] > 0) == (3, True)
    read_models.follow(COUNTING)
    assert client.get("/readyz").json()["readModels"][0] == {
        "name": "counting",
        "log": "applications",
        "events": 0,
        "seconds": 0.0,
    }


def test_lagging_read_models_and_parked_streams_are_degraded(
    client: TestClient, platform: Platform, read_models: ReadModels
) -> None:
    count(platform, 4)
    with platform.engine.begin() as connection:
        allow_changes(connection, "applications")
        connection.execute(text("UPDATE events.applications SET recorded_at = recorded_at - interval '1 hour'"))
    answer = client.get("/readyz")
    assert (answer.status_code, answer.json()["status"], answer.json()["reasons"]) == (
        200,
        "degraded",
        ["READ_MODEL_BEHIND"],
    )
    count(platform, -1)
    read_models.follow(COUNTING)
    answer = client.get("/readyz").json()
    assert (answer["reasons"], answer["parkedStreams"]) == (["STREAM_PARKED"], 1)
    with platform.engine.begin() as connection:
        connection.execute(text("DELETE FROM read_kernel.parked_stream"))


def test_overdue_and_dead_tasks_are_degraded(client: TestClient, platform: Platform) -> None:
    insert = text(
        "INSERT INTO public.task (id, name, about, cause_log, cause_position, correlation_id, state, not_before)"
        " VALUES (:id, 'trial', :id, 'applications', :position, :id, :state, clock_timestamp() - interval '1 hour')"
    )
    with platform.engine.begin() as connection:
        for position, state in enumerate(("waiting", "enqueued", "dead", "done")):
            connection.execute(insert, {"id": new_id(), "position": position, "state": state})
    answer = client.get("/readyz").json()
    assert answer["reasons"] == ["TASKS_WAITING", "TASKS_DEAD"]
    assert (answer["tasks"]["open"], answer["tasks"]["dead"]) == (2, 1)
    assert answer["tasks"]["oldestDueSeconds"] >= 3600
    with platform.engine.begin() as connection:
        connection.execute(text("DELETE FROM public.task"))


def test_without_redis_the_site_is_degraded(settings: Settings) -> None:
    with open_platform(settings.model_copy(update={"redis_url": NO_REDIS})) as platform:
        answer = TestClient(create_app(platform)).get("/readyz")
    assert (answer.status_code, answer.json()["reasons"]) == (200, ["REDIS_AWAY"])


def test_without_the_bucket_of_files_the_site_is_degraded(settings: Settings) -> None:
    away = {"files_url": "s3://karijera-files", "files_endpoint": "http://127.0.0.1:1"}
    with open_platform(settings.model_copy(update=away)) as platform:
        answer = TestClient(create_app(platform)).get("/readyz")
    assert (answer.status_code, answer.json()["status"], answer.json()["reasons"]) == (200, "degraded", ["FILES_AWAY"])


def test_a_database_without_tables_is_not_ready(postgres: Postgres, redis_url: str) -> None:
    empty = postgres.create_database(f"empty_{secrets.token_hex(4)}")
    with open_platform(settings_for(empty, redis_url)) as platform:
        answer = TestClient(create_app(platform)).get("/readyz")
    assert (answer.status_code, answer.json()["reasons"]) == (503, ["NOT_MIGRATED"])


def test_the_site_recovers_from_a_database_outage(tmp_path: Path, redis_url: str) -> None:
    """Stops the real server: responses are problems at once, and the site recovers without a restart."""
    with Postgres(tmp_path / "data") as server:
        upgrade(server.url)
        with open_platform(settings_for(server.url, redis_url)) as platform:
            install(platform.engine, PROJECTIONS)
            client = TestClient(create_app(platform), raise_server_exceptions=False)
            assert client.get("/readyz").status_code == 200
            server.kill()
            assert client.get("/healthz").status_code == 200
            answer = client.get("/readyz")
            assert (answer.status_code, answer.json()["reasons"]) == (503, ["DATABASE_AWAY"])
            answer = client.get("/api/jobs/1")
            assert (answer.status_code, answer.json()["code"]) == (503, "SERVICE_UNAVAILABLE")
            assert "retry-after" in answer.headers
            assert client.get("/api/site").status_code == 200
            server.start()
            assert client.get("/readyz").json()["status"] == "ready"
