"""Error responses are problems with stable codes."""

from datetime import date
from typing import Annotated, Any, Literal
from uuid import UUID

import psycopg
import pytest
from fastapi import APIRouter, Query
from fastapi.testclient import TestClient
from pydantic import Field, TypeAdapter
from sqlalchemy import exc

from api.http.field_types import Count, Day, Email, Flag, JobNumber, Line, Name, RequiredText, Text
from api.http.models import RequestModel, ResponseModel
from api.main import create_api
from domain.kernel.errors import FieldError, InvalidInput, NotFound, Refused, Unavailable


class Letter(RequestModel):
    first_name: Name
    email: Email | None = None
    cover_letter: Annotated[Text, Field(max_length=20)] = ""
    subject: Line = ""
    job_id: JobNumber = 1
    stream_id: UUID = UUID(int=1)
    theme: Literal["light", "dark"] = "light"
    born_on: Day | None = None
    consent: Flag = True
    copies: Annotated[Count, Field(ge=1, le=9)] = 1
    documents: Annotated[list[RequiredText], Field(max_length=2, default_factory=list)]


class Sent(ResponseModel):
    first_name: str
    born_on: date | None


class AlreadyThere(Refused):
    """The thing exists already."""

    code = "ALREADY_THERE"


router = APIRouter()


@router.post("/letters")
def send_letter(letter: Letter) -> Sent:
    return Sent(first_name=letter.first_name, born_on=letter.born_on)


@router.get("/jobs/{job_id}")
def show_job(job_id: JobNumber, page: Annotated[int, Query(ge=1)] = 1) -> int:
    return job_id


@router.get("/streams/{stream_id}")
def show_stream(stream_id: UUID) -> UUID:
    return stream_id


def _disk_full() -> Exception:
    return exc.OperationalError("INSERT", {}, psycopg.errors.DiskFull("no space"))


FAULTS: dict[str, Exception] = {
    "refused": AlreadyThere(details={"since": "yesterday"}),
    "fields": InvalidInput(errors=[FieldError("email", "TAKEN")]),
    "missing": NotFound(),
    "unavailable": Unavailable(),
    "away": exc.OperationalError("SELECT secret", {}, psycopg.OperationalError("secret host is away")),
    "pool": exc.TimeoutError("secret pool"),
    "full": _disk_full(),
    "files": OSError(28, "No space left on device", "/secret/path"),
    "unexpected": RuntimeError("secret"),
    "other-os": OSError(13, "Permission denied", "/secret/path"),
}


@router.get("/faults/{name}")
def fail(name: str) -> None:
    raise FAULTS[name]


@pytest.fixture(scope="module")
def client() -> TestClient:
    api = create_api()
    api.include_router(router, prefix="/api/trial")
    return TestClient(api, raise_server_exceptions=False)


def problem(response: Any) -> dict[str, Any]:
    assert response.headers["content-type"] == "application/problem+json"
    body = response.json()
    assert {"type", "title", "status", "code", "message", "errors", "details"} == set(body)
    assert body["status"] == response.status_code
    return body


def test_a_valid_request_is_trimmed(client: TestClient) -> None:
    answer = client.post("/api/trial/letters", json={"firstName": "  Ana ", "bornOn": "1990-02-28"})
    assert answer.status_code == 200
    assert answer.json() == {"firstName": "Ana", "bornOn": "1990-02-28"}


@pytest.mark.parametrize(
    ("body", "field", "code"),
    [
        ({}, "firstName", "REQUIRED_INPUT"),
        ({"firstName": None}, "firstName", "REQUIRED_INPUT"),
        ({"firstName": "  "}, "firstName", "REQUIRED_INPUT"),
        ({"firstName": 5}, "firstName", "INVALID_INPUT"),
        ({"firstName": "a" * 256}, "firstName", "TOO_LONG"),
        ({"firstName": "a\0b"}, "firstName", "INVALID_TEXT"),
        ({"firstName": "a\nb"}, "firstName", "INVALID_TEXT"),
        ({"first_name": "Ana", "firstName": "Ana"}, "first_name", "UNKNOWN_FIELD"),
        ({"firstName": "Ana", "email": "ana@"}, "email", "INVALID_EMAIL_FORMAT"),
        ({"firstName": "Ana", "email": ""}, "email", "REQUIRED_INPUT"),
        ({"firstName": "Ana", "email": "a@b.hr\r\nBcc: c@d.hr"}, "email", "INVALID_TEXT"),
        ({"firstName": "Ana", "coverLetter": "a" * 21}, "coverLetter", "TOO_LONG"),
        ({"firstName": "Ana", "coverLetter": "a\0"}, "coverLetter", "INVALID_TEXT"),
        ({"firstName": "Ana", "subject": "a\r\nb"}, "subject", "INVALID_TEXT"),
        ({"firstName": "Ana", "jobId": 0}, "jobId", "INVALID_ID"),
        ({"firstName": "Ana", "jobId": 2**63}, "jobId", "INVALID_ID"),
        ({"firstName": "Ana", "jobId": True}, "jobId", "INVALID_ID"),
        ({"firstName": "Ana", "jobId": ""}, "jobId", "REQUIRED_INPUT"),
        ({"firstName": "Ana", "jobId": " "}, "jobId", "REQUIRED_INPUT"),
        ({"firstName": "Ana", "jobId": None}, "jobId", "REQUIRED_INPUT"),
        ({"firstName": "Ana", "streamId": ""}, "streamId", "REQUIRED_INPUT"),
        ({"firstName": "Ana", "streamId": "7"}, "streamId", "INVALID_ID"),
        ({"firstName": "Ana", "streamId": 7}, "streamId", "INVALID_ID"),
        ({"firstName": "Ana", "bornOn": ""}, "bornOn", "REQUIRED_INPUT"),
        ({"firstName": "Ana", "theme": ""}, "theme", "REQUIRED_INPUT"),
        ({"firstName": "Ana", "theme": "blue"}, "theme", "INVALID_CHOICE"),
        ({"firstName": "Ana", "copies": ""}, "copies", "REQUIRED_INPUT"),
        ({"firstName": "Ana", "jobId": 1.5}, "jobId", "INVALID_ID"),
        ({"firstName": "Ana", "jobId": 9007199254740994.0}, "jobId", "INVALID_ID"),
        ({"firstName": "Ana", "bornOn": "1990-2-8"}, "bornOn", "INVALID_DATE"),
        ({"firstName": "Ana", "bornOn": "1990-02-30"}, "bornOn", "INVALID_DATE"),
        ({"firstName": "Ana", "bornOn": 5}, "bornOn", "INVALID_DATE"),
        ({"firstName": "Ana", "consent": "yes"}, "consent", "INVALID_INPUT"),
        ({"firstName": "Ana", "copies": 10}, "copies", "OUT_OF_RANGE"),
        ({"firstName": "Ana", "copies": "2"}, "copies", "INVALID_INPUT"),
        ({"firstName": "Ana", "documents": ["a", "b", "c"]}, "documents", "TOO_MANY"),
        ({"firstName": "Ana", "documents": ["a", ""]}, "documents.1", "REQUIRED_INPUT"),
        ([], "body", "INVALID_INPUT"),
    ],
)
def test_an_invalid_field_is_named(client: TestClient, body: Any, field: str, code: str) -> None:
    answer = problem(client.post("/api/trial/letters", json=body))
    assert (answer["status"], answer["code"], answer["errors"]) == (422, code, [{"field": field, "code": code}])


def test_an_integer_may_be_written_with_a_fraction() -> None:
    assert TypeAdapter(JobNumber).validate_python(4711.0) == 4711


def test_several_codes_are_an_invalid_input(client: TestClient) -> None:
    answer = problem(client.post("/api/trial/letters", json={"jobId": 0}))
    assert answer["code"] == "INVALID_INPUT"
    assert {each["code"] for each in answer["errors"]} == {"REQUIRED_INPUT", "INVALID_ID"}


@pytest.mark.parametrize(
    ("raw", "field", "code"),
    [
        (rb'{"firstName": "\ud800"}', "firstName", "INVALID_TEXT"),
        (rb'{"firstName": "Ana", "documents": ["\udc00"]}', "documents.0", "INVALID_TEXT"),
        (rb'{"firstName": "Ana", "\ud800": 1}', "body", "INVALID_TEXT"),
        (b'{"firstName": "Ana", "' + b"x" * 5000 + b'": 1}', "x" * 100, "UNKNOWN_FIELD"),
        (b'{"firstName": "Ana", "copies": NaN}', "copies", "INVALID_INPUT"),
        (b'{"firstName": "Ana", "copies": 1e999}', "copies", "INVALID_INPUT"),
    ],
)
def test_lone_surrogates_are_refused(client: TestClient, raw: bytes, field: str, code: str) -> None:
    answer = problem(client.post("/api/trial/letters", content=raw, headers={"content-type": "application/json"}))
    assert (answer["status"], answer["errors"]) == (422, [{"field": field, "code": code}])


@pytest.mark.parametrize("raw", [b"{", b"\xff", b"{'a': 1}", b"[" * 100_000, b'{"copies": ' + b"9" * 5000 + b"}"])
def test_a_body_that_is_not_json_is_malformed(client: TestClient, raw: bytes) -> None:
    answer = problem(client.post("/api/trial/letters", content=raw, headers={"content-type": "application/json"}))
    assert (answer["status"], answer["code"]) == (400, "MALFORMED_BODY")


@pytest.mark.parametrize("number", ["0", "-1", "9223372036854775808", "1_0", "+1", "1.0", "x", "%00", "%D9%A1", "0x1"])
def test_a_job_number_out_of_range_is_an_invalid_id(client: TestClient, number: str) -> None:
    answer = problem(client.get(f"/api/trial/jobs/{number}"))
    assert (answer["status"], answer["code"]) == (422, "INVALID_ID")


def test_the_largest_job_number_is_accepted(client: TestClient) -> None:
    assert client.get("/api/trial/jobs/9223372036854775807").json() == 9223372036854775807


def test_an_id_that_is_no_uuid_is_an_invalid_id(client: TestClient) -> None:
    assert problem(client.get("/api/trial/streams/x"))["errors"] == [{"field": "stream_id", "code": "INVALID_ID"}]


def test_a_query_out_of_range_is_named(client: TestClient) -> None:
    assert problem(client.get("/api/trial/jobs/1?page=0"))["errors"] == [{"field": "page", "code": "OUT_OF_RANGE"}]


def test_unknown_paths_and_methods_are_problems(client: TestClient) -> None:
    assert problem(client.get("/api/nowhere"))["code"] == "NOT_FOUND"
    answer = client.put("/api/trial/letters", json={})
    assert (problem(answer)["code"], answer.headers["allow"]) == ("METHOD_NOT_ALLOWED", "POST")


@pytest.mark.parametrize(
    ("name", "status", "code"),
    [
        ("refused", 409, "ALREADY_THERE"),
        ("fields", 422, "INVALID_INPUT"),
        ("missing", 404, "NOT_FOUND"),
        ("unavailable", 503, "SERVICE_UNAVAILABLE"),
        ("away", 503, "SERVICE_UNAVAILABLE"),
        ("pool", 503, "SERVICE_UNAVAILABLE"),
        ("full", 503, "STORAGE_FULL"),
        ("files", 503, "STORAGE_FULL"),
        ("unexpected", 500, "INTERNAL_ERROR"),
        ("other-os", 500, "INTERNAL_ERROR"),
    ],
)
def test_internal_errors_reveal_nothing_internal(client: TestClient, name: str, status: int, code: str) -> None:
    answer = client.get(f"/api/trial/faults/{name}")
    assert (answer.status_code, problem(answer)["code"]) == (status, code)
    assert "secret" not in answer.text
    assert ("retry-after" in answer.headers) == (status == 503)


def test_a_domain_error_has_its_fields_and_details(client: TestClient) -> None:
    assert problem(client.get("/api/trial/faults/refused"))["details"] == {"since": "yesterday"}
    assert problem(client.get("/api/trial/faults/fields"))["errors"] == [{"field": "email", "code": "TAKEN"}]
