"""The exported OpenAPI document is current and complete."""

from typing import Any

import pytest

from api.http.openapi.export import OPENAPI_FILE, openapi_json
from api.main import create_api

DESCRIPTION: dict[str, Any] = create_api().openapi()
OPERATIONS = [
    pytest.param(operation, id=f"{method} {path}")
    for path, item in DESCRIPTION["paths"].items()
    if path.startswith(("/api/", "/feeds/"))
    for method, operation in item.items()
]


def test_the_exported_document_is_current() -> None:
    assert OPENAPI_FILE.read_text(encoding="utf-8") == openapi_json(), "run: python -m api.http.openapi.export"


@pytest.mark.parametrize("operation", OPERATIONS)
def test_every_route_has_a_description_and_its_problems(operation: dict[str, Any]) -> None:
    assert operation["summary"]
    assert operation["description"]
    assert operation["tags"]
    problems = {status for status in operation["responses"] if status[0] in "45"}
    assert {"429", "500", "503"} <= problems
    for status in problems:
        assert set(operation["responses"][status]["content"]) == {"application/problem+json"}
