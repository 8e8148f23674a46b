"""The OpenAPI document, completed once for all tests of a process that read it."""

from functools import cache
from typing import Any

from api.main import create_api


@cache
def openapi_document() -> dict[str, Any]:
    """The document that the API serves; readers leave it as it is."""
    return create_api().openapi()
