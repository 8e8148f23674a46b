"""Domain errors of employers."""

from typing import ClassVar

from domain.kernel.errors import NotFound


class EmployerNotFound(NotFound):
    code: ClassVar[str] = "EMPLOYER_NOT_FOUND"
