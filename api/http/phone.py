"""Phone numbers in requests and responses: country code and number (section 5 of the specification)."""

from typing import Annotated

from pydantic import Field, StringConstraints, model_validator

from api.http.field_types import RequiredLine
from api.http.models import RequestModel, ResponseModel
from api.http.validators import field_error
from domain.kernel.values.phone_numbers import NUMBER_LENGTH, e164_of, parts_of


class Phone(RequestModel):
    """A phone number as it is typed: INVALID_PHONE when there is no such number."""

    country_code: Annotated[RequiredLine, StringConstraints(pattern=r"^\+?[0-9]{1,4}$")] = Field(examples=["+385"])
    number: Annotated[RequiredLine, Field(max_length=NUMBER_LENGTH)] = Field(
        description="As dialled inside the country, or with a country code of its own, which then counts.",
        examples=["091 234 5678"],
    )

    @model_validator(mode="after")
    def _exists(self) -> "Phone":
        if e164_of(self.country_code, self.number) is None:
            raise field_error("INVALID_PHONE")
        return self

    @property
    def e164(self) -> str:
        return e164_of(self.country_code, self.number) or ""


class PhoneNumber(ResponseModel):
    """A phone number in two parts."""

    country_code: str = Field(examples=["+385"])
    number: str = Field(description="Digits, without the trunk prefix.", examples=["912345678"])


def phone_number(e164: str | None) -> PhoneNumber | None:
    """A stored number in two parts; None without one."""
    return PhoneNumber.model_validate(parts_of(e164)) if e164 else None
