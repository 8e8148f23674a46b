"""What is refused about jobs."""

from typing import ClassVar

from domain.kernel.errors import NotFound, Refused


class JobNotFound(NotFound):
    """There is no job with this number."""

    code: ClassVar[str] = "JOB_NOT_FOUND"


class JobAlreadyPublished(Refused):
    """The number belongs to another job."""

    code: ClassVar[str] = "JOB_ALREADY_PUBLISHED"


class JobAlreadyClosed(Refused):
    """The job has been closed."""

    code: ClassVar[str] = "JOB_CLOSED"


class ApplyUntilPast(Refused):
    """The deadline has passed."""

    code: ClassVar[str] = "APPLY_UNTIL_PAST"
    status: ClassVar[int] = 422


class PublishedInFuture(Refused):
    """The date of publication has not come yet."""

    code: ClassVar[str] = "PUBLISHED_IN_FUTURE"
    status: ClassVar[int] = 422
