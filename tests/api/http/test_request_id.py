"""Request ids and the access log."""

from typing import Any
from uuid import UUID

import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient
from structlog.contextvars import merge_contextvars
from structlog.testing import capture_logs

from api.http.caller import RequestContext, optional_user
from api.http.middleware.access_log import AccessLog
from api.http.middleware.request_id import RequestId
from api.main import create_api

REQUEST_ID = "0193f1aa-7b1c-7def-8a2b-0123456789ab"


@pytest.fixture
def client() -> TestClient:
    app: FastAPI = create_api()

    @app.get("/trial/context")
    def context(context: RequestContext) -> dict[str, Any]:
        return {"id": str(context.correlation_id), "channel": context.channel, "role": context.actor.role}

    @app.get("/trial/fault")
    def fault() -> None:
        raise RuntimeError

    app.dependency_overrides[optional_user] = lambda: None  # this site has no database
    app.add_middleware(AccessLog)
    app.add_middleware(RequestId)
    return TestClient(app, raise_server_exceptions=False)


def test_a_clients_request_id_is_logged_beside_the_correlation_id(client: TestClient) -> None:
    with capture_logs(processors=[merge_contextvars]) as lines:
        answer = client.get("/trial/context", headers={"x-request-id": REQUEST_ID})
    own = answer.headers["x-request-id"]
    assert own != REQUEST_ID
    assert answer.json() == {"id": own, "channel": "web", "role": "guest"}
    line = next(each for each in lines if each["event"] == "request")
    assert (line["correlation_id"], line["client_request_id"]) == (own, REQUEST_ID)


@pytest.mark.parametrize(
    "value", ["", "1", REQUEST_ID[:-1], f"{{{REQUEST_ID}}}", REQUEST_ID.replace("-", ""), "a\tb", "x" * 5000]
)
def test_an_invalid_request_id_is_not_logged(client: TestClient, value: str) -> None:
    with capture_logs(processors=[merge_contextvars]) as lines:
        answer = client.get("/trial/context", headers={"x-request-id": value})
    assert answer.json()["id"] == str(UUID(answer.headers["x-request-id"]))
    assert all("client_request_id" not in line for line in lines)


def test_every_response_has_its_request_id_errors_too(client: TestClient) -> None:
    ids = {client.get(path).headers["x-request-id"] for path in ("/trial/context", "/trial/fault", "/nowhere")}
    assert len(ids) == 3


def test_the_access_log_has_a_line_for_each_request_without_its_query(client: TestClient) -> None:
    with capture_logs() as lines:
        client.get("/trial/context?access=secret&email=ana@example.hr")
    line = next(each for each in lines if each["event"] == "request")
    assert (line["method"], line["route"], line["status"]) == ("GET", "/trial/context", 200)
    assert "secret" not in str(lines)
    assert "ana@" not in str(lines)
