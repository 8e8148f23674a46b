"""The guest whose link a request holds."""

from dataclasses import dataclass
from typing import Annotated

from fastapi import Depends

from api.http.access_links import AccessToken, AccessTokenInAddress
from api.services import Use
from domain.accounts.personal_data_links import PersonalDataLinks
from domain.verification.signed_links import LinkMissing


@dataclass(frozen=True, slots=True)
class Guest:
    """A guest: whoever holds the link that was sent to a contact."""

    contact_index: str
    locale: str


def guest_of_link(
    links: Use[PersonalDataLinks], in_header: AccessToken = None, in_address: AccessTokenInAddress = None
) -> Guest:
    """Raises LinkMissing, LinkInvalid."""
    token = in_header or in_address
    if token is None:
        raise LinkMissing
    return Guest(*links.open(token))


GuestOfLink = Annotated[Guest, Depends(guest_of_link)]
