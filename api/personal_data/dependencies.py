"""FastAPI dependencies: services of guests' personal data, and whose link a request holds."""

from dataclasses import dataclass
from typing import Annotated

from fastapi import Depends

from api.applications.assembly import MODULE
from api.dependencies import AccessToken, AccessTokenInAddress
from api.services import service
from domain.accounts.assembly import ACCOUNTS, AccountModule
from domain.applications.assembly import ApplicationModule
from domain.verification.signed_links import LinkMissing

UseAccounts = Annotated[AccountModule, service(ACCOUNTS)]
UseApplicationModule = Annotated[ApplicationModule, service(MODULE)]


@dataclass(frozen=True, slots=True)
class Guest:
    """Whoever holds the link that was sent to a contact."""

    contact_index: str
    locale: str


def guest_of_link(
    accounts: UseAccounts, in_header: AccessToken = None, in_address: AccessTokenInAddress = None
) -> Guest:
    """Raises LinkMissing, LinkInvalid."""
    token = in_header or in_address
    if token is None:
        raise LinkMissing
    return Guest(*accounts.personal_data_links.open(token))


GuestOfLink = Annotated[Guest, Depends(guest_of_link)]
