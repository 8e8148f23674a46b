"""The short address that a text message carries, which leads to the page of the guest's applications."""

from typing import Annotated

from fastapi import APIRouter, Path
from fastapi.responses import RedirectResponse

from api.http.rate_limit import FOLLOW_LINK
from api.http.rate_limiting import rate_limited
from api.http.request_locale import RequestLocale
from api.services import Use
from domain.applications.follow_links import FollowLinks
from domain.site.urls import FOLLOW_PATH, SiteUrls

router = APIRouter()


@router.get(FOLLOW_PATH + "{token}", include_in_schema=False, dependencies=[rate_limited(FOLLOW_LINK)])
def follow(
    token: Annotated[str, Path(max_length=100)],
    links: Use[FollowLinks],
    preferred: RequestLocale,
) -> RedirectResponse:
    """Redirects to the page, in the application's language; the page says so when the link does not work any more.

    Reading changes nothing, so a preview of the message may open it.
    """
    found = links.find(token)
    locale = found.locale if found else preferred
    return RedirectResponse(SiteUrls("").page("myApplications", locale, {"access": token}), 303)
