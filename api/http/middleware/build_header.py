"""Adds the id of the web client's build to every response, so that open pages detect a new one."""

import hashlib
from pathlib import Path

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

BUILD_HEADER = "Karijera-Build"


def build_of(client: Path) -> str:
    """A hash of the build's manifest, whose file names hold content hashes; empty when there is no build."""
    manifest = client / ".vite" / "manifest.json"
    return hashlib.sha256(manifest.read_bytes()).hexdigest()[:12] if manifest.is_file() else ""


class BuildHeader:
    """Adds the header, unless there is no build."""

    def __init__(self, app: ASGIApp, build: str) -> None:
        self._app = app
        self._build = build

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_build(message: Message) -> None:
            if message["type"] == "http.response.start" and self._build:
                MutableHeaders(scope=message)[BUILD_HEADER] = self._build
            await send(message)

        await self._app(scope, receive, send_with_build)
