"""Example values of JSON schemas: the examples that they name, else the simplest value of the type."""

from collections.abc import Mapping
from typing import Any

from api.docs.schema_types import Schema, model_of

_BY_FORMAT = {
    "uuid": "0198c2f0-3d5e-7a41-9d4e-2f6b8c1a7e30",
    "date-time": "2026-05-03T08:00:00Z",
    "date": "2026-05-03",
    "uri": "https://example.com/",
    "email": "ana.horvat@example.com",
}
_BY_TYPE: Mapping[str, Any] = {"string": "…", "integer": 1, "number": 1.0, "boolean": False, "null": None}
_MAX_DEPTH = 6


def example_of(schema: Schema, models: Mapping[str, Schema], depth: int = 0) -> Any:
    """A value that shows the shape; what lies deeper than six models is left empty."""
    if depth > _MAX_DEPTH:
        return {}
    if name := model_of(schema):
        return example_of(models[name], models, depth + 1)
    if schema.get("examples"):
        return schema["examples"][0]
    for key in ("const", "default"):
        if schema.get(key) not in (None, "", []):
            return schema[key]
    if schema.get("enum"):
        return schema["enum"][0]
    for several in ("anyOf", "oneOf", "allOf"):
        if schema.get(several):
            return example_of(schema[several][0], models, depth)
    return _plain(schema, models, depth)


def _plain(schema: Schema, models: Mapping[str, Schema], depth: int) -> Any:
    kind = schema.get("type", "")
    if kind == "object":
        return {name: example_of(each, models, depth) for name, each in schema.get("properties", {}).items()}
    if kind == "array":
        return [example_of(schema["items"], models, depth)] if schema.get("items") else []
    if kind in ("integer", "number") and "minimum" in schema:
        return schema["minimum"]
    return _BY_FORMAT.get(schema.get("format", ""), _BY_TYPE.get(kind))
