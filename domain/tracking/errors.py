"""Domain errors of tracking."""

from typing import ClassVar

from domain.kernel.errors import Refused


class TooManySavedJobs(Refused):
    """The list of saved jobs is full; `details.most` is its limit."""

    code: ClassVar[str] = "TOO_MANY_SAVED_JOBS"
