"""Routes for saved searches of guests: asked for with an address, confirmed and managed by links from mails."""

from fastapi import APIRouter, status

from api.http.caller import RequestContext
from api.http.openapi.description import problem_responses
from api.http.rate_limit import ASK_FOR_MAIL, CONFIRM_CODE, MAIL_TO_ADDRESS, WRITE
from api.http.rate_limiter import RateLimiter
from api.http.rate_limiting import rate_limited
from api.http.request_locale import RequestLocale
from api.saved_searches import schemas
from api.saved_searches.guest_link import GuestOfLink, SearchId
from api.saved_searches.queries import changes_in, to_save
from api.saved_searches.views import SavedSearchViews
from api.services import Use
from domain.kernel.errors import ConcurrencyConflict
from domain.saved_searches.commands import Schedule
from domain.saved_searches.errors import (
    SavedSearchNotFound,
    SearchAlreadySaved,
    TooManySavedSearches,
    UnfilteredSearch,
)
from domain.saved_searches.events import RemovedBy
from domain.saved_searches.guest_searches import GuestSearches
from domain.saved_searches.service import SavedSearches
from domain.saved_searches.subscribers import SearchSubscribers
from domain.verification.signed_links import (
    AlertConfirmationLink,
    AlertsLink,
    LinkExpired,
    LinkInvalid,
    LinkMissing,
    LinkSigner,
)

router = APIRouter(tags=["saved-searches"])

_BY_LINK = (LinkMissing, LinkInvalid, LinkExpired)


@router.post(
    "/saved-searches",
    dependencies=[rate_limited(ASK_FOR_MAIL)],
    status_code=status.HTTP_202_ACCEPTED,
    responses=problem_responses(UnfilteredSearch),
)
def ask_for_alerts(
    body: schemas.AskForAlerts,
    guests: Use[GuestSearches],
    subscribers: Use[SearchSubscribers],
    limiter: Use[RateLimiter],
    context: RequestContext,
) -> None:
    """Mails a link to the address, which confirms the search. The response is the same for every address."""
    search, key = to_save(body.search, body.locale)
    limiter.require(MAIL_TO_ADDRESS, subscribers.email_index(body.email))
    schedule = Schedule(body.frequency, body.hour, body.weekday)
    guests.ask(body.email, body.locale, search, key, schedule, context)


@router.post(
    "/saved-search-confirmations",
    dependencies=[rate_limited(CONFIRM_CODE)],
    responses=problem_responses(
        SavedSearchNotFound, TooManySavedSearches, LinkInvalid, LinkExpired, ConcurrencyConflict
    ),
)
def confirm_alerts(
    body: schemas.ConfirmAlerts,
    links: Use[LinkSigner],
    guests: Use[GuestSearches],
    views: Use[SavedSearchViews],
    locale: RequestLocale,
    context: RequestContext,
) -> schemas.ConfirmedSearch:
    """Confirms a search by the link from the mail; again it changes nothing."""
    search_id = links.open(AlertConfirmationLink, body.token).search_id
    confirmed = guests.confirm(search_id, context)
    views.wait_for(confirmed.position)
    shown = views.show(confirmed.search.owner_id, search_id, locale)
    access = links.sign(AlertsLink(subscriber_id=confirmed.search.owner_id))
    return schemas.ConfirmedSearch(**dict(shown), access=access)


@router.get("/saved-searches", responses=problem_responses(*_BY_LINK))
def list_saved_searches_of_guest(
    guest: GuestOfLink, views: Use[SavedSearchViews], locale: RequestLocale
) -> schemas.SavedSearches:
    """The guest's saved searches, also those that are not confirmed yet."""
    return views.list(guest, locale)


@router.patch(
    "/saved-searches/{searchId}",
    dependencies=[rate_limited(WRITE)],
    responses=problem_responses(
        SavedSearchNotFound, SearchAlreadySaved, UnfilteredSearch, ConcurrencyConflict, *_BY_LINK
    ),
)
def change_saved_search_of_guest(
    search_id: SearchId,
    body: schemas.ChangeSearch,
    guest: GuestOfLink,
    searches: Use[SavedSearches],
    views: Use[SavedSearchViews],
    locale: RequestLocale,
    context: RequestContext,
) -> schemas.SavedSearch:
    """Changes name, filters and how often it mails."""
    views.wait_for(searches.change(guest, search_id, changes_in(body, locale), context))
    return views.show(guest, search_id, locale)


@router.delete(
    "/saved-searches/{searchId}",
    dependencies=[rate_limited(WRITE)],
    status_code=status.HTTP_204_NO_CONTENT,
    responses=problem_responses(SavedSearchNotFound, ConcurrencyConflict, *_BY_LINK),
)
def remove_saved_search_of_guest(
    search_id: SearchId,
    guest: GuestOfLink,
    searches: Use[SavedSearches],
    views: Use[SavedSearchViews],
    context: RequestContext,
) -> None:
    """Removes a saved search for good. With the last one the address is forgotten."""
    views.wait_for(searches.remove(guest, search_id, RemovedBy.GUEST, context))
