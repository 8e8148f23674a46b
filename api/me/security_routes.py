"""Routes for account security: e-mail address, password, sessions, deactivation."""

from typing import Annotated
from uuid import UUID

from fastapi import APIRouter, Path, Response, status

from api.http.caller import CorrelationId, CurrentUser, UserInPerson
from api.http.cookies.session import delete_session_cookie
from api.http.openapi.description import problem_responses
from api.http.rate_limit import ASK_FOR_MAIL, MAIL_TO_ADDRESS, PROVE, WRITE
from api.http.rate_limiter import RateLimiter
from api.http.rate_limiting import rate_limited
from api.me import schemas
from api.services import Use
from domain.accounts.account import AccountRepository
from domain.accounts.account_settings import AccountSettings
from domain.accounts.email_change import EmailChange
from domain.accounts.errors import (
    ForbiddenWhileActing,
    RecentLoginRequired,
    SessionNotFound,
    TooBusy,
    WrongPassword,
)
from domain.accounts.sessions import Sessions

router = APIRouter(tags=["me"])

NO_CONTENT = status.HTTP_204_NO_CONTENT
PROVING = (WrongPassword, RecentLoginRequired, ForbiddenWhileActing, TooBusy)


@router.post(
    "/me/change-email",
    dependencies=[rate_limited(PROVE), rate_limited(ASK_FOR_MAIL)],
    status_code=NO_CONTENT,
    responses=problem_responses(*PROVING),
)
def change_email(
    body: schemas.ChangeEmail,
    person: UserInPerson,
    limiter: Use[RateLimiter],
    accounts: Use[AccountRepository],
    changes: Use[EmailChange],
    correlation: CorrelationId,
) -> None:
    """Mails a link to the new address. The old one stays until the link is opened."""
    limiter.require(MAIL_TO_ADDRESS, accounts.email_index(body.email))
    changes.request(person.account, person.session, body.email, body.password, correlation)


@router.put(
    "/me/password", dependencies=[rate_limited(PROVE)], status_code=NO_CONTENT, responses=problem_responses(*PROVING)
)
def change_password(
    body: schemas.ChangePassword, person: UserInPerson, settings: Use[AccountSettings], correlation: CorrelationId
) -> None:
    """Sets a new password, ends all other sessions, and notifies the user by mail."""
    settings.change_password(person.account, person.session, body.current_password, body.new_password, correlation)


@router.post("/me/deactivate", dependencies=[rate_limited(PROVE)], responses=problem_responses(*PROVING))
def deactivate(
    body: schemas.Proof,
    person: UserInPerson,
    response: Response,
    settings: Use[AccountSettings],
    correlation: CorrelationId,
) -> schemas.Deactivated:
    """Ends all sessions and stops all mail. Signing in within 30 days reactivates the account; after that, all its data
    is erased."""
    until = settings.deactivate(person.account, person.session, body.password, correlation)
    delete_session_cookie(response)
    return schemas.Deactivated(returns_until=until)


@router.get("/me/sessions")
def list_sessions(person: CurrentUser, sessions: Use[Sessions]) -> schemas.Sessions:
    """The account's sessions, last used first."""
    found = sessions.list_of(person.account.id)
    return schemas.Sessions(
        items=[
            schemas.OpenSession(
                id=each.id,
                device=each.device,
                started_at=each.started_at,
                seen_at=each.seen_at,
                is_current=each.id == person.session.id,
            )
            for each in found
        ]
    )


@router.delete(
    "/me/sessions/{sessionId}",
    dependencies=[rate_limited(WRITE)],
    status_code=NO_CONTENT,
    responses=problem_responses(SessionNotFound, ForbiddenWhileActing),
)
def end_session(
    session_id: Annotated[UUID, Path(alias="sessionId")], person: UserInPerson, sessions: Use[Sessions]
) -> None:
    """Ends one session."""
    sessions.revoke(person.account.id, session_id)


@router.delete(
    "/me/sessions",
    dependencies=[rate_limited(WRITE)],
    status_code=NO_CONTENT,
    responses=problem_responses(ForbiddenWhileActing),
)
def end_other_sessions(person: UserInPerson, sessions: Use[Sessions]) -> None:
    """Ends all sessions but this one."""
    sessions.revoke_others(person.account.id, person.session.id)
