"""Domain errors of the site's texts."""

from typing import ClassVar

from domain.kernel.errors import Refused


class ContentNotFound(Refused):
    """There is no such document, or not in this version."""

    code: ClassVar[str] = "CONTENT_NOT_FOUND"
    status: ClassVar[int] = 404
