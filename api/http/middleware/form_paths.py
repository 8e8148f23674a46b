"""Paths that take multipart forms, and paths that take any body because they look at none."""

from collections.abc import Iterable
from typing import Any, TypeGuard

from fastapi import APIRouter
from fastapi.routing import APIRoute
from starlette.routing import compile_path

FORM = "multipart/form-data"

TAKES_ANY_FORM: dict[str, Any] = {"x-takes-any-form": True}
"""Mark for `openapi_extra=` of a route that mail programs call from anywhere: it looks at neither cookies nor its
body."""


class FormPaths:
    """The upload routes, read from the routers: making the OpenAPI document would delay a process's first request."""

    def __init__(self, routers: Iterable[APIRouter], prefix: str) -> None:
        routes = [route for router in routers for route in router.routes]
        self._patterns = [compile_path(prefix + route.path)[0] for route in routes if _takes_form(route)]

        self._open = [
            compile_path(prefix + route.path)[0]
            for route in routes
            if isinstance(route, APIRoute) and route.openapi_extra is TAKES_ANY_FORM
        ]

    def match(self, path: str) -> bool:
        """Whether a route at this path takes a form."""
        return any(pattern.match(path) for pattern in self._patterns)

    def takes_any(self, path: str) -> bool:
        """Whether a route at this path takes any body, from any site."""
        return any(pattern.match(path) for pattern in self._open)


def _takes_form(route: object) -> TypeGuard[APIRoute]:
    """Tells whether a route takes a form, as the OpenAPI document names the body's media type."""
    if not isinstance(route, APIRoute) or route.body_field is None:
        return False
    return getattr(route.body_field.field_info, "media_type", None) == FORM
