"""What protects an account: its address, its password, the browsers it is open in; and leaving it."""

from typing import Annotated
from uuid import UUID

from fastapi import APIRouter, Path, Response, status

from api.dependencies import CorrelationId, CurrentPerson, OwnHand, Use, limited
from api.me import schemas
from api.openapi import refusals
from api.rate_limit import ASK_FOR_MAIL, MAIL_TO_ADDRESS, PROVE, WRITE
from api.session_cookie import drop_session
from domain.accounts.errors import (
    ForbiddenWhileActing,
    RecentLoginRequired,
    SessionNotFound,
    TooBusy,
    WrongPassword,
)

router = APIRouter(tags=["me"])

NOTHING = status.HTTP_204_NO_CONTENT
PROVING = (WrongPassword, RecentLoginRequired, ForbiddenWhileActing, TooBusy)


@router.post(
    "/me/change-email",
    dependencies=[limited(PROVE), limited(ASK_FOR_MAIL)],
    status_code=NOTHING,
    responses=refusals(*PROVING),
)
def change_email(said: schemas.ChangeEmail, person: OwnHand, use: Use, correlation: CorrelationId) -> None:
    """Mails a link to the new address. Until it is opened the old one stays."""
    use.rate_limiter.require(MAIL_TO_ADDRESS, use.accounts.book.email_index(said.email))
    use.accounts.email_change.ask(person.account, person.session, said.email, said.password, correlation)


@router.put("/me/password", dependencies=[limited(PROVE)], status_code=NOTHING, responses=refusals(*PROVING))
def change_password(said: schemas.ChangePassword, person: OwnHand, use: Use, correlation: CorrelationId) -> None:
    """Sets a new password. Every other session ends, and the person is told by mail."""
    use.accounts.own_account.change_password(
        person.account, person.session, said.current_password, said.new_password, correlation
    )


@router.post("/me/deactivate", dependencies=[limited(PROVE)], responses=refusals(*PROVING))
def deactivate(
    said: schemas.Proof, person: OwnHand, response: Response, use: Use, correlation: CorrelationId
) -> schemas.Deactivated:
    """Signs out everywhere and stops all mail. Within 30 days the person may come back by signing in; then everything
    about them is erased."""
    until = use.accounts.own_account.deactivate(person.account, person.session, said.password, correlation)
    drop_session(response)
    return schemas.Deactivated(returns_until=until)


@router.get("/me/sessions")
def list_sessions(person: CurrentPerson, use: Use) -> schemas.Sessions:
    """The browsers in which the account is open, the last used first."""
    found = use.accounts.sessions.list_of(person.account.id)
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
    dependencies=[limited(WRITE)],
    status_code=NOTHING,
    responses=refusals(SessionNotFound, ForbiddenWhileActing),
)
def end_session(session_id: Annotated[UUID, Path(alias="sessionId")], person: OwnHand, use: Use) -> None:
    """Signs out one browser."""
    use.accounts.sessions.revoke(person.account.id, session_id)


@router.delete(
    "/me/sessions", dependencies=[limited(WRITE)], status_code=NOTHING, responses=refusals(ForbiddenWhileActing)
)
def end_other_sessions(person: OwnHand, use: Use) -> None:
    """Signs out every browser but this one."""
    use.accounts.sessions.revoke_others(person.account.id, person.session.id)
