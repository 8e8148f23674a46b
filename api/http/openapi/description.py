"""Adds to FastAPI's OpenAPI document: each route's problem responses and security headers, and the problem schema."""

from collections.abc import Iterable, Mapping
from http import HTTPStatus
from inspect import cleandoc
from typing import Any, get_args

from fastapi import FastAPI, Request
from pydantic.json_schema import models_json_schema
from starlette.routing import compile_path

from api.http.errors.problems import (
    OF_NO_ROUTE,
    PROBLEM_JSON,
    BodyTooLarge,
    CrossSiteRequest,
    InternalError,
    MalformedBody,
    Problem,
    StorageFull,
    TooManyRequests,
    UnsupportedMediaType,
)
from api.http.openapi.shared_components import share_components
from domain.accounts.errors import Forbidden, LoginRequired
from domain.kernel.errors import FieldCode, InvalidInput, Refused, Unavailable
from domain.verification.signed_links import LinkExpired, LinkInvalid, LinkMissing

DESCRIPTION = """\
Everything below `/api` is JSON with camelCase names. A 2xx response is success; every other one is a problem
(`application/problem+json`) with a stable `code`, which the client translates, and the invalid fields.

Unknown fields are refused. Request bodies are JSON of at most 256 kB, multipart forms on upload routes only. Routes
whose requests may be repeated accept an `Idempotency-Key`. Every response carries the request's `X-Request-Id`.
"""

OPTIONAL_LINK: dict[str, Any] = {"security": [{}]}
"""Value for `openapi_extra=` of a route on which the signed link is optional."""

_METHODS = {"get", "put", "post", "delete", "patch"}
_COMPONENT = "#/components/schemas/{model}"


def problem_responses(*kinds: type[Refused]) -> dict[int | str, dict[str, Any]]:
    """Makes the `responses=` of a route from its own domain errors; `describe` adds those that every route has."""
    by_status: dict[int | str, dict[str, Any]] = {}
    for kind in kinds:
        response = by_status.setdefault(kind.status, {"description": HTTPStatus(kind.status).phrase})
        content = response.setdefault(
            "content", {PROBLEM_JSON: {"schema": {"$ref": _COMPONENT.format(model="Problem")}}}
        )
        content[PROBLEM_JSON].setdefault("examples", {})[kind.code] = _example(kind)
    return by_status


def file_response(description: str, *media_types: str) -> dict[int | str, dict[str, Any]]:
    """Describes in `responses=` a route that responds with a file."""
    content: dict[str, Any] = {media_type: {} for media_type in media_types}
    return {200: {"description": description, "content": content}}


def describe(app: FastAPI) -> None:
    """Makes `app.openapi()` return the completed document."""
    plain = app.openapi

    def openapi() -> dict[str, Any]:
        if app.openapi_schema is None:
            app.openapi_schema = _completed(plain())
        return app.openapi_schema

    app.openapi = openapi


def _completed(description: dict[str, Any]) -> dict[str, Any]:
    schemas = description.setdefault("components", {}).setdefault("schemas", {})
    _, definitions = models_json_schema([(Problem, "serialization")], by_alias=True, ref_template=_COMPONENT)
    schemas.update(definitions["$defs"])
    for unused in ("HTTPValidationError", "ValidationError"):
        schemas.pop(unused, None)
    for path, item in description["paths"].items():
        for method, operation in item.items():
            if method in _METHODS and path.startswith(("/api/", "/feeds/")):
                if "parameters" in operation:
                    operation["parameters"] = [_parameter(each) for each in operation["parameters"]]
                _add(operation["responses"], problem_responses(*_common_errors(method, operation)))
                _add_key_headers(operation, description["components"]["securitySchemes"])
    for schema in schemas.values():
        _drop_titles(schema)
    share_components(description)
    _name_codes(description["components"])
    description["components"]["schemas"] = dict(sorted(schemas.items()))
    return description


def _name_codes(components: dict[str, Any]) -> None:
    """Lists every code that is sent: those of refusals and of fields, of which one request has one of either."""
    codes = {*components["examples"], *(kind.code for kind in OF_NO_ROUTE), *get_args(FieldCode)}
    description = "Stable, upper-case; the site translates it."
    components["schemas"]["ErrorCode"] = {"type": "string", "description": description, "enum": sorted(codes)}
    for model in ("Problem", "FieldProblem"):
        components["schemas"][model]["properties"]["code"] = {"$ref": _COMPONENT.format(model="ErrorCode")}


def _drop_titles(schema: dict[str, Any]) -> None:
    """Removes the titles of fields, which repeat their names in other spelling."""
    for field in schema.get("properties", {}).values():
        field.pop("title", None)


def _add_key_headers(operation: dict[str, Any], schemes: Mapping[str, Any]) -> None:
    """Repeats header security schemes as parameters: generated clients pass only parameters."""
    for name in {name for each in operation.get("security", ()) for name in each}:
        scheme = schemes[name]
        if scheme.get("in") == "header":
            parameter = {key: scheme[key] for key in ("name", "in", "description")}
            described = parameter | {"required": False, "schema": {"type": "string"}}
            operation["parameters"] = [*operation.get("parameters", ()), described]


def _parameter(described: dict[str, Any]) -> dict[str, Any]:
    schema = _without_null(described["schema"])
    return described | {"schema": {name: value for name, value in schema.items() if name != "title"}}


def _without_null(schema: dict[str, Any]) -> dict[str, Any]:
    """The schema of a parameter without `null`: parameters are present or absent, never null."""
    kinds = [kind for kind in schema.get("anyOf", ()) if kind != {"type": "null"}]
    if len(kinds) != 1:
        return schema
    return {**{name: value for name, value in schema.items() if name != "anyOf"}, **kinds[0]}


def _common_errors(method: str, operation: dict[str, Any]) -> Iterable[type[Refused]]:
    if _is_default(operation["responses"].get("422")):
        del operation["responses"]["422"]
    yield from (TooManyRequests, InternalError, Unavailable, StorageFull)
    if operation.get("parameters") or "requestBody" in operation:
        yield InvalidInput
    if method != "get":
        yield CrossSiteRequest
    if "requestBody" in operation:
        yield from (MalformedBody, BodyTooLarge, UnsupportedMediaType)
    schemes = {scheme for each in operation.get("security", ()) for scheme in each}
    if schemes & {"AccessLink", "AccessQuery"}:
        yield from (LinkMissing, LinkInvalid, LinkExpired)
    if "Session" in schemes:
        yield from (Forbidden,) if "AccessLink" in schemes else (LoginRequired,)


def _is_default(response: dict[str, Any] | None) -> bool:
    return response is not None and "application/json" in response.get("content", {})


def _add(responses: dict[str, Any], more: dict[int | str, dict[str, Any]]) -> None:
    """Adds responses, and to a problem response that is there the further codes. Routes may share what is there."""
    for status, response in more.items():
        present = responses.setdefault(str(status), response)
        problem = present.get("content", {}).get(PROBLEM_JSON)
        if problem is not None and present is not response:
            examples = response["content"][PROBLEM_JSON]["examples"] | problem["examples"]
            responses[str(status)] = present | {"content": {PROBLEM_JSON: problem | {"examples": examples}}}


def _example(kind: type[Refused]) -> dict[str, Any]:
    message = kind.code.replace("_", " ").capitalize()
    value = Problem(title=HTTPStatus(kind.status).phrase, status=kind.status, code=kind.code, message=message)
    return {"summary": cleandoc(kind.__doc__ or message), "value": value.model_dump(mode="json", by_alias=True)}


def methods_at(request: Request) -> list[str]:
    """All documented methods at the path of a request."""
    methods: set[str] = set()
    for path, item in request.app.openapi()["paths"].items():
        if compile_path(path)[0].match(request.url.path):
            methods |= {method.upper() for method in item if method in _METHODS}
    return sorted(methods)
