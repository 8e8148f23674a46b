"""Every code that is sent is declared once: by the class of a refusal, or among the codes of fields."""

import ast
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

from api.http.errors.problems import OF_NO_ROUTE
from domain.kernel.errors import FieldCode, Refused
from tests.api.openapi_document import openapi_document

ROOT = Path(__file__).resolve().parents[3]
COMPONENTS: dict[str, Any] = openapi_document()["components"]
SENT: set[str] = set(COMPONENTS["schemas"]["ErrorCode"]["enum"])
_OF_FIELDS = {"FieldError", "InvalidInput.field", "field_error", "refused"}


def refusals(kind: type[Refused] = Refused) -> Iterator[type[Refused]]:
    for each in kind.__subclasses__():
        yield each
        yield from refusals(each)


def codes_at_fields(source: str) -> set[str]:
    """The codes that calls give to fields."""
    calls = (node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call))
    literals = (each for call in calls if ast.unparse(call.func) in _OF_FIELDS for each in call.args)
    return {str(each.value) for each in literals if isinstance(each, ast.Constant) and str(each.value).isupper()}


def test_one_code_has_one_status() -> None:
    statuses: dict[str, set[int]] = defaultdict(set)
    for each in refusals():
        statuses[each.code].add(each.status)
    assert {code: found for code, found in statuses.items() if len(found) > 1} == {}


def test_the_document_lists_the_codes_of_routes_of_fields_and_of_no_route() -> None:
    assert {*COMPONENTS["examples"], *get_args(FieldCode), *(each.code for each in OF_NO_ROUTE)} == SENT
    assert set(COMPONENTS["examples"]) <= {each.code for each in refusals()}
    for model in ("Problem", "FieldProblem"):
        assert COMPONENTS["schemas"][model]["properties"]["code"] == {"$ref": "#/components/schemas/ErrorCode"}


def test_what_a_field_is_blamed_for_is_declared() -> None:
    files = [file for layer in ("domain", "read_models", "api") for file in (ROOT / layer).rglob("*.py")]
    used = {code for file in files for code in codes_at_fields(file.read_text("utf-8"))}
    assert {"REQUIRED_INPUT", "DATE_IN_FUTURE"} <= used
    assert used - {*get_args(FieldCode)} == set()


def test_control_an_undeclared_code_is_noticed() -> None:
    assert codes_at_fields('raise InvalidInput.field("name", "NOT_DECLARED")') == {"NOT_DECLARED"}


def test_no_code_of_a_field_is_unused() -> None:
    files = [file for layer in ("domain", "read_models", "api") for file in (ROOT / layer).rglob("*.py")]
    written = "\n".join(file.read_text("utf-8") for file in files if file.name != "errors.py")
    assert [code for code in get_args(FieldCode) if f'"{code}"' not in written] == []
