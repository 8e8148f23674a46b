"""Parses the query string into a model, as FastAPI does, in a third of the time: for searches."""

from collections.abc import Awaitable, Callable, Mapping
from typing import Any, TypeVar, cast

from fastapi import Request
from fastapi.exceptions import RequestValidationError
from pydantic import BaseModel, ValidationError

M = TypeVar("M", bound=BaseModel)


def reader(model: type[M]) -> Callable[[Request], Awaitable[M]]:
    """Makes a dependency for `Depends` that parses the query or raises RequestValidationError. Fields whose default is
    `()` are repeatable."""
    repeatable = {field.alias or name for name, field in model.model_fields.items() if field.default == ()}

    async def read(request: Request) -> M:
        values: dict[str, Any] = {}
        for name, value in request.query_params.multi_items():
            if name in repeatable:
                values.setdefault(name, []).append(value)
            else:
                values[name] = value
        try:
            return model.model_validate(values)
        except ValidationError as error:
            found = error.errors(include_url=False)
            raise RequestValidationError([{**each, "loc": ("query", *each["loc"])} for each in found]) from error

    return read


def parameters_of(model: type[BaseModel]) -> dict[str, Any]:
    """Describes the model's fields as query parameters, for `openapi_extra` of a route."""
    schema = model.model_json_schema()
    definitions = schema.get("$defs", {})
    return {"parameters": [_parameter(name, each, definitions) for name, each in schema["properties"].items()]}


def _parameter(name: str, schema: Mapping[str, Any], definitions: Mapping[str, Any]) -> dict[str, Any]:
    described = {key: value for key, value in schema.items() if key != "description"}
    parameter = {"name": name, "in": "query", "required": False, "schema": _inlined(described, definitions)}
    return parameter | ({"description": schema["description"]} if "description" in schema else {})


def _inlined(schema: Any, definitions: Mapping[str, Any]) -> Any:
    """The schema with references resolved, since their definitions are not in the OpenAPI document."""
    match schema:
        case {"$ref": str(reference), **more}:
            return {**_inlined(definitions[reference.rsplit("/", 1)[-1]], definitions), **more}
        case dict():
            members = cast("dict[str, Any]", schema)
            return {key: _inlined(value, definitions) for key, value in members.items()}
        case list():
            return [_inlined(value, definitions) for value in cast("list[Any]", schema)]
        case _:
            return schema
