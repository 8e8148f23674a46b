"""Callers of routes, by the session that the browser holds, as parameters of routes.

What asks nobody is `async`: a plain function would be handed to another thread, which takes longer than its work.
"""

from typing import Annotated
from uuid import UUID

from fastapi import Depends, Request, Security
from fastapi.concurrency import run_in_threadpool
from fastapi.security import APIKeyCookie

from api.http.client_address import truncated_network
from api.http.cookies.session import SESSION_COOKIE, session_token
from api.http.principal import Principal, UserSession
from api.services import services_of
from domain.accounts.access_records import Access, AccessKind, AccessRecords
from domain.accounts.errors import LoginRequired
from domain.accounts.sessions import Sessions
from domain.kernel.log.event import Actor, Context
from domain.kernel.values.ids import new_id
from domain.observability.error_reporting import identify

session_cookie = APIKeyCookie(
    name=SESSION_COOKIE, scheme_name="Session", description="The session of a signed-in person.", auto_error=False
)


async def optional_user(request: Request) -> UserSession | None:
    """The person whose session the browser holds; None for everybody else, also when the session has ended."""
    token = session_token(request)
    if not token:
        return None
    services = services_of(request)
    found = await run_in_threadpool(services[Sessions].authenticate, token)
    if found is None:
        return None
    identify(services.platform.settings, str(found[0].id))
    if found[1].acting_id:
        await run_in_threadpool(_record_acting, request, found[0].id, found[1].acting_id)
    return UserSession(*found, services.platform.settings.require_second_factor)


def request_route(request: Request) -> str:
    """The method and the route of a request, without its values."""
    return f"{request.method} {request.scope['route'].path}"


def _record_acting(request: Request, account_id: UUID, administrator_id: UUID) -> None:
    acting = Access(
        AccessKind.REQUESTED_WHILE_ACTING,
        request_route(request),
        "administrator",
        actor_id=administrator_id,
        account_id=account_id,
        object_id=object_of(request),
        correlation_id=correlation_of(request),
    )
    services_of(request)[AccessRecords].record(acting, truncated_network(request))


def object_of(request: Request) -> str | None:
    """The ids in the path; other values of it may be secret."""
    ids = [str(value) for value in request.path_params.values() if _is_id(str(value))]
    return " ".join(ids) or None


def _is_id(value: str) -> bool:
    try:
        UUID(value)
    except ValueError:
        return value.isascii() and value.isdecimal()
    return True


OptionalUser = Annotated[UserSession | None, Depends(optional_user)]


async def require_user(found: OptionalUser, _: Annotated[str | None, Security(session_cookie)]) -> UserSession:
    """Requires that the caller is signed in. Raises LoginRequired."""
    if found is None:
        raise LoginRequired
    return found


CurrentUser = Annotated[UserSession, Depends(require_user)]


async def require_in_person(person: CurrentUser) -> UserSession:
    """Requires that the caller is signed in and nobody acts as them. Raises LoginRequired and ForbiddenWhileActing."""
    person.require_in_person()
    return person


UserInPerson = Annotated[UserSession, Depends(require_in_person)]


async def current_principal(found: OptionalUser) -> Principal:
    """Identifies the caller."""
    return found.caller if found else Principal()


CurrentPrincipal = Annotated[Principal, Depends(current_principal)]


async def current_actor(caller: CurrentPrincipal) -> Actor:
    """Identifies the caller, as events name them."""
    return caller.actor


CurrentActor = Annotated[Actor, Depends(current_actor)]


async def correlation_id(request: Request) -> UUID:
    """The id that everything following from this request carries."""
    return correlation_of(request) or new_id()


def correlation_of(request: Request) -> UUID | None:
    return getattr(request.state, "correlation_id", None)


CorrelationId = Annotated[UUID, Depends(correlation_id)]


async def request_context(actor: CurrentActor, correlation: CorrelationId) -> Context:
    """The circumstances of a command that came by the web. `replace` adds the subject, or an actor known by a link."""
    return Context(actor=actor, channel="web", correlation_id=correlation)


RequestContext = Annotated[Context, Depends(request_context)]
