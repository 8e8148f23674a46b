"""Request and response models of employers."""

from typing import Annotated

from pydantic import AfterValidator, Field, WithJsonSchema

from api.http.field_types import Line
from api.http.models import RequestModel, ResponseModel
from api.http.validators import field_error, require
from api.jobs.schemas import Named
from api.jobs.search.parameters import LARGEST_PAGE, CategoryId
from domain.reference.alphabet import ALPHABET


def _letter(value: str) -> str:
    require(value)
    if value not in ALPHABET:
        raise field_error("INVALID_ID")
    return value


Letter = Annotated[str, AfterValidator(_letter), WithJsonSchema({"type": "string", "enum": list(ALPHABET)})]


class EmployerQuery(RequestModel):
    """Conditions of the employers to list; filters are ANDed."""

    query: Annotated[Line, Field(max_length=100)] = Field(
        default="", description="Words of the name, or beginnings of them."
    )
    letter: Letter | None = Field(
        default=None, description="The letter of the name's place in the alphabet; `0-9` for names without one."
    )
    sector: CategoryId | None = Field(default=None, description="A category's id.", examples=["24"])
    page: int = Field(default=1, ge=1, le=LARGEST_PAGE, description="From 1; a page beyond the last has no items.")


class EmployerSummary(ResponseModel):
    """An employer as the list shows it."""

    id: int
    name: str
    logo_url: str | None = Field(description="The path of its logo, a PNG of at most 512 pixels a side.")
    sectors: list[Named] = Field(description="Those that it names itself, or else the categories of its ads.")
    places: list[str] = Field(description="Where its ads are, the places of most ads first.")
    active_jobs: int


class LetterCount(ResponseModel):
    letter: str
    employers: int


class SectorCount(Named):
    employers: int


class EmployerList(ResponseModel):
    """One page of employers by name, and what other letters and sectors would find."""

    items: list[EmployerSummary]
    total: int
    total_pages: int
    letters: list[LetterCount] = Field(description="Letters with employers, in alphabetical order.")
    sectors: list[SectorCount] = Field(description="Sectors with employers, by name.")


class ResponseRate(ResponseModel):
    """The share of applications that the employer opened, or ended the selection of, within `days` days: of those that
    were sent in the last `months` months and at least `days` days ago."""

    percent: int = Field(ge=0, le=100, description="Rounded down.")
    at_least: int = Field(description="The number of these applications, rounded down to tens.", examples=[30])
    days: int
    months: int


class EmployerDetail(EmployerSummary):
    """An employer with what it says about itself."""

    description: str = Field(description="Plain text; an empty line separates paragraphs. May be empty.")
    description_language: str | None = Field(description="ISO 639-1; None if unknown.")
    website: str | None
    demo: bool = Field(description="An invented employer, which hires nobody.")
    response_rate: ResponseRate | None = Field(description="None if it would rest on fewer than ten applications.")
