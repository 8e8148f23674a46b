"""The guest whom the link of a request names."""

from typing import Annotated
from uuid import UUID

from fastapi import Depends, Path

from api.http.access_links import AccessToken, AccessTokenInAddress
from api.services import Use
from domain.saved_searches.subscribers import SearchSubscribers
from domain.verification.signed_links import AlertsLink, LinkInvalid, LinkMissing, LinkSigner

SearchId = Annotated[UUID, Path(alias="searchId")]


def guest_of_link(
    links: Use[LinkSigner],
    subscribers: Use[SearchSubscribers],
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
