"""What facts about a published ad are called wherever somebody is told of them."""

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
from domain.kernel.facts import Fact

KINDS: Mapping[type[Fact], str] = {
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
