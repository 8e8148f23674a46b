"""Errors reach Sentry with debugging context and without personal data."""

from collections.abc import Iterator
from datetime import UTC, datetime
from uuid import UUID

import pytest
import sentry_sdk
import structlog
from fastapi import FastAPI
from fastapi.testclient import TestClient

from api.http.errors.problems import TooManyRequests
from api.http.field_types import Email, Name, Text
from api.http.models import RequestModel
from api.main import create_app
from api.services import Use
from domain.kernel.process.platform import Platform
from domain.kernel.process.settings import Settings
from domain.kernel.values.ids import new_id
from domain.observability import error_reporting
from domain.observability.error_reporting import identify, start_error_reporting
from tests.domain.observability.sentry_server import SentryServer

CANARIES = {
    "firstName": "Kanarinka Horvat",
    "email": "kanarinka@example.hr",
    "coverLetter": "I wrote this canary letter",
    "phone": "+385 91 222 3333",
}


PERSON = new_id()
BUILT = datetime(2026, 5, 3, 8, tzinfo=UTC)
REPORTING = [
    structlog.contextvars.merge_contextvars,
    error_reporting.report,
    structlog.processors.JSONRenderer(default=repr),
]


class Letter(RequestModel):
    first_name: Name
    email: Email
    cover_letter: Text
    phone: Text


@pytest.fixture
def collector() -> Iterator[SentryServer]:
    with SentryServer() as collector:
        yield collector


@pytest.fixture(autouse=True)
def reporting_ends() -> Iterator[None]:
    configured = structlog.get_config()
    yield
    structlog.configure(**configured)
    sentry_sdk.get_client().close()
    sentry_sdk.get_global_scope().set_client(None)


@pytest.fixture
def app(platform: Platform, collector: SentryServer, monkeypatch: pytest.MonkeyPatch) -> FastAPI:
    settings = platform.settings.model_copy(update={"sentry_dsn": collector.dsn, "build": "b7", "build_time": BUILT})
    monkeypatch.setattr(error_reporting, "TRACES_SAMPLE_RATE", 1.0)
    structlog.configure(processors=REPORTING)
    start_error_reporting(settings, "api")
    app = create_app(platform, settings)

    @app.post("/api/trial/letters/{name}")
    def send(name: str, letter: Letter, settings: Use[Settings]) -> None:
        local_variable = letter.cover_letter
        message = f"cannot send {letter.first_name} {letter.email} {local_variable}"
        raise RuntimeError(message)

    @app.get("/api/trial/mine")
    def mine(settings: Use[Settings]) -> None:
        identify(settings, str(PERSON))
        raise LookupError(PERSON)

    @app.get("/api/trial/refused")
    def refused() -> None:
        raise TooManyRequests

    @app.get("/api/trial/ignored")
    def ignored() -> None:
        message = "Network Error"
        raise RuntimeError(message)

    return app


def provoke(app: FastAPI, method: str, path: str, **request: object) -> int:
    client = TestClient(app, raise_server_exceptions=False)
    status = client.request(method, path, **request).status_code  # pyright: ignore[reportArgumentType]
    sentry_sdk.flush(timeout=60)
    return status


def test_an_error_is_reported_once_without_personal_data(app: FastAPI, collector: SentryServer) -> None:
    headers = {"access-link": "tok.en.secret", "cookie": "token=session-secret", "x-request-id": str(new_id())}
    path = "/api/trial/letters/1?access=query-secret&note=Kanarinka"
    assert provoke(app, "POST", path, json=CANARIES, headers=headers) == 500
    faults = [event for event in collector.events if "exception" in event]
    assert len(faults) == 1
    (fault,) = faults
    assert fault["exception"]["values"][-1]["type"] == "RuntimeError"
    frames = fault["exception"]["values"][-1]["stacktrace"]["frames"]
    assert frames[-1]["function"] == "send"
    assert all("vars" not in frame for frame in frames)
    assert (fault["release"], fault["environment"]) == ("b7", "test")
    assert fault["tags"]["build_time"] == "2026-05-03T08:00:00+00:00"
    assert (fault["request"], fault["transaction"]) == ({"method": "POST"}, "/api/trial/letters/{name}")
    assert str(UUID(fault["tags"]["correlation_id"])) != headers["x-request-id"]
    sent = b"".join(collector.bodies).decode()
    for canary in (*CANARIES.values(), "Kanarinka", "-secret", "tok.en"):
        assert canary not in sent


def test_a_transaction_has_no_personal_data_either(app: FastAPI, collector: SentryServer) -> None:
    headers = {"access-link": "tok.en.secret"}
    provoke(app, "POST", "/api/trial/letters/1?access=query-secret&note=Kanarinka", json=CANARIES, headers=headers)
    assert [event["transaction"] for event in collector.events if event.get("type") == "transaction"]
    sent = b"".join(collector.bodies).decode()
    assert not [canary for canary in (*CANARIES.values(), "Kanarinka", "-secret", "tok.en") if canary in sent]


def test_a_person_is_identified_by_a_pseudonym_only(app: FastAPI, collector: SentryServer, platform: Platform) -> None:
    assert provoke(app, "GET", "/api/trial/mine") == 500
    (fault,) = [event for event in collector.events if "exception" in event]
    assert fault["user"] == {"id": error_reporting.pseudonym(platform.settings, str(PERSON))}
    assert str(PERSON) not in b"".join(collector.bodies).decode()


@pytest.mark.parametrize(
    ("path", "status"), [("/api/trial/refused", 429), ("/api/trial/ignored", 500), ("/api/x", 404)]
)
def test_domain_errors_and_ignored_errors_are_not_reported(
    app: FastAPI, collector: SentryServer, path: str, status: int
) -> None:
    assert provoke(app, "GET", path) == status
    assert [event for event in collector.events if "exception" in event] == []


def test_an_error_log_without_an_exception_is_reported_as_a_message(app: FastAPI, collector: SentryServer) -> None:
    structlog.get_logger().error("task_dead", task="send-mail", to="ana@example.hr", correlation_id="c-9")
    sentry_sdk.flush(timeout=60)
    (event,) = collector.events
    assert (event["message"], event["tags"]["correlation_id"]) == ("task_dead", "c-9")
    assert "ana@" not in b"".join(collector.bodies).decode()


def test_without_a_dsn_nothing_is_sent(platform: Platform, collector: SentryServer) -> None:
    structlog.configure(processors=REPORTING)
    with structlog.testing.capture_logs() as lines:
        start_error_reporting(platform.settings, "api")
    assert [line["event"] for line in lines] == ["Sentry DSN not found"]
    structlog.get_logger().error("task_dead")
    sentry_sdk.flush(timeout=60)
    assert collector.bodies == []


def test_the_specified_rates_hold() -> None:
    rates = (error_reporting.REPLAYS_SESSION_SAMPLE_RATE, error_reporting.REPLAYS_ON_ERROR_SAMPLE_RATE)
    assert (error_reporting.TRACES_SAMPLE_RATE, *rates) == (0.0002, 0.0, 0.1)
