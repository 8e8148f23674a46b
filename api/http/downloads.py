"""Headers of files that people download."""

from urllib.parse import quote


def download_headers(name: str) -> dict[str, str]:
    """The browser saves the file under this name and never shows it as a page; nobody else keeps it."""
    plain = name.encode("ascii", "replace").decode().replace("?", "_").replace('"', "_").replace("\\", "_")
    return {
        "Content-Disposition": f"attachment; filename=\"{plain}\"; filename*=UTF-8''{quote(name, safe='')}",
        "Cache-Control": "no-store",
    }
