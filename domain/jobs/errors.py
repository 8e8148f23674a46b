"""Domain errors of jobs."""

from typing import ClassVar

from domain.kernel.errors import NotFound, Refused


class JobNotFound(NotFound):
    """There is no job with this number."""

    code: ClassVar[str] = "JOB_NOT_FOUND"


class JobNotPublished(Refused):
    """The ad is still being written."""

    code: ClassVar[str] = "JOB_NOT_PUBLISHED"


class JobIncomplete(Refused):
    """The ad lacks something without which it cannot be published; `errors` names the fields."""

    code: ClassVar[str] = "JOB_INCOMPLETE"
    status: ClassVar[int] = 422


class JobAlreadyPublished(Refused):
    """The number belongs to another job."""

    code: ClassVar[str] = "JOB_ALREADY_PUBLISHED"


class JobAlreadyClosed(Refused):
    """The job has been closed."""

    code: ClassVar[str] = "JOB_CLOSED"


class JobAlreadyExpired(Refused):
    """The time to apply is over: it takes a later deadline, or a new period, before anything else."""

    code: ClassVar[str] = "JOB_EXPIRED"


class JobAlreadyRemoved(Refused):
    """The ad has been taken off the site for good."""

    code: ClassVar[str] = "JOB_REMOVED"
    status: ClassVar[int] = 410


class JobStillOpen(Refused):
    """Only an ad that has been closed or has expired begins a new period."""

    code: ClassVar[str] = "JOB_STILL_OPEN"


class ApplyUntilPast(Refused):
    """The deadline has passed."""

    code: ClassVar[str] = "APPLY_UNTIL_PAST"
    status: ClassVar[int] = 422


class PublishedInFuture(Refused):
    """The date of publication has not come yet."""

    code: ClassVar[str] = "PUBLISHED_IN_FUTURE"
    status: ClassVar[int] = 422


class SourceKeptApart(Refused):
    """A person has said that what this source offers is another job."""

    code: ClassVar[str] = "JOB_SOURCE_KEPT_APART"


class OnlySource(Refused):
    """The ad comes from this source alone, so there is nothing to separate it from."""

    code: ClassVar[str] = "JOB_ONLY_SOURCE"
