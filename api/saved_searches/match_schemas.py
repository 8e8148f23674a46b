"""Response models of matches: which jobs a saved search found, and what became of each."""

from datetime import datetime

from pydantic import Field

from api.http.models import ResponseModel
from api.jobs.schemas import JobCard
from domain.saved_searches.events import SuppressionReason


class SearchMatch(ResponseModel):
    """A job and what became of it. It waits for the next mail while it was neither mailed nor left out."""

    job_id: int
    job: JobCard | None = Field(description="None for a job that is shown no more.")
    matched_at: datetime | None = Field(
        description="When it was published, or changed so that it matched; None for one that the search never found."
    )
    mailed_at: datetime | None
    suppressed: SuppressionReason | None = Field(description="Why it was left out of the mail.")


class SearchMatches(ResponseModel):
    """Matches of a saved search, the newest first."""

    items: list[SearchMatch]
    next_cursor: str | None = Field(description="For `cursor` of the next request; None on the last page.")


class ExplainedMatch(SearchMatch):
    """The reason why a job was mailed for a saved search, or was not."""

    matches: bool = Field(description="Whether it would match if it were published now.")
    unmet: list[str] = Field(
        description="Which conditions it does not fulfil, by the names of the search's parameters; `open`: it takes no"
        " applications.",
        examples=[["locations", "salaryFrom"]],
    )
