"""Stamps a row for each job, as lists of applications name it."""

from datetime import datetime
from typing import Any, cast

from domain.jobs.ad import JobAd
from domain.jobs.events import (
    JobClosed,
    JobDrafted,
    JobEdited,
    JobExtended,
    JobFact,
    JobPaused,
    JobPublished,
    JobRelisted,
    JobRemoved,
    JobResumed,
    JobShortened,
)
from domain.kernel.facts import Fact, Recorded
from domain.reference.language.titles import title_slug
from read_models.kernel.projection import Rows


def stamp_job(rows: Rows, recorded: Recorded[Fact]) -> None:
    """Writes what one fact means into the row of its job; drafts have none.

    Raises LookupError for a job that was never published.
    """
    fact = cast("JobFact", recorded.fact)
    if isinstance(fact, JobPublished):
        rows.put(_published(recorded, fact))
        return
    row = rows.get(recorded.stream_id)
    if row is None:
        if isinstance(fact, JobDrafted | JobRemoved):
            return
        msg = f"no row for job {recorded.stream_id}"
        raise LookupError(msg)
    row |= _stamped(fact, recorded.recorded_at)


def _stamped(fact: JobFact, at: datetime) -> dict[str, Any]:
    match fact:
        case JobEdited():
            return _ad(fact.ad)
        case JobExtended() | JobShortened():
            return {"apply_until": fact.apply_until}
        case JobPaused():
            return {"paused_at": at}
        case JobResumed():
            return {"paused_at": None}
        case JobClosed():
            return {"closed_at": at}
        case JobRelisted():
            return {"apply_until": fact.apply_until, "paused_at": None, "closed_at": None}
        case JobRemoved():
            return {"removed_at": at}
        case _:
            return {}


def _published(recorded: Recorded[Fact], fact: JobPublished) -> dict[str, Any]:
    return {
        "stream_id": recorded.stream_id,
        "number": fact.number,
        "employer_id": fact.employer.id,
        "employer_name": fact.employer.name,
        "apply_until": fact.apply_until,
        "paused_at": None,
        "closed_at": None,
        "removed_at": None,
    } | _ad(fact.ad)


def _ad(ad: JobAd) -> dict[str, Any]:
    return {
        "title": ad.title,
        "slug": title_slug(ad.title),
        "place": ", ".join(place.name for place in ad.places[:3]),
    }
