"""What routes ask for by parameter beside services: who is calling, the link they hold, the key of a repetition.

What asks nobody is `async`: a plain function would be handed to another thread, which takes longer than its work.
"""

from collections.abc import AsyncIterator
from dataclasses import replace
from typing import Annotated, Any
from uuid import UUID

from fastapi import Depends, Header, Request, Security
from fastapi.concurrency import run_in_threadpool
from fastapi.exceptions import HTTPException, RequestValidationError
from fastapi.security import APIKeyCookie, APIKeyHeader, APIKeyQuery

from api.auth.principal import Principal, UserSession
from api.http.assembly import RATE_LIMITER
from api.http.client_address import client_network, network_around, truncated_network
from api.http.cookies.session import SESSION_COOKIE, session_token
from api.http.errors.problems import TooManyRequests
from api.http.rate_limit import RateLimit
from api.http.rate_limiter import RateLimiter
from api.services import service, services_of
from domain.accounts.access_records import Access, AccessKind
from domain.accounts.assembly import ACCOUNTS
from domain.accounts.errors import LoginRequired
from domain.accounts.roles import AccountRole
from domain.kernel.errors import InvalidInput, Refused
from domain.kernel.log.event import Actor, Context
from domain.kernel.values.ids import new_id
from domain.kernel.values.locales import Locale, preferred_locale
from domain.observability.error_reporting import identify
from domain.verification.assembly import LINK_SIGNER
from domain.verification.signed_links import AuditLink, LinkMissing, LinkSigner

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


session_cookie = APIKeyCookie(
    name=SESSION_COOKIE, scheme_name="Session", description="The session of a signed-in person.", auto_error=False
)


UseRateLimiter = Annotated[RateLimiter, service(RATE_LIMITER)]
UseLinkSigner = Annotated[LinkSigner, service(LINK_SIGNER)]


async def optional_user(request: Request) -> UserSession | None:
    """The person whose session the browser holds; None for everybody else, also when the session has ended."""
    token = session_token(request)
    if not token:
        return None
    services = services_of(request)
    found = await run_in_threadpool(services[ACCOUNTS].sessions.authenticate, token)
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
        object_id=_object_of(request),
        correlation_id=_correlation_of(request),
    )
    services_of(request)[ACCOUNTS].access_records.record(acting, truncated_network(request))


def _object_of(request: Request) -> str | None:
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
    """The same for routes that only signed-in people may use. Raises LoginRequired."""
    if found is None:
        raise LoginRequired
    return found


CurrentUser = Annotated[UserSession, Depends(require_user)]


async def require_in_person(person: CurrentUser) -> UserSession:
    """The same, and nobody acts as them. Raises ForbiddenWhileActing."""
    person.require_in_person()
    return person


UserInPerson = Annotated[UserSession, Depends(require_in_person)]


async def current_principal(found: OptionalUser) -> Principal:
    """Who is calling."""
    return found.caller if found else Principal()


CurrentPrincipal = Annotated[Principal, Depends(current_principal)]


async def current_actor(caller: CurrentPrincipal) -> Actor:
    """Who is calling, as events name them."""
    return caller.actor


CurrentActor = Annotated[Actor, Depends(current_actor)]


async def correlation_id(request: Request) -> UUID:
    """The id that everything following from this request carries."""
    return _correlation_of(request) or new_id()


def _correlation_of(request: Request) -> UUID | None:
    return getattr(request.state, "correlation_id", None)


CorrelationId = Annotated[UUID, Depends(correlation_id)]


async def request_locale(accept_language: Annotated[str, Header(max_length=500)] = "") -> Locale:
    """The language in which names are answered, from Accept-Language."""
    return preferred_locale(accept_language)


RequestLocale = Annotated[Locale, Depends(request_locale)]


async def request_context(actor: CurrentActor, correlation: CorrelationId) -> Context:
    """The circumstances of a command that came by the web. `replace` adds the subject, or an actor known by a link."""
    return Context(actor=actor, channel="web", correlation_id=correlation)


RequestContext = Annotated[Context, Depends(request_context)]


def rate_limited(limit: RateLimit) -> Any:
    """For `dependencies=` of a route: counts each request by the client's address and refuses with TooManyRequests.

    Only a request that passes validation counts towards what all clients together may do.
    """

    async def count(request: Request, limiter: UseRateLimiter) -> AsyncIterator[None]:
        await run_in_threadpool(limiter.require, limit, client_network(request), network_around(request))
        try:
            yield
        except (RequestValidationError, HTTPException, InvalidInput, TooManyRequests):
            raise
        except Refused:
            await run_in_threadpool(limiter.count_overall, limit)
            raise
        await run_in_threadpool(limiter.count_overall, limit)

    return Depends(count, scope="function")


AccessToken = Annotated[str | None, Security(access_header)]
AccessTokenInAddress = Annotated[str | None, Security(_access_query)]
"""The token as it came, for routes that links of several kinds open."""


def audit_access(
    request: Request,
    links: UseLinkSigner,
    person: OptionalUser,
    _: Annotated[str | None, Security(session_cookie)],
    token: AccessToken = None,
) -> str:
    """Who audits: the holder of a link that the command line printed, or an auditor who is signed in. It is recorded
    before anything is answered.

    Refuses with LinkMissing for whoever shows nothing, with Forbidden for people who are no auditors, and with
    SecondFactorRequired for auditors who signed in without a second factor.
    """
    accounts = services_of(request)[ACCOUNTS]
    read = Access(
        AccessKind.AUDIT_READ,
        request_route(request),
        "auditor",
        object_id=_object_of(request),
        correlation_id=_correlation_of(request),
    )
    if token:
        auditor = links.open(AuditLink, token).auditor
        read = replace(read, actor_index=accounts.repository.subject_index("auditor", auditor))
    else:
        if person is None:
            raise LinkMissing
        person.require_role(AccountRole.AUDITOR)
        auditor = str(person.account.id)
        read = replace(read, actor_id=person.account.id)
    accounts.access_records.record(read, truncated_network(request))
    return auditor


AuditAccess = Annotated[str, Depends(audit_access)]
"""The route is open to auditors only."""

IdempotencyKeyHeader = Annotated[
    str | None,
    Header(
        alias="Idempotency-Key",
        description="Chosen by the client for each thing it wants: repeating the request has one effect, one answer.",
        min_length=8,
        max_length=128,
        pattern=r"^[A-Za-z0-9_.:-]+$",
        examples=["9b0f1b1c-7d3f-4a53-9f64-0a4f8b1f7f0e"],
    ),
]
