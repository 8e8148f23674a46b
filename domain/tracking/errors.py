"""What is refused about remembering."""

from typing import ClassVar

from domain.kernel.errors import Refused


class TooManySavedJobs(Refused):
    """The list of saved jobs is full; `details.most` says how many it holds."""

    code: ClassVar[str] = "TOO_MANY_SAVED_JOBS"
