"""The shapes of searches over the wire: how one was understood, what it found, what it can be narrowed by."""

from datetime import datetime
from typing import Literal

from pydantic import Field

from api.http.models import ResponseModel
from api.jobs.schemas import JobCard, Named
from api.jobs.search_parameters import Dimension


class Near(ResponseModel):
    """A circle on the map. Coordinates are degrees (WGS 84)."""

    lat: float
    lng: float
    km: int


class Filter(ResponseModel):
    """Values of one dimension, any of which fits."""

    dimension: Dimension
    values: list[Named]


class Correction(ResponseModel):
    """A word that no ad has, and the one that was looked for instead."""

    typed: str = Field(examples=["konbar"])
    used: str = Field(examples=["konobar"])


WiderStep = Literal["county", "radius", "country", "everywhere"]


class WiderSearch(ResponseModel):
    """Where something was found when nothing was found in the place itself."""

    tried: list[WiderStep] = Field(description="Narrower steps, in which nothing was found either.")
    step: WiderStep
    names: list[str] = Field(description="The counties or countries, or the place that the radius is around.")
    km: int | None
    total: int


class JobSearch(ResponseModel):
    """How a search was understood."""

    query: str
    locations: list[Named] = Field(description="Places and regions that were recognised.")
    unknown_locations: list[str] = Field(description="Words for a place that no place is called by.")
    positions: list[Named] = Field(description="Occupations, by code, and categories, as `c24`.")
    unknown_positions: list[str] = Field(description="Ids that no position has.")
    near: Near | None
    new_jobs: bool
    exclude_locations: bool
    filters: list[Filter]
    corrected: list[Correction]
    given_up: int = Field(description="How many of the words the ads need not have, since no ad has all of them.")
    wider: WiderSearch | None = Field(
        description="Set when nothing was found in the place: the items are those of the first wider step with any."
    )
    key: str = Field(
        description="The search as a query string in its one normal form: two searches for the same have the same key.",
        examples=["query=konobar&locations=HR-20"],
    )


class FacetValue(Named):
    """A value that the search can be narrowed by, and how many jobs would be left."""

    count: int
    chosen: bool


class Facet(ResponseModel):
    """One dimension. Its own choice does not narrow its counts."""

    dimension: Dimension
    values: list[FacetValue]


class SearchUserInfo(ResponseModel):
    """What the search is to the person who asks."""

    is_saved: bool


class JobList(ResponseModel):
    items: list[JobCard]
    total: int = Field(description="How many jobs match, on all pages.")
    total_pages: int
    next_cursor: str | None = Field(description="For `cursor` of the next request; None on the last page.")
    search: JobSearch
    facets: list[Facet]
    user_info: SearchUserInfo


class RememberedSearch(ResponseModel):
    """A search of the past, with today's names."""

    search: JobSearch
    searched_at: datetime


class SearchHistory(ResponseModel):
    items: list[RememberedSearch] = Field(description="Each search once, the newest first, at most 20.")


class PopularSearches(ResponseModel):
    items: list[JobSearch] = Field(description="The most popular first, at most 8.")
