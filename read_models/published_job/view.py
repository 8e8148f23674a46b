"""Folds a job's events into the columns that all read models of jobs share."""

from collections.abc import Mapping
from datetime import datetime
from typing import Any, assert_never, cast

from domain.jobs.ad import JobAd
from domain.jobs.change_kinds import CHANGE_KINDS
from domain.jobs.events import (
    AdEvent,
    JobClosed,
    JobDrafted,
    JobEdited,
    JobEvent,
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
from domain.jobs.status import JobStatus, status_at
from domain.kernel.log.event import Event, RecordedEvent
from read_models.published_job.card import card_of

View = dict[str, Any]
"""A row by column: `stream_id`, `number`, `version`, `employer_id`, `employer_name`, `published_at`,
`apply_until`, `paused_at`, `expired_at`, `closed_at`, `removed_at`, `changed_at`, `card`. A read model stores those
that it needs, with columns of its own."""

_OPEN: View = {"paused_at": None, "expired_at": None, "closed_at": None, "removed_at": None}


def apply_event(view: View | None, recorded: RecordedEvent[Event]) -> View | None:
    """The view after the event; None for drafts, which have no view.

    Raises LookupError for a job that was never published.
    """
    event = cast("JobEvent", recorded.event)
    if view is None and not isinstance(event, JobPublished):
        if isinstance(event, JobDrafted | JobRemoved):
            return None
        msg = f"the job of stream {recorded.stream_id} was never published"
        raise LookupError(msg)
    after = {**(view or {}), **_changes(recorded, event), "version": recorded.version}
    if CHANGE_KINDS[type(event)]:
        after["changed_at"] = recorded.recorded_at
    return after


def ad_in(recorded: RecordedEvent[Event]) -> JobAd | None:
    """The ad in this event; None for an event that does not change it."""
    event = recorded.event
    return event.ad if isinstance(event, AdEvent) else None


def status_of(view: Mapping[Any, Any], now: datetime) -> JobStatus:
    """The job's status at that moment."""
    return status_at(
        now,
        apply_until=view["apply_until"],
        paused=view["paused_at"] is not None,
        expired=view["expired_at"] is not None,
        closed=view["closed_at"] is not None,
        removed=view["removed_at"] is not None,
    )


def _changes(recorded: RecordedEvent[Event], event: JobEvent) -> View:
    match event:
        case JobPublished():
            return _published(recorded, event)
        case JobEdited():
            return {"card": card_of(event.ad)}
        case JobExtended() | JobShortened():
            return {"apply_until": event.apply_until, "expired_at": None}
        case JobRelisted():
            return _OPEN | {"published_at": event.published_at, "apply_until": event.apply_until}
        case JobDrafted() | JobSourceJoined() | JobSourceSeparated():
            return {}
        case JobPaused() | JobResumed() | JobExpired() | JobClosed() | JobRemoved():
            return _lifecycle_changes(event, recorded.recorded_at)
        case _:
            assert_never(event)


def _lifecycle_changes(event: JobPaused | JobResumed | JobExpired | JobClosed | JobRemoved, at: datetime) -> View:
    match event:
        case JobPaused():
            return {"paused_at": at}
        case JobResumed():
            return {"paused_at": None}
        case JobExpired():
            return {"expired_at": at}
        case JobClosed():
            return {"closed_at": at}
        case JobRemoved():
            return {"removed_at": at}
        case _:
            assert_never(event)


def _published(recorded: RecordedEvent[Event], event: JobPublished) -> View:
    return {
        "stream_id": recorded.stream_id,
        "number": event.number,
        "employer_id": event.employer.id,
        "employer_name": event.employer.name,
        "published_at": event.published_at,
        "apply_until": event.apply_until,
        **_OPEN,
        "card": card_of(event.ad),
    }
