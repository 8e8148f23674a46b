"""Access to an employer's applications: by mailed link, or as a member of the employer."""

from dataclasses import dataclass
from typing import Annotated

from fastapi import Depends, Header, Security

from api.http.access_links import AccessToken
from api.http.caller import OptionalUser, session_cookie
from api.http.principal import UserSession
from api.services import Use
from domain.accounts.errors import Forbidden
from domain.kernel.log.event import Actor
from domain.verification.signed_links import InboxLink, LinkMissing, LinkSigner

ChosenEmployer = Annotated[
    str | None,
    Header(
        alias="Employer-Id",
        pattern=r"^[1-9][0-9]{0,17}$",
        description="The employer to act for, when the user is a member of several; defaults to the first.",
    ),
]


@dataclass(frozen=True, slots=True)
class EmployerAccess:
    """The employer to act for, the actor, and how the actor was authorized."""

    employer_id: int
    actor: Actor
    channel: str


def employer_access(
    links: Use[LinkSigner],
    person: OptionalUser,
    _: Annotated[str | None, Security(session_cookie)],
    token: AccessToken = None,
    chosen: ChosenEmployer = None,
) -> EmployerAccess:
    """Raises LinkMissing without link or session, Forbidden for users who are not members of the employer."""
    if token:
        link = links.open(InboxLink, token)
        return EmployerAccess(link.employer_id, Actor("employer", str(link.employer_id)), "link")
    if person is None:
        raise LinkMissing
    return _of_member(person, int(chosen) if chosen else None)


def employers_of(person: UserSession | None) -> list[int]:
    """The employers of which the user is a member; none while an administrator acts as the user."""
    if person is None or person.is_acting:
        return []
    return sorted({grant.employer_id for grant in person.account.grants if grant.role.is_of_employer})


def _of_member(person: UserSession, chosen: int | None) -> EmployerAccess:
    employers = employers_of(person)
    if not employers or (chosen is not None and chosen not in employers):
        raise Forbidden
    return EmployerAccess(chosen or employers[0], Actor("employer", str(person.account.id)), "web")


InboxAccess = Annotated[EmployerAccess, Depends(employer_access)]
