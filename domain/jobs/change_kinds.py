"""Names of the changes of a published job, for pages and the change feed."""

from collections.abc import Mapping
from typing import Literal

from domain.jobs.events import (
    JobClosed,
    JobDrafted,
    JobEdited,
    JobExpired,
    JobExtended,
    JobPaused,
    JobPublished,
    JobRelisted,
    JobRemoved,
    JobResumed,
    JobShortened,
    JobSourceJoined,
    JobSourceSeparated,
)
from domain.kernel.log.event import Event

ChangeKind = Literal[
    "published", "edited", "extended", "shortened", "paused", "resumed", "expired", "closed", "relisted", "removed"
]

CHANGE_KINDS: Mapping[type[Event], ChangeKind | None] = {
    JobDrafted: None,
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
    JobSourceJoined: None,
    JobSourceSeparated: None,
}
"""Every event of a job; None for those that readers are not shown, such as a joined source."""
