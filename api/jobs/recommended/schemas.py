"""Response models of recommended jobs: each with the reasons that it is recommended for."""

from typing import Annotated, Literal

from pydantic import Field

from api.http.models import ResponseModel
from api.jobs.schemas import JobCard, Named
from api.jobs.search.schemas import JobSearch


class SearchedFor(ResponseModel):
    """The job fits an earlier search of the reader."""

    code: Literal["searched"]
    search: JobSearch


class NamedJob(ResponseModel):
    """A job by its title, for a link."""

    id: int
    slug: str
    title: str
    language: str = Field(description="The ad's language (ISO 639-1).")


class SimilarJob(ResponseModel):
    """The job has the occupation of one that the reader saved or applied for, and is near it."""

    code: Literal["saved", "applied"]
    job: NamedJob = Field(description="The one that was saved or applied for.")
    position: Named = Field(description="The occupation of both (ISCO-08 unit group).")
    place: Named | None = Field(description="Both are near it; null when that job has no place in the gazetteer.")
    km: int | None = Field(description="How far from the place the job is at most.")


class NearHome(ResponseModel):
    """The job is near the place in the reader's address."""

    code: Literal["near"]
    place: Named
    km: int


RecommendationReason = Annotated[SearchedFor | SimilarJob | NearHome, Field(discriminator="code")]


class RecommendedJob(ResponseModel):
    job: JobCard
    reasons: list[RecommendationReason] = Field(min_length=1, description="All that found it.")


class RecommendedJobs(ResponseModel):
    items: list[RecommendedJob]
    total: int = Field(description="How many there are, on all pages.")
    total_pages: int
    has_interests: bool = Field(description="Whether anything is known to recommend by.")
