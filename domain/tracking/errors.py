"""Domain errors of tracking."""

from typing import ClassVar

from domain.kernel.errors import NotFound, Refused


class TooManySavedJobs(Refused):
    """The list of saved jobs is full; `details.most` is its limit."""

    code: ClassVar[str] = "TOO_MANY_SAVED_JOBS"


class JobNotSaved(NotFound):
    """The job is not among the saved ones."""

    code: ClassVar[str] = "JOB_NOT_SAVED"
