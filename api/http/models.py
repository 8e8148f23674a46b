"""Base classes of request and response models: camelCase, no unknown fields, no text that cannot be stored."""

from typing import Any

from pydantic import BaseModel, ConfigDict, field_validator
from pydantic.alias_generators import to_camel

from api.http.validators import refuse_unstorable


class ResponseModel(BaseModel):
    """The body of a response."""

    model_config = ConfigDict(
        alias_generator=to_camel, validate_by_name=True, validate_by_alias=True, from_attributes=True, frozen=True
    )


class RequestModel(BaseModel):
    """The body or query of a request: trimmed; refused for an unknown field, NUL or a lone surrogate."""

    model_config = ConfigDict(alias_generator=to_camel, extra="forbid", str_strip_whitespace=True, frozen=True)

    @field_validator("*")
    @classmethod
    def _storable(cls, value: Any) -> Any:
        refuse_unstorable(value)
        return value
