"""Names of the changes of a published job, as pages and the change feed call them."""

from collections.abc import Mapping

from domain.jobs.events import (
    JobClosed,
    JobEdited,
    JobExpired,
    JobExtended,
    JobPaused,
    JobPublished,
    JobRelisted,
    JobRemoved,
    JobResumed,
    JobShortened,
)
from domain.kernel.event import Event

CHANGE_KINDS: Mapping[type[Event], str] = {
    JobPublished: "published",
    JobEdited: "edited",
    JobExtended: "extended",
    JobShortened: "shortened",
    JobPaused: "paused",
    JobResumed: "resumed",
    JobExpired: "expired",
    JobClosed: "closed",
    JobRelisted: "relisted",
    JobRemoved: "removed",
}
"""Others, such as a source that joined, are about how an ad came and tell its readers nothing."""
