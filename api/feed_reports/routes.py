"""Routes for administrators: what the readings of feeds brought, and why items were refused."""

from dataclasses import dataclass
from typing import Annotated

from fastapi import APIRouter, Depends, Path, Query, Response

from api.feed_reports import schemas
from api.feed_reports.access import require_operator
from api.feed_reports.serializers import feed, reading, shown_reading
from api.http.openapi.description import problem_responses
from api.services import Use
from domain.job_import.runs import FeedRuns
from domain.job_import.sources import FeedNotFound, FeedSources
from domain.kernel.errors import NotFound

router = APIRouter(
    tags=["feed-reports"],
    prefix="/feed-reports",
    dependencies=[Depends(require_operator)],
    responses=problem_responses(NotFound),
)

MAX_READINGS = 20
_LARGEST_NUMBER = 2**63 - 1


@dataclass(frozen=True, slots=True)
class Feeds:
    """The feeds and their runs."""

    sources: FeedSources
    runs: FeedRuns


@router.get("")
def list_feed_reports(feeds: Use[Feeds], response: Response) -> schemas.ReportedFeeds:
    """Lists the feeds of job ads with their newest readings."""
    response.headers["Cache-Control"] = "no-store"
    newest = feeds.runs.newest_of_each()
    return schemas.ReportedFeeds(items=[feed(source, newest.get(source.id)) for source in feeds.sources.list_by_name()])


@router.get("/{feed_name}", responses=problem_responses(NotFound, FeedNotFound))
def show_feed_report(
    feed_name: Annotated[str, Path(max_length=40)],
    feeds: Use[Feeds],
    response: Response,
    number: Annotated[
        int | None, Query(alias="reading", ge=1, le=_LARGEST_NUMBER, description="A `number`; by default the newest.")
    ] = None,
) -> schemas.FeedReport:
    """Shows the last readings of a feed, and one of them with counts, reasons and samples of what was refused."""
    response.headers["Cache-Control"] = "no-store"
    source = feeds.sources.get(feed_name)
    runs = feeds.runs.list_newest(source.id, MAX_READINGS)
    shown = feeds.runs.find(number) if number else next(iter(runs), None)
    if (shown is not None and shown.source_id != source.id) or (number and shown is None):
        raise NotFound
    return schemas.FeedReport(
        feed=feed(source, next(iter(runs), None)),
        readings=[reading(run) for run in runs],
        shown=shown_reading(shown, feeds.runs.list_refusals(shown.id)) if shown else None,
    )
