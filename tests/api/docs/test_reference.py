"""The API reference at `/api/docs`: complete, without scripts or files of others; its examples are valid."""

import json
import re
from collections import Counter
from typing import Any

import pytest
from fastapi.testclient import TestClient
from jsonschema_rs import Draft202012Validator

from api.docs.contents import groups_of
from api.docs.examples import example_of
from api.docs.page import ApiReference
from api.docs.schema_types import type_of
from domain.kernel.process.platform import Platform
from tests.api.openapi_document import openapi_document

DOCUMENT: dict[str, Any] = openapi_document()
MODELS: dict[str, Any] = DOCUMENT["components"]["schemas"]
OPERATIONS = [operation for group in groups_of(DOCUMENT) for operation in group.operations]
REQUESTS = [
    pytest.param(content["schema"], id=operation["operationId"])
    for item in DOCUMENT["paths"].values()
    for operation in item.values()
    for media_type, content in operation.get("requestBody", {}).get("content", {}).items()
    if media_type == "application/json"
]


@pytest.fixture(scope="module")
def html(client: TestClient) -> str:
    shown = client.get("/api/docs")
    assert shown.status_code == 200
    return shown.text


def test_it_shows_every_operation_model_and_error_code(html: str) -> None:
    ids = set(re.findall(r' id="([^"]+)"', html))
    assert len(OPERATIONS) == sum(len(item) for item in DOCUMENT["paths"].values())
    assert {operation.anchor for operation in OPERATIONS} <= ids
    assert {f"model-{name}" for name in MODELS} <= ids
    assert {f"error-{error.code}" for operation in OPERATIONS for error in operation.errors} <= ids
    assert "error-ALREADY_APPLIED" in ids


def test_every_link_within_the_page_leads_somewhere_and_ids_are_unique(html: str) -> None:
    ids = Counter(re.findall(r' id="([^"]+)"', html))
    assert [name for name, times in ids.items() if times > 1] == []
    assert set(re.findall(r'href="#([^"]+)"', html)) <= set(ids)


def test_it_needs_no_script_no_inline_style_and_nothing_from_elsewhere(html: str) -> None:
    assert not re.search(r"<script|<style| style=| on[a-z]+=|javascript:", html)
    assert re.findall(r'(?:src|href)="((?:[a-z]+:)?//[^"]+)"', html) == []


def test_its_style_is_the_sites_own(client: TestClient, html: str) -> None:
    assert 'href="/api/docs.css"' in html
    style = client.get("/api/docs.css")
    assert style.headers["Content-Type"].startswith("text/css")
    assert not re.search(r"#[0-9a-f]{3,8}\b|@import|url\(", style.text), "colours are tokens of the site"


def test_it_follows_the_theme_of_the_site(client: TestClient) -> None:
    def opening(theme: str) -> str:
        shown = client.get("/api/docs", headers={"Cookie": f"theme={theme}"})
        return re.findall(r"<html[^>]*>", shown.text)[0]

    assert opening("dark") == '<html lang="en" data-theme="dark">'
    assert opening("light") == '<html lang="en" data-theme="light">'
    assert opening('"><script>') == '<html lang="en">'


def test_a_browser_that_holds_it_gets_no_copy(client: TestClient) -> None:
    first = client.get("/api/docs")
    again = client.get("/api/docs", headers={"If-None-Match": first.headers["ETag"]})
    assert again.status_code == 304
    plain = client.get("/api/docs", headers={"Accept-Encoding": "identity"})
    assert plain.headers["ETag"] != first.headers["ETag"]
    assert plain.text == first.text


def test_markup_in_a_description_is_text(platform: Platform) -> None:
    planted = "<script>alert(1)</script> and [a link](javascript:alert(1))"
    document = json.loads(json.dumps(DOCUMENT).replace("Starts an application for a job.", json.dumps(planted)[1:-1]))
    page = ApiReference(platform.settings).page(document, "").html.decode()
    assert "&lt;script&gt;alert(1)" in page
    assert "<script" not in page
    assert 'href="javascript' not in page


@pytest.mark.parametrize("schema", REQUESTS)
def test_the_example_of_a_request_is_valid(schema: dict[str, Any]) -> None:
    validator = Draft202012Validator({**schema, "components": {"schemas": MODELS}})
    assert [error.message for error in validator.iter_errors(example_of(schema, MODELS))] == []


def test_types_are_named_as_people_say_them() -> None:
    def name(schema: dict[str, Any]) -> str:
        return "".join(part.text for part in type_of(schema))

    assert name({"type": "string", "format": "uuid"}) == "string (uuid)"
    assert name({"type": "array", "items": {"$ref": "#/components/schemas/JobCard"}}) == "list of JobCard"
    assert name({"anyOf": [{"type": "integer"}, {"type": "null"}]}) == "integer or null"
    assert name({"type": "object", "additionalProperties": {"type": "string"}}) == "object of string"
