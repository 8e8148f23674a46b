"""The HTTP application: `make_app` for a process of its own, or `create_app` with an open platform."""

from collections.abc import AsyncGenerator
from contextlib import ExitStack, asynccontextmanager
from functools import cache
from threading import Thread

import anyio.to_thread
from fastapi import FastAPI, Request
from fastapi.concurrency import run_in_threadpool
from fastapi.responses import JSONResponse
from fastapi.routing import APIRoute, iter_route_contexts
from granian.utils.proxies import wrap_asgi_with_proxy_headers  # pyright: ignore[reportUnknownVariableType] - untyped

from api.http import error_handlers
from api.http.middleware.access_log import AccessLog
from api.http.middleware.cookie_header import CookieHeader
from api.http.middleware.erasure_gate import ServesAfterErasures
from api.http.middleware.form_paths import FormPaths
from api.http.middleware.head_requests import HeadRequests
from api.http.middleware.request_id import RequestId
from api.http.middleware.request_limits import RequestLimits
from api.http.middleware.retry import RetryOnLostConnection
from api.http.middleware.security_headers import SecurityHeaders
from api.http.middleware.upload_quota import UploadQuota
from api.http.openapi import description
from api.http.pages import site_pages
from api.http.rendered_visitor import RenderedVisitor, VisitorAddresses
from api.register import MODULES, PROVIDERS, TAGS
from api.services import build_services
from domain.kernel.process.platform import Platform
from domain.kernel.process.services import Services
from domain.kernel.process.settings import Settings, load_settings
from domain.observability.error_reporting import start_error_reporting
from domain.observability.structured_logging import configure_logging
from domain.platform import open_platform

API_PREFIX = "/api"


def create_api() -> FastAPI:
    """The routes and their description alone: needs neither settings nor a database."""
    api = FastAPI(
        title="Karijera",
        summary="An event-sourced job board for jobseekers and employers.",
        description=description.DESCRIPTION,
        version="1",
        openapi_tags=TAGS,
        openapi_url=None,
        docs_url=None,
        redoc_url=None,
        redirect_slashes=False,
        generate_unique_id_function=_route_name,
    )
    error_handlers.install(api)
    description.describe(api)
    api.add_route("/api/openapi.json", _respond_with_document, include_in_schema=False)
    asked_first = [router for module in MODULES for router in module.asked_first]
    for router in asked_first:
        api.include_router(router, prefix=API_PREFIX)
    for module in MODULES:
        for router in (router for router in module.routers if router not in asked_first):
            api.include_router(router, prefix=API_PREFIX)
        for router in module.other_routers:
            api.include_router(router)
    return api


async def _respond_with_document(request: Request) -> JSONResponse:
    return JSONResponse(await run_in_threadpool(request.app.openapi))


def create_app(platform: Platform | None = None, settings: Settings | None = None) -> FastAPI:
    """The whole application. A platform that is passed in stays open afterwards; without one it opens at the start."""
    settings = settings or (platform.settings if platform else load_settings())
    app = create_api()
    site_pages.install(app, settings)
    app.add_middleware(CookieHeader)
    app.add_middleware(RetryOnLostConnection)
    app.add_middleware(HeadRequests)
    form_paths = FormPaths([router for module in MODULES for router in module.routers], API_PREFIX)
    app.add_middleware(UploadQuota, settings=settings, form_paths=form_paths)
    app.add_middleware(ServesAfterErasures)
    app.add_middleware(RequestLimits, site_url=settings.site_url, form_paths=form_paths)
    app.add_middleware(SecurityHeaders, settings=settings)
    app.add_middleware(AccessLog)
    app.add_middleware(RequestId)
    app.add_middleware(RenderedVisitor, addresses=VisitorAddresses(settings.link_key.get_secret_value()))
    if settings.trusted_proxies:
        app.add_middleware(
            wrap_asgi_with_proxy_headers,  # pyright: ignore[reportUnknownArgumentType] - untyped
            trusted_hosts=settings.trusted_proxies,
        )
    if platform:
        app.state.services = open_services(platform)

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncGenerator[None]:
        # More threads than connections would only wait for one another.
        anyio.to_thread.current_default_thread_limiter().total_tokens = 2 * settings.database_pool_size
        with ExitStack() as opened:
            if not platform:
                app.state.services = open_services(opened.enter_context(open_platform(settings)))
            services: Services = app.state.services
            opened.callback(services.close)
            if not platform:
                warming = Thread(target=warm_up, args=[services])
                warming.start()
                opened.callback(warming.join)
            yield

    app.router.lifespan_context = lifespan
    return app


def open_services(platform: Platform) -> Services:
    """Builds the services that routes ask for, on connections that are open already; the platform belongs to its
    opener."""
    services = Services(platform, PROVIDERS)
    build_services(services)
    return services


def preload(app: FastAPI) -> None:
    """Loads what the first requests would wait for and needs no connections.

    The OpenAPI document is none of it: few ask for it, and it takes half a second.
    """
    for _ in iter_route_contexts(app.routes):
        pass
    for module in MODULES:
        if module.preload:
            module.preload()


def warm_up(services: Services) -> None:
    """Loads from the database what the first requests would wait for."""
    for module in MODULES:
        if module.warm_up:
            module.warm_up(services)


def _route_name(route: APIRoute) -> str:
    return route.name


@cache
def make_app(*, lazy: bool = False) -> FastAPI:
    """The application, configured by the environment of this process, which it leaves fit to fork; preloaded unless
    `lazy`."""
    settings = load_settings()
    configure_logging(settings, "api")
    start_error_reporting(settings, "api")
    app = create_app(settings=settings)
    if not lazy:
        preload(app)
    return app
