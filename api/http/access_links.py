"""The token of a signed link, as routes ask for it by parameter, and who audits with one."""

from dataclasses import replace
from typing import Annotated
from uuid import UUID

from fastapi import Depends, Request, Security
from fastapi.security import APIKeyHeader, APIKeyQuery

from api.http.caller import OptionalUser, correlation_of, object_of, request_route, session_cookie
from api.http.client_address import truncated_network
from api.services import Use
from domain.accounts.access_records import Access, AccessKind, AccessRecords
from domain.accounts.account import AccountRepository
from domain.accounts.roles import AccountRole
from domain.verification.signed_links import AuditLink, LinkMissing, LinkSigner, UploadLink

access_header = APIKeyHeader(
    name="Access-Link",
    scheme_name="AccessLink",
    description="The token of a signed link, from the `access` query of the page's address.",
    auto_error=False,
)
_access_query = APIKeyQuery(
    name="access",
    scheme_name="AccessQuery",
    description="The token of a signed link, for downloads that a browser opens by address.",
    auto_error=False,
)

AccessToken = Annotated[str | None, Security(access_header)]
AccessTokenInAddress = Annotated[str | None, Security(_access_query)]
"""The token as it came, for routes that links of several kinds open."""


def audit_access(
    request: Request,
    links: Use[LinkSigner],
    accounts: Use[AccountRepository],
    records: Use[AccessRecords],
    person: OptionalUser,
    _: Annotated[str | None, Security(session_cookie)],
    token: AccessToken = None,
) -> str:
    """Identifies the auditor: the holder of a link that the command line printed, or an auditor who is signed in. It is
    recorded before anything is answered.

    Refuses with LinkMissing for whoever shows nothing, with Forbidden for people who are no auditors, and with
    SecondFactorRequired for auditors who signed in without a second factor.
    """
    read = Access(
        AccessKind.AUDIT_READ,
        request_route(request),
        "auditor",
        object_id=object_of(request),
        correlation_id=correlation_of(request),
    )
    if token:
        auditor = links.open(AuditLink, token).auditor
        read = replace(read, actor_index=accounts.subject_index("auditor", auditor))
    else:
        if person is None:
            raise LinkMissing
        person.require_role(AccountRole.AUDITOR)
        auditor = str(person.account.id)
        read = replace(read, actor_id=person.account.id)
    records.record(read, truncated_network(request))
    return auditor


AuditAccess = Annotated[str, Depends(audit_access)]
"""The route is open to auditors only."""


def uploader_of(links: LinkSigner, upload_token: str) -> UUID | None:
    """The guest of an upload token. Refuses an invalid or expired token like a link."""
    return links.open(UploadLink, upload_token).person_id if upload_token else None
