"""Domain errors of jobs."""

from typing import ClassVar

from domain.kernel.errors import NotFound, Refused


class JobNotFound(NotFound):
    """There is no job with this number."""

    code: ClassVar[str] = "JOB_NOT_FOUND"


class JobNotPublished(Refused):
    """The ad is still a draft."""

    code: ClassVar[str] = "JOB_NOT_PUBLISHED"


class JobIncomplete(Refused):
    """Required fields are missing; `errors` names them."""

    code: ClassVar[str] = "JOB_INCOMPLETE"
    status: ClassVar[int] = 422


class JobAlreadyPublished(Refused):
    """The number belongs to another job."""

    code: ClassVar[str] = "JOB_ALREADY_PUBLISHED"


class JobAlreadyClosed(Refused):
    """The job has been closed."""

    code: ClassVar[str] = "JOB_CLOSED"


class JobAlreadyExpired(Refused):
    """The deadline has passed: a later deadline, or a new period, is needed first."""

    code: ClassVar[str] = "JOB_EXPIRED"


class JobAlreadyRemoved(Refused):
    """The ad has been removed permanently."""

    code: ClassVar[str] = "JOB_REMOVED"
    status: ClassVar[int] = 410


class JobLongOver(Refused):
    """The job ended more than 90 days ago."""

    code: ClassVar[str] = "JOB_LONG_OVER"
    status: ClassVar[int] = 410


class JobStillOpen(Refused):
    """The job is still open; only a closed or expired ad can be relisted."""

    code: ClassVar[str] = "JOB_STILL_OPEN"


class ApplyUntilPast(Refused):
    """The deadline has passed."""

    code: ClassVar[str] = "APPLY_UNTIL_PAST"
    status: ClassVar[int] = 422


class PublishedInFuture(Refused):
    """The date of publication is in the future."""

    code: ClassVar[str] = "PUBLISHED_IN_FUTURE"
    status: ClassVar[int] = 422


class SourceKeptApart(Refused):
    """A person has decided that this source's ad is a different job."""

    code: ClassVar[str] = "JOB_SOURCE_KEPT_APART"


class OnlySource(Refused):
    """The ad's only source cannot be separated."""

    code: ClassVar[str] = "JOB_ONLY_SOURCE"
