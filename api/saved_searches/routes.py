"""Routes for the saved searches of the signed-in user."""

from fastapi import APIRouter, status

from api.http.caller import CurrentUser, RequestContext
from api.http.concurrency_limit import ConcurrencyLimit
from api.http.idempotency import RequestIdempotency
from api.http.openapi.description import OPTIONAL_LINK, problem_responses
from api.http.rate_limit import PREVIEW_SEARCH, WRITE
from api.http.rate_limiting import rate_limited
from api.http.request_locale import RequestLocale
from api.jobs.viewer import CurrentViewer
from api.saved_searches import schemas
from api.saved_searches.guest_link import SearchId
from api.saved_searches.preview import SearchPreviews
from api.saved_searches.queries import changes_in, to_save
from api.saved_searches.views import SavedSearchViews
from api.services import Use
from domain.kernel.errors import ConcurrencyConflict, PersonErased
from domain.kernel.log.idempotency import IdempotencyKeyReused
from domain.saved_searches.commands import SaveSearch, Schedule
from domain.saved_searches.errors import (
    SavedSearchNotFound,
    SearchAlreadySaved,
    TooManySavedSearches,
    UnfilteredSearch,
)
from domain.saved_searches.events import RemovedBy
from domain.saved_searches.service import SavedSearches

router = APIRouter(tags=["saved-searches"])


@router.get("/me/saved-searches")
def list_my_saved_searches(
    person: CurrentUser, views: Use[SavedSearchViews], locale: RequestLocale
) -> schemas.SavedSearches:
    """The saved searches of the signed-in user."""
    return views.list(person.account.id, locale)


@router.post(
    "/me/saved-searches",
    dependencies=[rate_limited(WRITE)],
    status_code=status.HTTP_201_CREATED,
    responses=problem_responses(
        TooManySavedSearches,
        SearchAlreadySaved,
        UnfilteredSearch,
        PersonErased,
        ConcurrencyConflict,
        IdempotencyKeyReused,
    ),
)
def save_search(
    body: schemas.SaveSearch,
    person: CurrentUser,
    searches: Use[SavedSearches],
    views: Use[SavedSearchViews],
    locale: RequestLocale,
    context: RequestContext,
    idempotency_key: RequestIdempotency,
) -> schemas.SavedSearch:
    """Saves a search: new jobs that match it are mailed as often as was chosen."""
    account = person.account
    search, key = to_save(body.search, locale)
    schedule = Schedule(body.frequency, body.hour, body.weekday)
    command = SaveSearch(account.id, False, body.locale or account.locale, search, key, body.name, schedule)
    saved = searches.save(command, context, idempotency_key(body))
    views.wait_for(saved.position)
    return views.show(account.id, saved.search_id, locale)


@router.patch(
    "/me/saved-searches/{searchId}",
    dependencies=[rate_limited(WRITE)],
    responses=problem_responses(SavedSearchNotFound, SearchAlreadySaved, UnfilteredSearch, ConcurrencyConflict),
)
def change_saved_search(
    search_id: SearchId,
    body: schemas.ChangeSearch,
    person: CurrentUser,
    searches: Use[SavedSearches],
    views: Use[SavedSearchViews],
    locale: RequestLocale,
    context: RequestContext,
) -> schemas.SavedSearch:
    """Changes name, filters and how often it mails; what stands already is no change."""
    views.wait_for(searches.change(person.account.id, search_id, changes_in(body, locale), context))
    return views.show(person.account.id, search_id, locale)


@router.delete(
    "/me/saved-searches/{searchId}",
    dependencies=[rate_limited(WRITE)],
    status_code=status.HTTP_204_NO_CONTENT,
    responses=problem_responses(SavedSearchNotFound, ConcurrencyConflict),
)
def remove_saved_search(
    search_id: SearchId,
    person: CurrentUser,
    searches: Use[SavedSearches],
    views: Use[SavedSearchViews],
    context: RequestContext,
) -> None:
    """Removes a saved search for good."""
    views.wait_for(searches.remove(person.account.id, search_id, RemovedBy.OWNER, context))


@router.get("/me/saved-searches/{searchId}/preview", responses=problem_responses(SavedSearchNotFound))
async def preview_saved_search(
    search_id: SearchId,
    person: CurrentUser,
    searches: Use[SavedSearches],
    previews: Use[SearchPreviews],
    limit: Use[ConcurrencyLimit],
    viewer: CurrentViewer,
    locale: RequestLocale,
) -> schemas.SearchPreview:
    """Previews a saved search: which jobs would match today, and how many a week it would mail."""

    def preview() -> schemas.SearchPreview:
        search = searches.require(person.account.id, search_id).search
        if search is None:
            raise SavedSearchNotFound
        return previews.show(search, viewer, locale)

    return await limit.run(preview)


@router.post(
    "/saved-search-previews",
    openapi_extra=OPTIONAL_LINK,
    dependencies=[rate_limited(PREVIEW_SEARCH)],
    responses=problem_responses(UnfilteredSearch),
)
async def preview_search(
    body: schemas.PreviewSearch,
    previews: Use[SearchPreviews],
    limit: Use[ConcurrencyLimit],
    viewer: CurrentViewer,
    locale: RequestLocale,
) -> schemas.SearchPreview:
    """Previews a search that is not saved. Nothing is stored."""
    search, _ = to_save(body.search, locale)
    return await limit.run(lambda: previews.show(search, viewer, locale))
