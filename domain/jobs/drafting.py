"""An ad that is being written: kept in steps, published when it is complete."""

from collections.abc import Iterator
from datetime import datetime

from domain.jobs.commands import DraftJob
from domain.jobs.completing import complete
from domain.jobs.errors import JobAlreadyPublished, JobAlreadyRemoved
from domain.jobs.events import JobDrafted, JobFact, JobPublished
from domain.jobs.job import Job, JobDraft, JobState, require_period, unclosed


def draft(state: JobState, command: DraftJob) -> Iterator[JobFact]:
    """Keeps what has been written so far, unless nothing changes."""
    if isinstance(state, Job):
        raise JobAlreadyPublished
    if state and state.removed:
        raise JobAlreadyRemoved
    written = JobDraft(command.number, command.employer, command.ad, command.apply_until)
    if written != state:
        yield JobDrafted(
            number=command.number, employer=command.employer, ad=command.ad, apply_until=command.apply_until
        )


def publish_draft(state: JobState, now: datetime) -> Iterator[JobFact]:
    """Puts up what has been written; refuses what is incomplete, naming the fields. Once more is harmless."""
    if not isinstance(state, JobDraft) or state.removed:
        unclosed(state)
        return
    ad, apply_until = complete(state.ad, state.apply_until)
    require_period(now, apply_until, now)
    yield JobPublished(number=state.number, employer=state.employer, ad=ad, published_at=now, apply_until=apply_until)
