"""Salaries as ranges, for lists and structured data."""

from decimal import Decimal
from enum import StrEnum
from typing import Annotated, Self

from pydantic import BaseModel, ConfigDict, Field, model_validator

Amount = Annotated[Decimal, Field(gt=0, max_digits=12, decimal_places=2)]


class SalaryPeriod(StrEnum):
    """The pay period."""

    HOUR = "hour"
    DAY = "day"
    WEEK = "week"
    TWO_WEEKS = "two-weeks"
    MONTH = "month"
    YEAR = "year"


class SalaryTax(StrEnum):
    """Whether a salary is before or after contributions and tax."""

    GROSS = "gross"
    NET = "net"


class Salary(BaseModel):
    """A range in one currency; one end may be open. One that is not `shown` is used for search only."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    currency: Annotated[str, Field(pattern=r"^[A-Z]{3}$")]
    minimum: Amount | None = None
    maximum: Amount | None = None
    period: SalaryPeriod = SalaryPeriod.MONTH
    tax: SalaryTax = SalaryTax.GROSS
    shown: bool = True

    @model_validator(mode="after")
    def _require_range(self) -> Self:
        if self.minimum is None and self.maximum is None:
            raise ValueError("a salary has a minimum or a maximum")
        if self.minimum is not None and self.maximum is not None and self.minimum > self.maximum:
            raise ValueError("the minimum is above the maximum")
        return self
