"""Response models of job search: parsed query, results, facets."""

from datetime import datetime
from typing import Literal
from uuid import UUID

from pydantic import Field

from api.http.models import ResponseModel
from api.jobs.schemas import JobCard, Named
from api.jobs.search.parameters import DimensionName
from read_models.job_search.policy.wider_queries import WiderStep


class Near(ResponseModel):
    """A circle around a point. Coordinates are degrees (WGS 84)."""

    lat: float
    lng: float
    km: int


class Filter(ResponseModel):
    """Values of one dimension, any of which matches."""

    dimension: DimensionName
    values: list[Named]


class Correction(ResponseModel):
    """A word without matches, and the one that was searched for instead."""

    typed: str = Field(examples=["konbar"])
    used: str = Field(examples=["konobar"])


class UnderstoodWords(ResponseModel):
    """Words of the query that mean a filter or a place. In quotation marks they are words like any other."""

    text: str = Field(description="As typed: without it, the query asks for the rest.", examples=["na neodređeno"])
    dimension: DimensionName | Literal["locations"]
    values: list[Named] = Field(description="Any of these is meant.")
    name: str | None = Field(description="Of all values together, if there is one: of an island.", examples=["Brač"])


class Reading(Named):
    """An occupation that words may mean, and how many jobs are found with it as a filter."""

    total: int


class AmbiguousOccupation(ResponseModel):
    """Words of the query that mean occupations of several categories. The list has jobs of all."""

    words: str = Field(description="As typed.", examples=["security"])
    readings: list[Reading] = Field(description="Those with jobs, at least two, to be chosen as `positions`.")


class GivenUpWords(ResponseModel):
    """Jobs listed below the full matches, since few have all words."""

    words: list[str] = Field(description="The words that these jobs lack, as typed.", examples=[["školi"]])
    total: int


class WiderPlace(ResponseModel):
    """A wider area than the requested one, and how many jobs it has."""

    step: WiderStep
    names: list[str] = Field(description="The counties or countries, or the place that the radius is around.")
    km: int | None
    total: int


class WiderSearch(WiderPlace):
    """The wider search that found jobs when the requested place had none."""

    tried: list[WiderStep] = Field(description="Narrower steps that found nothing either.")


class JobSearch(ResponseModel):
    """The parsed search."""

    query: str
    locations: list[Named] = Field(description="Recognised places, regions and countries.")
    unknown_locations: list[str] = Field(description="Location names that match nothing.")
    positions: list[Named] = Field(description="Occupations, by code, and categories, as `c24`.")
    unknown_positions: list[str] = Field(description="Unknown position ids.")
    near: Near | None
    new_jobs: bool
    exclude_locations: bool
    filters: list[Filter]
    corrected: list[Correction]
    understood: list[UnderstoodWords]
    ambiguous: AmbiguousOccupation | None
    full_matches: int = Field(description="How many of the listed jobs have all words; they come first.")
    given_up: list[GivenUpWords] = Field(description="In the order of the list.")
    wider: WiderSearch | None = Field(
        description="Set when the place had no results: the items are those of the first wider step with any."
    )
    wider_places: list[WiderPlace] = Field(
        description="Wider areas to offer when the place has few results (at most 4); each has more than the last."
    )
    key: str = Field(
        description="The canonical query string: equivalent searches have the same key.",
        examples=["query=konobar&locations=HR-20"],
    )


class FacetValue(Named):
    """A value of a facet, and the number of jobs that match it."""

    count: int
    chosen: bool


class Facet(ResponseModel):
    """A dimension with its counts, to which the dimension's own filter is not applied."""

    dimension: DimensionName
    values: list[FacetValue]


class SearchUserInfo(ResponseModel):
    """The viewer's relation to the search."""

    is_saved: bool
    saved_search_id: UUID | None = Field(description="The account's saved search that looks for the same.")


class SiblingJob(ResponseModel):
    """A job of the same employer with the same title, elsewhere."""

    id: int
    slug: str
    location: str


class ListedJob(JobCard):
    """A job in the result of a search."""

    missing_words: list[str] = Field(description="The words of the query that were given up for this job.")
    siblings: list[SiblingJob] = Field(description="Those of the page that are grouped under this job.")


class JobList(ResponseModel):
    items: list[ListedJob]
    total: int = Field(description="Number of matching jobs on all pages.")
    total_pages: int
    next_cursor: str | None = Field(description="For `cursor` of the next request; None on the last page.")
    search: JobSearch
    facets: list[Facet]
    user_info: SearchUserInfo


class RememberedSearch(ResponseModel):
    """An earlier search, with current names."""

    search: JobSearch
    searched_at: datetime
    new_jobs: int | None = Field(
        description="Open ads that were published since; null where it was not asked for or is not known."
    )


class SearchHistory(ResponseModel):
    items: list[RememberedSearch] = Field(description="Distinct searches, newest first, at most 20.")


class PopularSearches(ResponseModel):
    items: list[JobSearch] = Field(description="The most popular first, at most 8.")
