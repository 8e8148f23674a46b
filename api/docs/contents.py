"""Contents of the reference, from an OpenAPI document: groups of operations, models, and error codes."""

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from api.docs.examples import example_of
from api.docs.schema_types import Field, Schema, TypePart, field_of, fields_of, type_of
from api.http.errors.problems import PROBLEM_JSON
from api.http.openapi.shared_components import resolved

_CALLERS = {
    "AccessLink": "a signed link",
    "AccessQuery": "a signed link",
    "Session": "a session",
    "BounceSecret": "the site's secret for mail services",
}
_METHODS = ("get", "post", "put", "patch", "delete")


@dataclass(frozen=True, slots=True)
class Body:
    """The body of a request or response."""

    media_type: str
    type: Sequence[TypePart]
    example: str = ""


@dataclass(frozen=True, slots=True)
class ErrorCode:
    """A stable `code` of problems, and what is true when it is sent."""

    status: int
    code: str
    meaning: str


@dataclass(frozen=True, slots=True)
class Operation:
    """A method at a path."""

    anchor: str
    title: str
    method: str
    path: str
    description: str
    callers: str
    parameters: Sequence[Field]
    requests: Sequence[Body]
    responses: Sequence[tuple[str, Sequence[Body]]]
    errors: Sequence[ErrorCode]


@dataclass(frozen=True, slots=True)
class Group:
    """The operations of a tag."""

    name: str
    description: str
    operations: Sequence[Operation]

    @property
    def title(self) -> str:
        return _title(self.name)


@dataclass(frozen=True, slots=True)
class Model:
    """A named schema: an object with fields, or one of several values."""

    name: str
    description: str
    fields: Sequence[Field]
    values: Sequence[str]


def groups_of(document: Mapping[str, Any]) -> list[Group]:
    """The document's operations by tag, in the document's order."""
    found: dict[str, list[Operation]] = {}
    for path, item in document["paths"].items():
        for method in _METHODS:
            if method in item:
                operation = _operation(path, method, item[method], document)
                found.setdefault(item[method]["tags"][0], []).append(operation)
    return [
        Group(tag["name"], tag["description"], found[tag["name"]]) for tag in document["tags"] if tag["name"] in found
    ]


def models_of(document: Mapping[str, Any]) -> list[Model]:
    """The named schemas."""
    schemas: Mapping[str, Schema] = document["components"]["schemas"]
    return [
        Model(name, schema.get("description", ""), fields_of(schema), [str(value) for value in schema.get("enum", ())])
        for name, schema in schemas.items()
    ]


def error_codes(groups: Sequence[Group]) -> list[ErrorCode]:
    """Every code that an operation sends, once, by status."""
    found = {error.code: error for group in groups for operation in group.operations for error in operation.errors}
    return sorted(found.values(), key=lambda error: (error.status, error.code))


def _operation(path: str, method: str, described: Mapping[str, Any], document: Mapping[str, Any]) -> Operation:
    models: Mapping[str, Schema] = document["components"]["schemas"]
    responses = {status: resolved(document, each) for status, each in described["responses"].items()}
    return Operation(
        anchor=described["operationId"],
        title=_title(described["operationId"]),
        method=method.upper(),
        path=path,
        description=described.get("description", ""),
        callers=_callers(described.get("security", ())),
        parameters=[_parameter(resolved(document, each)) for each in described.get("parameters", ())],
        requests=list(_bodies(described.get("requestBody", {}), models)),
        responses=[(status, list(_bodies(each, models))) for status, each in responses.items() if int(status) < 400],
        errors=[error for status in sorted(responses) for error in _errors(int(status), responses[status], document)],
    )


def _title(name: str) -> str:
    return name.replace("_", " ").replace("-", " ").capitalize()


def _callers(security: Sequence[Mapping[str, Any]]) -> str:
    ways = dict.fromkeys(_CALLERS[name] for each in security for name in each)
    if not ways:
        return "Anyone."
    way = " or ".join(ways)
    return f"Anyone; more with {way}." if {} in security else f"With {way}."


def _parameter(each: Mapping[str, Any]) -> Field:
    description = each.get("description", "")
    return field_of(each["name"], each["schema"], required=each["required"], description=description, place=each["in"])


def _bodies(described: Mapping[str, Any], models: Mapping[str, Schema]) -> Iterator[Body]:
    for media_type, content in described.get("content", {}).items():
        schema: Schema = content.get("schema", {})
        if media_type != "application/json":
            yield Body(media_type, type_of(schema))
            continue
        example = json.dumps(example_of(schema, models), ensure_ascii=False, indent=2)
        yield Body(media_type, type_of(schema), example)


def _errors(status: int, response: Mapping[str, Any], document: Mapping[str, Any]) -> Iterator[ErrorCode]:
    examples = response.get("content", {}).get(PROBLEM_JSON, {}).get("examples", {})
    for code, example in examples.items():
        yield ErrorCode(status, code, resolved(document, example)["summary"])
