"""Routes for the visitor token, job page visits, saved jobs and search history."""

from typing import Annotated

from fastapi import APIRouter, Depends, Path, Query, Request, Response, status
from sqlalchemy import Engine

from api.http.cookies.visitor import find_visitor, forget_visitor, set_visitor_cookie, visitor_token
from api.http.field_types import JobNumber, Referral
from api.http.openapi.description import OPTIONAL_LINK, problem_responses
from api.http.owner import CurrentOwner, ObservedOwner, OwnerOrNewVisitor
from api.http.pages.page_views import viewed_within_site
from api.http.query_model import parameters_of, reader
from api.http.rate_limit import TRACK, WRITE
from api.http.rate_limiting import rate_limited
from api.http.request_locale import RequestLocale
from api.jobs.page_finder import JobPageFinder
from api.jobs.schemas import JobChange
from api.jobs.search import schemas as search_schemas
from api.jobs.search.description import describe, employers_of
from api.jobs.search.parameters import SearchFilters
from api.jobs.search.search_key import canonical_key, filters_from_key
from api.jobs.serializers import job_change
from api.jobs.viewer import CurrentViewer, ViewerHistories
from api.services import Use
from api.tracking import schemas
from domain.jobs.errors import JobNotFound
from domain.jobs.service import job_stream
from domain.kernel.process.settings import Settings
from domain.kernel.values.referral_source import ReferralSource
from domain.tracking.errors import TooManySavedJobs
from domain.tracking.page_views import PageViewCounter
from domain.tracking.retention import Retention
from domain.tracking.saved_jobs import SavedJobs, list_saved
from domain.tracking.search_history import SearchHistory, list_searches
from domain.tracking.visits import Visits
from read_models.employers.label_cache import EmployerCache
from read_models.job_pages.queries import list_by_number, list_changes
from read_models.job_search.policy.job_finder import JobFinder
from read_models.job_search.policy.understood_search import understand
from read_models.kernel.row_finder import RowFinder

router = APIRouter()

PER_PAGE = 50
NO_CONTENT = status.HTTP_204_NO_CONTENT

AskedFilters = Annotated[SearchFilters, Depends(reader(SearchFilters))]
JobId = Annotated[JobNumber, Path(alias="jobId")]


@router.get("/me/token", tags=["me"])
def get_token(request: Request, response: Response, settings: Use[Settings]) -> schemas.AnonymousToken:
    """The visitor token of this browser, or a new one. Stores nothing until there is data to track.

    Request it once the visitor has allowed visits and searches to be remembered; saving a job sets one as well.
    """
    token = visitor_token(request)
    set_visitor_cookie(response, token, settings)
    return schemas.AnonymousToken(token=token)


@router.delete("/me/token", tags=["me"], status_code=NO_CONTENT, dependencies=[rate_limited(WRITE)])
def forget_me(request: Request, response: Response, retention: Use[Retention], owner: CurrentOwner) -> None:
    """Deletes this browser's visits, saved jobs, searches and token, and its consent to being remembered."""
    if owner:
        retention.delete_of_owner(owner)
    forget_visitor(request, response)


@router.delete("/me/visits", tags=["me"], status_code=NO_CONTENT, dependencies=[rate_limited(WRITE)])
def forget_visits(request: Request, retention: Use[Retention]) -> None:
    """Deletes this browser's visits and searches: for a visitor who no longer allows them. Saved jobs stay."""
    if visitor := find_visitor(request):
        retention.delete_observations(visitor)


@router.post(
    "/track-page-visit",
    tags=["jobs"],
    status_code=NO_CONTENT,
    dependencies=[rate_limited(TRACK)],
    responses=problem_responses(JobNotFound),
)
def track_page_visit(
    visit: schemas.PageVisit,
    visits: Use[Visits],
    pages: Use[JobPageFinder],
    owner: ObservedOwner,
    source: Annotated[Referral, Query()] = ReferralSource.DIRECT,
) -> None:
    """Records a job page visit. The job is marked as seen for accounts, and for visitors whose cookie `cookie-choice`
    is `all` or `all-google`; otherwise the visit is only counted."""
    _require_job(pages, visit.job_id)
    visits.record(visit.job_id, owner, source)


@router.post("/page-views", tags=["site"], status_code=NO_CONTENT, dependencies=[rate_limited(TRACK)])
async def count_page_view(navigation: schemas.Navigation, request: Request, page_views: Use[PageViewCounter]) -> None:
    """Counts a page that the client's router has opened; pages that are loaded as documents are counted when they are
    sent. Counts are by day, route, language, and kinds of referrer and device, and hold nothing about a person."""
    view = viewed_within_site(request, navigation.path)
    if view:
        page_views.count(view)


@router.get("/me/saved-jobs", tags=["me"], openapi_extra=OPTIONAL_LINK)
def list_saved_jobs(
    engine: Use[Engine],
    histories: Use[ViewerHistories],
    locale: RequestLocale,
    person: CurrentViewer,
    page: Annotated[int, Query(ge=1, le=100)] = 1,
) -> schemas.SavedJobs:
    """The saved jobs of this browser, or of the signed-in user."""
    if person.owner is None:
        return schemas.SavedJobs(items=[], total=0, total_pages=0)
    with engine.connect() as connection:
        saved, total = list_saved(connection, person.owner, offset=(page - 1) * PER_PAGE, limit=PER_PAGE)
        numbers = [each.job_number for each in saved]
        jobs, changes = list_by_number(connection, numbers), list_changes(connection, numbers)
        cards = {card.id: card for card in histories.cards(connection, person, jobs, locale)}
    items = [
        schemas.SavedJob(
            job=cards[each.job_number],
            saved_at=each.saved_at,
            note=each.note,
            changes=[
                JobChange.model_validate(job_change(change))
                for change in changes[each.job_number]
                if change.at > each.saved_at
            ],
        )
        for each in saved
        if each.job_number in cards
    ]
    return schemas.SavedJobs(items=items, total=total, total_pages=-(-total // PER_PAGE))


@router.put(
    "/me/saved-jobs/{jobId}",
    tags=["me"],
    status_code=NO_CONTENT,
    dependencies=[rate_limited(WRITE)],
    responses=problem_responses(JobNotFound, TooManySavedJobs),
)
def save_job(job_id: JobId, saved_jobs: Use[SavedJobs], pages: Use[JobPageFinder], owner: OwnerOrNewVisitor) -> None:
    """Saves a job. Idempotent. At most 500 jobs."""
    _require_job(pages, job_id)
    saved_jobs.save(owner, job_id)


@router.put(
    "/me/saved-jobs/{jobId}/note",
    tags=["me"],
    status_code=NO_CONTENT,
    dependencies=[rate_limited(WRITE)],
    responses=problem_responses(JobNotFound, TooManySavedJobs),
)
def set_note(
    job_id: JobId,
    written: schemas.SavedJobNote,
    saved_jobs: Use[SavedJobs],
    pages: Use[JobPageFinder],
    owner: OwnerOrNewVisitor,
) -> None:
    """Replaces the note on a job, which is saved with it if it was not. Idempotent."""
    _require_job(pages, job_id)
    saved_jobs.set_note(owner, job_id, written.note)


@router.delete("/me/saved-jobs/{jobId}", tags=["me"], status_code=NO_CONTENT, dependencies=[rate_limited(WRITE)])
def unsave_job(job_id: JobId, saved_jobs: Use[SavedJobs], owner: CurrentOwner) -> None:
    """Removes a job from the saved ones. Idempotent."""
    if owner:
        saved_jobs.remove(owner, job_id)


@router.get("/jobs/search-history", tags=["jobs"])
def get_search_history(
    engine: Use[Engine],
    finder: Use[JobFinder],
    labels: Use[EmployerCache],
    locale: RequestLocale,
    owner: CurrentOwner,
    counted: Annotated[int, Query(ge=0, le=5, description="For how many of the newest `newJobs` is counted.")] = 0,
) -> search_schemas.SearchHistory:
    """The latest searches of this browser, or of the signed-in user, and what is new in them since they were made."""
    if owner is None:
        return search_schemas.SearchHistory(items=[])
    with engine.connect() as connection:
        searches = [
            (understand(filters.typed(), locale), each.searched_at)
            for each in list_searches(connection, owner)
            if (filters := filters_from_key(each.key))
        ]
    employers = employers_of([search for search, _ in searches], labels)
    return search_schemas.SearchHistory(
        items=[
            search_schemas.RememberedSearch(
                search=describe(search, locale, employers),
                searched_at=searched_at,
                new_jobs=finder.count_new(search, locale, searched_at) if number < counted else None,
            )
            for number, (search, searched_at) in enumerate(searches)
        ]
    )


@router.post(
    "/jobs/search-history",
    tags=["jobs"],
    status_code=NO_CONTENT,
    dependencies=[rate_limited(WRITE)],
    openapi_extra=parameters_of(SearchFilters),
)
def remember_search(
    history: Use[SearchHistory],
    locale: RequestLocale,
    owner: ObservedOwner,
    asked: AskedFilters,
) -> None:
    """Adds a search to the history, by the same parameters. A search without filters is not stored, nor is that of a
    visitor whose cookie `cookie-choice` is neither `all` nor `all-google`."""
    key = canonical_key(understand(asked.typed(), locale))
    if key and owner:
        history.remember(owner, key)


@router.delete("/jobs/search-history", tags=["jobs"], status_code=NO_CONTENT, dependencies=[rate_limited(WRITE)])
def clear_search_history(history: Use[SearchHistory], owner: CurrentOwner) -> None:
    """Deletes the search history."""
    if owner:
        history.clear(owner)


def _require_job(pages: RowFinder, job_number: int) -> None:
    if not pages.find(job_stream(job_number), lambda connection: list_by_number(connection, [job_number]) or None):
        raise JobNotFound
