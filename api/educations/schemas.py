"""Response models of educational programmes."""

from typing import Annotated, Literal

from pydantic import Field

from api.educations.reader import KnownCategoryBy, KnownCountryBy
from api.http.models import ResponseModel
from api.jobs.schemas import Named


class EducationSummary(ResponseModel):
    """A programme as a card shows it; `id` is its anchor on the page of all programmes."""

    id: str = Field(examples=["europass"])
    title: str
    summary: str
    provider: str
    countries: list[Named] = Field(min_length=1, description="For residents of these (ISO 3166).")
    job_categories: list[Named] = Field(description="For people of these job categories; none: for all.")


class Education(EducationSummary):
    """A programme with its whole text."""

    website: str = Field(description="The provider's page, over HTTPS.")
    html: str = Field(description="Cleaned, without headings.")


class Educations(ResponseModel):
    items: list[Education]


class CategoryReason(ResponseModel):
    """The programme is for a job category of what the reader searched for, or of a job that they saved or applied
    for."""

    subject: Literal["category"] = "category"
    known_by: KnownCategoryBy
    value: Named


class CountryReason(ResponseModel):
    """The programme is for a country where the reader searched, saved a job or applied for one, of the reader's
    address, or of the page's language."""

    subject: Literal["country"] = "country"
    known_by: KnownCountryBy
    value: Named = Field(description="By its ISO 3166 code.")


EducationReason = Annotated[CategoryReason | CountryReason, Field(discriminator="subject")]


class RecommendedEducation(ResponseModel):
    education: EducationSummary
    reasons: list[EducationReason] = Field(min_length=1)


class RecommendedEducations(ResponseModel):
    items: list[RecommendedEducation] = Field(max_length=3)
    total: int = Field(description="How many programmes there are, with those that are not recommended.")
