"""Request and response models of the comparison of salaries."""

from typing import Annotated, Literal

from pydantic import Field

from api.http.field_types import IdPattern, PositionId
from api.http.models import RequestModel, ResponseModel
from api.jobs.schemas import Named

AreaId = Annotated[str, IdPattern(r"[0-9]{1,11}|[A-Z]{2}(-[A-Z0-9]{1,3})?")]
AreaStep = Literal["place", "county", "country"]


class SalaryComparisonQuery(RequestModel):
    """The occupation and the area whose ads are compared."""

    position: PositionId = Field(default="", validate_default=True, description="An occupation or a category.")
    location: AreaId | None = Field(
        default=None,
        description="A place, region or country by its id; by default the home country of the language.",
        examples=["3186886", "HR-21", "HR"],
    )


class PayRange(ResponseModel):
    """Quartiles a month, in whole units of the currency; a half of the ads lies between the outer two."""

    lower_quartile: int
    median: int
    upper_quartile: int


class ComparedSalaries(ResponseModel):
    """The figures of an area's ads."""

    step: AreaStep
    area: Named = Field(description="The area of these ads: the requested one, or a wider one.")
    ads: int = Field(description="How many ads the figures rest on: at least 5, of at least 3 employers.")
    has_demo: bool = Field(description="Whether invented ads are among them, on a site for demonstration.")
    currency: str
    gross: PayRange | None = Field(description="Null outside Croatia, where most ads name the net.")
    net: PayRange | None = Field(description="Null outside Croatia, where most ads name the gross.")


class SalaryComparison(ResponseModel):
    """The pay in ads of an occupation in an area."""

    position: Named
    location: Named
    fewest_ads: int = Field(description="Figures need at least so many ads …")
    fewest_employers: int = Field(description="… of at least so many employers.")
    months: int = Field(description="Open ads count, and those that ended within so many months.")
    tried: list[AreaStep] = Field(description="Narrower areas without enough ads.")
    found: ComparedSalaries | None = Field(description="Null where the whole country has too few ads.")
