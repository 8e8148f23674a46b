"""FastAPI dependencies: services of saved searches, and the guest whom a link names."""

from typing import Annotated
from uuid import UUID

from fastapi import Depends, Path

from api.dependencies import AccessToken, AccessTokenInAddress, UseLinkSigner
from api.jobs.assembly import EMPLOYER_LABELS, VIEWER_HISTORIES
from api.saved_searches.matches import MatchViews
from api.saved_searches.preview import SearchPreviews
from api.saved_searches.views import SavedSearchViews
from api.services import READING_ENGINE, service
from domain.kernel.process.assembly import Assembly, Provider
from domain.saved_searches.assembly import (
    GUEST_SEARCHES,
    SAVED_SEARCH_STREAMS,
    SAVED_SEARCHES,
    SEARCH_ADOPTION,
    SEARCH_SUBSCRIBERS,
)
from domain.saved_searches.guest_adoption import SearchAdoption
from domain.saved_searches.guest_searches import GuestSearches
from domain.saved_searches.service import SavedSearches
from domain.saved_searches.subscribers import SearchSubscribers
from domain.verification.signed_links import AlertsLink, LinkInvalid, LinkMissing
from read_models.job_search.serving.assembly import SEARCH_ENGINE
from read_models.kernel.assembly import CHECKPOINT_WAITER


def _views(services: Assembly) -> SavedSearchViews:
    log = services.platform.logs["saved_searches"]
    return SavedSearchViews(
        log, services[SAVED_SEARCHES], services[CHECKPOINT_WAITER], services[READING_ENGINE], services[EMPLOYER_LABELS]
    )


def _previews(services: Assembly) -> SearchPreviews:
    return SearchPreviews(services[SEARCH_ENGINE], services[VIEWER_HISTORIES], services[READING_ENGINE])


def _matches(services: Assembly) -> MatchViews:
    return MatchViews(services[SAVED_SEARCH_STREAMS], services[VIEWER_HISTORIES], services[READING_ENGINE])


VIEWS = Provider(_views)
PREVIEWS = Provider(_previews)
MATCHES = Provider(_matches)

UseSavedSearches = Annotated[SavedSearches, service(SAVED_SEARCHES)]
UseGuestSearches = Annotated[GuestSearches, service(GUEST_SEARCHES)]
UseSearchSubscribers = Annotated[SearchSubscribers, service(SEARCH_SUBSCRIBERS)]
UseSavedSearchViews = Annotated[SavedSearchViews, service(VIEWS)]
UseSearchAdoption = Annotated[SearchAdoption, service(SEARCH_ADOPTION)]
UseSearchPreviews = Annotated[SearchPreviews, service(PREVIEWS)]
UseMatchViews = Annotated[MatchViews, service(MATCHES)]

SearchId = Annotated[UUID, Path(alias="searchId")]


def guest_of_link(
    links: UseLinkSigner,
    subscribers: UseSearchSubscribers,
    in_header: AccessToken = None,
    in_address: AccessTokenInAddress = None,
) -> UUID:
    """The guest whose saved searches a link from a mail opens. Refuses a link of a guest who has none any more, as it
    refuses one that was made up."""
    token = in_header or in_address
    if not token:
        raise LinkMissing
    subscriber_id = links.open(AlertsLink, token).subscriber_id
    if not subscribers.is_known(subscriber_id):
        raise LinkInvalid
    return subscriber_id


GuestOfLink = Annotated[UUID, Depends(guest_of_link)]
