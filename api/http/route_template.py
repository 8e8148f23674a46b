"""The route of a request as logs name it: its template, never the values in its path, which may be tokens."""

from typing import Any

from starlette.types import Scope

from domain.site.addresses import find_page

PAGE_ROUTE = "/{path:page}"
"""Path of the catch-all route of pages."""

UNMATCHED = "unmatched"
_API = "/api/"


def route_template(scope: Scope) -> str:
    """`/api/jobs/{job_id}` for a route of the API, `/job/:jobId/:slug` for a page, else `unmatched`."""
    template: Any = getattr(scope.get("route"), "path", None)
    if template is None:
        return UNMATCHED
    if template == PAGE_ROUTE:
        return _page_template(scope["path"])
    # A route knows its own router's prefix, not the one under which the router was included.
    included = scope["path"].startswith(_API) and not template.startswith(_API)
    return _API + template.removeprefix("/") if included else template


def _page_template(path: str) -> str:
    if path.startswith("/assets/"):
        return "/assets/*"
    page = find_page(path)
    return page.template if page else UNMATCHED
