"""Which paths take multipart forms, as the OpenAPI document says."""

import re
from collections.abc import Callable, Mapping
from functools import cached_property
from typing import Any

from starlette.routing import compile_path

FORM = "multipart/form-data"


class FormPaths:
    """The upload routes."""

    def __init__(self, describe: Callable[[], Mapping[str, Any]]) -> None:
        self._describe = describe

    def match(self, path: str) -> bool:
        """Whether a route at this path takes a form."""
        return any(pattern.match(path) for pattern in self._patterns)

    @cached_property
    def _patterns(self) -> list[re.Pattern[str]]:
        return [
            compile_path(path)[0]
            for path, item in self._describe()["paths"].items()
            for operation in item.values()
            if FORM in operation.get("requestBody", {}).get("content", {})
        ]
