"""The HTTP application: `make_app` for a process of its own, or `create_app` with an open platform."""

from collections.abc import AsyncIterator, Sequence
from contextlib import ExitStack, asynccontextmanager
from threading import Thread

import anyio.to_thread
from fastapi import APIRouter, FastAPI
from fastapi.routing import APIRoute
from granian.utils.proxies import wrap_asgi_with_proxy_headers

from api.applications.own_routes import router as own_applications
from api.applications.routes import router as applications
from api.audit.routes import router as audit
from api.auth.acting_routes import router as acting
from api.auth.recovery_routes import router as recovery
from api.auth.registration_routes import router as registering
from api.auth.routes import router as auth
from api.auth.social_routes import router as social
from api.bootstrap import UseCases, assemble
from api.documents.routes import router as documents
from api.feeds.routes import router as feeds
from api.feeds.search_routes import router as search_feeds
from api.feeds.sitemap import router as sitemap
from api.health.routes import router as health
from api.http.errors import handlers
from api.http.middleware.access_log import AccessLog
from api.http.middleware.head_requests import HeadRequests
from api.http.middleware.request_id import RequestId
from api.http.middleware.request_limits import RequestLimits
from api.http.middleware.retry import RetryOnLostConnection
from api.http.middleware.security_headers import SecurityHeaders
from api.http.openapi import description
from api.http.pages import site_pages
from api.inbox.routes import router as inbox
from api.jobs.popular_routes import router as popular
from api.jobs.routes import router as jobs
from api.jobs.search_routes import router as job_search
from api.me.data_routes import router as my_data
from api.me.routes import router as me
from api.me.security_routes import router as my_security
from api.reference.routes import router as reference
from api.site.routes import router as site
from api.tracking.routes import router as tracking
from domain.kernel.garbage_collection import tune_garbage_collection
from domain.kernel.platform import Platform
from domain.kernel.settings import Settings, load_settings
from domain.observability.error_reporting import start_error_reporting
from domain.observability.structured_logging import configure_logging
from domain.platform import open_platform

ROUTERS: Sequence[APIRouter] = (
    site,
    tracking,
    job_search,
    popular,
    jobs,
    reference,
    applications,
    own_applications,
    documents,
    auth,
    registering,
    recovery,
    acting,
    social,
    me,
    my_security,
    my_data,
    inbox,
    audit,
)
"""Every router of the API, each with its path below `/api`; a new one is a line here.

`/jobs/search` and `/jobs/search-history` stand before `/jobs/{job_id}`, which would take them for numbers."""


def create_api() -> FastAPI:
    """The routes and their description alone: needs neither settings nor a database."""
    api = FastAPI(
        title="Karijera",
        summary="An event-sourced job board for jobseekers and employers.",
        description=description.DESCRIPTION,
        version="1",
        openapi_tags=description.TAGS,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        redirect_slashes=False,
        generate_unique_id_function=_route_name,
    )
    handlers.install(api)
    description.describe(api)
    api.include_router(health)
    for router in ROUTERS:
        api.include_router(router, prefix="/api")
    for router in (search_feeds, feeds, sitemap):
        api.include_router(router)
    return api


def create_app(platform: Platform | None = None, settings: Settings | None = None) -> FastAPI:
    """The whole application. A platform that is passed in stays open afterwards; without one it opens at the start."""
    settings = settings or (platform.settings if platform else load_settings())
    app = create_api()
    site_pages.install(app, settings)
    app.add_middleware(RetryOnLostConnection)
    app.add_middleware(HeadRequests)
    app.add_middleware(RequestLimits, site_url=settings.site_url, describe=app.openapi)
    app.add_middleware(SecurityHeaders, settings=settings)
    app.add_middleware(AccessLog)
    app.add_middleware(RequestId)
    if settings.trusted_proxies:
        app.add_middleware(wrap_asgi_with_proxy_headers, trusted_hosts=settings.trusted_proxies)
    if platform:
        app.state.use_cases = assemble(platform)

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        # More threads than connections would only wait for one another.
        anyio.to_thread.current_default_thread_limiter().total_tokens = 2 * settings.database_pool_size
        with ExitStack() as opened:
            if not platform:
                app.state.use_cases = assemble(opened.enter_context(open_platform(settings)))
            use: UseCases = app.state.use_cases
            opened.callback(use.close)
            if not platform:
                tune_garbage_collection()
                warming = Thread(target=use.job_search.warm_up)
                warming.start()
                opened.callback(warming.join)
            yield

    app.router.lifespan_context = lifespan
    return app


def _route_name(route: APIRoute) -> str:
    return route.name


def make_app() -> FastAPI:
    """The application of this process, configured by its environment."""
    settings = load_settings()
    configure_logging(settings, "api")
    start_error_reporting(settings, "api")
    return create_app(settings=settings)
