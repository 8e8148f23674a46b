"""Query parameters of job search; unknown ones are refused."""

from typing import Annotated, Any, Literal, cast

from pydantic import ConfigDict, Field, StringConstraints
from pydantic.alias_generators import to_snake

from api.http.field_types import IdPattern, JobNumber, PositionId, SearchText
from api.http.models import RequestModel
from domain.jobs.ad import WorkingTime, WorkMode
from domain.jobs.application_ways import ApplicationType
from domain.jobs.formats import FormatGroup
from domain.kernel.values.employment import Employment
from read_models.job_search.index_query import Dimension
from read_models.job_search.policy.typed_search import TypedSearch

DimensionName = Literal[
    "category",
    "employment",
    "workMode",
    "workingTime",
    "education",
    "experience",
    "employer",
    "salaryFrom",
    "language",
    "licence",
    "published",
    "applicationType",
    "adLanguage",
    "format",
]
Sort = Literal["relevance", "newest", "deadline", "salary"]

MOST_TEXTS = 5
LONGEST_TEXT = 200
LARGEST_PAGE = 100_000
PER_PAGE = 20
"""Jobs of a page, and the most that may be asked for."""
LARGEST_RADIUS = 200

_LATITUDE = r"-?([0-8]?[0-9](\.[0-9]{1,9})?|90(\.0{1,9})?)"
_LONGITUDE = r"-?((1[0-7][0-9]|[0-9]{1,2})(\.[0-9]{1,9})?|180(\.0{1,9})?)"

Coordinates = Annotated[str, StringConstraints(pattern=rf"^{_LATITUDE},{_LONGITUDE}$")]
CategoryId = Annotated[str, IdPattern(r"[0-9]{1,3}")]
LanguageCode = Annotated[str, IdPattern(r"[a-z]{2,3}")]
Licence = Annotated[str, StringConstraints(pattern=r"^[A-Z0-9]{1,3}$")]


def _values(**more: Any) -> Any:
    return Field(default=(), max_length=20, **more)


class SearchFilters(RequestModel):
    """Search filters: values of one parameter are ORed, parameters are ANDed."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"query": ["konobar"], "locations": ["Split"]}]})

    query: tuple[Annotated[SearchText, Field(max_length=LONGEST_TEXT)], ...] = Field(
        default=(), max_length=MOST_TEXTS, description='Words, also `+must`, `-not` and `"a phrase"`.'
    )
    locations: tuple[Annotated[SearchText, Field(max_length=100)], ...] = _values(
        description="Names or ids of places, regions and countries; one of them must match."
    )
    near: Coordinates | None = Field(
        default=None, description="Latitude and longitude in degrees (WGS 84).", examples=["45.815,15.978"]
    )
    radius: int | None = Field(
        default=None,
        ge=1,
        le=LARGEST_RADIUS,
        description="Km around `near`, or around the place in `locations`.",
    )
    positions: tuple[PositionId, ...] = _values(
        description="Occupations (ISCO-08 unit groups such as `5131`) or categories (`c24`)."
    )
    new_jobs: bool = Field(default=False, description="Only what was published within the last three days.")
    exclude_locations: bool = Field(default=False, description="Ignore locations and search everywhere.")
    category: tuple[CategoryId, ...] = _values()
    employment: tuple[Employment, ...] = _values()
    work_mode: tuple[WorkMode, ...] = _values()
    working_time: tuple[WorkingTime, ...] = _values()
    education: tuple[Literal["1", "2", "3", "4", "5", "6", "7", "8"], ...] = _values(
        description="Required level of the Croatian Qualifications Framework."
    )
    experience: tuple[Literal["none", "1-2", "3-5", "6+"], ...] = _values(description="Required years of experience.")
    employer: tuple[JobNumber, ...] = _values(description="Employer ids.")
    salary_from: int | None = Field(default=None, ge=1, le=1_000_000, description="Euros a month, gross.")
    language: tuple[LanguageCode, ...] = _values(description="Required languages (ISO 639-1).")
    licence: tuple[Licence, ...] = _values(description="Required driving licence categories.")
    published: Literal["1d", "3d", "7d", "30d"] | None = Field(default=None, description="Maximum age of the ad.")
    application_type: tuple[ApplicationType, ...] = _values()
    ad_language: tuple[LanguageCode, ...] = _values(description="Language of the ad.")
    format: tuple[FormatGroup, ...] = _values()

    def typed(self) -> TypedSearch:
        """Converts the parameters to the typed search, without the names of the wire."""
        latitude, longitude = self.near.split(",") if self.near else ("", "")
        return TypedSearch(
            query=self.query,
            locations=self.locations,
            near=(float(latitude), float(longitude)) if self.near else None,
            radius=self.radius,
            positions=self.positions,
            new_jobs=self.new_jobs,
            exclude_locations=self.exclude_locations,
            filters=tuple((dimension, _texts(value)) for dimension, name in _FIELDS if (value := getattr(self, name))),
        )


def wire_name(dimension: Dimension) -> DimensionName:
    """The name of a dimension in requests and responses."""
    return _NAMES.get(dimension, cast("DimensionName", dimension.value))


def _texts(value: object) -> tuple[str, ...]:
    if isinstance(value, tuple):
        return tuple(sorted({str(each) for each in cast("tuple[object, ...]", value)}))
    return (str(value),)


_NAMES: dict[Dimension, DimensionName] = {Dimension.SALARY: "salaryFrom"}
_FIELDS = [(each, to_snake(wire_name(each))) for each in Dimension]


class SearchParameters(SearchFilters):
    """A search with sort order and page."""

    sort: Sort = "relevance"
    page: int = Field(default=1, ge=1, le=LARGEST_PAGE, description="From 1; a page beyond the last has no items.")
    per_page: int = Field(default=PER_PAGE, ge=1, le=PER_PAGE)
    cursor: str | None = Field(
        default=None,
        max_length=40,
        pattern=r"^-?[0-7]?[0-9a-f]{1,15}\.[0-7]?[0-9a-f]{1,15}$",
        description="`nextCursor` of the previous response, equally fast at any depth; `page` is then ignored.",
    )
