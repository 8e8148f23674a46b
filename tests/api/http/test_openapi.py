"""The exported OpenAPI document is current and complete."""

import json
from typing import Any

import pytest

from api.http.openapi.shared_components import resolved
from api.main import create_api
from api.openapi_export import OPENAPI_FILE, openapi_json
from tests.api.openapi_document import openapi_document

DESCRIPTION: dict[str, Any] = openapi_document()
OPERATIONS = [
    pytest.param(operation, id=f"{method} {path}")
    for path, item in DESCRIPTION["paths"].items()
    if path.startswith(("/api/", "/feeds/"))
    for method, operation in item.items()
]


def test_the_exported_document_is_current() -> None:
    assert OPENAPI_FILE.read_text(encoding="utf-8") == openapi_json(), "run: python -m api.openapi_export"


@pytest.mark.parametrize("operation", OPERATIONS)
def test_every_route_has_a_description_and_its_problems(operation: dict[str, Any]) -> None:
    assert operation["summary"]
    assert operation["description"]
    assert operation["tags"]
    problems = {status for status in operation["responses"] if status[0] in "45"}
    assert {"429", "500", "503"} <= problems
    for status in problems:
        response = resolved(DESCRIPTION, operation["responses"][status])
        assert set(response["content"]) == {"application/problem+json"}


def test_what_routes_repeat_is_described_once() -> None:
    described = json.dumps(DESCRIPTION["paths"])
    assert "application/problem+json" not in described
    assert len(OPENAPI_FILE.read_bytes()) < 900_000
    for kind in ("responses", "examples", "parameters"):
        shared = DESCRIPTION["components"][kind]
        assert shared
        text = json.dumps(DESCRIPTION)
        assert [name for name in shared if f'"#/components/{kind}/{name}"' not in text] == []


def test_describing_an_api_twice_gives_the_same_document() -> None:
    assert create_api().openapi() == DESCRIPTION
