"""Request and response models of the pay calculators. Amounts are decimal strings in EUR, with a point."""

import re
from decimal import Decimal
from typing import Annotated, Any, Literal

from pydantic import BeforeValidator, Field, PlainSerializer, WithJsonSchema

from api.http.field_types import Count, Flag
from api.http.models import RequestModel, ResponseModel
from api.http.validators import field_error
from domain.calculators.calculation import LineCode
from domain.calculators.rules import HIGHEST_RATE, MOST_CHILDREN, RULES
from domain.calculators.salary import Disability
from domain.kernel.errors import FieldCode

_AMOUNT = r"[0-9]{1,7}(\.[0-9]{1,2})?"
_RATE = r"[0-9]{1,2}(\.[0-9]{1,2})?"


def _decimal(pattern: str, code: FieldCode, highest: Decimal | None = None) -> BeforeValidator:
    compiled = re.compile(pattern, re.ASCII)

    def parse(value: Any) -> Any:
        if not isinstance(value, str) or not compiled.fullmatch(value):
            raise field_error(code)
        number = Decimal(value)
        if highest is not None and number > highest:
            raise field_error(code)
        return number

    return BeforeValidator(parse)


Amount = Annotated[
    Decimal,
    _decimal(_AMOUNT, "INVALID_AMOUNT"),
    WithJsonSchema({"type": "string", "pattern": f"^{_AMOUNT}$", "examples": ["2000.00"]}),
]
"""An amount up to 9,999,999.99; anything else is INVALID_AMOUNT."""

Rate = Annotated[
    Decimal,
    _decimal(_RATE, "INVALID_RATE", HIGHEST_RATE),
    WithJsonSchema({"type": "string", "pattern": f"^{_RATE}$", "examples": ["23"]}),
]
"""Percent, 0 to 50; anything else is INVALID_RATE."""


def _year(value: Any) -> Any:
    if type(value) is not int or value not in RULES:
        raise field_error("UNKNOWN_YEAR")
    return value


Year = Annotated[int, BeforeValidator(_year), WithJsonSchema({"type": "integer", "enum": sorted(RULES)})]
"""A year whose rules are known; any other is UNKNOWN_YEAR."""

Direction = Literal["gross-to-net", "net-to-gross"]


class PayTerms(RequestModel):
    """The terms of a calculation. The tax rates are those of `municipality`, or `lowerRate` and `higherRate`.

    The fields from `children` to `areaRelief` change salaries only, `artist` changes royalties only.
    """

    year: Year
    month: Annotated[Count, Field(ge=1, le=12)] = Field(
        default=12, description="Matters where rates changed within the year: 68 municipalities in March 2025."
    )
    direction: Direction
    amount: Amount
    municipality: Annotated[str, Field(max_length=6)] | None = Field(
        default=None, description="The code (sifra) of the municipality.", examples=["1333"]
    )
    lower_rate: Rate | None = None
    higher_rate: Rate | None = None
    children: Annotated[Count, Field(ge=0, le=MOST_CHILDREN)] = 0
    dependants: Annotated[Count, Field(ge=0, le=20)] = Field(default=0, description="Besides the children.")
    disability: Disability = Disability.NONE
    second_pillar: Flag = Field(default=True, description="False for those who are insured in the first pillar only.")
    first_job: Flag = Field(default=False, description="A first permanent job: no health contribution.")
    age: Annotated[Count, Field(ge=0, le=120)] | None = Field(default=None, description="In that year.")
    area_relief: Flag | None = Field(default=None, description="Without it, as the municipality has it.")
    artist: Flag = Field(default=False, description="Recognised as an artistic work: more lump-sum costs.")


Money = Annotated[
    Decimal,
    PlainSerializer(lambda amount: f"{amount:.2f}", return_type=str),
    WithJsonSchema({"type": "string", "pattern": r"^-?[0-9]+\.[0-9]{2}$", "examples": ["1400.00"]}),
]
"""Two decimals, always."""


class PayLine(ResponseModel):
    """A line of the calculation, in the order of the payslip."""

    code: LineCode
    amount: Money
    base: Money | None = Field(description="What the line is a share of.")
    percent: Money | None = Field(description="The share.")


class PayCalculation(ResponseModel):
    """A salary's amounts are of one month, `refundNextYear` of a whole year of them."""

    gross: Money
    costs: Money = Field(description="Lump-sum costs of a royalty.")
    pension_first: Money
    pension_second: Money
    relief: Money = Field(description="Off the base of the first pillar, for low pay.")
    income: Money
    allowance: Money = Field(description="What the person may earn untaxed, even where they earn less.")
    tax_base: Money
    tax: Money
    net: Money
    health: Money
    total_cost: Money
    refund_next_year: Money
    lower_rate: Money = Field(description="Percent.")
    higher_rate: Money = Field(description="Percent.")
    rates_known: bool = Field(description="False where the municipality's decision is missing: the rates of the law.")
    municipality: str | None = Field(description="By name.", examples=["Zagreb"])
    lines: list[PayLine]


class PayYear(ResponseModel):
    """The amounts of a year that the calculators rest on, in EUR a month."""

    year: Year
    basic_allowance: Money
    higher_rate_above: Money
    minimum_wage: Money
    highest_contribution_base: Money


class PayYears(ResponseModel):
    items: list[PayYear] = Field(description="Newest first.")


class MunicipalityName(ResponseModel):
    """A Croatian town or municipality."""

    sifra: str = Field(examples=["1333"])
    name: str = Field(examples=["Zagreb"])
    has_area_relief: bool


class Municipalities(ResponseModel):
    items: list[MunicipalityName] = Field(description="Those that begin so first, then by name.")
