"""The route of a request as logs name it: its template, never the values in its path, which may be tokens."""

import re
from typing import Any

from starlette.types import Scope

from domain.kernel.locales import SOURCE_LOCALE
from domain.site.urls import routes

PAGE_ROUTE = "/{path:page}"
"""Of the catch-all page route."""

UNMATCHED = "unmatched"
_API = "/api/"
_PARAMETER = re.compile(r":\w+")


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
    return next((template for pattern, template in _PAGE_PATTERNS if pattern.fullmatch(path)), UNMATCHED)


def _page_patterns() -> tuple[tuple[re.Pattern[str], str], ...]:
    """Paths with parameters come last: `/jobs/new` is no category."""
    templates = {
        ("" if locale == SOURCE_LOCALE else f"/{locale}") + path.rstrip("/")
        for route in routes().values()
        for locale, path in route["paths"].items()
    }
    by_parameters = sorted(templates, key=lambda template: (template.count(":"), template))
    return tuple((_pattern(template), template or "/") for template in by_parameters)


def _pattern(template: str) -> re.Pattern[str]:
    literals = map(re.escape, _PARAMETER.split(template))
    return re.compile("[^/]+".join(literals) + "/?")


# When the module is imported: later it would read a file on the event loop.
_PAGE_PATTERNS = _page_patterns()
