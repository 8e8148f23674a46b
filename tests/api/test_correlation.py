"""A request has one id, from the browser to the facts that follow from it."""

from typing import Any
from uuid import UUID

import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient
from structlog.testing import capture_logs

from api.correlation import Correlation
from api.dependencies import RequestContext, signed_in
from api.main import create_api

GIVEN = "0193f1aa-7b1c-7def-8a2b-0123456789ab"


@pytest.fixture
def client() -> TestClient:
    app: FastAPI = create_api()

    @app.get("/trial/context")
    def context(context: RequestContext) -> dict[str, Any]:
        return {"id": str(context.correlation_id), "channel": context.channel, "role": context.actor.role}

    @app.get("/trial/fault")
    def fault() -> None:
        raise RuntimeError

    app.dependency_overrides[signed_in] = lambda: None  # no database stands behind this site
    app.add_middleware(Correlation)
    return TestClient(app, raise_server_exceptions=False)


def test_a_well_formed_id_is_taken_over(client: TestClient) -> None:
    answer = client.get("/trial/context", headers={"x-request-id": GIVEN})
    assert answer.headers["x-request-id"] == GIVEN
    assert answer.json() == {"id": GIVEN, "channel": "web", "role": "guest"}


@pytest.mark.parametrize("given", ["", "1", GIVEN[:-1], f"{{{GIVEN}}}", GIVEN.replace("-", ""), "a\tb", "x" * 5000])
def test_anything_else_is_replaced(client: TestClient, given: str) -> None:
    answer = client.get("/trial/context", headers={"x-request-id": given})
    made = UUID(answer.headers["x-request-id"])
    assert str(made) != given
    assert answer.json()["id"] == str(made)


def test_every_answer_names_its_request_faults_too(client: TestClient) -> None:
    ids = {client.get(path).headers["x-request-id"] for path in ("/trial/context", "/trial/fault", "/nowhere")}
    assert len(ids) == 3


def test_the_journal_has_a_line_for_each_request_without_its_query(client: TestClient) -> None:
    with capture_logs() as lines:
        client.get("/trial/context?access=secret&email=ana@example.hr")
    line = next(each for each in lines if each["event"] == "request")
    assert (line["method"], line["path"], line["status"]) == ("GET", "/trial/context", 200)
    assert "secret" not in str(lines)
    assert "ana@" not in str(lines)
