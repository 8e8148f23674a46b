"""Limits on uploads before they are received: bytes a day from one client, and disk space that stays free."""

import shutil
import tempfile
from pathlib import Path

from fastapi.concurrency import run_in_threadpool
from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.types import ASGIApp, Receive, Scope, Send

from api.http.client_address import client_network
from api.http.errors.problems import StorageFull, TooManyRequests, UploadQuotaReached, domain_error_response
from api.http.middleware.form_paths import FormPaths
from api.http.middleware.request_limits import LARGEST_UPLOAD
from api.http.rate_limiter import RateLimiter
from api.services import services_of
from domain.kernel.errors import Refused
from domain.kernel.process.settings import Settings

_QUOTA = "uploaded-bytes"
_MEGABYTE = 1024 * 1024


class UploadQuota:
    """Refuses uploads over the quota (UploadQuotaReached), and all while the disk is nearly full (StorageFull)."""

    def __init__(self, app: ASGIApp, settings: Settings, form_paths: FormPaths) -> None:
        self._app = app
        self._paths = form_paths
        self._most_a_day = settings.upload_megabytes_per_day * _MEGABYTE
        self._least_free = settings.min_free_disk_megabytes * _MEGABYTE
        # Forms of more than a megabyte are received into the temporary folder. A bucket says itself when it is full.
        files = () if settings.files_url else (settings.files_dir,)
        self._folders = (*files, Path(tempfile.gettempdir()))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and scope["method"] == "POST" and self._paths.match(scope["path"]):
            try:
                await run_in_threadpool(self._admit, Request(scope))
            except Refused as refused:
                await domain_error_response(refused)(scope, receive, send)
                return
        await self._app(scope, receive, send)

    def _admit(self, request: Request) -> None:
        for folder in self._folders:
            if shutil.disk_usage(_existing(folder)).free < self._least_free:
                raise StorageFull
        limiter = services_of(request)[RateLimiter]
        try:
            limiter.spend(_QUOTA, client_network(request), _announced_bytes(request.headers), self._most_a_day)
        except TooManyRequests as refused:
            raise UploadQuotaReached(details=refused.details) from refused


def _announced_bytes(headers: Headers) -> int:
    """The bytes that may come: counted before they do, so that uploads at the same time do not exceed the quota."""
    length = headers.get("content-length", "")
    return int(length) if length.isdecimal() else LARGEST_UPLOAD


def _existing(folder: Path) -> Path:
    """The folder, or the one in which it will be created."""
    folder = folder.absolute()
    return next(each for each in (folder, *folder.parents) if each.exists())
