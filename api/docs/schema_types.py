"""Types of JSON Schema in words, and the models that they link to."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, cast

Schema = Mapping[str, Any]

_LIMITS = {
    "minimum": "at least {}",
    "exclusiveMinimum": "more than {}",
    "maximum": "at most {}",
    "minLength": "at least {} characters",
    "maxLength": "at most {} characters",
    "minItems": "at least {} items",
    "maxItems": "at most {} items",
}
_NOT_WORTH_SAYING = {("minLength", 0), ("minLength", 1), ("maximum", 2**63 - 1)}


@dataclass(frozen=True, slots=True)
class TypePart:
    """A piece of a type's name; `model` names the model that it links to."""

    text: str
    model: str = ""


@dataclass(frozen=True, slots=True)
class Field:
    """A property of a body, or a parameter."""

    name: str
    type: Sequence[TypePart]
    required: bool
    description: str
    allowed: Sequence[str]
    limits: Sequence[str]
    default: str | None = None
    place: str = ""
    """Place of a parameter: `path`, `query`, `header` or `cookie`; empty for other fields."""


def model_of(schema: Schema) -> str:
    """The name of the model that a schema refers to, or an empty string."""
    return schema.get("$ref", "").rsplit("/", 1)[-1]


def type_of(schema: Schema) -> list[TypePart]:
    """The name of a schema's type: `string (uuid)`, `list of JobCard`, `integer or null`."""
    if name := model_of(schema):
        return [TypePart(name, name)]
    if kinds := _alternatives(schema):
        return [part for number, kind in enumerate(kinds) for part in _joined(number, type_of(kind))]
    if schema.get("type") == "array":
        return [TypePart("list of "), *type_of(schema.get("items", {}))]
    if schema.get("type") == "object" and isinstance(values := schema.get("additionalProperties"), dict):
        return [TypePart("object of "), *type_of(cast("Schema", values))]
    kind = schema.get("format") or schema.get("contentMediaType")
    name = schema.get("type") or ("string" if isinstance(schema.get("const"), str) else "any")
    return [TypePart(f"{name} ({kind})" if kind else name)]


def fields_of(schema: Schema) -> list[Field]:
    """The properties of an object."""
    required = set(schema.get("required", ()))
    return [field_of(name, each, required=name in required) for name, each in schema.get("properties", {}).items()]


def field_of(name: str, schema: Schema, *, required: bool, description: str = "", place: str = "") -> Field:
    """A property or parameter with this schema."""
    default = schema.get("default")
    return Field(
        name=name,
        type=type_of(schema),
        required=required,
        description=description or schema.get("description", ""),
        allowed=list(_allowed(schema)),
        limits=list(_limits(schema)),
        default=None if default in (None, "", [], {}) else str(default).lower() if default is True else str(default),
        place=place,
    )


def _joined(number: int, parts: list[TypePart]) -> list[TypePart]:
    return [TypePart(" or "), *parts] if number else parts


def _alternatives(schema: Schema) -> Sequence[Schema]:
    return schema.get("anyOf") or schema.get("oneOf") or schema.get("allOf") or ()


def _allowed(schema: Schema) -> Iterator[str]:
    yield from (str(value) for value in schema.get("enum", ()))
    if "const" in schema:
        yield str(schema["const"])
    for inner in (*_alternatives(schema), schema.get("items", {})):
        if inner:
            yield from _allowed(inner)


def _limits(schema: Schema) -> Iterator[str]:
    for name, text in _LIMITS.items():
        if name in schema and (name, schema[name]) not in _NOT_WORTH_SAYING:
            yield text.format(schema[name])
    for inner in _alternatives(schema):
        yield from _limits(inner)
