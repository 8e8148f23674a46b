"""Request limits: body size, media type and cross-site writes."""

from collections.abc import Iterator
from typing import Any

import pytest
from fastapi import APIRouter, FastAPI, UploadFile
from fastapi.testclient import TestClient

from api.http.field_types import Text
from api.http.middleware.form_paths import FORM, FormPaths
from api.http.middleware.request_limits import LARGEST_JSON, LARGEST_UPLOAD, RequestLimits
from api.http.models import RequestModel
from api.main import API_PREFIX, create_api
from api.register import MODULES
from tests.api.conftest import SITE
from tests.api.openapi_document import openapi_document

JSON = {"content-type": "application/json"}
router = APIRouter(prefix="/api/trial")
arrived: list[str] = []


class Note(RequestModel):
    text: Text


@router.post("/notes")
def keep_note(note: Note) -> int:
    arrived.append("note")
    return len(note.text)


@router.post("/notes/{number}/files")
def keep_file(number: int, file: UploadFile) -> int:
    arrived.append("file")
    return len(file.file.read())


@router.post("/marks")
def mark() -> bool:
    arrived.append("mark")
    return True


@router.get("/notes")
def list_notes() -> list[str]:
    return []


@pytest.fixture(scope="module")
def app() -> FastAPI:
    api = create_api()
    api.include_router(router)
    api.add_middleware(RequestLimits, site_url=SITE, form_paths=FormPaths([router], prefix=""))
    return api


@pytest.fixture
def client(app: FastAPI) -> Iterator[TestClient]:
    arrived.clear()
    with TestClient(app, base_url=SITE) as client:
        yield client


def code(answer: Any) -> tuple[int, str]:
    assert answer.headers["content-type"] == "application/problem+json"
    return answer.status_code, answer.json()["code"]


def note_of(size: int) -> bytes:
    return b'{"text":"' + b"a" * (size - 11) + b'"}'


def in_chunks(body: bytes) -> Iterator[bytes]:
    for start in range(0, len(body), 60_000):
        yield body[start : start + 60_000]


def test_a_body_of_exactly_the_maximum_size_is_accepted(client: TestClient) -> None:
    assert client.post("/api/trial/notes", content=note_of(LARGEST_JSON), headers=JSON).status_code == 200
    assert client.post("/api/trial/notes", content=in_chunks(note_of(LARGEST_JSON)), headers=JSON).status_code == 200


def test_a_body_one_byte_larger_is_refused_with_and_without_its_length(client: TestClient) -> None:
    body = note_of(LARGEST_JSON + 1)
    assert code(client.post("/api/trial/notes", content=body, headers=JSON)) == (413, "BODY_TOO_LARGE")
    assert code(client.post("/api/trial/notes", content=in_chunks(body), headers=JSON)) == (413, "BODY_TOO_LARGE")
    assert arrived == []


def test_an_upload_may_be_larger_but_is_limited_too(client: TestClient) -> None:
    path = "/api/trial/notes/1/files"
    assert client.post(path, files={"file": ("a.txt", b"a" * 10 * 1024 * 1024)}).json() == 10 * 1024 * 1024
    assert code(client.post(path, files={"file": ("a.txt", b"a" * LARGEST_UPLOAD)})) == (413, "BODY_TOO_LARGE")
    form = b'--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n' + b"a" * LARGEST_UPLOAD
    answer = client.post(path, content=in_chunks(form), headers={"content-type": "multipart/form-data; boundary=x"})
    assert code(answer) == (413, "BODY_TOO_LARGE")
    assert arrived == ["file"]


@pytest.mark.parametrize(
    "headers",
    [
        {},
        {"content-type": "text/plain"},
        {"content-type": "application/x-www-form-urlencoded"},
        {"content-type": "multipart/form-data; boundary=x"},
        {"content-type": "text/json"},
        {"content-type": "application/json+x"},
        {"content-type": "application/json", "content-encoding": "gzip"},
    ],
)
def test_only_json_is_accepted_on_json_routes(client: TestClient, headers: dict[str, str]) -> None:
    answer = client.post("/api/trial/notes", content=b'{"text":"a"}', headers=headers)
    assert code(answer) == (415, "UNSUPPORTED_MEDIA_TYPE")
    assert arrived == []


def test_only_a_form_is_accepted_on_upload_routes(client: TestClient) -> None:
    assert code(client.post("/api/trial/notes/1/files", json={})) == (415, "UNSUPPORTED_MEDIA_TYPE")


def test_json_may_have_a_charset_and_an_optional_body_may_be_missing(client: TestClient) -> None:
    headers = {"content-type": "Application/JSON; charset=utf-8"}
    assert client.post("/api/trial/notes", content=b'{"text":"a"}', headers=headers).json() == 1
    assert client.post("/api/trial/marks").json() is True


@pytest.mark.parametrize(
    "headers",
    [
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
        {"sec-fetch-site": "cross-site", "origin": SITE},
        {"origin": "https://elsewhere.example"},
        {"origin": "null"},
        {"origin": f"{SITE}.elsewhere.example"},
    ],
)
def test_cross_site_writes_are_refused(client: TestClient, headers: dict[str, str]) -> None:
    assert code(client.post("/api/trial/marks", headers=headers)) == (403, "CROSS_SITE_REQUEST")
    assert code(client.post("/api/trial/notes", json={"text": "a"}, headers=headers)) == (403, "CROSS_SITE_REQUEST")
    assert arrived == []
    assert client.get("/api/trial/notes", headers=headers).status_code == 200


@pytest.mark.parametrize(
    "headers", [{}, {"sec-fetch-site": "same-origin"}, {"sec-fetch-site": "none"}, {"origin": SITE}]
)
def test_the_site_itself_and_other_clients_can_write(client: TestClient, headers: dict[str, str]) -> None:
    assert client.post("/api/trial/marks", headers=headers).json() is True


def test_two_host_headers_are_refused(client: TestClient) -> None:
    heads = [("host", "testserver"), ("host", "elsewhere.example")]
    assert code(client.get("/api/notes", headers=heads)) == (400, "MALFORMED_REQUEST")


def test_the_paths_of_forms_are_those_of_the_openapi_document() -> None:
    found = FormPaths([router for module in MODULES for router in module.routers], API_PREFIX)
    described = {
        path: any(FORM in operation.get("requestBody", {}).get("content", {}) for operation in item.values())
        for path, item in openapi_document()["paths"].items()
    }
    assert {path: found.match(path) for path in described} == described
    assert any(described.values())
