"""Static files of the built web client."""

from pathlib import Path

from fastapi import Request
from fastapi.responses import FileResponse

_FOR_EVER = "public, max-age=31536000, immutable"
_FOR_A_DAY = "public, max-age=86400"


class StaticFiles:
    """Serves files inside the client's folder only."""

    def __init__(self, client: Path) -> None:
        self._client = client.resolve()

    def find(self, path: str) -> Path | None:
        """The file at a URL path, or None."""
        if not path or "\0" in path or path == "index.html" or path.startswith("."):
            return None
        file = (self._client / path).resolve()
        return file if file.is_relative_to(self._client) and file.is_file() else None

    def response(self, file: Path, request: Request) -> FileResponse:
        """The file, precompressed when the browser accepts it and the build has one.

        Assets have a content hash in their name and are cached for ever, other files for a day.
        """
        is_asset = file.is_relative_to(self._client / "assets")
        headers = {
            "Cache-Control": _FOR_EVER if is_asset else _FOR_A_DAY,
            "X-Content-Type-Options": "nosniff",
            "Vary": "Accept-Encoding",
        }
        compressed = file.with_name(file.name + ".br")
        if "br" in request.headers.get("accept-encoding", "") and compressed.is_file():
            media_type = FileResponse(file).media_type
            return FileResponse(compressed, headers={**headers, "Content-Encoding": "br"}, media_type=media_type)
        return FileResponse(file, headers=headers)
