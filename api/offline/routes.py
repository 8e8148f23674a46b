"""Routes of the manifest, its icons, the service worker and the offline page: files of the site, not of the API."""

import json
from typing import Literal

from fastapi import APIRouter, Request
from fastapi.concurrency import run_in_threadpool
from fastapi.responses import HTMLResponse, Response

from api.http.conditional_requests import etag_response
from api.http.rate_limit import PICTURE
from api.http.rate_limiting import rate_limited
from api.offline.manifest import manifest
from api.offline.worker import ServiceWorker, offline_page
from api.pictures.mark import Purpose, icon
from api.services import Use
from domain.kernel.process.settings import Settings
from domain.kernel.values.locales import Locale

router = APIRouter(include_in_schema=False)

_CHECKED_EACH_TIME = {"Cache-Control": "no-cache"}
_WORKER_POLICY = "default-src 'none'; connect-src 'self'"


@router.get("/manifest/{locale}.webmanifest")
async def show_manifest(request: Request, settings: Use[Settings], locale: Locale) -> Response:
    """The manifest in a language."""
    body = json.dumps(manifest(settings, locale), ensure_ascii=False).encode()
    return etag_response(request, body, "application/manifest+json", _CHECKED_EACH_TIME)


@router.get("/icons/{purpose}-{side}.png", dependencies=[rate_limited(PICTURE)])
async def show_icon(
    request: Request, settings: Use[Settings], purpose: Purpose, side: Literal["180", "192", "512"]
) -> Response:
    """The mark in the colour of the brand, as wide as high."""
    accent = settings.accent.light.accent
    body = await run_in_threadpool(icon, accent, int(side), purpose)
    return etag_response(request, body, "image/png", {"Cache-Control": "public, max-age=86400"})


@router.get("/service-worker.js")
async def show_service_worker(request: Request, script: Use[ServiceWorker]) -> Response:
    """The script that browsers run beside the pages, or one that ends it where the offline page is switched off."""
    headers = {**_CHECKED_EACH_TIME, "Content-Security-Policy": _WORKER_POLICY}
    return etag_response(request, script.encode(), "text/javascript", headers)


@router.get("/offline/{locale}")
async def show_offline_page(request: Request, settings: Use[Settings], locale: Locale) -> HTMLResponse:
    """Serves the page that the service worker keeps. It holds nothing of a person."""
    html = offline_page(settings, locale, request.state.csp_nonce)
    return HTMLResponse(html, headers={**_CHECKED_EACH_TIME, "X-Robots-Tag": "noindex"})
