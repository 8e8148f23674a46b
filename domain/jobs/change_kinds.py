"""Names of the changes of a published job, for pages and the change feed."""

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
"""Other events, such as a joined source, are of no interest to readers."""
