"""Static files of the built web client, read once: a process serves the build that it was started with."""

from collections.abc import Mapping
from dataclasses import dataclass
from mimetypes import guess_type
from pathlib import Path

from fastapi import Request
from fastapi.responses import Response

from api.http.conditional_requests import etag_of, matches_etag

_FOR_EVER = {"Cache-Control": "public, max-age=31536000, immutable"}
_FOR_A_DAY = {"Cache-Control": "public, max-age=86400"}
_SHARED = {"Access-Control-Allow-Origin": "*", "Cross-Origin-Resource-Policy": "cross-origin"}
_COMPRESSED = ".br"


@dataclass(frozen=True, slots=True)
class Representation:
    """A file as it is sent: its bytes, their entity tag, and the coding that they are in, if any."""

    content: bytes
    etag: str
    coding: str | None = None


@dataclass(frozen=True, slots=True)
class StaticFile:
    """A file of the build, and its precompressed form where the build has one."""

    plain: Representation
    compressed: Representation | None
    media_type: str | None
    headers: Mapping[str, str]

    def respond(self, request: Request) -> Response:
        """The file, compressed when the browser accepts it; 304 when the browser holds it."""
        accepted = self.compressed and "br" in request.headers.get("accept-encoding", "")
        sent = self.compressed if self.compressed and accepted else self.plain
        headers = {**self.headers, "ETag": sent.etag, "Vary": "Accept-Encoding"}
        if matches_etag(request, sent.etag):
            return Response(status_code=304, headers=headers)
        if sent.coding:
            headers["Content-Encoding"] = sent.coding
        return Response(sent.content, headers=headers, media_type=self.media_type)


class StaticFiles:
    """The build's files by URL path, without `index.html` and hidden ones. A request costs one look-up of its path.

    Assets have a content hash in their name and are cached for ever, other files for a day. With `is_shared` pages of
    any origin may load assets, since browsers then get them elsewhere, from what has copied them with their headers.
    """

    def __init__(self, client: Path, *, is_shared: bool = False) -> None:
        assets = {**_FOR_EVER, **_SHARED} if is_shared else _FOR_EVER
        self._files = {
            name: _read(file, assets if name.startswith("assets/") else _FOR_A_DAY)
            for file in client.rglob("*")
            if file.is_file() and _is_public(name := file.relative_to(client).as_posix())
        }

    def find(self, path: str) -> StaticFile | None:
        """The file at a URL path without its first slash, or None."""
        return self._files.get(path)


def _is_public(name: str) -> bool:
    return name != "index.html" and not name.startswith(".") and not name.endswith(_COMPRESSED)


def _read(file: Path, headers: Mapping[str, str]) -> StaticFile:
    compressed = file.with_name(file.name + _COMPRESSED)
    return StaticFile(
        plain=_represent(file, None),
        compressed=_represent(compressed, "br") if compressed.is_file() else None,
        media_type=guess_type(file.name)[0],
        headers=headers,
    )


def _represent(file: Path, coding: str | None) -> Representation:
    content = file.read_bytes()
    return Representation(content, etag_of(content), coding)
