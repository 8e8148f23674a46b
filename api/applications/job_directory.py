"""Looks up jobs for the applications module, from job streams."""

from collections.abc import Sequence
from functools import reduce
from typing import Any, cast

from domain.applications.commands import JobSnapshot
from domain.jobs.application_ways import ApplicationType
from domain.jobs.service import Jobs
from domain.jobs.state import Job, JobState, evolve
from domain.kernel.database.clock import Clock
from domain.kernel.log.event import Event, RecordedEvent

_PLACES_NAMED = 3


class ApplicationJobDirectory:
    """Reads streams, not read models, so that decisions never use stale data."""

    def __init__(self, jobs: Jobs, clock: Clock) -> None:
        self._jobs = jobs
        self._clock = clock

    def find_job(self, job_number: int) -> JobSnapshot | None:
        """The job's current state, or None for an unknown number."""
        history = self._jobs.history(job_number)
        job = _fold(history)
        if job is None:
            return None
        return JobSnapshot(
            number=job.number,
            version=len(history),
            title=job.ad.title,
            place=", ".join(place.name for place in job.ad.places[:_PLACES_NAMED]),
            employer_id=job.employer.id,
            employer_name=job.employer.name,
            is_open=job.takes_applications(self._clock()),
            takes_quick_applications=any(way.type is ApplicationType.QUICK for way in job.ad.application_ways),
        )

    def as_it_stood(self, job_number: int, version: int) -> tuple[Job, bool] | None:
        """The job at a version of its stream, and whether the ad has changed since; None for a removed ad."""
        history = self._jobs.history(job_number)
        then, now = _fold(history[:version]), _fold(history)
        if then is None or now is None or now.removed:
            return None
        return then, then.ad != now.ad


def _fold(history: Sequence[RecordedEvent[Event]]) -> Job | None:
    events = (cast("Any", recorded.event) for recorded in history)
    state = reduce(evolve, events, cast("JobState", None))
    return state if isinstance(state, Job) else None
